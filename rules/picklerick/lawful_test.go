package picklerick

import (
	"math/rand/v2"
	"slices"

	parts "tablemate/tables/picklerick"
)

// lawful plays by the rulebook as a person reads it: it asks neither Check nor Legal,
// and knows of the board only what the oracle of the automated figures knows.
type lawful struct {
	*rand.Rand
	State
	board *oracle
	cards int // how many cards it has read off
}

func (l *lawful) sees(s State) {
	l.State, l.board = s, oracleOf(s)
}

func pick[T any](l *lawful, list []T) T { return list[l.IntN(len(list))] }

// next returns something that may be done now.
func (l *lawful) next() Action {
	if l.Wait != nil {
		return l.answer()
	}
	switch l.Turn.Step {
	case Roll:
		return Fell{Faces: l.faces(parts.Dice)}
	case Fall:
		return Fell{Faces: l.faces(len(l.Turn.InAir))}
	case Choose:
		return l.reroll()
	case Act:
		return pick(l, (Game{}).Decide(l.State, SeatRussians).Open)
	}
	return l.spend()
}

func (l *lawful) faces(n int) []parts.Symbol {
	out := make([]parts.Symbol, n)
	for i := range out {
		out[i] = pick(l, parts.Faces)
	}
	return out
}

// reroll throws some dice again that are no jokers, at most as many as allowed.
func (l *lawful) reroll() Action {
	var dice []int
	most := l.allowance()
	for i, die := range l.Turn.Dice {
		if die.Face != parts.Joker && len(dice) < most && l.IntN(2) == 0 {
			dice = append(dice, i+1)
		}
	}
	if len(dice) == 0 || l.Turn.Rerolled {
		return Keep{}
	}
	return Reroll{Dice: dice}
}

func (l *lawful) allowance() int {
	if l.Turn.Side == SeatRussians {
		return min(parts.Dice, len(l.Operatives))
	}
	most := parts.Dice
	for _, f := range l.enemies() {
		if l.line(l.Rick.Cell, l.at(f)) {
			most--
		}
	}
	return max(0, most)
}

// line reports whether two cells lie on a free straight line.
func (l *lawful) line(a, b Cell) bool {
	if a[0] != b[0] && a[1] != b[1] {
		return false
	}
	for a != b {
		c := Cell{a[0] + min(1, max(-1, b[0]-a[0])), a[1] + min(1, max(-1, b[1]-a[1]))}
		if _, open := l.board.passes(a, c); !open {
			return false
		}
		a = c
	}
	return true
}

func (l *lawful) enemies() []Figure {
	var out []Figure
	for _, o := range l.Operatives {
		out = append(out, Figure(o.Number))
	}
	if l.Jaguar.Status == InPlay {
		out = append(out, Jaguar)
	}
	return out
}

func (l *lawful) at(f Figure) Cell {
	for _, o := range l.Operatives {
		if Figure(o.Number) == f {
			return o.Cell
		}
	}
	return l.Jaguar.Cell
}

// answer tells a tile, or answers for Rick or for a marker.
func (l *lawful) answer() Action {
	w := l.Wait
	switch {
	case w.For == ForTile:
		return l.reveal()
	case w.For == ForTrap && l.IntN(3) == 0:
		return Hurt{Figure: w.Rest.Figure, Damage: 1, By: "trap"}
	case w.For == ForStuck:
		return Answer{Yes: l.IntN(20) == 0}
	}
	return Answer{Yes: l.IntN(2) == 0}
}

func (l *lawful) reveal() Reveal {
	edge := func() parts.Edge {
		return pick(l, []parts.Edge{parts.Open, parts.Open, parts.Open, parts.Wall, parts.Vent})
	}
	a := Reveal{Tile: Seen{Colour: pick(l, []parts.Colour{parts.Red, parts.Blue, parts.Grey, parts.Grey}), Left: edge(), Far: edge(), Right: edge()}}
	if l.IntN(3) == 0 {
		a.Tile.Summon = 1 + l.IntN(3)
	}
	if vents := a.Tile.Vents(); l.Wait.Way != Afoot && len(vents) > 0 {
		a.Vent = pick(l, vents)
	}
	if l.Mode == TwoPlayers {
		a.Relocate = l.relocate(a.Tile.Summon)
	}
	return a
}

// relocate names no more operatives than the supply lacks.
func (l *lawful) relocate(called int) []Figure {
	var out []Figure
	for _, o := range l.Operatives {
		if len(out) < called-(parts.Operatives-len(l.Operatives)) && l.IntN(2) == 0 {
			out = append(out, Figure(o.Number))
		}
	}
	return out
}

// has counts the symbols at hand of a kind, jokers with them.
func (l *lawful) has(face parts.Symbol) int {
	n := l.Turn.Jokers
	for _, die := range l.Turn.Dice {
		if die.Spent == Unspent && (die.Face == face || die.Face == parts.Joker) {
			n++
		}
	}
	return n
}

// spend plays a card now and then, else does what the dice pay for, and ends the turn
// when they pay for nothing more.
func (l *lawful) spend() Action {
	if l.IntN(3) == 0 {
		if a := l.card(); a != nil {
			return a
		}
	}
	if free := l.granted(); len(free) > 0 && l.IntN(4) > 0 {
		return pick(l, free)
	}
	if base := l.base(); len(base) > 0 {
		return pick(l, base)
	}
	return EndTurn{}
}

// pile returns the cards of the side on turn, none for the automated Russians.
func (l *lawful) pile() Piles {
	if p := l.pilesOf(l.Turn.Side); p != nil {
		return *p
	}
	return Piles{}
}

func (l *lawful) base() []Action {
	var out []Action
	if l.has(parts.Movement) > 0 {
		out = l.steps(false)
	}
	if l.pile().Deck > 0 && l.has(parts.CardSign) > 0 {
		out = append(out, Draw{})
	}
	if l.Turn.Side == SeatRick {
		if l.Jaguar.Status == InPlay && l.Jaguar.Health <= 5 && l.has(parts.CardSign) > 1 {
			out = append(out, Persuade{})
		}
		return out
	}
	for _, f := range l.enemies() {
		if l.has(parts.Gun) > 0 && l.reaches(f) && l.shots(f) > 0 {
			out = append(out, Shoot{Figure: f})
		}
	}
	return out
}

func (l *lawful) reaches(f Figure) bool {
	at := l.at(f)
	return at.Steps(l.Rick.Cell) <= 1 && l.line(at, l.Rick.Cell)
}

// shots returns how many gun symbols a figure may still shoot with.
func (l *lawful) shots(f Figure) int {
	if f == Jaguar {
		return 2 - l.Jaguar.Shot
	}
	return 1 - l.Operatives[slices.IndexFunc(l.Operatives, func(o Soldier) bool { return Figure(o.Number) == f })].Shot
}
