package picklerick

import (
	"cmp"
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

// PR-TILE-03, PR-TILE-01
func tileKnown(_ *State, a Reveal) *rules.Violation {
	if !a.Tile.Colour.Known() {
		return book.Impossible("PR-TILE-03", nil)
	}
	if !a.Tile.TurnedTo(North).known() {
		return book.Impossible("PR-TILE-01", nil)
	}
	return nil
}

// PR-TILE-05
func tileSummon(_ *State, a Reveal) *rules.Violation {
	if a.Tile.Summon < 0 || a.Tile.Summon > parts.Operatives {
		return book.Impossible("PR-TILE-05", rules.Args{"summon": a.Tile.Summon})
	}
	return nil
}

// PR-TILE-04, PR-VENT-05, PR-VENT-06
func tileArrow(s *State, a Reveal) *rules.Violation {
	if a.Arrow == NoDir || a.Arrow == s.arrow(a) {
		return nil
	}
	args := rules.Args{"arrow": a.Arrow.noun(), "right": s.arrow(a).noun()}
	if s.alignsVents(a.Tile) {
		return book.Against("PR-VENT-06", args).As("arrow")
	}
	return book.Against("PR-TILE-04", args)
}

// PR-VENT-06, PR-AMB-16
func tileVent(s *State, a Reveal) *rules.Violation {
	if a.Vent != "" && s.alignsVents(a.Tile) && !slices.Contains(a.Tile.Vents(), a.Vent) {
		return book.Against("PR-VENT-06", rules.Args{"part": noun(NounPart, a.Vent)}).As("vent")
	}
	return nil
}

// PR-AMB-15
func tileArrowSide(_ *State, a Reveal) *rules.Violation {
	if a.Tile.Near == parts.Wall || a.Tile.Near == parts.Vent {
		return book.Unusual("PR-AMB-15", nil)
	}
	return nil
}

// Operatives may come from other tiles only if too few are off the board (PR-OPS-05). In the solo
// game, a house rule must also allow it (PR-AMB-38).
func revealRelocates(s *State, a Reveal) *rules.Violation {
	needless := s.checkRelocation(a.Tile.Summon, a.Relocate)
	if len(a.Relocate) == 0 || !s.Mode.Alone() || s.House.Is(SoloRelocate, "true") {
		return needless
	}
	v := book.Against("PR-AMB-38", rules.Args{"supply": s.Supply()})
	if needless != nil {
		v.Also = append(slices.Clone(v.Also), needless.Rule)
	}
	return v
}

// If a tile summons more operatives than are off the board, the rest may come from other tiles
// (PR-OPS-04, PR-OPS-05, PR-AMB-27). For example, if a tile summons three and two are off the
// board, one may come from another tile.
func (s *State) checkRelocation(summon int, relocate []Figure) *rules.Violation {
	missing := max(0, summon-s.Supply())
	if len(relocate) > missing {
		return book.Against("PR-OPS-05", rules.Args{"supply": s.Supply(), "missing": missing, "named": len(relocate)})
	}
	for i, f := range relocate {
		if s.findSoldier(f) == nil || slices.Contains(relocate[:i], f) {
			return book.Impossible("PR-OPS-02", rules.Args{"figure": f.noun()}).As("relocate")
		}
	}
	return nil
}

// If Rick steps to a cell without a face-up tile, the game waits for a Reveal (PR-RICK-04,
// PR-RICK-05, PR-VENT-02, PR-VENT-03). The movement symbol is spent nevertheless.
func (r *resolver) applyStep(a StepTo) {
	c := r.crossingOf(a)
	symbols := len(c.price())
	if a.ByCard {
		if g := r.Turn.Grant; g != nil {
			g.Steps = max(0, g.Steps-1)
		}
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

// After a Reveal, everything happens in the order of the rulebook: tile, summoned operatives,
// Jaguar's entry, Rick (PR-RICK-09, PR-AMB-21). If Rick used a vent and the new tile has no vent,
// he stays on his old tile. Everything else still happens (PR-VENT-04, PR-VENT-10, PR-VENT-11).
func (r *resolver) applyReveal(a Reveal) {
	if r.Wait == nil || r.Wait.For != ForTile {
		return
	}
	wait := *r.Wait
	arrow := r.arrow(a)
	if a.Arrow != NoDir {
		arrow = a.Arrow // a tile laid in a wrong direction stays that way
	}
	edges := a.Tile.TurnedTo(arrow)
	r.Wait = nil
	r.layTile(Tile{Cell: wait.Cell, Face: Up, Colour: a.Tile.Colour, Edges: &edges, Summon: a.Tile.Summon})
	r.summon(a.Tile.Summon, wait.Cell, a.Relocate)
	r.jaguarByColour(a.Tile.Colour, wait.Cell)
	if g := r.Turn.Grant; g != nil && g.Effect == parts.Flight && wait.Card != "" && wait.Card == g.Card {
		g.Ended = true // PR-CLAR-10, PR-CLAR-11
	}
	if wait.Way == ByVent && len(a.Tile.Vents()) == 0 {
		r.note("blocked", "PR-VENT-04", nil)
		return
	}
	r.Rick.Cell = wait.Cell
	if wait.Way == ByParkour {
		r.askIfStuck() // Rick may be locked in on the new tile
	}
}

// If the cell was empty, the new tile comes from the stack (PR-SET-07, PR-RICK-06). If Jaguar is
// away and the colour of the tile counts for his entry, a note says how many tiles of this colour
// lie face up (PR-JAG-02).
func (r *resolver) layTile(t Tile) {
	if old := r.TileOn(t.Cell); old != nil {
		t.Markers = old.Markers
	} else {
		r.Stack = max(0, r.Stack-1)
	}
	r.putTile(t)
	if r.Jaguar.Status == Away && bringsJaguar(t.Colour) {
		r.note("colour-"+string(t.Colour), "PR-JAG-02", rules.Args{"n": r.Count(t.Colour), "entry": parts.EntryCount})
	}
}

// putTile changes a copy of the list of tiles, because other copies of the state share the old
// list.
func (s *State) putTile(t Tile) {
	s.Tiles = slices.Clone(s.Tiles)
	if old := s.TileOn(t.Cell); old != nil {
		*old = t
		return
	}
	s.Tiles = append(s.Tiles, t)
}

// A turned tile does not summon again, and does not count for Jaguar's entry again (PR-CLAR-12,
// PR-CLAR-13, PR-AMB-44).
func (r *resolver) turnTile(at Cell, quarters int) {
	if t := r.faceUp(at); t != nil {
		turned, edges := *t, t.Edges.turned(quarters)
		turned.Edges = &edges
		r.putTile(turned)
	}
	r.note("turned", "PR-CLAR-12", rules.Args{"cell": at.noun()})
	r.askIfStuck()
}

// PR-WIN-10, PR-AMB-29
func (r *resolver) askIfStuck() {
	switch {
	case !r.Stuck():
	case r.House.Is(StuckCheck, "automatic"):
		r.endGame(SeatRussians, "PR-WIN-10")
	default:
		r.Wait = &Wait{For: ForStuck}
	}
}

// PR-CLAR-09, PR-AMB-30
func (r *resolver) collapse(tiles int) {
	tiles = min(tiles, r.Stack)
	r.Stack -= tiles
	r.note("collapsed", "PR-CLAR-09", rules.Args{"count": tiles, "stack": r.Stack})
}

// PR-AMB-43
func (r *resolver) applyMark(a Mark) {
	if t := r.TileOn(a.Cell); t != nil {
		r.putTile(t.marked(a.Marker, a.Gone))
	}
	id := "marked"
	if a.Gone {
		id = "unmarked"
	}
	r.note(id, "PR-AMB-43", rules.Args{"marker": noun(NounMarker, a.Marker), "cell": a.Cell.noun()})
}

// marked returns a copy with the marker added or, if `gone` is set, removed.
func (t Tile) marked(marker string, gone bool) Tile {
	t.Markers = slices.Clone(t.Markers)
	if !gone {
		t.Markers = append(t.Markers, marker)
	} else if i := slices.Index(t.Markers, marker); i >= 0 {
		t.Markers = slices.Delete(t.Markers, i, i+1)
	}
	return t
}

// Tile is a square tile on the board. A face-down tile has no Edges.
type Tile struct {
	Cell    Cell         `json:"cell" jsonschema:"[x, y]: x grows to the east, y to the north; the Bathroom is [0, 0]"`
	Face    Face         `json:"face" jsonschema:"which side lies up"`
	Place   parts.Place  `json:"place,omitempty" jsonschema:"of a starting tile; left out, a corridor"`
	Colour  parts.Colour `json:"colour,omitempty" jsonschema:"of the tile; left out: unknown"`
	Edges   *Edges       `json:"edges,omitempty" jsonschema:"all four of a face-up tile; none of a face-down one"`
	Summon  int          `json:"summon,omitempty" jsonschema:"operatives that its text calls"`
	Markers []string     `json:"markers,omitempty" jsonschema:"names of markers that lie on it"`
}

// Face says whether a tile is face up or face down.
type Face string

// A face-down tile hides its edges.
const (
	Up   Face = "up"
	Down Face = "down"
)

// TileOn returns the tile on a cell, or nil. The caller must not change the tile.
func (s *State) TileOn(c Cell) *Tile {
	for i := range s.Tiles {
		if s.Tiles[i].Cell == c {
			return &s.Tiles[i]
		}
	}
	return nil
}

// MarkersOn lists the markers on a cell.
func (s *State) MarkersOn(c Cell) []string {
	if t := s.TileOn(c); t != nil {
		return t.Markers
	}
	return nil
}

// Marked reports whether any tile has a marker.
func (s *State) Marked() bool {
	return slices.ContainsFunc(s.Tiles, func(t Tile) bool { return len(t.Markers) > 0 })
}

func (s *State) faceUp(c Cell) *Tile {
	if t := s.TileOn(c); t != nil && t.Face == Up {
		return t
	}
	return nil
}

// Count returns how many face-up tiles of a colour count for Jaguar's entry (PR-JAG-02,
// PR-AMB-20).
func (s *State) Count(colour parts.Colour) int {
	n := 0
	for i := range s.Tiles {
		t := &s.Tiles[i]
		starting := t.Place != parts.Corridor && !s.House.Is(StartingTilesCount, "true")
		if t.Face == Up && t.Colour == colour && !starting {
			n++
		}
	}
	return n
}

// The method `side` returns one edge of the tile. If Near is empty, the near edge is open
// (PR-AMB-15).
func (t Seen) side(p Part) parts.Edge {
	if p == NearSide {
		return cmp.Or(t.Near, parts.Open)
	}
	return *t.Edge(p)
}

// Edge returns a pointer to the field for one edge.
func (t *Seen) Edge(p Part) *parts.Edge {
	switch p {
	case LeftSide:
		return &t.Left
	case FarSide:
		return &t.Far
	case RightSide:
		return &t.Right
	}
	return &t.Near
}

// Vents lists the edges with a vent, clockwise from the arrow.
func (t Seen) Vents() []Part {
	var out []Part
	for _, p := range Parts {
		if t.side(p) == parts.Vent {
			out = append(out, p)
		}
	}
	return out
}

// TurnedTo returns the tile's edges in the four directions of the board. The parameter is the
// direction of the tile's arrow on the board.
func (t Seen) TurnedTo(arrow Dir) Edges {
	var e Edges
	for i, p := range Parts {
		*e.side(arrow.Turn(i)) = t.side(p)
	}
	return e
}

// alignsVents reports whether a vent, not the arrow, sets the direction of the new tile
// (PR-VENT-06, PR-CLAR-15).
func (s *State) alignsVents(t Seen) bool {
	return s.Wait != nil && s.Wait.Way != Afoot && len(t.Vents()) > 0
}

// The method `arrow` returns the direction that the rules require for the new tile's arrow. If
// alignsVents is true, a vent of the new tile must touch the vent that Rick used (PR-VENT-06,
// PR-CLAR-15, PR-AMB-16). Otherwise, the arrow must point to Rick (PR-TILE-04, PR-VENT-05,
// PR-CLAR-16).
func (s *State) arrow(a Reveal) Dir {
	if s.Wait == nil {
		return NoDir
	}
	toRick, _ := s.Wait.Cell.Toward(s.Wait.From)
	if !s.alignsVents(a.Tile) {
		return toRick
	}
	return toRick.Turn(-slices.Index(Parts[:], a.adjoins(toRick)))
}

// The method `adjoins` returns the vent through which Rick enters the new tile. If the action names
// a vent of the tile, `adjoins` returns this vent. If the action names no vent, `adjoins` returns
// the vent that fits the reported arrow. In all other cases, `adjoins` returns the first vent.
func (a Reveal) adjoins(toRick Dir) Part {
	vents := a.Tile.Vents()
	if slices.Contains(vents, a.Vent) {
		return a.Vent
	}
	for _, vent := range vents {
		if a.Vent == "" && a.Arrow == toRick.Turn(-slices.Index(Parts[:], vent)) {
			return vent
		}
	}
	return vents[0]
}
