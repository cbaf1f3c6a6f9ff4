package owner

import (
	"errors"
	"slices"

	parts "tablemate/tables/raccoonheist"
)

// Group holds the figures and food of one raccoon player, or of one group of the duel.
type Group struct {
	Reserve int `json:"reserve"` // figures in front of the player
	Yard    int `json:"yard"`    // the player's figures in the Backyard
	Food    int `json:"food"`
}

// Table is everything that the Owner may know when placing the Trap and hiding.
type Table struct {
	Groups   []Group
	Order    [5]parts.Location // the locations of the row, from left to right
	Held     bool              // whether a player has held the popper since an earlier round
	Dog      parts.Location    // Nowhere if the Dog is off the board
	LastTrap parts.Location    // Nowhere in the first round
	Goal     Goal
	House    bool // whether the table has house rules that the stored values ignore
}

// Values is the version number of the stored values. A record stores this version with each card of
// the Owner. To draw the same card again, the program needs the same stored values.
const Values = 1

// These errors report invalid input: a table, a level, raids or a Trap.
var (
	ErrGroups = errors.New("owner: one to four groups can play")
	ErrOrder  = errors.New("owner: the row must show each of the five locations once")
	ErrPlace  = errors.New("owner: the Dog or the last Trap is nowhere it can be")
	ErrCounts = errors.New("owner: figures and food cannot be less than nothing")
	ErrOver   = errors.New("owner: the game is over")
	ErrRaids  = errors.New("owner: these are not the raids of this table")
	ErrLevel  = errors.New("owner: there is no such level")
	ErrTrap   = errors.New("owner: the Trap may not lie there")
)

// Verify returns an error if the game is over or the table is invalid. A table is invalid if it has
// a wrong number of groups, a wrong location, or a negative number of figures or food. Too many
// figures are no error.
func (t Table) Verify() error {
	switch {
	case len(t.Groups) < 1 || len(t.Groups) > parts.Colours:
		return ErrGroups
	case t.LastTrap == parts.Basement, !known(t.LastTrap), !known(t.Dog):
		return ErrPlace
	}
	for _, l := range parts.Locations {
		if !slices.Contains(t.Order[:], l) {
			return ErrOrder
		}
	}
	return t.going()
}

func known(l parts.Location) bool { return l == parts.Nowhere || placeOf(l) != nowhere }

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

// Basis says how the values behind a decision were computed.
type Basis string

const (
	// Solved is the exact solution of one or two groups, with the default house rules.
	Solved Basis = "solved"
	// Nearest is the exact solution of the nearest table with a valid number of figures.
	Nearest Basis = "nearest"
	// Fitted is a solution for three or four groups. The values after the round are
	// approximate.
	Fitted Basis = "fitted"
	// Usual is the solution for the default house rules, used if the table has other house rules.
	Usual Basis = "usual"
)

func (t Table) kind() gameKind {
	return gameKind{groups: len(t.Groups), goal: t.Goal, row: rowOf(t.Order)}
}

func (t Table) judgeBasis() Basis {
	if t.House {
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

func (t Table) position() (p position) {
	for k, g := range t.Groups[:min(len(t.Groups), 2)] {
		p.figures[k] = min(g.Reserve, t.kind().total())
		p.food[k] = min(g.Food, parts.FoodToWin)
	}
	return p
}

func (t Table) popperNow() popperState {
	if t.Held {
		return popperHeld
	}
	return popperLying
}

// RH-TRAP-02, RH-TRAP-03
func (t Table) legal() []place {
	var out []place
	for _, p := range traps {
		if p.location() != t.LastTrap {
			out = append(out, p)
		}
	}
	return out
}
