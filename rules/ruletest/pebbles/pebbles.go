// Package pebbles is an invented game for tests of code that runs all games. It is minimal, but it
// has a die, rules, an automated seat, equally good moves, and a house rule.
//
// In each turn, the die is rolled. The player then takes pebbles from the heap, at most as many as
// the die shows. Whoever takes the last pebble wins.
package pebbles

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
)

// The two players. With Setup.Alone, the program plays Moss.
const (
	Ann  rules.Seat = "ann"
	Moss rules.Seat = "moss"
)

// Sides is the number of sides of the die.
const Sides = 6

// The rules of the game.
const (
	TakeAtMost tables.RuleID = "PB-TAKE-01" // take at most the number that the die shows
	TakeSome   tables.RuleID = "PB-TAKE-02" // take at least one pebble
	TakeThere  tables.RuleID = "PB-TAKE-03" // take at most the number of pebbles in the heap
	InTurn     tables.RuleID = "PB-TURN-01"
	HeapOf     tables.RuleID = "PB-HEAP-01" // at most 60 pebbles at the start
	Last       tables.RuleID = "PB-WIN-01"
	LeaveEven  tables.RuleID = "PB-MOSS-01"
)

// LastLoses is a house rule: the player who takes the last pebble loses.
var LastLoses = rules.NewSwitch("PB-AMB-01", "last_loses", "false", "true")

// Switches lists the house rules.
var Switches = []*rules.Switch{LastLoses}

// Setup holds the decisions before the first turn.
type Setup struct {
	Pebbles int         `json:"pebbles"`
	Alone   bool        `json:"alone,omitempty"` // the program plays Moss
	House   rules.House `json:"house_rules,omitempty"`
}

// State is the state of the table.
type State struct {
	Alone  bool        `json:"alone,omitempty"`
	House  rules.House `json:"house_rules,omitempty"`
	Heap   []int       `json:"heap"` // the numbers of the pebbles: 1, 2, 3 and so on
	Taken  int         `json:"taken"`
	Turn   rules.Seat  `json:"turn"`
	Die    int         `json:"die,omitempty"` // 0 until the die is rolled
	Winner rules.Seat  `json:"winner,omitempty"`
}

// Action is a player's move, or the result of the die.
type Action interface{ rules.Kinded }

// The kinds of actions.
type (
	Fell struct {
		Face int `json:"face"`
	}
	Take struct {
		Pebbles int `json:"pebbles"`
	}
	Correct struct {
		Heap *int `json:"heap,omitempty"`
	}
	Settle struct {
		Name  string `json:"name"`
		Value string `json:"value"`
	}
)

func (Fell) Kind() string    { return "fell" }
func (Take) Kind() string    { return "take" }
func (Correct) Kind() string { return "correct" }
func (Settle) Kind() string  { return "settle" }

// Actions lists one zero value of each kind of action.
var Actions = rules.Kinds[Action]{Fell{}, Take{}, Correct{}, Settle{}}

// Game implements the rules of pebbles.
type Game struct{}

var _ rules.Game[Setup, State, Action] = Game{}

// Start makes the heap. It returns a *rules.Problem if the heap is empty.
func (Game) Start(u Setup) (State, []rules.Note, error) {
	if u.Pebbles < 1 {
		return State{}, nil, &rules.Problem{
			Note: rules.Note{ID: "pebbles.none", Args: rules.Args{"pebbles": u.Pebbles}},
		}
	}
	return State{Alone: u.Alone, House: u.House, Heap: heap(1, u.Pebbles), Turn: Ann}, nil, nil
}

// CheckSetup returns a violation if the heap is too large.
func (Game) CheckSetup(u Setup) []rules.Violation {
	if u.Pebbles <= 60 {
		return nil
	}
	return []rules.Violation{
		{Note: rules.Note{Rule: HeapOf, Args: rules.Args{"pebbles": u.Pebbles}}, Level: rules.Against},
	}
}

func heap(from, size int) []int {
	out := make([]int, size)
	for i := range out {
		out[i] = from + i
	}
	return out
}

// Next returns Cardboard (the die) before the roll, the player after it, and Nobody after the end.
func (Game) Next(s State) rules.Seat {
	switch {
	case s.Winner != rules.Nobody:
		return rules.Nobody
	case s.Die == 0:
		return rules.Cardboard
	}
	return s.Turn
}

// Legal lists the results of the die, or the moves.
func (g Game) Legal(s State) []Action {
	var out []Action
	switch g.Next(s) {
	case rules.Nobody:
	case rules.Cardboard:
		for face := range Sides {
			out = append(out, Fell{face + 1})
		}
	default:
		for n := 1; n <= min(s.Die, len(s.Heap)); n++ {
			out = append(out, Take{n})
		}
	}
	return out
}

// House returns the house rules of the table.
func (Game) House(s State) rules.House { return s.House }

// Outcome returns the winner and the rule about the last pebble.
func (Game) Outcome(s State) (rules.Seat, []tables.RuleID) {
	if s.Winner == rules.Nobody {
		return rules.Nobody, nil
	}
	return s.Winner, []tables.RuleID{Last}
}

// Automated reports whether the seat is Moss and the program plays it.
func (Game) Automated(s State, seat rules.Seat) bool { return s.Alone && seat == Moss }

// Decide leaves an even number of pebbles if it can.
func (g Game) Decide(s State, _ rules.Seat) rules.Decision[Action] {
	even := slices.DeleteFunc(g.Legal(s), func(a Action) bool {
		return (len(s.Heap)-a.(Take).Pebbles)%2 != 0
	})
	open := even
	if len(open) == 0 {
		open = g.Legal(s)
	}
	if len(open) == 0 { // no move is legal if people reported -1 for the die, or corrected the heap to 0
		open = []Action{Take{}}
	}
	why := rules.Note{ID: "even", Rule: LeaveEven, Args: rules.Args{"heap": len(s.Heap)}}
	return rules.Decision[Action]{Action: open[0], Open: open, Reasons: []rules.Note{why}}
}
