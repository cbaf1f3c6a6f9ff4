package card

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"tablemate/tables"
)

// Shape describes which entries are valid in a card file. Such a file holds a person's own cards of
// one game.
type Shape struct {
	Game    string                    // the game's name, as it is in the file name
	Kinds   []Kind                    // in the order in which people enter them
	Lists   map[reflect.Type][]string // the allowed words of a type
	Instead map[string]string         // the id of a special sentence for an unknown field, such as joker
	Printed []Printed                 // the cards that the rulebook describes
	Misfits func([]any, *Slips)       // finds contradictions between cards
	Doubts  func([]any, *Slips)       // finds possible mistakes
}

// Kind is one kind of card. Its type may implement Judged.
type Kind struct {
	Name  string // "" if the game has only one kind
	Of    any    // an empty card of this kind
	Alone bool   // there is at most one card of this kind; its id is Name
	Ask   []Question
	Kept  string // the id of the sentence that is printed after the card is saved, or ""
}

// Judged is a card with checks that tags cannot express.
type Judged interface{ Wrong(*Slips) }

// Question asks for one field, or for several together. It is skipped if the card needs none of
// them, or if the condition When does not hold.
type Question struct {
	Say    string // the id of the sentence that asks
	Fields string // paths, such as "pounce.battle pounce.life"
	Likely string // the default answer; None leaves the field empty
	Label  string // the start of sentence ids: if Label is "x", people see the sentence x.cat for the word cat
	When   string // a condition, as in a tag
	By     string // the name of the special code that asks this question, or ""
}

// None is the answer that leaves a field empty.
const None = "none"

// Names returns the names of the kinds.
func (s Shape) Names() []string {
	return tables.Each(s.Kinds, func(k Kind) string { return k.Name })
}

// KindNamed returns the kind with the given name, or false if there is none.
func (s Shape) KindNamed(name string) (Kind, bool) {
	return s.findKind(func(k Kind) bool { return k.Name == name })
}

// KindOf returns the kind of a card or of a pointer to a card. If `what` is no such card, it
// returns false.
func (s Shape) KindOf(what any) (Kind, bool) {
	t := reflect.TypeOf(what)
	return s.findKind(
		func(k Kind) bool { return reflect.TypeOf(k.Of) == t || reflect.PointerTo(reflect.TypeOf(k.Of)) == t },
	)
}

func (s Shape) findKind(is func(Kind) bool) (Kind, bool) {
	if i := slices.IndexFunc(s.Kinds, is); i >= 0 {
		return s.Kinds[i], true
	}
	return Kind{}, false
}

// Words returns the words that Lists allows for a type, without the empty word.
func (s Shape) Words(t reflect.Type) []string {
	return slices.DeleteFunc(slices.Clone(s.Lists[t]), func(w string) bool { return w == "" })
}

// Printed is a card that the rulebook describes.
type Printed struct {
	ID    string
	Name  tables.Text
	Whole bool // the rulebook has everything that the real card shows
}

// Slot is a field of one card, with its value. Matters says whether the card needs this field.
type Slot struct {
	Field
	Value   reflect.Value
	Matters bool
}

// Slots returns the fields that the question asks for.
func (q Question) Slots(in reflect.Value) []Slot {
	var all []Slot
	for _, path := range strings.Fields(q.Fields) {
		s := Slot{Value: in, Matters: true}
		fields := Fields(in.Type())
		for _, name := range strings.Split(path, ".") {
			s.Field = fields[slices.IndexFunc(fields, func(f Field) bool { return f.Name == name })]
			s.Matters = s.Matters && s.When.Holds(s.Value)
			s.Value, fields = s.Of(s.Value), s.Inner()
		}
		all = append(all, s)
	}
	return all
}

// Applies reports whether the condition holds, and the card needs one of the fields.
func (q Question) Applies(in reflect.Value) bool {
	matters := slices.ContainsFunc(q.Slots(in), func(s Slot) bool { return s.Matters })
	return matters && (q.When == "" || parseCondition(q.When).Holds(in))
}

// Slip is a certain or possible mistake in a card.
type Slip struct {
	Card         int      // the index of the card
	At           []string // the path to the field
	ID           string   // the id of the sentence
	Args         tables.Args
	Line, Column int   // the position in the text of the field, from 1; 0 if the slip is about the whole text
	Cause        error // the error or the warning about the text of a map; nil for other fields
}

// Slips collects the results of a check.
type Slips struct {
	All  []Slip
	Card int // the card that is checked now
}

// Add adds a slip at a field. The path has names of fields and indexes of list entries.
func (s *Slips) Add(id string, args tables.Args, at ...any) {
	s.Put(Slip{ID: "box." + id, Args: args}, at...)
}

// Put appends `at` to the path of a slip, and adds the slip.
func (s *Slips) Put(slip Slip, at ...any) {
	slip.Card = s.Card
	for _, name := range at {
		slip.At = append(slip.At, fmt.Sprint(name))
	}
	s.All = append(s.All, slip)
}

// The method Unless adds a slip if `right` is false.
func (s *Slips) Unless(right bool, id string, at ...any) {
	if !right {
		s.Add(id, nil, at...)
	}
}

// Words returns a list of words as strings.
func Words[T ~string](list ...T) []string {
	return tables.Each(list, func(word T) string { return string(word) })
}
