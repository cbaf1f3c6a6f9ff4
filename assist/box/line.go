package box

import (
	"errors"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/tables"
	"tablemate/tables/card"
)

// LineAsker asks for a card in one typed line. The line contains the card's numbers, in the order
// of the questions in kind.Ask. It also contains words for the signs on the card. The text after a
// colon is the card's text. People confirm the values that were read from the line.
type LineAsker struct {
	Asker
	// `Typed` returns the words that people may type for `word`. The parameter is a value of a
	// closed list, or the name of a yes-or-no field. Words in the table's language come first.
	Typed func(word string) []string
	// `More` parses words that only this game knows. It returns the number of parsed words.
	More func(words []string, into any) int
	// `Unit` returns the name of the field that a word names, such as "paws" for "paw", or "". The
	// number before or after the word belongs to this field. Unit may be nil.
	Unit func(word string) string
	// `About` returns a description of a card.
	About func(of any) string
}

// ErrAgain means that people rejected the description of a card.
var ErrAgain = errors.New("told anew")

// Ask asks for a card until people confirm it. Before the call, `*into` must have the values that
// follow from the card's name. If people answer no, the name may be wrong, so Ask returns
// desk.ErrBack.
func (a LineAsker) Ask(kind card.Kind, name string, q desk.Question, into any) error {
	guessed := reflect.New(reflect.TypeOf(kind.Of))
	guessed.Elem().Set(reflect.ValueOf(into).Elem())
	q.Rest = true
	for {
		told, err := talk.Written(a.UI, q, func(typed string) (any, error) {
			if a.means("desk.noKeys", typed) {
				return nil, nil
			}
			return a.Read(kind, name, typed, guessed.Interface())
		})
		switch {
		case err != nil:
			return err
		case told == nil:
			return desk.ErrBack
		}
		if err := a.Confirm(kind, name, told, into); !errors.Is(err, ErrAgain) {
			return err
		}
	}
}

// Confirm prints the description of a card and accepts corrections. It stores a confirmed card in
// `*into`. If people answer no, it returns ErrAgain.
func (a LineAsker) Confirm(kind card.Kind, name string, told, into any) error {
	for {
		said := tables.Args{"name": name, "about": a.About(told)}
		yes := strings.Fields(a.Words.Say("desk.yesKeys"))[0]
		q := desk.Question{Text: a.Words.Say("box.right", said), Default: yes, Rest: true, Fresh: true}
		next, err := talk.Named(a.UI, q, func(typed string) (any, error) {
			switch {
			case a.means("desk.yesKeys", typed):
				return told, nil
			case a.means("desk.noKeys", typed):
				return nil, nil
			}
			return a.Read(kind, name, typed, told)
		})
		switch {
		case err != nil:
			return err
		case next == nil:
			return ErrAgain
		case next == told:
			reflect.ValueOf(into).Elem().Set(reflect.ValueOf(told).Elem())
			return nil
		}
		told = next
	}
}

func (a LineAsker) means(id, typed string) bool {
	return slices.Contains(strings.Fields(a.Words.Say(id)), strings.ToLower(strings.TrimSpace(typed)))
}

// Begins reports whether a word can begin the description of a card. The card's name ends before
// such a word.
func (a LineAsker) Begins(kind card.Kind, word string) bool {
	word, _, colon := strings.Cut(strings.ToLower(word), ":")
	l := cardLine{LineAsker: a, kind: kind, card: reflect.New(reflect.TypeOf(kind.Of)).Elem()}
	return colon && word == "" || numbersOf(word) != nil || slices.Contains(l.known(), word)
}

// Read copies `*over`, changes the copy as the typed line says, and returns a pointer to the copy.
func (a LineAsker) Read(kind card.Kind, name, typed string, over any) (any, error) {
	out := reflect.New(reflect.TypeOf(kind.Of))
	out.Elem().Set(reflect.ValueOf(over).Elem())
	l := cardLine{LineAsker: a, kind: kind, name: name, card: out.Elem()}
	if err := l.readWords(typed); err != nil {
		return nil, err
	}
	l.dropIdle()
	if err := l.missing(); err != nil {
		return nil, err
	}
	if err := l.readNumbers(); err != nil {
		return nil, err
	}
	return out.Interface(), l.Slip(out.Interface())
}

type cardLine struct {
	LineAsker
	kind    card.Kind
	name    string
	card    reflect.Value
	numbers []int
	named   map[string]int // the numbers beside the names of fields
}

func parts(r rune) bool { return unicode.IsSpace(r) || strings.ContainsRune(",;/", r) }

// readWords stores words in the card at once. Numbers are only collected, because a later word may
// decide to which fields they belong. The card's text begins after a colon, or at an unknown word.
// An unknown word is an error if it is the first word or looks misspelt.
func (l *cardLine) readWords(line string) error {
	for at := 0; ; at++ {
		line = strings.TrimLeftFunc(line, parts)
		if line == "" {
			return nil
		}
		fields, _, _ := strings.Cut(line, ":")
		words := strings.FieldsFunc(fields, parts)
		if len(words) == 0 {
			return l.setText(line[1:])
		}
		used := l.readFront(words)
		if used == 0 {
			if near := desk.Nearest(words[0], l.known()); len(near) > 0 || at == 0 {
				return l.unread(words[0], near)
			}
			return l.setText(line)
		}
		for range used {
			line = strings.TrimLeftFunc(line, parts)
			line = line[len(strings.FieldsFunc(line, func(r rune) bool { return parts(r) || r == ':' })[0]):]
		}
	}
}

func (l *cardLine) readFront(words []string) int {
	if used := l.readNamed(words); used > 0 {
		return used
	}
	if numbers := numbersOf(words[0]); numbers != nil {
		l.numbers = append(l.numbers, numbers...)
		return 1
	}
	not := slices.Contains(strings.Fields(l.Words.Say("box.notWords")), strings.ToLower(words[0]))
	if not && len(words) > 1 {
		if m, ok := l.markMeant(words[1]); ok {
			l.set(m, false)
			return 2
		}
	}
	m, ok := l.markMeant(words[0])
	if !ok || !slices.Contains(l.Typed(m.word), strings.ToLower(words[0])) {
		if used := l.More(words, l.card.Addr().Interface()); used > 0 {
			return used
		}
	}
	if !ok {
		return 0
	}
	l.set(m, true)
	return 1
}

// readNamed reads a number with the name of its field, such as "2 paws" or "battle 1".
func (l *cardLine) readNamed(words []string) (used int) {
	if l.Unit == nil || len(words) < 2 {
		return 0
	}
	word, number := words[0], numbersOf(words[1])
	if number == nil {
		word, number = words[1], numbersOf(words[0])
	}
	field := l.Unit(strings.ToLower(word))
	counts := func(s card.Slot) bool { return s.Name == field && s.Matters && s.Value.Kind() == reflect.Int }
	for _, q := range l.kind.Ask {
		if len(number) != 1 || !q.Applies(l.card) || !slices.ContainsFunc(q.Slots(l.card), counts) {
			continue
		}
		if l.named == nil {
			l.named = map[string]int{}
		}
		l.named[field] = number[0]
		for used = 2; used < len(words) && l.Unit(strings.ToLower(words[used])) == field; used++ {
		}
		return used
	}
	return 0
}

// numbersOf returns the numbers in a word. A number of three or more digits, or with a leading
// zero, is split: 312 is 3, 1, 2.
func numbersOf(word string) []int {
	n, err := strconv.Atoi(word)
	switch {
	case err != nil:
		return nil
	case len(word) < 3 && (len(word) < 2 || word[0] != '0') || strings.ContainsAny(word, "+-"):
		return []int{n}
	}
	return tables.Each(strings.Split(word, ""), func(digit string) int { return int(digit[0] - '0') })
}

func (l *cardLine) unread(word string, near []string) error {
	return &talk.Unread{ID: "box.line-word", Args: tables.Args{"typed": word, "near": strings.Join(near, ", ")}}
}

// mark is a word of a field's closed list, or the name of a yes-or-no field.
type mark struct {
	card.Slot
	word string
}

func (l *cardLine) marks() []mark {
	var out []mark
	for _, q := range l.kind.Ask {
		for _, s := range q.Slots(l.card) {
			switch {
			case q.By != "":
			case s.Value.Kind() == reflect.Bool:
				out = append(out, mark{s, s.Name})
			default:
				for _, word := range l.Shape.Words(s.Type) {
					out = append(out, mark{s, word})
				}
			}
		}
	}
	return out
}

func (l *cardLine) known() []string {
	var out []string
	for _, m := range l.marks() {
		out = append(out, l.Typed(m.word)...)
	}
	return out
}

func (l *cardLine) markMeant(word string) (mark, bool) {
	word = strings.ToLower(word)
	var found []mark
	for _, m := range l.marks() {
		names := l.Typed(m.word)
		if slices.Contains(names, word) {
			return m, true
		}
		begins := func(name string) bool { return strings.HasPrefix(name, word) }
		if len([]rune(word)) >= 3 && slices.ContainsFunc(names, begins) {
			found = append(found, m)
		}
	}
	if len(found) != 1 {
		return mark{}, false
	}
	return found[0], true
}

// If `on` is true, the method `set` stores a mark in the card. Otherwise it clears the mark's
// field. Some fields are used only if another field has a certain word. For such a field, `set`
// stores that word too.
func (l *cardLine) set(m mark, on bool) {
	switch {
	case m.Value.Kind() == reflect.Bool:
		m.Value.SetBool(on)
		return
	case !on:
		m.Value.SetZero()
		return
	}
	m.Value.SetString(m.word)
	if len(m.When.Words) == 1 && !m.When.Holds(l.card) {
		card.Question{Fields: m.When.Field}.Slots(l.card)[0].Value.SetString(m.When.Words[0])
	}
}

func (l *cardLine) setText(text string) error {
	field := l.card.FieldByName("Text")
	if !field.IsValid() {
		return l.unread(text, nil)
	}
	field.SetString(strings.TrimSpace(text))
	return nil
}

func (l *cardLine) dropIdle() {
	for _, q := range l.kind.Ask {
		for _, s := range q.Slots(l.card) {
			if !s.Matters {
				s.Value.SetZero()
			}
		}
	}
}

func (l *cardLine) missing() error {
	for _, q := range l.kind.Ask {
		for _, s := range q.Slots(l.card) {
			words := tables.Each(l.Shape.Words(s.Type), func(word string) string { return l.Typed(word)[0] })
			if q.By == "" && s.Must && s.Matters && s.Value.IsZero() && len(words) > 0 {
				said := tables.Args{"words": strings.Join(words, ", ")}
				return &talk.Unread{ID: "box.line-missing-word", Args: said}
			}
		}
	}
	return nil
}

// readNumbers assigns the collected numbers to the questions in order. If no numbers are left for a
// question, its fields keep their values. But if all its fields are zero, they get the question's
// default. If a number was typed with the name of its field, the other fields become 0.
func (l *cardLine) readNumbers() error {
	given := l.numbers
	for _, q := range l.kind.Ask {
		slots := q.Slots(l.card)
		if q.By != "" || slots[0].Value.Kind() != reflect.Int || !q.Applies(l.card) {
			continue
		}
		own, rest, err := l.ownNumbers(q, slots, given)
		if err != nil {
			return err
		}
		for i, n := range own {
			slots[i].Value.SetInt(int64(n))
		}
		given = rest
	}
	if len(given) > 0 {
		return &talk.Unread{ID: "box.line-number", Args: tables.Args{"typed": strconv.Itoa(given[0])}}
	}
	return nil
}

func (l *cardLine) ownNumbers(q card.Question, slots []card.Slot, given []int) (own, rest []int, err error) {
	told := slices.ContainsFunc(slots, func(s card.Slot) bool { return !s.Value.IsZero() })
	named := slices.ContainsFunc(slots, func(s card.Slot) bool { _, named := l.named[s.Name]; return named })
	if len(given) == 0 && told && !named {
		return nil, nil, nil
	}
	var words []string
	for _, s := range slots {
		n, beside := l.named[s.Name]
		if !beside && len(given) > 0 {
			n, given = given[0], given[1:]
		} else if !beside && !named {
			break
		}
		words = append(words, strconv.Itoa(n))
	}
	if len(words) == 0 {
		words = strings.Fields(q.Likely)
	}
	if len(words) != len(slots) {
		said := tables.Args{"question": l.Say(q.Say, tables.Args{"name": l.name})}
		return nil, nil, &talk.Unread{ID: "box.line-missing-number", Args: said}
	}
	own, err = readNumbers(strings.Join(words, " "), slots)
	return own, given, err
}
