package session

import (
	"encoding/json"
	"reflect"

	"tablemate/assist/lookup"
	"tablemate/assist/picture"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/card"
)

// abilities are what a game may bring: each is an interface that its Flow implements, or
// none. No two have a method of the same name.
type abilities[U, S any, A rules.Kinded] struct {
	Varied
	Settling[A]
	Enumerating
	Rolling[A]
	Readable
	Listing
	Retaining[A]
	Turned[S]
	Timed[S, A]
	Revealing[A]
	Sealing[S, A]
	Claiming[S, A]
	Accounting[S, A]
	Figured[S, A]
	Attributing[A]
	Interruptible[S]
	Numbering[S]
	Planning[S]
	PlanningAlone[S]
	Contesting
	Reviewing[S, A]
	Telling[S, A]
	Concluding[S]
	Explaining[S]
	Spelling[S]
	Naming[U, S]
	Drawing[S]
	Advising[S]
	Keeping[S]
	Outside[S]
}

// abilitiesOf returns what a Flow brings.
func abilitiesOf[U, S any, A rules.Kinded](flow Flow[U, S, A]) (can abilities[U, S, A]) {
	fields := reflect.ValueOf(&can).Elem()
	for i := range fields.NumField() {
		ability := reflect.ValueOf(none[U, S, A]{})
		if own := reflect.ValueOf(flow); own.Type().Implements(fields.Field(i).Type()) {
			ability = own
		}
		fields.Field(i).Set(ability)
	}
	return can
}

// brings reports whether an ability is the game's own.
func (abilities[U, S, A]) brings(ability any) bool {
	_, lacks := ability.(none[U, S, A])
	return !lacks
}

type (
	// Varied has several ways of playing, with what the box, which may be nil, holds.
	Varied interface{ Modes(talk.Box) []Mode }
	// Settling reports a house rule from now on: a switch and its value, or a rule id and
	// rules.Waived.
	Settling[A any] interface{ Settle(name, value string) A }
	// Enumerating lists the words that a type allows, for the schema and for what other
	// programs write.
	Enumerating interface {
		Lists() map[reflect.Type][]string
	}
	// Rolling has dice of one kind, for the luck report and the proof. Fell returns the
	// faces that an action says fell, nil for other actions.
	Rolling[A any] interface {
		Dice() OwnDice
		Fell(A) []int
	}
	// Readable has a box of which something may be read off: Read asks for one thing that
	// the rulebook does not name, keeps it in the talk's box, and returns its name.
	Readable interface {
		Shape() card.Shape
		Read(*talk.UI) (string, error)
	}
	// Listing lists what lies in the box and bears a name: what the rulebook names, and what
	// its owner read off. A nil box holds none of these.
	Listing interface{ Things(talk.Box) []lookup.Thing }
	// Retaining names what the talk's box keeps of an action that is struck out, "" for nothing.
	Retaining[A any] interface {
		Keeps(t *talk.UI, did A) string
	}
	// Turned names the turn that a table stands in.
	Turned[S any] interface {
		Turn(t *talk.UI, s S) talk.Turn
	}
	// Revealing says of an action that it showed what had been hidden.
	Revealing[A any] interface{ Reveals(A) bool }
	// Sealing has sealed words. Opened is the one that an action opens; Drawn is what an
	// automated action was drawn from, or what people put under seal.
	Sealing[S, A any] interface {
		Opened(S, A) (Opening, bool)
		Drawn(S, A) (Draw, bool)
	}
	// Claiming is what an action says of a sealed word, which is held against it when the
	// action is recorded.
	Claiming[S, A any] interface{ Claimed(S, A) (Claim[A], bool) }
	// Accounting says why an automated opponent chose what an action opens, recorded with it
	// and never before.
	Accounting[S, A any] interface{ Account(S, A) []rules.Note }
	// Figured has figures with names. Actor is whose part of an automated turn an action
	// is: a figure walks and then attacks, and both belong together; "" where it stands for
	// itself. Figures are the actors that people mean by a name.
	Figured[S, A any] interface {
		Actor(A) string
		Figures(t *talk.UI, s S, typed string) []string
	}
	// Attributing says who made an action where it need not be the seat that is awaited,
	// rules.Nobody for other actions.
	Attributing[A any] interface{ By(A) rules.Seat }
	// Interruptible reports whether a line is what another player says, whatever is asked
	// of somebody.
	Interruptible[S any] interface {
		Speaks(t *talk.UI, s S, typed string) bool
	}
	// Numbering is how many players are called by numbers: "fix 3" is then about one of
	// them, and "fix line 3" about the record.
	Numbering[S any] interface{ Numbered(S) int }
	// Planning says what the automated opponent will do in a position, in the type that
	// Plans returns, nil for a list of Decided. A nil plan is the decision of the seat that
	// is awaited.
	Planning[S any] interface {
		Plan(S) (any, error)
		Plans() reflect.Type
	}
	// PlanningAlone is Planning for a seat that tells what it alone sees, in the type that
	// Owns returns.
	PlanningAlone[S any] interface {
		PlanFor(S, json.RawMessage) (any, error)
		Owns() reflect.Type
	}
	// Contesting lists what can be simulated.
	Contesting interface{ Contests() []Contest }
	// Reviewing begins a look at a game that is over.
	Reviewing[S any, A rules.Kinded] interface{ Review() Reviewer[S, A] }
	// Concluding tells by which rule a game ended, "" for the rule's own text.
	Concluding[S any] interface {
		Ending(t *talk.UI, s S, by tables.RuleID) string
	}
	// Explaining tells what a number on the table is made of: of whatever the words name, or
	// of what matters now; nil for nothing.
	Explaining[S any] interface {
		Explain(t *talk.UI, s S, about string) []string
	}
	// Spelling names over a table what the arguments of a note mention.
	Spelling[S any] interface {
		Spell(t *talk.UI, s S, args rules.Args) tables.Args
	}
	// Naming returns a table with the names that a setup tells.
	Naming[U, S any] interface{ Named(U) S }
	// Drawing draws the table as a picture; nil where a state has none. The page gives the
	// picture its title.
	Drawing[S any] interface {
		Draw(t *talk.UI, s S) *picture.Picture
	}
	// Advising tells what may be done now.
	Advising[S any] interface {
		Now(t *talk.UI, s S) []Choice
	}
	// Keeping lets a seat alone know a card of its own. Mine is nil where there is nothing
	// to work out.
	Keeping[S any] interface {
		Sheet(t *talk.UI, s S) *SeatSheet
	}
)
