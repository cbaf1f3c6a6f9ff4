package picklerick

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

// applyStep pays for a step and takes it. If no face-up tile lies there, Rick
// stays where he is until a Reveal tells which tile it is (PR-RICK-04,
// PR-RICK-05, PR-VENT-02, PR-VENT-03); the symbol is spent either way.
func (r *resolver) applyStep(a StepTo) {
	c := r.crossingOf(a)
	symbols := len(c.price())
	if a.ByCard {
		r.useGrant(func(g *Grant) { g.Steps = max(0, g.Steps-1) })
		if a.Figure == Jaguar && r.House.Is(JaguarCardsExtra, "false") {
			symbols = 1
		}
	} else {
		r.pay(a.Pay, c.price(), OnAction)
	}
	if a.Figure == Rick && r.faceUp(a.To) == nil {
		r.Wait = &Wait{For: ForTile, Cell: a.To, From: c.from, Way: c.way()}
		if a.ByCard && r.Turn.Grant != nil {
			r.Wait.Card = r.Turn.Grant.Card
		}
		return
	}
	r.moveFigure(a.Figure, a.To, symbols)
	r.Jaguar.Crossed = r.Jaguar.Crossed || c.throughWall()
}

// applyReveal lays the tile that Rick turned up or took, in the printed order: the
// tile, its summons, Jaguar's entry, and only then Rick (PR-RICK-09,
// PR-AMB-21). If Rick tried a vent and the tile has none, he stays where he is;
// the tile and its summons stay too (PR-VENT-04, PR-VENT-10, PR-VENT-11).
func (r *resolver) applyReveal(a Reveal) {
	if r.Wait == nil || r.Wait.For != ForTile {
		return
	}
	wait := *r.Wait
	arrow := r.arrow(a)
	if a.Arrow != NoDir {
		arrow = a.Arrow // a tile laid wrong and left so lies as it lies
	}
	edges := a.Tile.turnedTo(arrow)
	r.Wait = nil
	r.layTile(Tile{Cell: wait.Cell, Face: Up, Colour: a.Tile.Colour, Edges: &edges, Summon: a.Tile.Summon})
	r.summon(a.Tile.Summon, wait.Cell, a.Relocate)
	r.jaguarByColour(a.Tile.Colour, wait.Cell)
	if g := r.Turn.Grant; g != nil && g.Effect == parts.Flight && wait.Card != "" && wait.Card == g.Card { // PR-CLAR-10, PR-CLAR-11
		g.Ended = true
	}
	if wait.Way == ByVent && len(a.Tile.Vents()) == 0 {
		r.note("blocked", "PR-VENT-04", nil)
		return
	}
	r.moveFigure(Rick, wait.Cell, 0)
	if wait.Way == ByParkour {
		r.askIfStuck() // no vent need lead back
	}
}

// layTile puts a tile on the board face up. It replaces a face-down tile and
// keeps its markers, or else comes from the stack (PR-SET-07, PR-RICK-06). As
// long as Jaguar is away, a note counts the colours that bring him (PR-JAG-02).
func (r *resolver) layTile(t Tile) {
	if old := r.tileOn(t.Cell); old != nil {
		t.Markers = old.Markers
	} else {
		r.Stack = max(0, r.Stack-1)
	}
	r.putTile(t)
	if r.Jaguar.Status == Away && bringsJaguar(t.Colour) {
		r.note("colour-"+string(t.Colour), "PR-JAG-02", rules.Args{"n": r.Count(t.Colour), "entry": parts.EntryCount})
	}
}

// putTile sets the tile of a cell, on a copy of the tiles.
func (s *State) putTile(t Tile) {
	s.Tiles = slices.Clone(s.Tiles)
	if old := s.tileOn(t.Cell); old != nil {
		*old = t
		return
	}
	s.Tiles = append(s.Tiles, t)
}

// turnTile turns a tile, whatever its arrow says. Characters stay on it, and it
// neither summons nor counts again (PR-CLAR-12, PR-CLAR-13, PR-AMB-44).
func (r *resolver) turnTile(at Cell, quarters int) {
	if t := r.faceUp(at); t != nil {
		turned, edges := *t, t.Edges.turned(quarters)
		turned.Edges = &edges
		r.putTile(turned)
	}
	r.note("turned", "PR-CLAR-12", rules.Args{"cell": at.noun()})
	r.askIfStuck()
}

// askIfStuck asks whether Rick is locked in for good, or ends the game if a house
// rule says that he then has lost (PR-WIN-10, PR-AMB-29).
func (r *resolver) askIfStuck() {
	switch {
	case !r.Stuck():
	case r.House.Is(StuckCheck, "automatic"):
		r.endGame(SeatRussians, "PR-WIN-10")
	default:
		r.Wait = &Wait{For: ForStuck}
	}
}

// collapse takes tiles off the corridor stack unseen, never more than it holds
// (PR-CLAR-09, PR-AMB-30).
func (r *resolver) collapse(tiles int) {
	tiles = min(tiles, r.Stack)
	r.Stack = max(0, r.Stack-tiles)
	r.note("collapsed", "PR-CLAR-09", rules.Args{"count": tiles, "stack": r.Stack})
}

// applyMark puts a named marker on a tile or takes it away (PR-AMB-43).
func (r *resolver) applyMark(a Mark) {
	if t := r.tileOn(a.Cell); t != nil {
		r.putTile(t.marked(a.Marker, a.Gone))
	}
	id := "marked"
	if a.Gone {
		id = "unmarked"
	}
	r.note(id, "PR-AMB-43", rules.Args{"marker": markerNoun(a.Marker), "cell": a.Cell.noun()})
}

// marked returns the tile with one marker more, or less where gone is true.
func (t Tile) marked(marker string, gone bool) Tile {
	t.Markers = slices.Clone(t.Markers)
	if !gone {
		t.Markers = append(t.Markers, marker)
	} else if i := slices.Index(t.Markers, marker); i >= 0 {
		t.Markers = slices.Delete(t.Markers, i, i+1)
	}
	return t
}
