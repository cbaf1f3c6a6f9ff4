package owner

import (
	"errors"

	parts "tablemate/tables/raccoonheist"
)

// Group is one raccoon player, or one of the two groups of the duel, as visible in the Ambush.
type Group struct {
	Reserve int `json:"reserve"` // figures in front of the player
	Yard    int `json:"yard"`    // his figures on the Backyard
	Food    int `json:"food"`
}

// Popper is where the popper is in the Ambush.
type Popper string

// The popper lies in the Living room, or a player has held it since the last round.
const (
	Lying Popper = "lying"
	Held  Popper = "held"
)

// Table is everything that an Owner may know when he places the Trap and hides. It is what is
// visible, without the coming raids.
type Table struct {
	Groups   []Group
	Order    [5]parts.Location // the row from the left
	Popper   Popper
	Dog      parts.Location // Nowhere if the Dog is off the board
	LastTrap parts.Location // Nowhere in the first round
	Goal     Goal
	Readings Readings
}

// Values is the version of the stored values from which an Owner decides. A record stores the
// version with each card. The card can be drawn again only from the same values.
const Values = 1

// Readings tells whether the house rules are the default ones.
type Readings string

// The game was solved with the default house rules. With other house rules the Owner plays as in
// that game; the Basis of his decision is then Usual.
const (
	DefaultReadings Readings = ""
	OtherReadings   Readings = "other"
)

// Errors for a table or a level that cannot be used.
var (
	ErrGroups = errors.New("owner: one to four groups can play")
	ErrOrder  = errors.New("owner: the row must show each of the five locations once")
	ErrPlace  = errors.New("owner: the Dog or the last Trap is nowhere it can be")
	ErrCounts = errors.New("owner: figures and food cannot be less than nothing")
	ErrOver   = errors.New("owner: the game is over")
	ErrPopper = errors.New("owner: the popper lies or is held")
	ErrGoal   = errors.New("owner: the goal is basic or advanced")
	ErrRaids  = errors.New("owner: these are not the raids of this table")
	ErrLevel  = errors.New("owner: there is no such level")
	ErrTrap   = errors.New("owner: the Trap may not lie there")
)

// Verify returns an error if t is not a table in the middle of a game.
func (t Table) Verify() error {
	switch {
	case len(t.Groups) < 1 || len(t.Groups) > parts.Colours:
		return ErrGroups
	case t.Popper != Lying && t.Popper != Held:
		return ErrPopper
	case t.Goal != Basic && t.Goal != Advanced:
		return ErrGoal
	case t.LastTrap == parts.Basement, !known(t.LastTrap), !known(t.Dog):
		return ErrPlace
	}
	seen := 0
	for _, l := range t.Order {
		if p := placeOf(l); p != nowhere {
			seen |= 1 << p
		}
	}
	if seen != 1<<places-1 {
		return ErrOrder
	}
	return t.going()
}

// known reports whether l is one of the five locations or Nowhere.
func known(l parts.Location) bool { return l == parts.Nowhere || placeOf(l) != nowhere }

// going returns an error if a group's counts are impossible or the game has ended.
func (t Table) going() error {
	most, poor := 0, 0
	for _, g := range t.Groups {
		if g.Reserve < 0 || g.Yard < 0 || g.Food < 0 {
			return ErrCounts
		}
		if g.Reserve == 0 {
			return ErrOver
		}
		most = max(most, g.Food)
		if g.Food < parts.FoodOfOthers {
			poor++
		}
	}
	if most >= parts.FoodToWin && (t.Goal == Basic || poor == 0) {
		return ErrOver
	}
	return nil
}

// Basis is what a decision is based on.
type Basis string

const (
	// Solved is the exact solution of one or two groups, with the default house rules.
	Solved Basis = "solved"
	// Nearest is the solution of the nearest valid table. The figures of the real table do not
	// add up to the setup.
	Nearest Basis = "nearest"
	// Fitted is a solution for three or four groups. The round is solved, but the values after
	// the round are only approximate or estimated.
	Fitted Basis = "fitted"
	// Usual is the solution for the default house rules, although the table has other house
	// rules.
	Usual Basis = "usual"
)

// kind returns the solved game that fits t.
func (t Table) kind() gameKind {
	return gameKind{groups: len(t.Groups), goal: t.Goal, row: rowOf(t.Order)}
}

// judgeBasis returns the basis of decisions for t.
func (t Table) judgeBasis() Basis {
	if t.Readings != DefaultReadings {
		return Usual
	}
	if len(t.Groups) > 2 {
		return Fitted
	}
	for _, g := range t.Groups {
		if g.Reserve+g.Yard != t.kind().total() {
			return Nearest
		}
	}
	return Solved
}

// position returns the stocks of the first two groups, limited to the counts that are
// distinguished.
func (t Table) position() (p position) {
	for k, g := range t.Groups[:min(len(t.Groups), 2)] {
		p.figures[k] = min(g.Reserve, t.kind().total())
		p.food[k] = min(g.Food, parts.FoodToWin)
	}
	return p
}

// popperNow returns the state of the popper.
func (t Table) popperNow() popperState {
	if t.Popper == Held {
		return popperHeld
	}
	return popperLying
}

// legal lists the places where the Trap may be placed in this round (RH-TRAP-02, RH-TRAP-03).
func (t Table) legal() []place {
	var out []place
	for _, p := range traps {
		if p.location() != t.LastTrap {
			out = append(out, p)
		}
	}
	return out
}
