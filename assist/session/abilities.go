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

// abilities has one field for each optional interface of a Flow. If the Flow implements the
// interface, the field holds the Flow. Otherwise the field holds [none]. No two interfaces may have
// a method with the same name.
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

// The method brings reports whether the Flow implements an interface. For example,
// p.brings(p.Timed) asks about the interface Timed.
func (abilities[U, S, A]) brings(ability any) bool {
	_, lacks := ability.(none[U, S, A])
	return !lacks
}

type (
	// Varied lists the modes of a game. The parameter has the cards that the owner typed in, which
	// can add modes. It may be nil.
	Varied interface{ Modes(talk.Box) []Mode }
	// Settling returns the action that sets a house rule. For a rules.Switch, it takes the switch's
	// name and new value. For a rule, it takes the rule id and rules.Waived or rules.InForce.
	Settling[A any] interface{ Settle(name, value string) A }
	// Enumerating lists the allowed values of each enum type. The JSON schema contains these
	// values, and JSON from other programs is checked against them.
	Enumerating interface {
		Lists() map[reflect.Type][]string
	}
	// Rolling describes the game's dice, which are all alike. Fell returns an index from
	// OwnDice.Faces for each die in an action. If the action has no dice, Fell returns nil.
	Rolling[A any] interface {
		Dice() OwnDice
		Fell(A) []int
	}
	// Readable asks people to type in one printed card that the rulebook does not name. Read stores
	// the card in the UI's Box and returns the card's name.
	Readable interface {
		Shape() card.Shape
		Read(*talk.UI) (string, error)
	}
	// Listing lists the game's cards and pieces by name: those in the rulebook, and those that the
	// owner typed in from printed cards. If the box is nil, it lists only those in the rulebook.
	Listing interface{ Things(talk.Box) []lookup.Thing }
	// Retaining is for actions that store an entry in the UI's Box. Keeps returns the entry's name.
	// If the action stored nothing, it returns "". An undo of the action does not remove the entry.
	Retaining[A any] interface {
		Keeps(t *talk.UI, did A) string
	}
	// Turned returns the turn of a state: its number, and whose turn it is.
	Turned[S any] interface {
		Turn(t *talk.UI, s S) talk.Turn
	}
	// Revealing reports whether an action revealed hidden cards or tiles.
	Revealing[A any] interface{ Reveals(A) bool }
	// Sealing is for sealed words. A sealed word is a secret choice. Its hash, the seal, is
	// recorded before the word is shown. Opened returns the word that an action reveals. Drawn
	// returns the automated choice or the person's word that an action seals.
	Sealing[S, A any] interface {
		Opened(S, A) (Opening, bool)
		Drawn(S, A) (Draw, bool)
	}
	// Claiming returns what an action says about a sealed word, such as "the word begins with K".
	// The app compares the claim with the word before it records the action.
	Claiming[S, A any] interface{ Claimed(S, A) (Claim[A], bool) }
	// Accounting returns the reasons for a secret automated choice. The reasons are recorded only
	// when an action reveals the choice, because earlier they would give the choice away.
	Accounting[S, A any] interface{ Account(S, A) []rules.Note }
	// Figured is for games in which an automated opponent moves several pieces, such as rat A and
	// rat B. Actor returns the piece that acts in an automated action, or "" if there is none.
	// Figures returns the pieces that match a typed name, under the names that Actor returns.
	Figured[S, A any] interface {
		Actor(A) string
		Figures(t *talk.UI, s S, typed string) []string
	}
	// Attributing returns the seat that made an action. If the seat on turn made it, By returns
	// rules.Nobody.
	Attributing[A any] interface{ By(A) rules.Seat }
	// Interruptible reports whether a typed line is an interruption by another player rather than
	// an answer.
	Interruptible[S any] interface {
		Speaks(t *talk.UI, s S, typed string) bool
	}
	// Peopled lists the people at a table. Each phone joins under one of their names.
	Peopled[S any] interface{ People(S) []talk.Person }
	// Speaking reads a line that one seat types on its phone while another seat is asked. Said
	// returns an action to record, or a line to use as the answer to the shared screen's question.
	// If Said has already handled the line, it returns nil and "".
	Speaking[S, A any] interface {
		Said(t *talk.UI, s S, seat rules.Seat, typed string) (did A, line string, err error)
	}
	// Composed is for actions that need a second action, such as an exchange of cards and then the
	// orientation of the exchanged card. One undo strikes both. Parts returns the kinds of the
	// second actions. While such an action is still missing, Parts returns nil.
	Composed[S any] interface{ Parts(S) []string }
	// Numbering is for games that call players by numbers. Numbered returns the number of players.
	// In these games, "fix 3" corrects player 3, and "fix line 3" corrects line 3 of the record.
	Numbering[S any] interface{ Numbered(S) int }
	// Deciding is for games with an automated opponent. Decided returns the opponent's move. If the
	// rules allow several moves, people choose one. Reason returns a sentence for one step of the
	// decision.
	Deciding[S any, A rules.Kinded] interface {
		Decided(t *talk.UI, s S, d rules.Decision[A]) (A, error)
		Reason(t *talk.UI, s S, n rules.Note) string
	}
	// Planning is for automated opponents that plan ahead. Plan returns the plan for a position. If
	// it returns nil, the decision of the seat on turn is the plan. Plans returns the Go type of
	// the plans. If it returns nil, a plan is a list of values of the type Decided.
	Planning[S any] interface {
		Plan(S) (any, error)
		Plans() reflect.Type
	}
	// PlanningAlone is like Planning, but for a seat with secret information. PlanFor takes this
	// information as JSON. Owns returns the Go type of the secret information.
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
	// Explaining explains how a number on the table is computed. The parameter `about` names the
	// number. If `about` is "", the game chooses its most important number. Explain returns nil if
	// the game has no such number.
	Explaining[S any] interface {
		Explain(t *talk.UI, s S, about string) []string
	}
	// Spelling replaces the ids in a note's arguments by the names that people use at the table.
	Spelling[S any] interface {
		Spell(t *talk.UI, s S, args rules.Args) tables.Args
	}
	// Naming returns a state that contains only the players' names from the setup.
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
	// time is recorded as a separate line just before the answer. The clock stops between two
	// sittings, and while people are asked about a breach or a correction.
	Timed[S, A any] interface {
		Runs(S) bool        // whether the time limit applies now
		Next(S) int         // the seconds until the next automatic event; 0 if none will come
		Gone(S) int         // the seconds that are already recorded
		Tick(seconds int) A // the action that sets the elapsed time
	}
	// Telling decides whether the table is drawn again after an action. A game can skip the drawing
	// if the sentences about the action already describe the change. Without Telling, the table is
	// drawn whenever it looks different.
	Telling[S, A any] interface {
		Redraw(t *talk.UI, before S, did A, after S) Redraw
	}
	// Outside is for games that keep data for the next game, such as the items of a campaign. The
	// data is one entry in the box, the owner's file. When the entry changes, the sitting records a
	// note and then writes the box. If people undo the action that caused the change, the sitting
	// restores the old entry.
	Outside[S any] interface {
		// Leads reports whether the entry must now be in the box.
		Leads(s S) bool
		// Lead asks for missing details, and returns the entry's id and its new content.
		Lead(t *talk.UI, s S) (id string, what any, err error)
		// Blank returns a pointer to an empty value of the type that Lead returns.
		Blank() any
	}
)
