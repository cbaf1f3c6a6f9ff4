package picklerick

import (
	"slices"

	parts "tablemate/tables/picklerick"
)

// Tile is one square piece on the board. The edges of a face-down tile are
// unknown and stay empty.
type Tile struct {
	Cell    Cell         `json:"cell" jsonschema:"[x, y]: x grows to the east, y to the north; the Bathroom is [0, 0]"`
	Face    Face         `json:"face" jsonschema:"which side lies up"`
	Place   parts.Place  `json:"place,omitempty" jsonschema:"of a starting tile; left out, a corridor"`
	Colour  parts.Colour `json:"colour,omitempty" jsonschema:"of the tile; left out: unknown"`
	Edges   *Edges       `json:"edges,omitempty" jsonschema:"all four of a face-up tile; none of a face-down one"`
	Summon  int          `json:"summon,omitempty" jsonschema:"operatives that its text calls"`
	Markers []string     `json:"markers,omitempty" jsonschema:"names of markers that lie on it"`
}

// Face is which side of a tile is visible.
type Face string

// Only a face-up tile shows its walls.
const (
	Up   Face = "up"
	Down Face = "down"
)

// tileOn is the tile on a cell, nil for an empty cell. It must not be changed.
func (s *State) tileOn(c Cell) *Tile {
	for i := range s.Tiles {
		if s.Tiles[i].Cell == c {
			return &s.Tiles[i]
		}
	}
	return nil
}

// MarkersOn lists the markers on a cell.
func (s *State) MarkersOn(c Cell) []string {
	if t := s.tileOn(c); t != nil {
		return t.Markers
	}
	return nil
}

// Marked reports whether any tile bears a marker.
func (s *State) Marked() bool {
	return slices.ContainsFunc(s.Tiles, func(t Tile) bool { return len(t.Markers) > 0 })
}

// faceUp is the face-up tile on a cell, nil when there is none.
func (s *State) faceUp(c Cell) *Tile {
	if t := s.tileOn(c); t != nil && t.Face == Up {
		return t
	}
	return nil
}

// Count returns how many face-up tiles show a colour, counted as for Jaguar's
// entry (PR-JAG-02, PR-AMB-20).
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
