package micemystics

import (
	"slices"
	"strings"

	"tablemate/tables"
)

// MapDoubt is the sentence about something of a map that may be right and looks like
// a slip.
type MapDoubt = tables.Sentence

// Doubts returns what to compare with the tile once more: spaces that nothing
// leads to, pieces that are not connected, currents that lead ashore or into each
// other, missing centres, no place for minions, no way out. It returns nil if
// nothing looks like a slip.
func (m Map) Doubts() []*MapDoubt {
	d := &doubtFinder{Map: m.sorted()}
	d.findSpaces("box.map-doubt-alone", func(near []Link) bool { return len(near) == 0 })
	d.findSpaces("box.map-doubt-dead-end", func(near []Link) bool { return len(near) == 1 })
	d.findSpaces("box.map-doubt-shut", func(near []Link) bool {
		return len(near) > 0 && !slices.ContainsFunc(near, func(l Link) bool { return l.Line == Plain || l.Line == Yellow })
	})
	d.findIslands()
	d.findCurrents()
	d.findCentres()
	if !slices.ContainsFunc(d.Spaces, func(s Space) bool { return s.Spawn }) { // MM-SPAWN-01
		d.add("box.map-doubt-no-spawn")
	}
	if !slices.ContainsFunc(d.Spaces, func(s Space) bool { return len(s.Exits) > 0 }) { // MM-EXP-03
		d.add("box.map-doubt-no-exit")
	}
	return d.found
}

// doubtFinder collects the doubts about a map.
type doubtFinder struct {
	Map
	found []*MapDoubt
}

// add adds a doubt with its arguments in pairs of name and value.
func (d *doubtFinder) add(id string, pairs ...string) {
	args := tables.Args{}
	for i := 0; i+1 < len(pairs); i += 2 {
		args[pairs[i]] = pairs[i+1]
	}
	d.found = append(d.found, &MapDoubt{ID: id, Args: args})
}

// findSpaces adds one doubt that names all spaces whose borders look odd.
func (d *doubtFinder) findSpaces(id string, odd func([]Link) bool) {
	var named []SpaceID
	for _, s := range d.Spaces {
		if odd(d.Around(s.ID)) {
			named = append(named, s.ID)
		}
	}
	if len(named) > 0 {
		d.add(id, "spaces", spaceList(named))
	}
}

// findIslands adds a doubt for every piece of the map but its biggest. Single
// spaces without a neighbour have a doubt of their own.
func (d *doubtFinder) findIslands() {
	var pieces [][]SpaceID
	met := map[SpaceID]bool{}
	for _, s := range d.Spaces {
		if !met[s.ID] {
			pieces = append(pieces, d.piece(s.ID, met))
		}
	}
	slices.SortStableFunc(pieces, func(a, b []SpaceID) int { return len(b) - len(a) })
	for i, p := range pieces {
		if i > 0 && len(p) > 1 {
			d.add("box.map-doubt-island", "spaces", spaceList(p))
		}
	}
}

// piece returns every space that is connected with one, over lines too, and marks
// them as met.
func (d *doubtFinder) piece(from SpaceID, met map[SpaceID]bool) []SpaceID {
	piece := []SpaceID{from}
	met[from] = true
	for i := 0; i < len(piece); i++ {
		for _, l := range d.Around(piece[i]) {
			if !met[l.B] {
				met[l.B] = true
				piece = append(piece, l.B)
			}
		}
	}
	slices.SortFunc(piece, byName)
	return piece
}

// findCurrents adds doubts about currents that lead ashore or into each other.
func (d *doubtFinder) findCurrents() {
	for _, s := range d.Spaces {
		to, known := d.Space(s.Current)
		switch {
		case !known:
		case !to.Water:
			d.add("box.map-doubt-ashore", "space", string(s.ID), "to", string(to.ID))
		case to.Current == s.ID && byName(s.ID, to.ID) < 0:
			d.add("box.map-doubt-facing", "space", string(s.ID), "to", string(to.ID))
		}
	}
}

// findCentres adds doubts about centres, which sight needs, once one is given.
func (d *doubtFinder) findCentres() {
	var without []SpaceID
	placed := map[Point]SpaceID{}
	for _, s := range d.Spaces {
		if s.At == nil {
			without = append(without, s.ID)
			continue
		}
		if first, twice := placed[*s.At]; twice {
			d.add("box.map-doubt-same-centre", "space", string(first), "to", string(s.ID))
		}
		placed[*s.At] = s.ID
	}
	if len(without) > 0 && (len(placed) > 0 || len(d.Walls) > 0) {
		d.add("box.map-doubt-no-centre", "spaces", spaceList(without))
	}
}

// spaceList returns spaces in one line.
func spaceList(ids []SpaceID) string {
	words := make([]string, len(ids))
	for i, id := range ids {
		words[i] = string(id)
	}
	return strings.Join(words, ", ")
}
