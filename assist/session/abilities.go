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

// abilities are the optional interfaces of a game, beyond its [Definition]. If the Flow of the game
// implements an interface, the field of that interface holds the Flow. Otherwise the field holds
// [none], whose methods return zero values. No two interfaces have a method with the same name.
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
	Peopled[S]
	Speaking[S, A]
}

// abilitiesOf returns the abilities of a Flow: the Flow itself or none for each optional interface.
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

// brings reports whether the game itself implements an ability.
func (abilities[U, S, A]) brings(ability any) bool {
	_, lacks := ability.(none[U, S, A])
	return !lacks
}

type (
	// Varied lists the modes of a game. The owner's box, which may be nil, can add modes.
	Varied interface{ Modes(talk.Box) []Mode }
	// Settling returns the action that sets a house rule. The arguments are the name of an open
	// question and its answer, or a rule id and rules.Waived.
	Settling[A any] interface{ Settle(name, value string) A }
	// Enumerating lists the allowed values of each enum type. The schema and the check of JSON from
	// other programs use these values.
	Enumerating interface {
		Lists() map[reflect.Type][]string
	}
	// Rolling describes the game's dice, which are all of one kind. The report about luck and the
	// proof of a record use this description. Fell returns the faces of the dice that an action
	// reports, or nil if it reports no dice.
	Rolling[A any] interface {
		Dice() OwnDice
		Fell(A) []int
	}
	// Readable asks people to type in one card of the real box that the rulebook does not name.
	// Read stores the card in the talk's box and returns the card's name.
	Readable interface {
		Shape() card.Shape
		Read(*talk.UI) (string, error)
	}
	// Listing lists the named things in the box: the things in the rulebook, and the things that
	// the owner typed in from the real box. A nil box has no typed things.
	Listing interface{ Things(talk.Box) []lookup.Thing }
	// Keeps returns the name of the entry that an action stored in the talk's box. An undo of the
	// action does not remove the entry. It returns "" if the action stored nothing.
	Retaining[A any] interface {
		Keeps(t *talk.UI, did A) string
	}
	// Turned returns the turn that is being played at a table.
	Turned[S any] interface {
		Turn(t *talk.UI, s S) talk.Turn
	}
	// Revealing reports whether an action revealed hidden cards or tiles.
	Revealing[A any] interface{ Reveals(A) bool }
	// Sealing is for sealed words: secret choices whose seals are in the record before the words
	// are shown. Opened returns the word that an action opens. Drawn returns the choices from which
	// an automated action was drawn at random, or the word that people sealed.
	Sealing[S, A any] interface {
		Opened(S, A) (Opening, bool)
		Drawn(S, A) (Draw, bool)
	}
	// Claiming returns the statement of an action about a sealed word, such as "the word begins
	// with K". The statement is compared with the word when the action is recorded.
	Claiming[S, A any] interface{ Claimed(S, A) (Claim[A], bool) }
	// Accounting returns the reasons for the automated choice that an action opens. The reasons are
	// recorded with the opening action, not before, because they would reveal the choice.
	Accounting[S, A any] interface{ Account(S, A) []rules.Note }
	// Figured is for games with named figures. Actor returns the figure that an automated action
	// belongs to, or "" for an action without a figure. Figures returns the values of Actor that
	// match a typed name.
	Figured[S, A any] interface {
		Actor(A) string
		Figures(t *talk.UI, s S, typed string) []string
	}
	// Attributing returns the seat that made an action if this may not be the awaited seat, else
	// rules.Nobody.
	Attributing[A any] interface{ By(A) rules.Seat }
	// Interruptible reports whether a typed line is an interruption by another player rather than
	// an answer.
	Interruptible[S any] interface {
		Speaks(t *talk.UI, s S, typed string) bool
	}
	// Peopled lists the people at a table. Each phone gets a seat under one of their names.
	Peopled[S any] interface{ People(S) []talk.Person }
	// Speaking reads a line that a seat types on its own phone while another seat is asked. It
	// returns an action, or an equivalent line for the common prompt. It returns nil and "" if the
	// line needs no further handling.
	Speaking[S, A any] interface {
		Said(t *talk.UI, s S, seat rules.Seat, typed string) (did A, line string, err error)
	}
	// Composed is for reports that consist of several lines. One undo strikes all lines of a
	// complete report. Parts returns the kinds of the actions that complete a report, or nil while
	// further lines are awaited.
	Composed[S any] interface{ Parts(S) []string }
	// Numbering returns the number of players who are called by numbers. In a game with numbered
	// players, "fix 3" means player 3, and "fix line 3" means line 3 of the record.
	Numbering[S any] interface{ Numbered(S) int }
	// Deciding is for games with an automated opponent. Decided returns the opponent's move; if the
	// rules allow several equal moves, people choose. Reason returns a sentence for one step of the
	// decision.
	Deciding[S any, A rules.Kinded] interface {
		Decided(t *talk.UI, s S, d rules.Decision[A]) (A, error)
		Reason(t *talk.UI, s S, n rules.Note) string
	}
	// Planning returns the plan of the automated opponent in a position. Plans returns the Go type
	// of the plan. If Plans returns nil, a plan is a list of Decided. If Plan returns nil, the plan
	// is the decision of the awaited seat.
	Planning[S any] interface {
		Plan(S) (any, error)
		Plans() reflect.Type
	}
	// PlanningAlone is Planning for a seat with secret information. PlanFor takes this information
	// as JSON. Owns returns the Go type of the secret information.
	PlanningAlone[S any] interface {
		PlanFor(S, json.RawMessage) (any, error)
		Owns() reflect.Type
	}
	// Contesting lists the simulations that measure the opponent's strength.
	Contesting interface{ Contests() []Contest }
	// Reviewing returns a reviewer for a game that is over.
	Reviewing[S any, A rules.Kinded] interface{ Review() Reviewer[S, A] }
	// Concluding returns the sentence for the rule that ended a game. It returns "" if the rule's
	// own text is good enough.
	Concluding[S any] interface {
		Ending(t *talk.UI, s S, by tables.RuleID) string
	}
	// Explaining explains how a number on the table is computed. The parameter about names the
	// number; if it is empty, the game chooses the most important number. It returns nil if there
	// is no such number.
	Explaining[S any] interface {
		Explain(t *talk.UI, s S, about string) []string
	}
	// Spelling replaces the arguments of a note by the names used at a table.
	Spelling[S any] interface {
		Spell(t *talk.UI, s S, args rules.Args) tables.Args
	}
	// Naming returns the state of a table on which only the setup's names are set.
	Naming[U, S any] interface{ Named(U) S }
	// Drawing returns the table as a picture, or nil if a state has no picture. The web page adds
	// the picture's title.
	Drawing[S any] interface {
		Draw(t *talk.UI, s S) *picture.Picture
	}
	// Advising lists the choices that are allowed now.
	Advising[S any] interface {
		Now(t *talk.UI, s S) []Choice
	}
	// Keeping returns the public facts from which a seat can deduce secrets, or nil if the game has
	// no secrets to deduce.
	Keeping[S any] interface {
		Sheet(t *talk.UI, s S) *SeatSheet
	}
	// Timed measures the time that people take for an answer, for a game with a time limit. The
	// time is recorded before the answer, in an automatic turn of its own. The clock stops between
	// two sittings, and while people are asked about a breach or a correction.
	Timed[S, A any] interface {
		Runs(S) bool        // whether the time limit applies now
		Next(S) int         // the seconds until the next automatic event; 0 for never
		Gone(S) int         // the seconds that are already recorded
		Tick(seconds int) A // the action that sets the seconds that have passed
	}
	// Telling decides whether the table is drawn again after an action, because the action's
	// sentences may already describe the change. Without Telling, the table is drawn whenever it
	// looks different.
	Telling[S, A any] interface {
		Redraw(t *talk.UI, before S, did A, after S) Redraw
	}
	// Outside is for games that store something in the owner's box when a table is left. For
	// example, the mice keep their things for the next chapter. Lead returns the new content of the
	// box. The loop records a note and writes the box; when the report is struck out, it restores
	// the old content.
	Outside[S any] interface {
		// Leads reports whether this state needs an entry in the box.
		Leads(s S) bool
		// Lead asks for missing details, and returns the entry's id and its new content.
		Lead(t *talk.UI, s S) (id string, what any, err error)
		// Blank returns a pointer to an empty value of the type that Lead returns.
		Blank() any
	}
)
