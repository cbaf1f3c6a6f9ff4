package session

import (
	"encoding/json"
	"fmt"
	"io"
	"reflect"
	"time"

	"tablemate/assist/lookup"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/card"
)

// Definition is everything that a game brings: rules, prompts, words and what its
// box holds.
type Definition[U, S any, A rules.Kinded] struct {
	Rules   rules.Game[U, S, A]
	Flow    Flow[U, S, A]
	Actions rules.Kinds[A]
	// Book names the game, on the command line and in the journal, and the
	// printing that the rules are those of.
	Book     *tables.Rulebook
	Switches []*rules.Switch
	// Modes are the ways in which the game can be played with what the box, which
	// may be nil, holds.
	Modes func(Box) []Mode
	// Settle reports a house rule from now on: a switch and its value, or a
	// rule id and rules.Waived.
	Settle func(name, value string) A
	// Correctables are the places that people may correct, for the schema.
	Correctables []rules.Correctable[S]
	// Die is the game's one kind of dice, for the luck report and the proof.
	Die Die[A]
	// Dice are those that lie in its box.
	Dice OwnDice
	// Shape is what may be read off the real box; nil for a game that reads nothing.
	Shape func() card.Shape
	// Read asks for one thing of the real box that the rulebook does not name,
	// keeps it in the talk's box, and gives its name; nil where nothing is to be
	// read off.
	Read func(*UI) (string, error)
	// Things are what lies in the box and bears a name: what the rulebook names,
	// and what its owner read off; nil where that is nothing. A nil box holds
	// none of these.
	Things func(Box) []lookup.Thing
	// Reveals says of an action that it showed what had been hidden; nil where
	// nothing is.
	Reveals func(A) bool
	// Keeps names what the talk's box keeps of an action that is struck out, "" for nothing;
	// nil where no action reads anything off.
	Keeps func(t *UI, did A) string
	// Opened is the sealed word that an action opens; nil where nothing is sealed.
	Opened func(S, A) (Opening, bool)
	// Drawn is what an automated action was drawn from, or what people put under seal; nil
	// where Opened is.
	Drawn func(S, A) (Draw, bool)
	// Claimed is what an action says of a sealed word, which is held against it when the
	// action is recorded; nil where people say nothing of any.
	Claimed func(S, A) (Claim[A], bool)
	// Turn is the turn that a table stands in; nil for a game that names none.
	Turn func(t *UI, s S) Turn
	// Tale is how a record reads as a tale.
	Tale Tale[S, A]
	// Account is why an automated opponent chose what an action opens, recorded
	// with it and never before; nil where nothing is sealed.
	Account func(S, A) []rules.Note
	// Actor is whose part of an automated turn an action is: a figure walks and
	// then attacks, and both belong together; nil where each action stands for
	// itself.
	Actor func(A) string
	// Figure are the actors that people mean by a name at a question about reasons, none
	// for a name of none; nil where figures bear no names.
	Figure func(t *UI, s S, typed string) []string
	// By is who made an action where it need not be the seat that is awaited,
	// rules.Nobody for other actions; nil where seats act in turn.
	By func(A) rules.Seat
	// Speaks reports whether a line is what another player says, whatever is asked of
	// somebody; nil where seats act in turn.
	Speaks func(t *UI, s S, typed string) bool
	// Numbered is how many players are called by numbers: "fix 3" is then about one of
	// them, and "fix line 3" about the record; nil where none are.
	Numbered func(S) int
	// Review begins a look at a game that is over; nil where nothing is told of it.
	Review func() Reviewer[S, A]
	// Course is what is told of a whole evening.
	Course Course[S, A]
	// Timed is the clock of a game that has to be finished in time; nil for others.
	Timed *Timed[S, A]
	// Plan is what the automated opponent will do in a position; without it, and
	// where it gives nothing, the decision of the seat that is awaited.
	Plan func(S) (any, error)
	// PlanFor is Plan for a seat that tells what it alone sees, and Owns the type of
	// that; nil where nobody sees more than all.
	PlanFor func(S, json.RawMessage) (any, error)
	Owns    reflect.Type
	// Plans is what Plan gives, for the schema; nil where it is a list of Decided.
	Plans reflect.Type
	// Contests are what can be simulated; nil for a game without an opponent.
	Contests func() []Contest
	// Lists are the words that a type allows, for the schema and for what other
	// programs write; nil where none is closed.
	Lists func() map[reflect.Type][]string
}

// OwnDice are a game's dice: how many lie in its box, and the message that names
// each side of one. The zero OwnDice is for a game without.
type OwnDice struct {
	Count int
	Sides []string
}

// Die is a game's kind of dice. The zero Die is for a game without.
type Die[A rules.Kinded] struct {
	Sides []int         // the face on each side, counted from 0: a gun on two of them
	Fell  func(A) []int // the faces that an action says fell, nil for other actions
}

// bearing returns how many sides bear each face.
func (d Die[A]) bearing() []int {
	faces := 0
	for _, f := range d.Sides {
		faces = max(faces, f+1)
	}
	sides := make([]int, faces)
	for _, f := range d.Sides {
		sides[f]++
	}
	return sides
}

// fell returns the faces in an action, nil when it is not about dice.
func (d Die[A]) fell(a A) []int {
	if d.Fell == nil {
		return nil
	}
	return d.Fell(a)
}

// lists returns the words that each type allows.
func (def *Definition[U, S, A]) lists() map[reflect.Type][]string {
	if def.Lists == nil {
		return nil
	}
	return def.Lists()
}

// New hides a game's types: from here on it is a Table like any other.
func New[U, S any, A rules.Kinded](d Definition[U, S, A]) Game { return erased[U, S, A]{&d} }

// erased is a game with its types erased.
type erased[U, S any, A rules.Kinded] struct {
	definition *Definition[U, S, A]
}

func (t erased[U, S, A]) Game() string               { return t.definition.Book.Game }
func (t erased[U, S, A]) Rulebook() *tables.Rulebook { return t.definition.Book }
func (t erased[U, S, A]) Switches() []*rules.Switch  { return t.definition.Switches }

// Play implements [Game].
func (t erased[U, S, A]) Play(s PlayOptions) error {
	p, err := t.definition.sit(s)
	if err == nil {
		err = p.evening()
	}
	return p.leave(err)
}

// Modes implements [Game].
func (t erased[U, S, A]) Modes(kept Box) []Mode {
	if t.definition.Modes == nil {
		return nil
	}
	return t.definition.Modes(kept)
}

func (t erased[U, S, A]) Dice() OwnDice { return t.definition.Dice }

func (t erased[U, S, A]) Shape() card.Shape {
	var shape card.Shape
	if t.definition.Shape != nil {
		shape = t.definition.Shape()
	}
	shape.Game = t.Game()
	return shape
}

func (t erased[U, S, A]) Read(talk *UI) (string, error) {
	if t.definition.Read == nil {
		return "", nil
	}
	return t.definition.Read(talk)
}

func (t erased[U, S, A]) Things(kept Box) []lookup.Thing { return t.definition.things(kept) }

func (def *Definition[U, S, A]) things(kept Box) []lookup.Thing {
	if def.Things == nil {
		return nil
	}
	return def.Things(kept)
}

func (t erased[U, S, A]) Contests() []Contest {
	if t.definition.Contests == nil {
		return nil
	}
	return t.definition.Contests()
}

func (t erased[U, S, A]) Show(r Reading, to io.Writer) (err error) {
	defer refuse(r.talk(), &err)
	return t.definition.show(r, to)
}

func (t erased[U, S, A]) Log(r Reading, to io.Writer) (err error) {
	defer refuse(r.talk(), &err)
	return t.definition.log(r, to)
}

func (t erased[U, S, A]) Story(r Reading) (told Story, err error) {
	defer refuse(r.talk(), &err)
	return t.definition.story(r)
}

func (t erased[U, S, A]) Evening(r Reading) (evening Evening, err error) {
	defer refuse(r.talk(), &err)
	return t.definition.evening(r)
}

func (t erased[U, S, A]) Standing(r Reading) (s Standing, err error) {
	defer refuse(r.talk(), &err)
	return t.definition.standing(r)
}

func (t erased[U, S, A]) Why(r Reading, asked string, to io.Writer) (err error) {
	defer refuse(r.talk(), &err)
	return t.definition.whyOf(r, asked, to)
}

func (t erased[U, S, A]) Check(r Reading) (found []Finding, err error) {
	defer refuse(r.talk(), &err)
	return t.definition.check(r)
}

func (t erased[U, S, A]) Verify(r Reading) (proof Proof, err error) {
	defer refuse(r.talk(), &err)
	return t.definition.verify(r)
}

func (t erased[U, S, A]) Automa(r Reading, to io.Writer) (err error) {
	defer refuse(r.talk(), &err)
	return t.definition.automa(r, to)
}

// refuse turns what the rules stumble over in a record or a position of another
// program into a sentence. Rules may rely on tables that play leads to; a file may
// hold any.
func refuse(t *UI, err *error) {
	if stumbled := recover(); stumbled != nil {
		*err = &Fault{ID: "session.no-table", Err: fmt.Errorf("%v", stumbled)}
	}
	inNames(t, *err)
}

func (t erased[U, S, A]) Schema() ([]byte, error) { return t.definition.schema() }

func (t erased[U, S, A]) Undo(r Reading, line int, at time.Time, agree Agree) (undone Undone, err error) {
	defer refuse(r.talk(), &err)
	return t.definition.undo(r, line, at, agree)
}
