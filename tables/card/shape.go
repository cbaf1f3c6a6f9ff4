package card

import (
	"fmt"
	"reflect"
	"slices"
	"strings"

	"tablemate/tables"
)

// Shape is what a box of one game may hold.
type Shape struct {
	Game    string                    // by which its file is named
	Kinds   []Kind                    // in the order in which people meet them
	Lists   map[reflect.Type][]string // closed lists: the words that a type allows
	Instead map[string]string         // names of fields that do not exist, with the sentences that say what to use
	Printed []Printed                 // the cards that the rulebook names
	Misfits func([]any, *Slips)       // finds contradictions between cards that are valid by themselves
	Doubts  func([]any, *Slips)       // what may be right and looks like a slip
}

// Kind is one kind of card. A card type with a method Wrong checks there what tags cannot
// express.
type Kind struct {
	Name  string // "" where the game has no other
	Of    any    // an empty card
	Alone bool   // a box holds one, and its id is its kind
	Ask   []Question
	Kept  string // the sentence when one is stored
}

// Judged is a card that can check itself.
type Judged interface{ Wrong(*Slips) }

// Question asks for one field, or for several numbers or signs at once. It is skipped if none
// of its fields is needed.
type Question struct {
	Say    string // the message
	Fields string // as in "pounce.battle pounce.life"
	Likely string // what Enter takes; None for leaving the field out
	Label  string // where the words to choose from have their labels
	When   string // asked only there, as in a tag
	By     string // the name of code of the game that asks instead
}

// None is the answer that leaves a field out.
const None = "none"

// Names returns the names of the kinds.
func (s Shape) Names() []string {
	return tables.Each(s.Kinds, func(k Kind) string { return k.Name })
}

// KindNamed returns the kind of that name.
func (s Shape) KindNamed(name string) (Kind, bool) {
	return s.findKind(func(k Kind) bool { return k.Name == name })
}

// KindOf returns the kind of a Go value, or of the value that a pointer points to.
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

// Words returns the words of a closed list, without the empty one that is for
// leaving the field out.
func (s Shape) Words(t reflect.Type) []string {
	return slices.DeleteFunc(slices.Clone(s.Lists[t]), func(w string) bool { return w == "" })
}

// Printed is a card that the rulebook names.
type Printed struct {
	ID    string
	Name  tables.Text
	Whole bool // whether nothing of it must be read off the real card
}

// Slot is a field of one card.
type Slot struct {
	Field
	Value   reflect.Value
	Matters bool
}

// Slots returns the fields of a question, as in "pounce.battle pounce.life".
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

// Applies reports whether a question is asked of a card: one of its fields matters.
func (q Question) Applies(in reflect.Value) bool {
	matters := slices.ContainsFunc(q.Slots(in), func(s Slot) bool { return s.Matters })
	return matters && (q.When == "" || parseCondition(q.When).Holds(in))
}

// Slip is something wrong, or odd, at one place of a card.
type Slip struct {
	Card         int      // of several
	At           []string // the way to the field
	ID           string   // of the sentence
	Args         tables.Args
	Line, Column int   // within the text of the field, from 1; 0 for all of it
	Cause        error // what is wrong inside a text, if it has faults of its own
}

// Slips collects what a check has found.
type Slips struct {
	All  []Slip
	Card int // the one that is looked at
}

// Add adds a slip at a field: names of fields, and numbers of entries in a list.
func (s *Slips) Add(id string, args tables.Args, at ...any) {
	s.Put(Slip{ID: "box." + id, Args: args}, at...)
}

// Put adds a slip that is filled in by the caller.
func (s *Slips) Put(slip Slip, at ...any) {
	slip.Card = s.Card
	for _, name := range at {
		slip.At = append(slip.At, fmt.Sprint(name))
	}
	s.All = append(s.All, slip)
}

// Unless adds a slip where right is false.
func (s *Slips) Unless(right bool, id string, at ...any) {
	if !right {
		s.Add(id, nil, at...)
	}
}

// Words returns the words of a closed list as strings.
func Words[T ~string](list ...T) []string {
	return tables.Each(list, func(word T) string { return string(word) })
}
