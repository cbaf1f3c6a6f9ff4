package picklerick

import (
	"tablemate/rules"
	"tablemate/tables"
	box "tablemate/tables/picklerick"
)

// Event is one consequence of a report. Fold needs nothing else to rebuild the
// table, so an old journal keeps its meaning when a rule is mended.
type Event interface {
	rules.Kinded
	event()
}

// Events of setup and of turns.
type (
	// Began is the opening layout, or a position that play starts from.
	Began struct {
		State State `json:"state"`
	}
	// TurnBegan hands the dice to a side.
	TurnBegan struct {
		Side   rules.Seat `json:"side"`
		Number int        `json:"number"`
	}
	// Rolled is all four dice of a turn.
	Rolled struct {
		Faces []box.Symbol `json:"faces"`
	}
	// Tossed puts dice in the air for the one reroll.
	Tossed struct {
		Dice []int `json:"dice"`
	}
	// Rerolled is how the dice in the air came down.
	Rerolled struct {
		Faces []box.Symbol `json:"faces"`
	}
	// Kept ends the handling of the dice; spending begins.
	Kept struct{}
	// Won ends the game.
	Won struct {
		Winner rules.Seat      `json:"winner"`
		By     []tables.RuleID `json:"by"`
	}
	// Warned is something that people should know before the turn ends.
	Warned struct {
		Rule tables.RuleID `json:"rule"`
	}
)

// Events of spending.
type (
	// Spent hands dice and gained jokers over.
	Spent struct {
		Dice   []int `json:"dice,omitempty"`
		Jokers int   `json:"gained_jokers,omitempty"`
		On     Use   `json:"on"`
	}
	// Gained adds joker symbols for this turn.
	Gained struct {
		Jokers int `json:"jokers"`
	}
	// Granted is what a card lets figures do without symbols; the zero grant
	// ends it.
	Granted struct {
		Grant Grant `json:"grant"`
	}
	// Drew moves cards from deck to hand.
	Drew struct {
		Side  rules.Seat `json:"side"`
		Cards int        `json:"cards"`
	}
	// Lost takes cards off a deck for nothing.
	Lost struct {
		Side  rules.Seat `json:"side"`
		Cards int        `json:"cards"`
	}
	// Played moves a card from hand to the discard pile.
	Played struct {
		Side rules.Seat `json:"side"`
		Card string     `json:"card"`
	}
	// Reshuffled turns a discard pile into a deck, against the rules.
	Reshuffled struct {
		Side rules.Seat `json:"side"`
	}
)

// Events on the board.
type (
	// Moved puts a figure on another cell. Symbols is how many movement
	// symbols of this turn it used; Wall says that it went through a wall.
	Moved struct {
		Figure  Figure `json:"figure"`
		To      Cell   `json:"to"`
		Symbols int    `json:"symbols,omitempty"`
		Wall    bool   `json:"wall,omitempty"`
	}
	// Awaits asks the cardboard for a tile or Rick's player for an answer.
	Awaits struct {
		Wait Wait `json:"wait"`
	}
	// Answered ends the waiting.
	Answered struct{}
	// Laid puts a tile on the board face up, or turns up a face-down one.
	Laid struct {
		Tile      Tile `json:"tile"`
		FromStack bool `json:"from_stack,omitempty"`
	}
	// Blocked is a failed vent attempt: Rick stays where he is.
	Blocked struct {
		Cell Cell `json:"cell"`
	}
	// Collapsed takes tiles off the corridor stack unseen.
	Collapsed struct {
		Tiles int `json:"tiles"`
	}
	// Turned turns a tile clockwise on its cell.
	Turned struct {
		Cell     Cell `json:"cell"`
		Quarters int  `json:"quarters"`
	}
	// Summoned puts operatives from the supply on a cell.
	Summoned struct {
		Operatives []int `json:"operatives"`
		Cell       Cell  `json:"cell"`
	}
	// Relocated moves operatives on the board because the supply is empty.
	Relocated struct {
		Operatives []int `json:"operatives"`
		Cell       Cell  `json:"cell"`
		Fresh      bool  `json:"fresh,omitempty"` // their used-up symbols are forgotten
	}
	// Killed returns an operative to the supply.
	Killed struct {
		Operative int `json:"operative"`
	}
	// Entered puts Jaguar on the board.
	Entered struct {
		Cell Cell `json:"cell"`
	}
	// Departed removes Jaguar from the game.
	Departed struct {
		Why tables.RuleID `json:"why"`
	}
	// Wounded takes health from Rick or Jaguar.
	Wounded struct {
		Figure Figure `json:"figure"`
		Damage int    `json:"damage"`
	}
	// Healed gives health, never above 10 (PR-CLAR-06, PR-CLAR-23).
	Healed struct {
		Figure Figure `json:"figure"`
		Health int    `json:"health"`
	}
	// Fired counts the shots of a Russian figure; their damage is Wounded.
	Fired struct {
		Figure  Figure `json:"figure"`
		Shots   int    `json:"shots"`
		Symbols int    `json:"symbols,omitempty"` // gun symbols of this turn used up
	}
	// Acted ends a figure's part in the automated Russians' turn.
	Acted struct {
		Figure Figure `json:"figure"`
	}
	// Marked puts a named marker on a tile or takes it away.
	Marked struct {
		Cell   Cell   `json:"cell"`
		Marker string `json:"marker"`
		Gone   bool   `json:"gone,omitempty"`
	}
	// Corrected is what the table really shows.
	Corrected struct {
		Correct
	}
	// Settled is a house rule from now on.
	Settled struct {
		Name  string `json:"name"`
		Value string `json:"value"`
	}
)

// Events are the consequences by their journal names.
var Events = rules.KindsOf[Event](
	Began{}, TurnBegan{}, Rolled{}, Tossed{}, Rerolled{}, Kept{}, Won{}, Warned{},
	Spent{}, Gained{}, Granted{}, Drew{}, Lost{}, Played{}, Reshuffled{},
	Moved{}, Awaits{}, Answered{}, Laid{}, Blocked{}, Collapsed{}, Turned{}, Summoned{}, Relocated{},
	Killed{}, Entered{}, Departed{}, Wounded{}, Healed{}, Fired{}, Acted{}, Marked{}, Corrected{}, Settled{},
)

func (Began) Kind() string      { return "began" }
func (TurnBegan) Kind() string  { return "turn_began" }
func (Rolled) Kind() string     { return "rolled" }
func (Tossed) Kind() string     { return "tossed" }
func (Rerolled) Kind() string   { return "rerolled" }
func (Kept) Kind() string       { return "kept" }
func (Won) Kind() string        { return "won" }
func (Warned) Kind() string     { return "warned" }
func (Spent) Kind() string      { return "spent" }
func (Gained) Kind() string     { return "gained" }
func (Granted) Kind() string    { return "granted" }
func (Drew) Kind() string       { return "drew" }
func (Lost) Kind() string       { return "lost" }
func (Played) Kind() string     { return "played" }
func (Reshuffled) Kind() string { return "reshuffled" }
func (Moved) Kind() string      { return "moved" }
func (Awaits) Kind() string     { return "awaits" }
func (Answered) Kind() string   { return "answered" }
func (Laid) Kind() string       { return "laid" }
func (Blocked) Kind() string    { return "blocked" }
func (Collapsed) Kind() string  { return "collapsed" }
func (Turned) Kind() string     { return "turned" }
func (Summoned) Kind() string   { return "summoned" }
func (Relocated) Kind() string  { return "relocated" }
func (Killed) Kind() string     { return "killed" }
func (Entered) Kind() string    { return "entered" }
func (Departed) Kind() string   { return "departed" }
func (Wounded) Kind() string    { return "wounded" }
func (Healed) Kind() string     { return "healed" }
func (Fired) Kind() string      { return "fired" }
func (Acted) Kind() string      { return "acted" }
func (Marked) Kind() string     { return "marked" }
func (Corrected) Kind() string  { return "corrected" }
func (Settled) Kind() string    { return "settled" }

func (Began) event()      {}
func (TurnBegan) event()  {}
func (Rolled) event()     {}
func (Tossed) event()     {}
func (Rerolled) event()   {}
func (Kept) event()       {}
func (Won) event()        {}
func (Warned) event()     {}
func (Spent) event()      {}
func (Gained) event()     {}
func (Granted) event()    {}
func (Drew) event()       {}
func (Lost) event()       {}
func (Played) event()     {}
func (Reshuffled) event() {}
func (Moved) event()      {}
func (Awaits) event()     {}
func (Answered) event()   {}
func (Laid) event()       {}
func (Blocked) event()    {}
func (Collapsed) event()  {}
func (Turned) event()     {}
func (Summoned) event()   {}
func (Relocated) event()  {}
func (Killed) event()     {}
func (Entered) event()    {}
func (Departed) event()   {}
func (Wounded) event()    {}
func (Healed) event()     {}
func (Fired) event()      {}
func (Acted) event()      {}
func (Marked) event()     {}
func (Corrected) event()  {}
func (Settled) event()    {}
