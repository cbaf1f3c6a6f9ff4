package picklerick

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

// applyStep pays for a step and takes it. Onto a face-down tile or an empty cell
// Rick goes only when the cardboard has told what lies there (PR-RICK-04,
// PR-RICK-05, PR-VENT-02, PR-VENT-03); the symbol is spent either way.
func (c *resolver) applyStep(a StepTo) {
	from, _ := c.stepFrom(a)
	crosses, way := c.crossesWall(a), c.wayOf(a)
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
		c.Wait = &Wait{For: ForTile, Cell: a.To, From: from, Way: way}
		if a.ByCard && c.Turn.Grant != nil {
			c.Wait.Card = c.Turn.Grant.Card
		}
		return
	}
	c.moveFigure(a.Figure, a.To, symbols)
	c.Jaguar.Crossed = c.Jaguar.Crossed || crosses
}

// applyReveal lays the tile that Rick turned up or took, in the printed order: the
// tile, its summons, Jaguar's entry, and only then Rick (PR-RICK-09,
// PR-AMB-21). A vent attempt that finds no vent leaves him where he is, with
// the tile and its summons on the board (PR-VENT-04, PR-VENT-10, PR-VENT-11).
func (c *resolver) applyReveal(a Reveal) {
	if c.Wait == nil || c.Wait.For != ForTile {
		return
	}
	wait := *c.Wait
	arrow := c.arrow(a)
	if a.Arrow != NoDir {
		arrow = a.Arrow // a tile laid wrong and left so lies as it lies
	}
	edges := a.Tile.turnedTo(arrow)
	c.Wait = nil
	c.layTile(Tile{Cell: wait.Cell, Face: Up, Colour: a.Tile.Colour, Edges: &edges, Summon: a.Tile.Summon})
	c.summon(a.Tile.Summon, wait.Cell, a.Relocate)
	c.jaguarByColour(a.Tile.Colour, wait.Cell)
	if g := c.Turn.Grant; g != nil && g.Effect == parts.Flight && wait.Card != "" && wait.Card == g.Card { // PR-CLAR-10, PR-CLAR-11
		g.Ended = true
	}
	if wait.Way == ByVent && len(a.Tile.Vents()) == 0 {
		c.note("blocked", "PR-VENT-04", nil)
		return
	}
	c.moveFigure(Rick, wait.Cell, 0)
}

// layTile puts a tile on the board face up in place of a face-down one, whose
// markers it keeps, or from the stack (PR-SET-07, PR-RICK-06). As long as Jaguar
// is away it counts the colours that bring him (PR-JAG-02).
func (c *resolver) layTile(t Tile) {
	if old := c.tileOn(t.Cell); old != nil {
		t.Markers = old.Markers
	} else {
		c.Stack = max(0, c.Stack-1)
	}
	c.putTile(t)
	if c.Jaguar.Status == Away && bringsJaguar(t.Colour) {
		c.note("colour-"+string(t.Colour), "PR-JAG-02", rules.Args{"n": c.Count(t.Colour), "entry": parts.EntryCount})
	}
}

// putTile lays a tile on its cell in place of what lay there.
func (s *State) putTile(t Tile) {
	s.Tiles = slices.Clone(s.Tiles)
	if old := s.tileOn(t.Cell); old != nil {
		*old = t
		return
	}
	s.Tiles = append(s.Tiles, t)
}

// turnTile turns a tile without regard to its arrow; characters stay on it, and
// it neither summons nor counts again (PR-CLAR-12, PR-CLAR-13, PR-AMB-44). A
// Rick whom that locks in may have lost (PR-WIN-10).
func (c *resolver) turnTile(at Cell, quarters int) {
	if t := c.faceUp(at); t != nil {
		turned, edges := *t, t.Edges.turned(quarters)
		turned.Edges = &edges
		c.putTile(turned)
	}
	c.note("turned", "PR-CLAR-12", rules.Args{"cell": at.noun()})
	switch {
	case !c.Stuck():
	case c.House.Is(StuckCheck, "automatic"):
		c.endGame(SeatRussians, "PR-WIN-10")
	default:
		c.Wait = &Wait{For: ForStuck}
	}
}

// collapse takes tiles off the corridor stack unseen, never more than it holds
// (PR-CLAR-09, PR-AMB-30).
func (c *resolver) collapse(tiles int) {
	tiles = min(tiles, c.Stack)
	c.Stack = max(0, c.Stack-tiles)
	c.note("collapsed", "PR-CLAR-09", rules.Args{"count": tiles, "stack": c.Stack})
}

// applyMark puts a named marker on a tile or takes it away (PR-AMB-43).
func (c *resolver) applyMark(a Mark) {
	if t := c.tileOn(a.Cell); t != nil {
		c.putTile(t.marked(a.Marker, a.Gone))
	}
	id := "marked"
	if a.Gone {
		id = "unmarked"
	}
	c.note(id, "PR-AMB-43", rules.Args{"marker": markerNoun(a.Marker), "cell": a.Cell.noun()})
}

func (t Tile) marked(marker string, gone bool) Tile {
	t.Markers = slices.Clone(t.Markers)
	if !gone {
		t.Markers = append(t.Markers, marker)
	} else if i := slices.Index(t.Markers, marker); i >= 0 {
		t.Markers = slices.Delete(t.Markers, i, i+1)
	}
	return t
}
