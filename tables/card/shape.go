package card

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"tablemate/tables"
)

// Shape describes the valid entries in the file of the owner's cards of one game.
type Shape struct {
	Game    string                    // the name of the game in the file name
	Kinds   []Kind                    // in the order in which people enter them
	Lists   map[reflect.Type][]string // the valid words of each type with a closed list
	Instead map[string]string         // wrong field names, each with the id of the sentence that corrects it
	Printed []Printed                 // the cards that the rulebook describes
	Misfits func([]any, *Slips)       // finds contradictions between cards that are valid on their own
	Doubts  func([]any, *Slips)       // finds things that may be correct but look like mistakes
}

// Kind is one kind of card. A card type may have a method Wrong for checks that tags cannot
// express.
type Kind struct {
	Name  string // the kind's name; "" if the game has only one kind
	Of    any    // an empty card of this kind
	Alone bool   // whether the owner has at most one such card, whose id is the kind
	Ask   []Question
	Kept  string // the id of the sentence that confirms a stored card
}

// Judged is a card with its own checks.
type Judged interface{ Wrong(*Slips) }

// Question asks for one field, or for several fields together. If the card needs none of these
// fields, the question is skipped.
type Question struct {
	Say    string // the id of the sentence
	Fields string // the paths of the fields, such as "pounce.battle pounce.life"
	Likely string // the default answer; None means that the field is left out
	Label  string // the beginning of the ids of sentences, one for each word that people may choose
	When   string // the condition for asking the question, as in a tag
	By     string // the name of a function of the game that asks instead
}

// None is the answer that leaves a field empty.
const None = "none"

// Names returns the names of the kinds.
func (s Shape) Names() []string {
	return tables.Each(s.Kinds, func(k Kind) string { return k.Name })
}

// KindNamed returns the kind with the given name. If there is none, it returns false.
func (s Shape) KindNamed(name string) (Kind, bool) {
	return s.findKind(func(k Kind) bool { return k.Name == name })
}

// KindOf returns the kind of a card or of a pointer to a card. It returns false if the kind is
// unknown.
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

// Words returns the words of a closed list. It omits the empty word, which means that the field is
// left out.
func (s Shape) Words(t reflect.Type) []string {
	return slices.DeleteFunc(slices.Clone(s.Lists[t]), func(w string) bool { return w == "" })
}

// Printed is a card that the rulebook describes.
type Printed struct {
	ID    string
	Name  tables.Text
	Whole bool // whether the rulebook has everything that the real card shows
}

// Slot is a field of one card, with its value. Matters is false if a condition excludes the field.
type Slot struct {
	Field
	Value   reflect.Value
	Matters bool
}

// Slots returns the fields of a card that the question asks for, with their values.
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

// Applies reports whether a card needs one of the question's fields and the question's condition is
// true.
func (q Question) Applies(in reflect.Value) bool {
	matters := slices.ContainsFunc(q.Slots(in), func(s Slot) bool { return s.Matters })
	return matters && (q.When == "" || parseCondition(q.When).Holds(in))
}

// Slip is a certain or possible mistake at one place of a card.
type Slip struct {
	Card         int      // the index of the card
	At           []string // the path to the field
	ID           string   // the id of the sentence
	Args         tables.Args
	Line, Column int   // within the text of the field, from 1; 0 means the whole text
	Cause        error // the error inside a text that has a syntax of its own
}

// Slips collects the results of a check.
type Slips struct {
	All  []Slip
	Card int // the index of the card that is checked now
}

// Add adds a slip with the given sentence at a field. The path consists of names of fields and
// indexes of list entries.
func (s *Slips) Add(id string, args tables.Args, at ...any) {
	s.Put(Slip{ID: "box." + id, Args: args}, at...)
}

// Put adds a slip. It appends `at`, the names of fields and indexes of list entries, to the slip's
// path.
func (s *Slips) Put(slip Slip, at ...any) {
	slip.Card = s.Card
	for _, name := range at {
		slip.At = append(slip.At, fmt.Sprint(name))
	}
	s.All = append(s.All, slip)
}

// Unless adds a slip if right is false.
func (s *Slips) Unless(right bool, id string, at ...any) {
	if !right {
		s.Add(id, nil, at...)
	}
}

// Words returns the words of a closed list as strings.
func Words[T ~string](list ...T) []string {
	return tables.Each(list, func(word T) string { return string(word) })
}
