package picklerick

import (
	"slices"

	"tablemate/rules"
	box "tablemate/tables/picklerick"
)

// step pays for a step and takes it. Onto a face-down tile or an empty cell
// Rick goes only when the cardboard has told what lies there (PR-RICK-04,
// PR-RICK-05, PR-VENT-02, PR-VENT-03); the symbol is spent either way.
func (c *course) step(a StepTo) {
	from, _ := c.leaves(a)
	crosses, way := c.crossesWall(a), c.way(a)
	symbols := len(c.stepPrice(a))
	if a.ByCard {
		c.useGrant(func(g *Grant) { g.Steps = max(0, g.Steps-1) })
		if a.Figure == Jaguar && c.House.Is(JaguarCardsExtra, "false") {
			symbols = 1
		}
	} else {
		c.pay(a.Pay, c.stepPrice(a), OnAction)
	}
	if a.Figure == Rick && c.faceUp(a.To) == nil {
		wait := Wait{For: ForTile, Cell: a.To, From: from, Way: way}
		if a.ByCard && c.Turn.Grant != nil {
			wait.Card = c.Turn.Grant.Card
		}
		c.then(Awaits{wait})
		return
	}
	c.then(Moved{Figure: a.Figure, To: a.To, Symbols: symbols, Wall: crosses})
}

// useGrant uses up part of what a card grants.
func (c *course) useGrant(use func(*Grant)) {
	if c.Turn.Grant == nil {
		return
	}
	g := *c.Turn.Grant
	use(&g)
	c.then(Granted{g})
}

// reveal lays the tile that Rick turned up or took, in the printed order: the
// tile, its summons, Jaguar's entry, and only then Rick (PR-RICK-09,
// PR-AMB-21). A vent attempt that finds no vent leaves him where he is, with
// the tile and its summons on the board (PR-VENT-04, PR-VENT-10, PR-VENT-11).
func (c *course) reveal(a Reveal) {
	if c.Wait == nil || c.Wait.For != ForTile {
		return
	}
	wait := *c.Wait
	arrow := c.arrow(a)
	if a.Arrow != NoDir {
		arrow = a.Arrow // a tile laid wrong and left so lies as it lies
	}
	edges := a.Tile.at(arrow)
	tile := Tile{Cell: wait.Cell, Face: Up, Colour: a.Tile.Colour, Edges: &edges, Summon: a.Tile.Summon}
	if old := c.tile(wait.Cell); old != nil {
		tile.Markers = old.Markers
	}
	c.then(Answered{}, Laid{Tile: tile, FromStack: c.tile(wait.Cell) == nil})
	c.summon(tile.Summon, tile.Cell, a.Relocate)
	c.jaguarByColour(tile)
	if g := c.Turn.Grant; g != nil && g.Effect == box.Flight && wait.Card != "" && wait.Card == g.Card { // PR-CLAR-10, PR-CLAR-11
		c.useGrant(func(g *Grant) { g.Ended = true })
	}
	if wait.Way == ByVent && len(a.Tile.Vents()) == 0 {
		c.then(Blocked{wait.Cell})
		return
	}
	c.then(Moved{Figure: Rick, To: wait.Cell})
}

// summon takes operatives from the supply as long as it lasts (PR-OPS-03,
// PR-SOLO-14, PR-AMB-28), then moves those that the Russian player chose (PR-OPS-04).
func (c *course) summon(n int, at Cell, relocate []Figure) {
	var numbers []int
	for number := 1; number <= box.Operatives && len(numbers) < n; number++ {
		if c.soldier(Operative(number)) == nil {
			numbers = append(numbers, number)
		}
	}
	if len(numbers) > 0 {
		c.then(Summoned{numbers, at})
	}
	var moved []int
	for _, f := range relocate {
		if f.IsOperative() && !slices.Contains(numbers, int(f)) {
			moved = append(moved, int(f))
		}
	}
	if len(moved) > 0 {
		c.then(Relocated{moved, at, c.House.Is(RelocatedFresh, "true")})
	}
}

// jaguarByColour puts Jaguar on the 3rd red or the 3rd blue tile, flipped or
// laid alike, once a game (PR-JAG-02, PR-JAG-03, PR-JAG-04, PR-SOLO-05).
func (c *course) jaguarByColour(t Tile) {
	counts := t.Colour == box.Red || t.Colour == box.Blue
	if counts && c.Jaguar.Status == Away && c.Count(t.Colour) == box.EntryCount {
		c.then(Entered{t.Cell})
	}
}

// shoot is one Russian shot: Rick loses 1 health (PR-SHOOT-04).
func (c *course) shoot(a Shoot) {
	symbols := 1
	if a.ByCard {
		c.useGrant(func(g *Grant) { g.Shots = max(0, g.Shots-1) })
		if a.Figure != Jaguar || c.House.Is(JaguarCardsExtra, "true") {
			symbols = 0 // PR-OPS-07, PR-AMB-25
		}
	} else {
		c.pay(a.Pay, of(box.Gun, 1), OnAction)
	}
	c.then(Fired{a.Figure, 1, symbols}, Wounded{Rick, 1})
}

// hit hurts an enemy: Jaguar leaves the game at 0 health (PR-JAG-06), an
// operative returns to the supply (PR-OPS-01) at the first damage unless a
// house rule makes them tougher (PR-AMB-26).
func (c *course) hit(f Figure, damage int) {
	o := c.soldier(f)
	switch {
	case f == Jaguar && c.Jaguar.Status == InPlay:
		c.then(Wounded{Jaguar, max(0, damage)})
		if c.Jaguar.Health == 0 {
			c.then(Departed{"PR-JAG-06"})
		}
	case o == nil:
	case damage == box.Unread || o.Hurt+damage >= toughness(c.House):
		c.then(Killed{o.Number})
	default:
		c.then(Wounded{f, damage})
	}
}

func toughness(h rules.House) int {
	return slices.Index(OperativeHealth.Values, h.Value(OperativeHealth)) + 1
}

// actAlone is one automated figure's part of the Russian turn.
func (c *course) actAlone(a ActAlone) {
	for _, to := range a.Path {
		from, _ := c.Where(a.Figure)
		d, _ := from.Toward(to)
		b := c.border(from, d)
		c.then(Moved{Figure: a.Figure, To: to, Wall: b == Closed || b == Adjoining})
	}
	if a.Shots > 0 {
		c.then(Fired{Figure: a.Figure, Shots: a.Shots}, Wounded{Rick, a.Shots})
	}
	c.then(Acted{a.Figure})
}
