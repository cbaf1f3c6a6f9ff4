package picklerick

import (
	"strconv"

	parts "tablemate/tables/picklerick"
)

// card plays a card that is made up on the spot: its cost is some of the dice at hand,
// and its effect does what the rules allow. Nil where it cannot be used.
func (l *lawful) card() Action {
	if l.pile().Hand == 0 {
		return nil
	}
	l.cards++
	c := parts.Card{ID: "card-" + strconv.Itoa(l.cards), Side: parts.Side(l.Turn.Side), Cost: l.cost(), Amount: 1 + l.IntN(3)}
	if l.Turn.Side == SeatRick {
		return l.ricksCard(c)
	}
	return l.russianCard(c)
}

// cost asks for the symbols of one or two dice at hand, or for nothing.
func (l *lawful) cost() *parts.Cost {
	cost := &parts.Cost{}
	for _, die := range l.Turn.Dice {
		if die.Spent != Unspent || l.IntN(3) > 0 || cost.Movement+cost.Card+cost.Tools+cost.Gun > 1 {
			continue
		}
		switch die.Face {
		case parts.Movement:
			cost.Movement++
		case parts.CardSign:
			cost.Card++
		case parts.Tools, parts.Joker:
			cost.Tools++
		case parts.Gun:
			cost.Gun++
		}
	}
	return cost
}

func (l *lawful) ricksCard(c parts.Card) Action {
	a := Play{Card: c.ID, Facts: &c}
	c.Effect = pick(l, []parts.Effect{parts.Weapon, parts.Beam, parts.Steps, parts.Flight, parts.Parkour, parts.Jokers, parts.HealRick, parts.Trap, parts.Other})
	switch c.Effect {
	case parts.Weapon:
		c.Targets, c.Range = 2, &parts.Range{Max: l.IntN(4)}
		for _, f := range l.enemies() {
			if at := l.at(f); len(a.Targets) < 2 && at.Steps(l.Rick.Cell) <= c.Range.Max && l.line(l.Rick.Cell, at) {
				a.Targets = append(a.Targets, f)
			}
		}
		if len(a.Targets) == 0 {
			return nil
		}
	case parts.Beam:
		c.Range, a.Toward = &parts.Range{Min: 1, Max: 6}, pick(l, Dirs[:])
	case parts.Parkour:
		a.Toward = pick(l, Dirs[:])
		if to := l.Rick.Cell.To(a.Toward); l.facing(l.Rick.Cell, to) != parts.Vent || l.Stack == 0 {
			return nil
		}
	case parts.Trap:
		a.Cell, a.Marker = l.anyTile(), "trap"
	}
	return a
}

func (l *lawful) russianCard(c parts.Card) Action {
	a := Play{Card: c.ID, Facts: &c}
	c.Effect = pick(l, []parts.Effect{parts.Steps, parts.HealJag, parts.Summon, parts.Enter, parts.Bribe, parts.Collapse, parts.Turn, parts.Shots, parts.Other})
	switch c.Effect {
	case parts.Summon:
		a.Cell, a.Relocate = l.anyTile(), l.relocate(c.Amount)
	case parts.Enter:
		if l.Jaguar.Status == Away {
			a.Cell = l.anyTile()
		}
	case parts.Collapse:
		a.X = 1 + l.IntN(2)
		c.Cost = &parts.Cost{X: parts.Tools, XMax: 4}
		if l.has(parts.Tools) < a.X {
			return nil
		}
	case parts.Turn:
		a.Cell, a.Quarters = l.anyTile(), 1+l.IntN(3)
	}
	return a
}

// anyTile returns the cell of a face-up tile.
func (l *lawful) anyTile() *Cell {
	for {
		if t := pick(l, l.Tiles); t.Face == Up {
			return &t.Cell
		}
	}
}
