// Package pebbles is the smallest game that has everything a game may have:
// dice, a rule to break, a seat that plays by itself, a tie left to people and
// a house rule. It is invented, for tests of what runs every game.
//
// On a turn the die falls and the player takes pebbles from the heap, at most
// as many as the die shows. Whoever takes the last pebble wins.
package pebbles

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
)

// The seats. Moss plays by itself where people ask for it.
const (
	Ann  rules.Seat = "ann"
	Moss rules.Seat = "moss"
)

// Sides of the one die.
const Sides = 6

// The rules that Check and Decide cite.
const (
	TakeAtMost tables.RuleID = "PB-TAKE-01" // not more than the die shows
	TakeSome   tables.RuleID = "PB-TAKE-02" // at least one
	TakeThere  tables.RuleID = "PB-TAKE-03" // no more than lie there
	InTurn     tables.RuleID = "PB-TURN-01"
	HeapOf     tables.RuleID = "PB-HEAP-01" // at most 60 to begin with
	Last       tables.RuleID = "PB-WIN-01"
	LeaveEven  tables.RuleID = "PB-MOSS-01"
)

// LastLoses turns the aim of the game around.
var LastLoses = &rules.Switch{Name: "last_loses", Rule: "PB-AMB-01", Values: []string{"false", "true"}}

// Switches are the open questions.
var Switches = []*rules.Switch{LastLoses}

// Setup is what people decide before the first turn.
type Setup struct {
	Pebbles int         `json:"pebbles"`
	Alone   bool        `json:"alone,omitempty"` // Moss plays by itself
	House   rules.House `json:"house_rules,omitempty"`
}

// State is the table.
type State struct {
	Alone  bool        `json:"alone,omitempty"`
	House  rules.House `json:"house_rules,omitempty"`
	Heap   []int       `json:"heap"` // each pebble by its number
	Taken  int         `json:"taken"`
	Turn   rules.Seat  `json:"turn"`
	Die    int         `json:"die,omitempty"` // 0 until it has fallen
	Winner rules.Seat  `json:"winner,omitempty"`
}

// Action is what is done.
type Action interface{ rules.Kinded }

// The actions.
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

// Actions are the actions by their journal names.
var Actions = rules.Kinds[Action]{Fell{}, Take{}, Correct{}, Settle{}}

// Game judges pebbles.
type Game struct{}

var _ rules.Game[Setup, State, Action] = Game{}

// Start lays out the heap. A *rules.Problem when there is none.
func (Game) Start(u Setup) (State, []rules.Note, error) {
	if u.Pebbles < 1 {
		return State{}, nil, &rules.Problem{
			Note: rules.Note{ID: "pebbles.none", Args: rules.Args{"pebbles": u.Pebbles}},
		}
	}
	return State{Alone: u.Alone, House: u.House, Heap: heap(1, u.Pebbles), Turn: Ann}, nil, nil
}

// CheckSetup tells of a heap that is too large to begin with.
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

// Next is the die, then whose turn it is.
func (Game) Next(s State) rules.Seat {
	switch {
	case s.Winner != rules.Nobody:
		return rules.Nobody
	case s.Die == 0:
		return rules.Cardboard
	}
	return s.Turn
}

// Legal is every face, or every number that may be taken.
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

// House is how the table settles the open question.
func (Game) House(s State) rules.House { return s.House }

// Outcome is who took, or left, the last pebble.
func (Game) Outcome(s State) (rules.Seat, []tables.RuleID) {
	if s.Winner == rules.Nobody {
		return rules.Nobody, nil
	}
	return s.Winner, []tables.RuleID{Last}
}

// Automated reports whether Moss plays by itself.
func (Game) Automated(s State, seat rules.Seat) bool { return s.Alone && seat == Moss }

// Decide leaves an even heap where it can; among those numbers people choose.
func (g Game) Decide(s State, _ rules.Seat) rules.Decision[Action] {
	even := slices.DeleteFunc(g.Legal(s), func(a Action) bool {
		return (len(s.Heap)-a.(Take).Pebbles)%2 != 0
	})
	open := even
	if len(open) == 0 {
		open = g.Legal(s)
	}
	if len(open) == 0 { // people recorded a die that shows nothing
		open = []Action{Take{}}
	}
	why := rules.Note{ID: "even", Rule: LeaveEven, Args: rules.Args{"heap": len(s.Heap)}}
	return rules.Decision[Action]{Action: open[0], Open: open, Reasons: []rules.Note{why}}
}
