package micemystics

import (
	"tablemate/rules"
	"tablemate/tables"
	box "tablemate/tables/micemystics"
)

// Event is one consequence of a report.
type Event interface {
	rules.Kinded
	event()
}

// Events of turns and of what is awaited.
type (
	// Began is the opening layout.
	Began struct {
		State State `json:"state"`
	}
	// RoundBegan starts at slot 1 of the track (MM-ROUND-02).
	RoundBegan struct {
		Number int `json:"number"`
	}
	// TurnBegan is the turn of an initiative card.
	TurnBegan struct {
		Card  string `json:"card"`
		Slot  int    `json:"slot"`
		Step  Step   `json:"step"`
		After string `json:"after,omitempty" jsonschema:"the card below which play goes on afterwards"`
	}
	// TurnEnded is its end, with everything that the end brings.
	TurnEnded struct{}
	// TurnOver ends what may be done in a turn; its end follows. Rule is the one
	// that ended it, where the player did not.
	TurnOver struct {
		Rule tables.RuleID `json:"rule,omitempty"`
	}
	// Needs is something that must be told before anything else.
	Needs struct {
		Wait Wait `json:"wait"`
	}
	// Answered is what was awaited first.
	Answered struct{}
	// Rolled is what the dice showed.
	Rolled struct {
		Purpose Purpose `json:"purpose"`
		Who     Name    `json:"who,omitempty"`
		Fell    Fell    `json:"fell"`
	}
	// PointsSet is how many movement points are left; Die is what was rolled for them.
	PointsSet struct {
		Points int `json:"points"`
		Die    int `json:"die,omitempty"`
	}
	// MoveBegan is a mouse's move, or its scurry.
	MoveBegan struct{}
	// Halted ends the move in hand by that rule.
	Halted struct {
		Rule tables.RuleID `json:"rule,omitempty"`
	}
	// Spent is the mouse's action.
	Spent struct {
		Deed Deed `json:"deed"`
	}
	// TookFree is a supplementary action.
	TookFree struct {
		Free Free `json:"free"`
	}
	// Powered is an ability card used in this turn.
	Powered struct {
		Mouse   Name       `json:"mouse"`
		Ability box.CardID `json:"ability"`
	}
	// Crossing lets the mouse over red lines in this turn.
	Crossing struct{}
)

// Events of figures.
type (
	// Moved puts a figure on a space; off the board where there is no room.
	Moved struct {
		Figure Name `json:"figure"`
		To     Spot `json:"to"`
	}
	// Hurt gives a figure wounds, on one initiative card where it bears them; below
	// 0 they are taken off that card.
	Hurt struct {
		Figure Name   `json:"figure"`
		Wounds int    `json:"wounds"`
		Poison bool   `json:"poison,omitempty"`
		Card   string `json:"card,omitempty"`
	}
	// Healed takes wounds off.
	Healed struct {
		Figure Name `json:"figure"`
		Wounds int  `json:"wounds"`
		Poison bool `json:"poison,omitempty"`
	}
	// Afflicted gives a figure a condition.
	Afflicted struct {
		Figure    Name      `json:"figure"`
		Condition Condition `json:"condition"`
	}
	// Relieved takes a condition away.
	Relieved struct {
		Figure    Name      `json:"figure"`
		Condition Condition `json:"condition"`
	}
	// Arrived is a new minion on the board.
	Arrived struct {
		Minion Minion `json:"minion"`
	}
	// CatArrived is Brodie's token.
	CatArrived struct {
		At Spot `json:"at"`
	}
	// Defeated takes a minion or Brodie off the board; By is the mouse that did it.
	Defeated struct {
		Figure Name `json:"figure"`
		By     Name `json:"by,omitempty"`
	}
	// Captured takes a mouse off the board with what it keeps on (MM-CAPT-03).
	Captured struct {
		Mouse Name          `json:"mouse"`
		Keeps []box.CardID  `json:"keeps,omitempty"`
		Rule  tables.RuleID `json:"rule,omitempty" jsonschema:"left out: its wounds or a card"`
	}
	// Rescued brings it back.
	Rescued struct {
		Mouse Name `json:"mouse"`
		To    Spot `json:"to"`
	}
	// Greed makes roaches greedy, or no longer.
	Greed struct {
		On bool `json:"on"`
	}
)

// Events of minions' turns.
type (
	// Lined are the figures of the card that are to act, and how far each is
	// from the mice.
	Lined struct {
		Figures []Name `json:"figures"`
		Away    []int  `json:"away,omitempty"`
	}
	// Activated is the figure that acts; Armed is a rat with the grape.
	Activated struct {
		Figure Name `json:"figure"`
		Armed  bool `json:"armed,omitempty"`
	}
	// Walked ends its movement; Stays is the rule by which it did not move at all.
	Walked struct {
		Stays tables.RuleID `json:"stays,omitempty"`
	}
	// Attacked is a figure's attack on another.
	Attacked struct {
		By     Name       `json:"by"`
		Target Name       `json:"target"`
		Weapon box.CardID `json:"weapon,omitempty"`
	}
	// Acted ends a figure's turn.
	Acted struct {
		Figure Name `json:"figure"`
	}
	// Ran is where Brodie's chase led, from first to last.
	Ran struct {
		Spots []Spot `json:"spots"`
	}
	// Missed is an attack without a hit, or one of which every hit was blocked.
	Missed struct {
		By      Name `json:"by"`
		Target  Name `json:"target"`
		Blocked int  `json:"blocked,omitempty"`
	}
)

// Events of the control board.
type (
	// TrackLaid is the whole initiative track.
	TrackLaid struct {
		Cards []Card `json:"cards"`
		Anew  bool   `json:"anew,omitempty"` // MM-INIT-02
	}
	// CardLifted moves an initiative card up the track.
	CardLifted struct {
		Card string `json:"card"`
		To   int    `json:"to" jsonschema:"slot, from 1"`
		By   int    `json:"by"`
	}
	// CardRemoved takes one off; lower cards slide up (MM-INIT-06).
	CardRemoved struct {
		Card string `json:"card"`
	}
	// Wheeled puts cheese on the wheel, or takes some off below 0.
	Wheeled struct {
		Cheese int           `json:"cheese"`
		Rule   tables.RuleID `json:"rule,omitempty"`
	}
	// Paged moves the hourglass to a page.
	Paged struct {
		Page int `json:"page"`
	}
	// EndMoved moves the chapter end token to a page.
	EndMoved struct {
		Page int `json:"page"`
	}
	// SurgeBegan and SurgeEnded enclose a surge; its end empties the wheel
	// (MM-SURGE-08). Special is a chapter's own.
	SurgeBegan struct{}
	SurgeEnded struct{}
	// SpecialSurge is a chapter's surge for a room, once.
	SpecialSurge struct {
		Room string `json:"room"`
	}
	// Opened is an encounter card face up.
	Opened struct {
		Card box.Encounter `json:"card"`
	}
	// Closed discards the open encounter card.
	Closed struct {
		Card box.CardID `json:"card"`
	}
)

// Events of rooms.
type (
	// Entered is the first visit of a tile side.
	Entered struct {
		Room string `json:"room"`
	}
	// Flipped turns a piece over, so that this side lies up.
	Flipped struct {
		Room string `json:"room"`
	}
	// PlaceNamed is a place that no map shows.
	PlaceNamed struct {
		Room  string    `json:"room"`
		Space box.Space `json:"space"`
	}
	// Told are answers about a room.
	Told struct {
		Room  string `json:"room"`
		Facts []Fact `json:"facts"`
	}
	// TrapsLaid puts mousetraps on spaces.
	TrapsLaid struct {
		Room   string        `json:"room"`
		Spaces []box.SpaceID `json:"spaces"`
	}
	// TrapGone takes one away.
	TrapGone struct {
		Room  string      `json:"room"`
		Space box.SpaceID `json:"space"`
	}
	// Searched is a successful search.
	Searched struct {
		Mouse Name   `json:"mouse"`
		Room  string `json:"room"`
	}
	// ItemLaid puts a party item token on the board.
	ItemLaid struct {
		Laid Laid `json:"laid"`
	}
	// ItemBack returns it to the stash, or brings a new one there.
	ItemBack struct {
		Item box.PartyItem `json:"item"`
	}
	// ItemGone takes it out of play; its card is shuffled into the search deck.
	ItemGone struct {
		Item box.PartyItem `json:"item"`
	}
)

// Pile is where a mouse's card lies.
type Pile string

// The piles; the deck and the discard are no mouse's.
const (
	NoPile      Pile = ""
	OnMouse     Pile = "equipped"
	InPack      Pile = "pack"
	Tricks      Pile = "tricks"
	DiscardPile Pile = "discard"
)

// Piles lists the piles.
var Piles = []Pile{NoPile, OnMouse, InPack, Tricks, DiscardPile}

// Events of mice's cards.
type (
	// Drawn is the search card that was found.
	Drawn struct {
		Mouse Name       `json:"mouse"`
		Card  box.Search `json:"card"`
	}
	// CardMoved moves a search card from one pile to another, from nowhere when
	// it was drawn. To another mouse where With says so.
	CardMoved struct {
		Mouse Name       `json:"mouse"`
		Card  box.CardID `json:"card"`
		From  Pile       `json:"from,omitempty"`
		To    Pile       `json:"to"`
		With  Name       `json:"with,omitempty"`
	}
	// Cheesed gives a mouse cheese, or takes some below 0.
	Cheesed struct {
		Mouse  Name          `json:"mouse"`
		Cheese int           `json:"cheese"`
		Rule   tables.RuleID `json:"rule,omitempty"`
	}
	// Grew is an ability card gained.
	Grew struct {
		Mouse   Name        `json:"mouse"`
		Ability box.Ability `json:"ability"`
	}
	// Counted is a roach that a mouse defeated in this encounter.
	Counted struct {
		Mouse Name `json:"mouse"`
	}
	// Awarded is a personal achievement.
	Awarded struct {
		Token box.Achievement `json:"token"`
		Mouse Name            `json:"mouse"`
	}
	// Earned is a story achievement.
	Earned struct {
		Story string `json:"story"`
	}
	// Carried is the card kept for the next chapter.
	Carried struct {
		Mouse Name       `json:"mouse"`
		Card  box.CardID `json:"card,omitempty"`
	}
)

// Events of the record.
type (
	// Won ends the chapter.
	Won struct {
		Winner rules.Seat      `json:"winner"`
		By     []tables.RuleID `json:"by"`
	}
	// Warned is something that people should know: a reminder of the chapter, a
	// rule that just mattered, or figures that had no room.
	Warned struct {
		Rule tables.RuleID `json:"rule"`
		Args rules.Args    `json:"args,omitempty"`
	}
	// Learned is a card or a map that people entered.
	Learned struct {
		Learn
	}
	// Settled is a house rule from now on.
	Settled struct {
		Name  string `json:"name"`
		Value string `json:"value"`
	}
	// Corrected takes over what the table shows.
	Corrected struct {
		Correct
	}
)
