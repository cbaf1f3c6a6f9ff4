package box

import (
	"reflect"
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/tables"
	"tablemate/tables/card"
)

// Asker asks people for the values of a card.
type Asker struct {
	*talk.UI
	Shape card.Shape
	Say   func(id string, args ...tables.Args) string
	// `By` asks a question for which the game has its own code. `whole` points to the card, and
	// `field` to the field that the question is about.
	By func(q CardQuestion, whole, field any) error
}

// CardQuestion is a question about a card. `Name` is the card's name.
type CardQuestion struct {
	card.Question
	Name string
}

// The method `Ask` asks people all questions in kind.Ask about one card. Fields that do not apply
// to the card become zero.
func (a Asker) Ask(kind card.Kind, name string, into any) error {
	steps := make([]func() error, len(kind.Ask))
	for i, q := range kind.Ask {
		steps[i] = func() error { return a.untilRight(CardQuestion{q, name}, into) }
	}
	return talk.StepsWithin(steps...)
}

func (a Asker) untilRight(q CardQuestion, into any) error {
	for {
		if err := a.One(q, into); err != nil {
			return err
		}
		wrong := a.Slip(into, strings.Fields(q.Fields)...)
		if wrong == nil || a.Warn(wrong) != nil {
			return wrong
		}
	}
}

// The method `One` asks a single question. If the question does not apply to the card, the method
// returns talk.ErrUnasked.
func (a Asker) One(q CardQuestion, into any) error {
	whole := reflect.ValueOf(into).Elem()
	slots := q.Slots(whole)
	for _, s := range slots {
		if !s.Matters {
			s.Value.SetZero()
		}
	}
	if !q.Applies(whole) {
		return talk.ErrUnasked
	}
	field := slots[0].Value
	switch {
	case q.By != "":
		return a.By(q, into, field.Addr().Interface())
	case field.Kind() == reflect.Int:
		return a.numbers(q, slots)
	case field.Kind() == reflect.Slice:
		return a.chooseWords(q, field)
	}
	return a.text(q, field)
}

func (a Asker) question(q CardQuestion) desk.Question {
	out := desk.Question{Text: a.Say(q.Say, tables.Args{"name": q.Name}), Default: q.Likely}
	if q.Likely == card.None {
		out.Default = a.Words.Say("box.none")
	}
	return out
}

func (a Asker) numbers(q CardQuestion, slots []card.Slot) error {
	ask, lows := a.question(q), make([]string, len(slots))
	for i, s := range slots {
		lows[i] = strconv.Itoa(s.Low)
	}
	ask.Example = strings.Join(lows, " ")
	got, err := talk.Written(a.UI, ask, func(typed string) ([]int, error) {
		return readNumbers(typed, slots)
	})
	for i := range got {
		slots[i].Value.SetInt(int64(got[i]))
	}
	return err
}

func readNumbers(typed string, slots []card.Slot) ([]int, error) {
	words := strings.FieldsFunc(typed, parts)
	wrong := func(what string) error {
		return &talk.Unread{ID: "box.numbers", Args: tables.Args{"typed": what, "count": len(slots)}}
	}
	if len(words) == 1 && len(words[0]) == len(slots) { // "32124" means 3, 2, 1, 2, 4
		words = strings.Split(words[0], "")
	}
	if len(words) != len(slots) {
		return nil, wrong(typed)
	}
	out := make([]int, len(words))
	for i, word := range words {
		n, err := strconv.Atoi(word)
		if err != nil {
			return nil, wrong(word)
		}
		if f := slots[i]; !f.Fits(n) {
			said := tables.Args{"typed": word, "number": i + 1, "of": len(slots), "low": f.Low, "high": f.High}
			return nil, &talk.Unread{ID: "box.number-range", Args: said}
		}
		out[i] = n
	}
	return out, nil
}

func (a Asker) chooseWords(q CardQuestion, into reflect.Value) error {
	word := into.Type().Elem()
	words := a.Shape.Words(word)
	options := tables.Each(words, func(w string) desk.Option { return desk.Option{Label: a.Say(q.Label + "." + w)} })
	picked, err := a.Desk.Pick(a.question(q), options)
	into.SetZero()
	for _, i := range picked {
		into.Set(reflect.Append(into, reflect.ValueOf(words[i]).Convert(word)))
	}
	return err
}

func (a Asker) text(q CardQuestion, into reflect.Value) error {
	ask := a.question(q)
	ask.Rest = true
	typed, err := a.Desk.Write(ask)
	if typed == ask.Default {
		typed = ""
	}
	into.SetString(typed)
	return err
}
