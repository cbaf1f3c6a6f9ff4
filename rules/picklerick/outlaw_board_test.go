package picklerick

import (
	"slices"

	parts "tablemate/tables/picklerick"
)

// boardSlips are the ways to go wrong on the board, and where something is awaited.
var boardSlips = []slip{
	{"PR-MOVE-01", func(l *lawful) Action {
		return when(l.spends(SeatRick), strides(Cell{l.Rick.Cell[0] + 2, l.Rick.Cell[1]}))
	}},
	{"PR-MOVE-01", func(l *lawful) Action { return when(l.spends(SeatRick), strides(l.Rick.Cell)) }},
	{"PR-MOVE-02", func(l *lawful) Action {
		return when(l.spends(SeatRick), strides(Cell{l.Rick.Cell[0] + 1, l.Rick.Cell[1] - 1}))
	}},
	{"PR-RICK-02", func(l *lawful) Action {
		return l.rickMeets(func(own, _ parts.Edge, _ Cell) bool { return own == parts.Wall })
	}},
	{"PR-RICK-03", func(l *lawful) Action {
		return l.rickMeets(func(own, there parts.Edge, _ Cell) bool {
			return own == parts.Open && (there == parts.Wall || there == parts.Vent)
		})
	}},
	{"PR-VENT-07", func(l *lawful) Action {
		return l.rickMeets(func(own, there parts.Edge, _ Cell) bool {
			return own == parts.Vent && (there == parts.Wall || there == parts.Open)
		})
	}},
	{"PR-DICE-03", func(l *lawful) Action {
		for _, to := range sidesOf(l.Rick.Cell) {
			if l.spends(SeatRick) && l.has(parts.Movement) == 0 && l.rickGoes(to, false) {
				return strides(to)
			}
		}
		return nil
	}},
	{"PR-DICE-03", func(l *lawful) Action {
		for _, to := range sidesOf(l.Rick.Cell) {
			if l.spends(SeatRick) && l.Turn.Grant == nil && l.rickGoes(to, true) {
				return StepTo{Figure: Rick, To: to, ByCard: true}
			}
		}
		return nil
	}},
	{"PR-TURN-02", func(l *lawful) Action { return when(l.spends(SeatRussians), strides(l.Rick.Cell.To(North))) }},
	{"PR-TURN-02", func(l *lawful) Action { return when(l.spends(SeatRick) && l.Turn.Number > 1, Shoot{Figure: 1}) }},
	{"PR-SHOOT-02", func(l *lawful) Action { return when(l.spends(SeatRick), Shoot{Figure: Rick}) }},
	{"PR-SHOOT-03", func(l *lawful) Action {
		return l.russian(func(f Figure) Action { return when(l.at(f).Steps(l.Rick.Cell) > 1, Shoot{Figure: f}) })
	}},
	{"PR-SHOOT-05", func(l *lawful) Action {
		return l.russian(func(f Figure) Action {
			return when(l.at(f).Steps(l.Rick.Cell) == 1 && !l.reaches(f), Shoot{Figure: f})
		})
	}},
	{"PR-SHOOT-01", func(l *lawful) Action {
		return l.russian(func(f Figure) Action { return when(l.reaches(f) && l.has(parts.Gun) == 0, Shoot{Figure: f}) })
	}},
	{"PR-SHOOT-01", func(l *lawful) Action {
		return l.russian(func(f Figure) Action {
			return when(l.reaches(f) && l.Turn.Grant == nil, Shoot{Figure: f, ByCard: true})
		})
	}},
	{"PR-OPS-06", func(l *lawful) Action {
		return l.russian(func(f Figure) Action { return when(l.reaches(f) && f != Jaguar && l.shots(f) == 0, Shoot{Figure: f}) })
	}},
	{"PR-SHOOT-07", func(l *lawful) Action {
		return l.russian(func(f Figure) Action { return when(f == Jaguar && l.reaches(f) && l.shots(f) <= 0, Shoot{Figure: f}) })
	}},
	{"PR-RUS-04", func(l *lawful) Action {
		return l.russianSteps(func(f Figure, _ Cell, _, open bool) bool { return f != Jaguar && open && !l.walks(f, false) })
	}},
	{"PR-RUS-02", func(l *lawful) Action {
		return l.russianSteps(func(f Figure, _ Cell, tiles, open bool) bool { return f != Jaguar && tiles && !open })
	}},
	{"PR-RUS-01", func(l *lawful) Action {
		return l.russianSteps(func(f Figure, to Cell, tiles, _ bool) bool { return l.facing(to, l.at(f)) == "" })
	}},
	{"PR-RUS-05", func(l *lawful) Action {
		return l.russianSteps(func(f Figure, _ Cell, _, open bool) bool {
			return f == Jaguar && open && l.Jaguar.Moved > 1 && !l.Jaguar.Crossed
		})
	}},
	{"PR-RUS-08", func(l *lawful) Action {
		return l.russianSteps(func(f Figure, _ Cell, tiles, open bool) bool {
			return f == Jaguar && tiles && !open && l.Jaguar.Moved > 0
		})
	}},
	{"PR-RUS-07", func(l *lawful) Action {
		return l.russianSteps(func(f Figure, _ Cell, tiles, open bool) bool {
			return f == Jaguar && tiles && !open && l.Jaguar.Moved == 0 && !l.Jaguar.Crossed && l.has(parts.Movement) < 2
		})
	}},
	{"PR-OPS-02", func(l *lawful) Action { return when(l.spends(SeatRussians) && len(l.Operatives) < 10, l.absent()) }},
	{"PR-OPS-05", func(l *lawful) Action {
		full := len(l.Operatives) > 0 && len(l.Operatives) < 9
		c := l.made(parts.Card{Cost: &parts.Cost{}, Effect: parts.Summon, Amount: 1})
		if full {
			c.Cell, c.Relocate = l.anyTile(), []Figure{Figure(l.Operatives[0].Number)}
		}
		return when(full && l.spends(SeatRussians), c)
	}},
	{"PR-RICK-09", func(l *lawful) Action { return when(l.waits(ForTile), EndTurn{}) }},
	{"PR-CLAR-03", func(l *lawful) Action { return when(l.waits(ForBribe), EndTurn{}) }},
	{"PR-WIN-10", func(l *lawful) Action { return when(l.waits(ForStuck), EndTurn{}) }},
	{"PR-AMB-43", func(l *lawful) Action { return when(l.waits(ForTrap), EndTurn{}) }},
	{"PR-TILE-03", func(l *lawful) Action { return l.revealed(func(a *Reveal) { a.Tile.Colour = "green" }) }},
	{"PR-TILE-05", func(l *lawful) Action { return l.revealed(func(a *Reveal) { a.Tile.Summon = 11 }) }},
	{"PR-TILE-04", func(l *lawful) Action {
		back, _ := Cell{}, 0
		if l.waits(ForTile) {
			back = l.Wait.From
		}
		return l.revealed(func(a *Reveal) {
			a.Tile.Left, a.Tile.Far, a.Tile.Right = parts.Open, parts.Open, parts.Open
			d, _ := l.Wait.Cell.Toward(back)
			a.Arrow = d.Back()
		})
	}},
	{"PR-AMB-38", func(l *lawful) Action {
		if !l.Mode.Alone() || len(l.Operatives) == 0 {
			return nil
		}
		return l.revealed(func(a *Reveal) { a.Relocate = []Figure{Figure(l.Operatives[0].Number)} })
	}},
	{"PR-SOLO-06", func(l *lawful) Action {
		return l.acts(func(a *ActAlone) bool { a.Path = []Cell{{40, 40}}; return a.Figure != Jaguar })
	}},
	{"PR-SOLO-08", func(l *lawful) Action {
		return l.acts(func(a *ActAlone) bool { a.Path = []Cell{{40, 40}}; return a.Figure == Jaguar })
	}},
	{"PR-SOLO-07", func(l *lawful) Action {
		return l.acts(func(a *ActAlone) bool { a.Shots++; return a.Figure != Jaguar })
	}},
	{"PR-SOLO-09", func(l *lawful) Action {
		return l.acts(func(a *ActAlone) bool { a.Shots++; return a.Figure == Jaguar })
	}},
}

func strides(c Cell) StepTo { return StepTo{Figure: Rick, To: c} }

func (l *lawful) waits(what Awaited) bool {
	return l.Wait != nil && l.Result == nil && l.Wait.For == what
}

// rickMeets steps over a border that is as told.
func (l *lawful) rickMeets(is func(own, there parts.Edge, to Cell) bool) Action {
	for _, to := range sidesOf(l.Rick.Cell) {
		if l.spends(SeatRick) && is(l.facing(l.Rick.Cell, to), l.facing(to, l.Rick.Cell), to) {
			return strides(to)
		}
	}
	return nil
}

// russian returns the first thing that a Russian figure can do wrong.
func (l *lawful) russian(does func(Figure) Action) Action {
	if !l.spends(SeatRussians) {
		return nil
	}
	for _, f := range l.enemies() {
		if a := does(f); a != nil {
			return a
		}
	}
	return nil
}

func (l *lawful) russianSteps(is func(f Figure, to Cell, tiles, open bool) bool) Action {
	return l.russian(func(f Figure) Action {
		for _, to := range sidesOf(l.at(f)) {
			if tiles, open := l.board.passes(l.at(f), to); is(f, to, tiles, open) {
				return StepTo{Figure: f, To: to}
			}
		}
		return nil
	})
}

// absent shoots with an operative that is in the supply.
func (l *lawful) absent() Action {
	for n := 1; ; n++ {
		if !slices.ContainsFunc(l.Operatives, func(o Soldier) bool { return o.Number == n }) {
			return Shoot{Figure: Figure(n)}
		}
	}
}

// revealed tells a new tile wrongly.
func (l *lawful) revealed(wrong func(*Reveal)) Action {
	if !l.waits(ForTile) {
		return nil
	}
	a := l.reveal()
	a.Relocate = nil
	wrong(&a)
	return a
}

// acts leads an automated figure wrongly.
func (l *lawful) acts(wrong func(*ActAlone) bool) Action {
	if !l.step(Act) {
		return nil
	}
	a, moves := (Game{}).Decide(l.State, SeatRussians).Action.(ActAlone)
	if !moves || !wrong(&a) {
		return nil
	}
	return a
}
