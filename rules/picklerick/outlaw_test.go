package picklerick

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

// slip is a breach that people may commit now: nil where they cannot.
type slip struct {
	rule ruleID
	make func(l *lawful) Action
}

func (l *lawful) step(s ...Step) bool {
	return l.Wait == nil && l.Result == nil && slices.Contains(s, l.Turn.Step)
}

func (l *lawful) spends(side rules.Seat) bool { return l.step(Spend) && l.Turn.Side == side }

// when is an action that breaks a rule where something holds.
func when(holds bool, a Action) Action {
	if !holds {
		return nil
	}
	return a
}

func other(side rules.Seat) rules.Seat {
	if side == SeatRick {
		return SeatRussians
	}
	return SeatRick
}

// slips are the ways to go wrong that do not depend on where anybody stands.
var slips = []slip{
	{"PR-ROLL-01", func(l *lawful) Action { return when(l.step(Roll), Fell{Faces: l.faces(3)}) }},
	{"PR-DICE-02", func(l *lawful) Action { return when(l.step(Roll), Fell{Faces: append(l.faces(3), "sword")}) }},
	{"PR-TURN-01", func(l *lawful) Action { return when(l.step(Roll), EndTurn{}) }},
	{"PR-TURN-03", func(l *lawful) Action { return when(l.step(Roll), Draw{}) }},
	{"PR-TURN-02", func(l *lawful) Action {
		return when(l.step(Roll) && l.Turn.Number > 1, Fell{Faces: l.faces(4), Side: other(l.Turn.Side)})
	}},
	{"PR-SET-14", func(l *lawful) Action {
		return when(l.step(Roll) && l.Turn.Number == 1, Fell{Faces: l.faces(4), Side: SeatRussians})
	}},
	{"PR-REROLL-01", func(l *lawful) Action {
		dice := []int{1, 2, 3, 4}[:min(4, l.allowance()+1)]
		return when(l.step(Choose) && l.allowance() < 4, Reroll{Dice: dice})
	}},
	{"PR-REROLL-01", func(l *lawful) Action { return when(l.step(Choose), Reroll{Dice: []int{5}}) }},
	{"PR-REROLL-01", func(l *lawful) Action {
		return when(l.step(Spend) && l.Turn.Rerolled && !l.anySpent(), Reroll{Dice: []int{1, 2, 3, 4}})
	}},
	{"PR-REROLL-01", func(l *lawful) Action { return when(l.step(Fall), Fell{Faces: l.faces(len(l.Turn.InAir) + 1)}) }},
	{"PR-TURN-03", func(l *lawful) Action { return when(l.step(Fall), Draw{}) }},
	{"PR-TURN-03", func(l *lawful) Action { return when(l.step(Spend) && l.anySpent(), Reroll{Dice: []int{1}}) }},
	{"PR-TURN-01", func(l *lawful) Action { return when(l.step(Spend), Fell{Faces: l.faces(4)}) }},
	{"PR-TURN-01", func(l *lawful) Action { return when(l.step(Spend), Keep{}) }},
	{"PR-DICE-01", func(l *lawful) Action { return when(l.step(Spend), SpendFor{Die: 5}) }},
	{"PR-CARD-06", func(l *lawful) Action { return when(l.step(Spend) && l.has(parts.CardSign) == 0, Draw{}) }},
	{"PR-CARD-07", func(l *lawful) Action { return when(l.step(Spend) && l.pile().Deck == 0, Draw{}) }},
	{"PR-CARD-08", func(l *lawful) Action { return when(l.step(Spend), Reshuffle{Side: l.Turn.Side}) }},
	{"PR-CARD-01", func(l *lawful) Action {
		return when(l.step(Spend), l.made(parts.Card{Side: parts.Side(other(l.Turn.Side)), Cost: &parts.Cost{}, Effect: parts.Other}))
	}},
	{"PR-CARD-02", func(l *lawful) Action {
		return when(l.step(Spend), l.made(parts.Card{Cost: &parts.Cost{Gun: 2 + l.has(parts.Gun)}, Effect: parts.Other}))
	}},
	{"PR-CARD-04", func(l *lawful) Action {
		return when(l.spends(SeatRick), l.made(parts.Card{Cost: &parts.Cost{Any: 5 + l.Turn.Jokers}, Effect: parts.Other}))
	}},
	{"PR-CARD-03", func(l *lawful) Action {
		return when(l.step(Spend) && l.pile().Hand == 0, l.made(parts.Card{Cost: &parts.Cost{}, Effect: parts.Other}))
	}},
	{"PR-CLAR-08", func(l *lawful) Action { return when(l.spends(SeatRussians), Play{Card: "done-for"}) }},
	{"PR-AMB-56", func(l *lawful) Action {
		return when(l.spends(SeatRussians), Play{Card: "plot-twist", Cell: l.anyTile()})
	}},
	{"PR-SHOOT-08", func(l *lawful) Action {
		return when(l.spends(SeatRick), l.made(parts.Card{Cost: &parts.Cost{}, Effect: parts.Weapon, Targets: 2, Range: &parts.Range{}}))
	}},
	{"PR-WPN-04", func(l *lawful) Action { return when(l.spends(SeatRick), Play{Card: "shoulder-laser"}) }},
	{"PR-CLAR-14", func(l *lawful) Action { return when(l.spends(SeatRick), Play{Card: "parkour"}) }},
	{"PR-SHOOT-02", func(l *lawful) Action { return when(l.step(Spend), Hurt{Figure: Rick, Damage: 1, By: "trap"}) }},
	{"PR-SHOOT-02", func(l *lawful) Action {
		return when(l.step(Spend) && len(l.enemies()) > 0, Hurt{Figure: pick(l, append(l.enemies(), Jaguar)), Damage: 1})
	}},
	{"PR-JAG-09", func(l *lawful) Action {
		return when(l.spends(SeatRick) && (l.Jaguar.Status != InPlay || l.Jaguar.Health > 5 || l.has(parts.CardSign) < 2), Persuade{})
	}},
	{"PR-TURN-02", func(l *lawful) Action { return when(l.spends(SeatRussians), Persuade{}) }},
	{"PR-JAG-04", func(l *lawful) Action { return when(l.step(Spend) && l.Jaguar.Status == InPlay, Enters{}) }},
	{"PR-JAG-07", func(l *lawful) Action { return when(l.step(Spend) && l.Jaguar.Status == Gone, Enters{}) }},
	{"PR-JAG-01", func(l *lawful) Action {
		return when(l.step(Spend) && l.Jaguar.Status == Away && l.Mode == TwoPlayers, Enters{})
	}},
	{"PR-SOLO-05", func(l *lawful) Action {
		return when(l.step(Spend) && l.Jaguar.Status == Away && l.Mode.Alone(), Enters{})
	}},
	{"PR-CLAR-03", func(l *lawful) Action { return when(l.step(Spend), Answer{Yes: true}) }},
	{"PR-RICK-06", func(l *lawful) Action { return when(l.step(Spend), Reveal{}) }},
	{"PR-SOLO-04", func(l *lawful) Action { return when(l.spends(SeatRussians), ActAlone{Figure: 1}) }},
	{"PR-SOLO-04", func(l *lawful) Action { return when(l.step(Act), Fell{Faces: l.faces(4)}) }},
	{"PR-SPEND-03", func(l *lawful) Action {
		return when(l.step(Spend) && l.unspent(parts.CardSign) > 0 && l.pile().Deck > 0, EndTurn{})
	}},
	{"PR-SPEND-02", func(l *lawful) Action {
		return when(l.step(Spend) && l.unspent(parts.Movement) > 0 && l.mayNotRefuse(), EndTurn{})
	}},
	{"PR-SPEND-04", func(l *lawful) Action {
		able := slices.ContainsFunc(l.enemies(), func(f Figure) bool { return l.reaches(f) && l.shots(f) > 0 })
		return when(l.spends(SeatRussians) && l.unspent(parts.Gun) > 0 && able, EndTurn{})
	}},
	{"PR-SOLO-06", func(l *lawful) Action {
		waits := slices.ContainsFunc(l.Operatives, func(o Soldier) bool { return !o.Acted })
		return when(l.step(Act) && waits, EndTurn{})
	}},
	{"PR-AMB-01", func(l *lawful) Action { return Settle{Name: "roof_win", Value: "never"} }},
}

// slip returns a way to break a rule now, of a rule that was broken least; nil if there
// is none.
func (l *lawful) slip(all []slip, told map[ruleID]int) (rule ruleID, a Action) {
	for _, i := range l.Perm(len(all)) {
		if a != nil && told[all[i].rule] >= told[rule] {
			continue
		}
		if wrong := all[i].make(l); wrong != nil {
			rule, a = all[i].rule, wrong
		}
	}
	return rule, a
}

// unspent counts the dice at hand that show a symbol.
func (l *lawful) unspent(face parts.Symbol) int {
	n := 0
	for _, die := range l.Turn.Dice {
		if die.Spent == Unspent && die.Face == face {
			n++
		}
	}
	return n
}

// mayNotRefuse reports whether the side on turn has a step that surely moves a figure.
func (l *lawful) mayNotRefuse() bool {
	for _, a := range l.steps(false) {
		s := a.(StepTo)
		if s.Figure == Rick && l.board.tiles[l.Rick.Cell].Place == parts.Roof {
			return false
		}
		vent := s.Figure == Rick && l.facing(l.Rick.Cell, s.To) == parts.Vent && l.facing(s.To, l.Rick.Cell) == ""
		_, open := l.board.passes(l.where(s.Figure), s.To)
		if !vent && (s.Figure == Rick || open) {
			return true
		}
	}
	return false
}

func (l *lawful) where(f Figure) Cell {
	if f == Rick {
		return l.Rick.Cell
	}
	return l.at(f)
}

// made plays a card that is told on the spot.
func (l *lawful) made(c parts.Card) Play {
	c.ID = "made-up"
	if c.Side == parts.AnySide {
		c.Side = parts.Side(l.Turn.Side)
	}
	return Play{Card: c.ID, Facts: &c}
}
