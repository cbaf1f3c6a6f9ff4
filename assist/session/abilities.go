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

// abilities are what a game may bring besides its [Definition]. Each is an interface: the
// game's Flow where that implements it, else none, whose methods return zero values. No two
// have a method of the same name.
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
	Peopled[S]
	Speaking[S, A]
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
	// Varied lists the ways of playing. The box, which may be nil, may add some.
	Varied interface{ Modes(talk.Box) []Mode }
	// Settling returns the action that sets a house rule: a switch and its value, or a rule id
	// and rules.Waived.
	Settling[A any] interface{ Settle(name, value string) A }
	// Enumerating lists the words that each enumerated type allows, for the schema and to
	// check what other programs write.
	Enumerating interface {
		Lists() map[reflect.Type][]string
	}
	// Rolling describes the dice in the box, all of one kind, for the luck report and the
	// proof. Fell returns the faces that an action reports, nil for other actions.
	Rolling[A any] interface {
		Dice() OwnDice
		Fell(A) []int
	}
	// Readable asks for one thing of the real box that the rulebook does not name. Read keeps
	// it in the talk's box and returns its name.
	Readable interface {
		Shape() card.Shape
		Read(*talk.UI) (string, error)
	}
	// Listing lists what lies in the box and bears a name: what the rulebook names, and what
	// the owner read off. A nil box holds none of the latter.
	Listing interface{ Things(talk.Box) []lookup.Thing }
	// Retaining names what the talk's box keeps of an action that is struck out, "" for
	// nothing.
	Retaining[A any] interface {
		Keeps(t *talk.UI, did A) string
	}
	// Turned names the turn that a table stands in.
	Turned[S any] interface {
		Turn(t *talk.UI, s S) talk.Turn
	}
	// Revealing reports whether an action showed what had been hidden.
	Revealing[A any] interface{ Reveals(A) bool }
	// Sealing has sealed words. Opened returns the one that an action opens; Drawn returns
	// what an automated action was drawn from, or what people put under seal.
	Sealing[S, A any] interface {
		Opened(S, A) (Opening, bool)
		Drawn(S, A) (Draw, bool)
	}
	// Claiming returns what an action says of a sealed word. It is compared with the word when
	// the action is recorded.
	Claiming[S, A any] interface{ Claimed(S, A) (Claim[A], bool) }
	// Accounting explains why an automated opponent chose what an action opens. It is recorded
	// with that action and never before.
	Accounting[S, A any] interface{ Account(S, A) []rules.Note }
	// Figured has figures with names. Actor returns the figure that an automated action
	// belongs to, since a figure walks and then attacks; "" where the action stands alone.
	// Figures returns the actors that a typed name means.
	Figured[S, A any] interface {
		Actor(A) string
		Figures(t *talk.UI, s S, typed string) []string
	}
	// Attributing returns who made an action where it need not be the seat that is awaited,
	// rules.Nobody for other actions.
	Attributing[A any] interface{ By(A) rules.Seat }
	// Interruptible reports whether a line is an interruption by another player, not an
	// answer.
	Interruptible[S any] interface {
		Speaks(t *talk.UI, s S, typed string) bool
	}
	// Peopled lists the people at a table, each by the name under which a phone is seated.
	Peopled[S any] interface{ People(S) []talk.Person }
	// Speaking reads what a seat says on its own phone while another is asked: an action, or
	// the line by which anybody else would say it. Nil and "" where it was answered in place.
	Speaking[S, A any] interface {
		Said(t *talk.UI, s S, seat rules.Seat, typed string) (did A, line string, err error)
	}
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
	// Plans returns, nil for a list of Decided. A nil plan stands for the decision of the seat
	// that is awaited.
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
	// Reviewing returns a new review of a game that is over.
	Reviewing[S any, A rules.Kinded] interface{ Review() Reviewer[S, A] }
	// Concluding returns a sentence for the rule by which a game ended, "" for the rule's own
	// text.
	Concluding[S any] interface {
		Ending(t *talk.UI, s S, by tables.RuleID) string
	}
	// Explaining says what a number on the table is made of: the one that the words name, or
	// the one that matters now; nil for nothing.
	Explaining[S any] interface {
		Explain(t *talk.UI, s S, about string) []string
	}
	// Spelling names what the arguments of a note mention, over a table.
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
	// Advising lists what may be done now.
	Advising[S any] interface {
		Now(t *talk.UI, s S) []Choice
	}
	// Keeping returns what everybody may know of what a seat works out alone; nil where there
	// is nothing to work out.
	Keeping[S any] interface {
		Sheet(t *talk.UI, s S) *SeatSheet
	}
	// Timed measures the time that people take at a question, for a game that has to be
	// finished in time. It is recorded before their answer, in a turn of its own that nobody
	// reported. The clock stands still between two sittings, and while the app asks about a
	// breach or a correction.
	Timed[S, A any] interface {
		Runs(S) bool        // whether time passes at this table now
		Next(S) int         // the seconds until something happens by itself, 0 for never
		Gone(S) int         // the seconds that have passed by the table
		Tick(seconds int) A // the action that sets them
	}
	// Telling returns whether the table is drawn again after an action whose sentences say
	// what changed. Without it the table is drawn where it looks different.
	Telling[S, A any] interface {
		Redraw(t *talk.UI, before S, did A, after S) Redraw
	}
	// Outside leads to something outside the record: what the mice bring into the next chapter
	// stands in the owner's box. The game says what the box shall hold. The loop notes it,
	// writes it into the box, and takes it back when the report that led to it is struck out.
	Outside[S any] interface {
		// Leads reports whether a table leads to something outside.
		Leads(s S) bool
		// Lead asks what is open about it, and returns what the box shall hold with its id.
		Lead(t *talk.UI, s S) (id string, what any, err error)
		// Blank returns a pointer to an empty thing of the kind that Lead gives.
		Blank() any
	}
)
