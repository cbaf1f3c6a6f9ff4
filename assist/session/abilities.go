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

// abilities are the optional interfaces of a game, beyond its [Definition]. Each holds the
// game's Flow if it implements the interface, else an empty implementation that returns zero
// values. No two interfaces have a method of the same name.
type abilities[U, S any, A rules.Kinded] struct {
	Varied
	Settling[A]
	Enumerating
	Rolling[A]
	Readable
	Listing
	Retaining[A]
	Deciding[S, A]
	Turned[S]
	Timed[S, A]
	Revealing[A]
	Sealing[S, A]
	Claiming[S, A]
	Accounting[S, A]
	Figured[S, A]
	Attributing[A]
	Interruptible[S]
	Composed[S]
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

// abilitiesOf returns the abilities of a Flow.
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
	// Varied lists the ways of playing. The box, which may be nil, may add some.
	Varied interface{ Modes(talk.Box) []Mode }
	// Settling returns the action that sets a house rule: a switch and its value, or a rule id
	// and rules.Waived.
	Settling[A any] interface{ Settle(name, value string) A }
	// Enumerating lists the allowed values of each enum type, for the schema and for checks of
	// what other programs write.
	Enumerating interface {
		Lists() map[reflect.Type][]string
	}
	// Rolling describes the dice in the box, all of one kind, for the luck report and the
	// proof. Fell returns the faces that an action reports, or nil.
	Rolling[A any] interface {
		Dice() OwnDice
		Fell(A) []int
	}
	// Readable asks for one card of the real box that the rulebook does not name. Read stores
	// it in the talk's box and returns its name.
	Readable interface {
		Shape() card.Shape
		Read(*talk.UI) (string, error)
	}
	// Listing lists the named things in the box: those that the rulebook names, and those that
	// the owner read off. A nil box has none of the latter.
	Listing interface{ Things(talk.Box) []lookup.Thing }
	// Retaining says what the talk's box keeps of an action that is struck out, or "".
	Retaining[A any] interface {
		Keeps(t *talk.UI, did A) string
	}
	// Turned returns the present turn of a table.
	Turned[S any] interface {
		Turn(t *talk.UI, s S) talk.Turn
	}
	// Revealing reports whether an action showed what had been hidden.
	Revealing[A any] interface{ Reveals(A) bool }
	// Sealing has sealed words. Opened returns the word that an action opens. Drawn returns the
	// choices that an automated action was drawn from, or what people put under seal.
	Sealing[S, A any] interface {
		Opened(S, A) (Opening, bool)
		Drawn(S, A) (Draw, bool)
	}
	// Claiming returns what an action says about a sealed word. It is compared with the word
	// when the action is recorded.
	Claiming[S, A any] interface{ Claimed(S, A) (Claim[A], bool) }
	// Accounting explains the automated choice that an action opens. The reasons are recorded
	// with that action and never before.
	Accounting[S, A any] interface{ Account(S, A) []rules.Note }
	// Figured has figures with names. Actor returns the figure of an automated action, because
	// a figure may make several; "" for a single action. Figures returns the actors that a
	// typed name means.
	Figured[S, A any] interface {
		Actor(A) string
		Figures(t *talk.UI, s S, typed string) []string
	}
	// Attributing returns who made an action, if it need not be the awaited seat, else
	// rules.Nobody.
	Attributing[A any] interface{ By(A) rules.Seat }
	// Interruptible reports whether a line is an interruption by another player, not an
	// answer.
	Interruptible[S any] interface {
		Speaks(t *talk.UI, s S, typed string) bool
	}
	// Composed has reports of one thing in several lines, which one undo strikes once it is
	// complete. Parts returns the kinds of its later lines, nil while more are awaited.
	Composed[S any] interface{ Parts(S) []string }
	// Numbering returns how many players are called by numbers: "fix 3" is then about one of
	// them, and "fix line 3" about the record.
	Numbering[S any] interface{ Numbered(S) int }
	// Deciding has an automated opponent. Decided returns its move, and asks people where the
	// rules leave a tie open; Reason returns one step of the decision as a sentence.
	Deciding[S any, A rules.Kinded] interface {
		Decided(t *talk.UI, s S, d rules.Decision[A]) (A, error)
		Reason(t *talk.UI, s S, n rules.Note) string
	}
	// Planning returns what the automated opponent will do in a position, in the type that
	// Plans returns; a nil type means a list of Decided. A nil plan means the decision of the
	// awaited seat.
	Planning[S any] interface {
		Plan(S) (any, error)
		Plans() reflect.Type
	}
	// PlanningAlone is Planning for a seat that tells what only it sees, in the type that Owns
	// returns.
	PlanningAlone[S any] interface {
		PlanFor(S, json.RawMessage) (any, error)
		Owns() reflect.Type
	}
	// Contesting lists what can be simulated.
	Contesting interface{ Contests() []Contest }
	// Reviewing returns a new review of a game that is over.
	Reviewing[S any, A rules.Kinded] interface{ Review() Reviewer[S, A] }
	// Concluding returns the sentence for a rule that ended a game, or "" for the rule's own
	// text.
	Concluding[S any] interface {
		Ending(t *talk.UI, s S, by tables.RuleID) string
	}
	// Explaining says how a number on the table is computed: the one that the words name, or
	// the important one now; nil for nothing.
	Explaining[S any] interface {
		Explain(t *talk.UI, s S, about string) []string
	}
	// Spelling returns the names of a note's arguments, for a table.
	Spelling[S any] interface {
		Spell(t *talk.UI, s S, args rules.Args) tables.Args
	}
	// Naming returns a table with the names in a setup.
	Naming[U, S any] interface{ Named(U) S }
	// Drawing draws the table as a picture; nil where a state has none. The page gives the
	// picture its title.
	Drawing[S any] interface {
		Draw(t *talk.UI, s S) *picture.Picture
	}
	// Advising lists what may be done now.
	Advising[S any] interface {
		Now(t *talk.UI, s S) []Choice
	}
	// Keeping returns the public knowledge from which a seat can work out secrets alone; nil if
	// there is nothing to work out.
	Keeping[S any] interface {
		Sheet(t *talk.UI, s S) *SeatSheet
	}
	// Timed measures the time that people take for an answer, for a game with a time limit. The
	// time is recorded before the answer, in a turn of its own that nobody reported. The clock
	// stops between two sittings, and while the app asks about a breach or a correction.
	Timed[S, A any] interface {
		Runs(S) bool        // whether time passes at this table now
		Next(S) int         // the seconds until the next automatic event; 0 for never
		Gone(S) int         // the seconds that have passed by the table
		Tick(seconds int) A // the action that sets them
	}
	// Telling reports whether the table is drawn again after an action whose sentences describe
	// the change. Without it the table is drawn if it looks different.
	Telling[S, A any] interface {
		Redraw(t *talk.UI, before S, did A, after S) Redraw
	}
	// Outside changes something outside the record: what the mice bring into the next chapter
	// is in the owner's box. The game says what the box should hold. The loop records a note,
	// writes the box, and restores it when the report is struck out.
	Outside[S any] interface {
		// Leads reports whether a table leads to something outside.
		Leads(s S) bool
		// Lead asks for open details, and returns what the box should hold with its id.
		Lead(t *talk.UI, s S) (id string, what any, err error)
		// Blank returns a pointer to an empty thing of the kind that Lead gives.
		Blank() any
	}
)
