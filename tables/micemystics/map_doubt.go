package micemystics

import (
	"slices"
	"strings"

	"tablemate/tables"
)

// MapDoubt is something about a map that may be right and looks like a slip.
type MapDoubt struct {
	ID   string // of the sentence that says so
	Args tables.Args
}

// Error names the doubt for a log; people are told by Message.
func (d MapDoubt) Error() string { return d.ID }

// Message is the sentence for people: its id and what it mentions.
func (d MapDoubt) Message() (string, tables.Args) { return d.ID, d.Args }

// Doubts is what to hold against the tile once more: spaces that nothing leads
// to, pieces that do not hang together, currents that lead ashore or run into
// each other, centres that are missing, no place for minions, no way out.
func (m Map) Doubts() []MapDoubt {
	d := &doubting{Map: m.sorted()}
	d.spaces("box.map-doubt-alone", func(near []Link) bool { return len(near) == 0 })
	d.spaces("box.map-doubt-dead-end", func(near []Link) bool { return len(near) == 1 })
	d.spaces("box.map-doubt-shut", func(near []Link) bool {
		return len(near) > 0 && !slices.ContainsFunc(near, func(l Link) bool { return l.Line == Plain || l.Line == Yellow })
	})
	d.islands()
	d.currents()
	d.centres()
	if !slices.ContainsFunc(d.Spaces, func(s Space) bool { return s.Spawn }) { // MM-SPAWN-01
		d.add("box.map-doubt-no-spawn")
	}
	if !slices.ContainsFunc(d.Spaces, func(s Space) bool { return len(s.Exits) > 0 }) { // MM-EXP-03
		d.add("box.map-doubt-no-exit")
	}
	return d.found
}

type doubting struct {
	Map
	found []MapDoubt
}

func (d *doubting) add(id string, pairs ...string) {
	args := tables.Args{}
	for i := 0; i+1 < len(pairs); i += 2 {
		args[pairs[i]] = pairs[i+1]
	}
	d.found = append(d.found, MapDoubt{id, args})
}

// spaces names all spaces whose borders look odd in one sentence.
func (d *doubting) spaces(id string, odd func([]Link) bool) {
	var named []SpaceID
	for _, s := range d.Spaces {
		if odd(d.Around(s.ID)) {
			named = append(named, s.ID)
		}
	}
	if len(named) > 0 {
		d.add(id, "spaces", list(named))
	}
}

// islands names every piece of the map but its biggest; single spaces without a
// neighbour are told of already.
func (d *doubting) islands() {
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
			d.add("box.map-doubt-island", "spaces", list(p))
		}
	}
}

// piece is everything that hangs together with a space, lines or not.
func (d *doubting) piece(from SpaceID, met map[SpaceID]bool) []SpaceID {
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

func (d *doubting) currents() {
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

// centres looks at what sight needs, where somebody began to give it.
func (d *doubting) centres() {
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
		d.add("box.map-doubt-no-centre", "spaces", list(without))
	}
}

func list(ids []SpaceID) string {
	words := make([]string, len(ids))
	for i, id := range ids {
		words[i] = string(id)
	}
	return strings.Join(words, ", ")
}
