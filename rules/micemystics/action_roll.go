package micemystics

import (
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// Read returns what dice with these sides up give a roll. Each reads only its own
// part of a face (MM-DICE-02).
func (s *State) Read(p Purpose, reach parts.Reach, faces []int) Fell {
	a := Fell{Faces: faces}
	for _, n := range faces {
		if n < 1 || n > len(s.Die) {
			continue
		}
		f := s.Die[n-1]
		a.Numbers = append(a.Numbers, f.Number)
		a.Sword += f.Sword
		a.Bow += f.Bow
		a.Shield += f.Shield
		a.Star += f.Star
		a.Cheese += f.Cheese
	}
	return p.countedPart(reach, a)
}

// countedPart returns what a roll counts of all that the dice show (MM-DICE-02,
// MM-ATK-01).
func (p Purpose) countedPart(reach parts.Reach, a Fell) Fell {
	out := Fell{Faces: a.Faces}
	switch {
	case p.Numbers():
		out.Numbers = a.Numbers
	case p == DefenceRoll:
		out.Shield, out.Cheese = a.Shield, a.Cheese
	case p == AttackRoll && reach == parts.Ranged:
		out.Bow, out.Cheese = a.Bow, a.Cheese
	case p == AttackRoll:
		out.Sword, out.Shield, out.Cheese = a.Sword, a.Shield, a.Cheese
	default:
		out.Star = a.Star
	}
	return out
}

// Sum returns what the numbers of a roll come to.
func (a Fell) Sum() int {
	sum := 0
	for _, n := range a.Numbers {
		sum += n
	}
	return sum
}

// diceOf is the rule that says how many dice a roll takes.
var diceOf = map[Purpose]tables.RuleID{
	MoveRoll:    "MM-MOVE-01",
	MarchRoll:   "MM-MMOV-02",
	ChaseRoll:   "MM-CAT-08",
	AmbushRoll:  "MM-AMBUSH-01",
	SearchRoll:  "MM-SRCH-01",
	WebRoll:     "MM-REC-03",
	TrapRoll:    "MM-TRAP-01",
	ClimbRoll:   "MM-WATER-03",
	AttackRoll:  "MM-MEL-03",
	DefenceRoll: "MM-MEL-05",
}
