package talk

import (
	"cmp"
	"errors"
	"reflect"
	"regexp"
	"strings"
	"unicode/utf8"

	"tablemate/assist/desk"
	"tablemate/tables"
)

// Unread is the error for a typed answer that cannot be parsed.
type Unread = tables.Sentence

// The function Written asks for a typed answer until `read` accepts one. It also converts answers
// that were typed in the wrong keyboard layout.
func Written[T any](t *UI, q desk.Question, read func(string) (T, error)) (T, error) {
	q.Layouts = true
	return Named(t, q, read)
}

type spoken struct {
	error
	text string
}

func (s spoken) Error() string { return s.text }
func (s spoken) Unwrap() error { return s.error }

// The function Named works like Written, but does not convert the keyboard layout. It is for
// answers that may contain names.
func Named[T any](t *UI, q desk.Question, read func(string) (T, error)) (T, error) {
	var none T
	read = Once(read)
	q.Parse = func(typed string) error {
		_, err := read(typed)
		if text, ok := Sentence(t.Words, err); ok {
			return spoken{err, tables.Capital(text)}
		}
		return err
	}
	if q.Same == nil {
		q.Same = func(short, long string) bool {
			one, err := read(short)
			other, wrong := read(long)
			return err == nil && wrong == nil && reflect.DeepEqual(one, other)
		}
	}
	typed, err := t.Desk.Write(q)
	if err != nil {
		return none, err
	}
	return read(typed)
}

// The function Once returns a function that works like `read`, but remembers its last result. This
// saves time, because the same text is often parsed twice in a row.
func Once[T any](read func(string) (T, error)) func(string) (T, error) {
	var (
		before string
		value  T
		err    error
		known  bool
	)
	return func(typed string) (T, error) {
		if !known || typed != before {
			value, err = read(typed)
			before, known = typed, true
		}
		return value, err
	}
}

// Offer is one option of a menu. The function Take may ask further questions, and returns the
// action.
type Offer[A any] struct {
	desk.Option
	Take func() (A, error)
}

// Menu asks people to choose an offer. If people go back from the first question of the chosen
// offer, the menu is shown again.
func Menu[A any](t *UI, q desk.Question, offers []Offer[A]) (A, error) {
	var none A
	for {
		chosen, err := ChooseOne(t, q, offers, func(_ int, o Offer[A]) desk.Option { return o.Option })
		if err != nil {
			return none, err
		}
		did, err := chosen.Take()
		if !errors.Is(err, desk.ErrBack) {
			return did, err
		}
	}
}

// Listed splits a typed list of names at commas and semicolons.
func Listed(typed string) []string {
	var out []string
	for _, name := range strings.FieldsFunc(typed, func(r rune) bool { return r == ',' || r == ';' }) {
		if name = strings.TrimSpace(name); name != "" {
			out = append(out, name)
		}
	}
	return out
}

var namesJoin = regexp.MustCompile(`(?i)\s+(?:и|and)\s+|&`)

// The function People splits a typed list of names at commas, semicolons, "&", and the English or
// Russian word "and".
func People(typed string) []string { return Listed(namesJoin.ReplaceAllString(typed, ",")) }

// ChooseOne asks people to choose one element of a list.
func ChooseOne[T any](t *UI, q desk.Question, list []T, option func(int, T) desk.Option) (T, error) {
	i, err := t.Desk.Choose(q, Options(list, option))
	if err != nil {
		var none T
		return none, err
	}
	return list[i], nil
}

// ChooseSome asks people to choose any number of elements, and returns them in list order.
func ChooseSome[T any](t *UI, q desk.Question, list []T, option func(int, T) desk.Option) ([]T, error) {
	places, err := t.Desk.Pick(q, Options(list, option))
	if err != nil {
		return nil, err
	}
	var some []T
	for _, i := range places {
		some = append(some, list[i])
	}
	return some, nil
}

// Options returns the options for all elements of a list.
func Options[T any](list []T, option func(int, T) desk.Option) []desk.Option {
	options := make([]desk.Option, len(list))
	for i, one := range list {
		options[i] = option(i, one)
	}
	return options
}

// ErrUnasked means that a step did not ask, because the answer is known or does not matter.
var ErrUnasked = errors.New("nothing to ask")

// Steps asks one question after another. The command "back" repeats the last question that was
// really asked.
func Steps(steps ...func() error) error { return askSteps(steps, 0, false) }

// StepsWithin is like Steps, with one difference: the command "back" at the first question returns
// desk.ErrBack.
func StepsWithin(steps ...func() error) error { return askSteps(steps, 0, true) }

// askSteps begins with the step at index `i`. If `leaves` is true, "back" at the first question
// returns desk.ErrBack.
func askSteps(steps []func() error, i int, leaves bool) error {
	back := false
	for i < len(steps) {
		err := steps[i]()
		switch {
		case errors.Is(err, desk.ErrBack):
			back = true
		case errors.Is(err, ErrUnasked):
		case err != nil:
			return err
		default:
			back = false
		}
		switch {
		case back && i == 0 && leaves:
			return desk.ErrBack
		case back && i > 0:
			i--
		case back && !errors.Is(err, ErrUnasked):
		default:
			back = false
			i++
		}
	}
	return nil
}

var errPlayers = errors.New("the players change")

// Ready asks whether everything is set up. It is the last step of [Setup]. If people say no, they
// can go back or change the players.
func Ready(t *UI, text string) error {
	ready, err := t.Desk.Confirm(desk.Question{Text: text, Default: "y"})
	if err != nil || ready {
		return err
	}
	change := []desk.Option{
		{Keys: t.Own("last", "ответ"), Label: t.Words.Say("setup.change-last")},
		{Keys: t.Own("players", "игроки"), Label: t.Words.Say("setup.change-players")},
	}
	i, err := t.Desk.Choose(desk.Question{Text: t.Words.Say("setup.change"), Default: change[0].Keys[0]}, change)
	if err == nil && i == 1 {
		return errPlayers
	}
	return cmp.Or(err, desk.ErrBack)
}

// Setup asks one question after another, like [Steps]. In the last step, [Ready], people may choose
// to change the players. Setup then calls `players`. If this changes the text that `shape` returns,
// Setup repeats all steps from the index `next`. Otherwise it repeats only the last step.
func Setup(shape func() string, players func() error, next int, steps ...func() error) error {
	from := 0
	for {
		err := askSteps(steps, from, false)
		if !errors.Is(err, errPlayers) {
			return err
		}
		before := shape()
		switch err = players(); {
		case errors.Is(err, desk.ErrBack), err == nil && shape() == before:
			from = len(steps) - 1
		case err != nil:
			return err
		default:
			from = next
		}
	}
}

// The method Own sorts words such as "yes" and "да". Words of the table's language come first.
// Hundreds of copies of its loop would make the program larger.
//
//go:noinline
func (t *UI) Own(words ...string) []string {
	var own, other []string
	for _, word := range words {
		latin := word == "" || word[0] < utf8.RuneSelf
		if latin == (t.Words.Lang() != tables.Russian) {
			own = append(own, word)
		} else {
			other = append(other, word)
		}
	}
	return append(own, other...)
}

// Letters splits a text such as "kк" into its letters, and sorts the letters as Own sorts words.
func (t *UI) Letters(both string) []string { return t.Own(strings.Split(both, "")...) }
