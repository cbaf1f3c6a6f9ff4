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

// The type `abilities` has a field for each optional interface. A field contains the Flow if the
// Flow implements this interface, or else [none].
// No two interfaces may share a method name.
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
	Attributing[S, A]
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
	Peopled[S]
	Speaking[S, A]
}

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

// The method `brings` reports whether the Flow implements an interface. For example, the call
// p.brings(p.Timed) is about the interface Timed.
func (abilities[U, S, A]) brings(ability any) bool {
	_, lacks := ability.(none[U, S, A])
	return !lacks
}

type (
	// Varied returns the modes of a game. Cards in the owner's box can add modes. The box may be nil.
	Varied interface{ Modes(talk.Box) []Mode }
	// Settling returns the action that sets a house rule. `name` is the name of a rules.Switch, or
	// the id of a rule. For the id of a rule, `value` is rules.Waived or rules.InForce.
	Settling[A any] interface{ Settle(name, value string) A }
	// Enumerating returns the allowed values of each enum type, for the JSON schema and its checks.
	Enumerating interface {
		Lists() map[reflect.Type][]string
	}
	// Rolling describes the game's dice, which are all alike. Fell returns the face index (see
	// OwnDice) of each die in an action. If the action has no dice, Fell returns nil.
	Rolling[A any] interface {
		Dice() OwnDice
		Fell(A) []int
	}
	// Readable is for games with printed cards that the rulebook does not name. Read asks people
	// for one such card, stores the card in the UI's Box, and returns its name.
	Readable interface {
		Shape() card.Shape
		Read(*talk.UI) (string, error)
	}
	// Listing returns the game's cards and pieces. If the box is nil, it returns only those in the
	// rulebook.
	Listing interface{ Things(talk.Box) []lookup.Thing }
	// Retaining is for actions that store an entry in the UI's Box. Keeps returns the name of the
	// entry, or "" if an action stored none. An undo does not remove the entry.
	Retaining[A any] interface {
		Keeps(t *talk.UI, did A) string
	}
	// Turned returns the turn of a state.
	Turned[S any] interface {
		Turn(t *talk.UI, s S) talk.Turn
	}
	// Revealing reports whether an action revealed hidden cards or tiles.
	Revealing[A any] interface{ Reveals(A) bool }
	// Sealing is for sealed words. A sealed word is a secret choice. The hash of the word is called
	// the seal, and is recorded before the word. Opened returns the word that an action reveals.
	// Drawn returns what an action seals: a random choice or a word.
	Sealing[S, A any] interface {
		Opened(S, A) (Opening, bool)
		Drawn(S, A) (Draw, bool)
	}
	// Claiming returns what an action says about a sealed word, such as "the word begins with K".
	// The claim is compared with the word before the action is recorded.
	Claiming[S, A any] interface{ Claimed(S, A) (Claim[A], bool) }
	// Accounting returns the reasons for a secret automated choice. The reasons are recorded only
	// when the choice is revealed. Earlier, they would give the choice away.
	Accounting[S, A any] interface{ Account(S, A) []rules.Note }
	// Figured is for opponents that move several pieces, such as rat A and rat B. Actor returns the
	// piece that acts, or "". Figures returns the pieces that a typed name can mean. Both methods
	// use the same names of pieces.
	Figured[S, A any] interface {
		Actor(A) string
		Figures(t *talk.UI, s S, typed string) []string
	}
	// Attributing returns the seat that made an action. If By returns rules.Nobody, the awaited
	// seat made the action.
	Attributing[S, A any] interface{ By(S, A) rules.Seat }
	// Interruptible reports whether a typed line is another player's interruption, not an answer.
	Interruptible[S any] interface {
		Speaks(t *talk.UI, s S, typed string) bool
	}
	// Peopled returns the people at a table. Each phone joins under one of their names.
	Peopled[S any] interface{ People(S) []talk.Person }
	// Speaking reads a line that one seat types on its phone while another seat is asked. Said
	// returns an action, or an answer to the shared screen's question. If Said has handled the line
	// itself, it returns no action and no answer.
	Speaking[S, A any] interface {
		Said(t *talk.UI, s S, seat rules.Seat, typed string) (did A, line string, err error)
	}
	// Composed is for actions that need a second action. For example, after an exchange of cards
	// people report the orientation of the exchanged card. One undo strikes both actions. Parts
	// returns the kinds of all second actions. While a second action is awaited, Parts returns nil.
	Composed[S any] interface{ Parts(S) []string }
	// Numbering is for games that call players by numbers. In these, "fix 3" corrects player 3, and
	// "fix line 3" corrects line 3 of the record.
	Numbering[S any] interface{ Numbered(S) int }
	// Deciding is for games with an automated opponent. Decided returns its move. If the rules
	// allow several moves, people choose. Reason returns a sentence for one step of the decision.
	Deciding[S any, A rules.Kinded] interface {
		Decided(t *talk.UI, s S, d rules.Decision[A]) (A, error)
		Reason(t *talk.UI, s S, n rules.Note) string
	}
	// Planning is for automated opponents that plan ahead. If Plan returns nil, the decision of the
	// awaited seat is used instead. Plans returns the Go type of the plans, or nil for []Decided.
	Planning[S any] interface {
		Plan(S) (any, error)
		Plans() reflect.Type
	}
	// PlanningAlone is like Planning, but the plan is for one seat that has secret information.
	// PlanFor gets this information as JSON. Owns returns the Go type of the information.
	PlanningAlone[S any] interface {
		PlanFor(S, json.RawMessage) (any, error)
		Owns() reflect.Type
	}
	// Contesting returns the simulations that measure the opponent's strength.
	Contesting interface{ Contests() []Contest }
	// Reviewing returns a reviewer for a game that is over.
	Reviewing[S any, A rules.Kinded] interface{ Review() Reviewer[S, A] }
	// Concluding returns a sentence about the rule that ended a game. If Ending returns "", people
	// see the text of the rule instead.
	Concluding[S any] interface {
		Ending(t *talk.UI, s S, by tables.RuleID) string
	}
	// Explaining explains how a number on the table is computed. If `about` is "", the game chooses
	// its most important number. Explain returns nil if it knows no such number.
	Explaining[S any] interface {
		Explain(t *talk.UI, s S, about string) []string
	}
	// Spelling replaces the ids in a note's arguments by the names that people use at the table.
	Spelling[S any] interface {
		Spell(t *talk.UI, s S, args rules.Args) tables.Args
	}
	// Naming returns a state that contains only the players' names from the setup.
	Naming[U, S any] interface{ Named(U) S }
	// Drawing returns the table as a picture without a title, or nil.
	Drawing[S any] interface {
		Draw(t *talk.UI, s S) *picture.Picture
	}
	// Advising returns the choices that are allowed now.
	Advising[S any] interface {
		Now(t *talk.UI, s S) []Choice
	}
	// Keeping returns the public facts from which a seat can deduce secrets, or nil.
	Keeping[S any] interface {
		Sheet(t *talk.UI, s S) *SeatSheet
	}
	// Timed is for a game with a time limit. The time that people need for an answer is recorded on
	// its own line, before the answer. The clock stops between sittings, and during questions about
	// a breach or a correction.
	Timed[S, A any] interface {
		Runs(S) bool        // whether the time limit applies now
		Next(S) int         // the seconds until the next automatic event; 0 if none will come
		Gone(S) int         // the seconds that are already recorded
		Tick(seconds int) A // the action that sets the elapsed time
	}
	// Telling decides whether the table is drawn again after an action. A game without Telling
	// draws the table whenever it looks different.
	Telling[S, A any] interface {
		Redraw(t *talk.UI, before S, did A, after S) Redraw
	}
	// Outside is for games that keep data for the next game, such as a campaign's items. The data
	// are stored as one entry in the owner's box. When the entry changes, a note is recorded and
	// then the box is written. If people undo the action that caused the change, the old entry is
	// restored.
	Outside[S any] interface {
		// Leads reports whether the entry must be in the box now.
		Leads(s S) bool
		// Lead asks for missing details, and returns the entry's id and its new content.
		Lead(t *talk.UI, s S) (id string, what any, err error)
		// Blank returns a pointer to an empty value of the type that Lead returns.
		Blank() any
	}
)
