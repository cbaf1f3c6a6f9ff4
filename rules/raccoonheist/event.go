package raccoonheist

import (
	"tablemate/rules"
	"tablemate/tables"
	box "tablemate/tables/raccoonheist"
)

// Event is one consequence of a report. Fold needs nothing else to rebuild the
// table, so an old journal keeps its meaning when a rule is mended.
type Event interface {
	rules.Kinded
	event()
}

// Events of the round's course.
type (
	// Began is the opening layout, or a position that play starts from.
	Began struct {
		State State `json:"state"`
	}
	// RoundBegan sends the uncaught raiders home (RH-END-04) and begins an
	// Ambush; the Trap's place becomes last round's (RH-TRAP-03).
	RoundBegan struct {
		Number int `json:"number"`
	}
	// DogPlaced is where the Dog stands; Nowhere is off the board.
	DogPlaced struct {
		Die      int          `json:"die"`
		Location box.Location `json:"location,omitempty"`
	}
	// TrapPlaced is where the Trap lies.
	TrapPlaced struct {
		Location box.Location `json:"location"`
	}
	// Hidden is a card laid face down.
	Hidden struct {
		Seal string `json:"seal,omitempty"`
		Box  string `json:"box,omitempty"`
	}
	// Raided is a heist card at a location, a new one or one moved.
	Raided struct {
		Seat     rules.Seat   `json:"seat"`
		Location box.Location `json:"location"`
		Count    int          `json:"count"`
	}
	// Passed is a heist card that stays at home.
	Passed struct {
		Seat rules.Seat `json:"seat"`
	}
	// Shown is the Owner's card face up.
	Shown struct {
		Card  box.Location `json:"card"`
		Salt  string       `json:"salt,omitempty"`
		Proof Proof        `json:"proof,omitempty"`
	}
	// Checked ends a location; the next one to the right follows.
	Checked struct {
		Location box.Location `json:"location"`
	}
	// Won ends the game.
	Won struct {
		Winner rules.Seat      `json:"winner"`
		By     []tables.RuleID `json:"by"`
	}
	// Warned is something that people should know.
	Warned struct {
		Rule tables.RuleID `json:"rule"`
	}
)

// Proof is what a seal says of the card that was shown.
type Proof string

// Without a seal there is nothing to prove.
const (
	Unsealed Proof = ""
	Matches  Proof = "matches"
	Differs  Proof = "differs"
)

// Events of the Round-up.
type (
	// Rolled is a raccoon player's die.
	Rolled struct {
		Seat rules.Seat `json:"seat"`
		Die  int        `json:"die"`
	}
	// Caught moves raiders to the Backyard.
	Caught struct {
		Seat  rules.Seat `json:"seat"`
		Count int        `json:"count"`
		By    Hunter     `json:"by"`
	}
	// Fed gives food from the supply and ends the effect for that player.
	Fed struct {
		Seat rules.Seat `json:"seat"`
		Food int        `json:"food"`
	}
	// Rescued brings figures back to their players and ends the effect for
	// the rescuer.
	Rescued struct {
		Seat  rules.Seat `json:"seat"`
		Freed []Freed    `json:"freed,omitempty"`
	}
	// Gave moves food between players, against the rules.
	Gave struct {
		From rules.Seat `json:"from"`
		To   rules.Seat `json:"to"`
		Food int        `json:"food"`
	}
)

// Hunter is what catches a raccoon.
type Hunter string

// The three ways to the Backyard.
const (
	ByOwner    Hunter = "owner"
	ByTrap     Hunter = "trap"
	ByBasement Hunter = "basement"
)

// Events of the popper, and of what people settle.
type (
	// PopperDeclared names whom it is to save, before the card is shown.
	PopperDeclared struct {
		For []rules.Seat `json:"for"`
	}
	// PopperUsed lets raiders flee.
	PopperUsed struct {
		For []rules.Seat `json:"for"`
	}
	// PopperKept lets the moment pass.
	PopperKept struct{}
	// PopperTaken gives it to a raccoon player for the next round.
	PopperTaken struct {
		Seat rules.Seat `json:"seat"`
	}
	// PopperLeft is a player who did not want it.
	PopperLeft struct {
		Seat rules.Seat `json:"seat"`
	}
	// PopperHanded gives it to another raccoon player.
	PopperHanded struct {
		To rules.Seat `json:"to"`
	}
	// PopperBack puts it on the Living room again (RH-POP-08).
	PopperBack struct{}
	// Corrected takes over what the table shows.
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
	Began{}, RoundBegan{}, DogPlaced{}, TrapPlaced{}, Hidden{}, Raided{}, Passed{}, Shown{}, Checked{}, Won{}, Warned{},
	Rolled{}, Caught{}, Fed{}, Rescued{}, Gave{},
	PopperDeclared{}, PopperUsed{}, PopperKept{}, PopperTaken{}, PopperLeft{}, PopperHanded{}, PopperBack{},
	Corrected{}, Settled{},
)

func (Began) Kind() string          { return "began" }
func (RoundBegan) Kind() string     { return "round" }
func (DogPlaced) Kind() string      { return "dog" }
func (TrapPlaced) Kind() string     { return "trap" }
func (Hidden) Kind() string         { return "hidden" }
func (Raided) Kind() string         { return "raided" }
func (Passed) Kind() string         { return "passed" }
func (Shown) Kind() string          { return "shown" }
func (Checked) Kind() string        { return "checked" }
func (Won) Kind() string            { return "won" }
func (Warned) Kind() string         { return "warned" }
func (Rolled) Kind() string         { return "rolled" }
func (Caught) Kind() string         { return "caught" }
func (Fed) Kind() string            { return "fed" }
func (Rescued) Kind() string        { return "rescued" }
func (Gave) Kind() string           { return "gave" }
func (PopperDeclared) Kind() string { return "popper_declared" }
func (PopperUsed) Kind() string     { return "popper_used" }
func (PopperKept) Kind() string     { return "popper_kept" }
func (PopperTaken) Kind() string    { return "popper_taken" }
func (PopperLeft) Kind() string     { return "popper_left" }
func (PopperHanded) Kind() string   { return "popper_handed" }
func (PopperBack) Kind() string     { return "popper_back" }
func (Corrected) Kind() string      { return "corrected" }
func (Settled) Kind() string        { return "settled" }

func (Began) event()          {}
func (RoundBegan) event()     {}
func (DogPlaced) event()      {}
func (TrapPlaced) event()     {}
func (Hidden) event()         {}
func (Raided) event()         {}
func (Passed) event()         {}
func (Shown) event()          {}
func (Checked) event()        {}
func (Won) event()            {}
func (Warned) event()         {}
func (Rolled) event()         {}
func (Caught) event()         {}
func (Fed) event()            {}
func (Rescued) event()        {}
func (Gave) event()           {}
func (PopperDeclared) event() {}
func (PopperUsed) event()     {}
func (PopperKept) event()     {}
func (PopperTaken) event()    {}
func (PopperLeft) event()     {}
func (PopperHanded) event()   {}
func (PopperBack) event()     {}
func (Corrected) event()      {}
func (Settled) event()        {}
