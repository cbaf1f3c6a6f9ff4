package box

import (
	"strconv"

	"github.com/goccy/go-yaml"

	mice "tablemate/tables/micemystics"
)

// miceBox is what the entries of a file are, each with its place.
type miceBox struct {
	things []thing
	tiles  map[string]mice.Tile
	found  []*Fault
}

func miceBoxOf(things []thing) *miceBox {
	b := &miceBox{things: things, tiles: map[string]mice.Tile{}}
	each(b, func(_ *slips, t mice.Tile) { b.tiles[t.ID] = t })
	return b
}

// each looks at all things of one Go type.
func each[T any](b *miceBox, look func(*slips, T)) {
	var what T
	for _, t := range b.things {
		var one T
		if kindOf(t.node) != miceKind(what) || yaml.NodeToValue(miceShape().fields(t.node), &one) != nil {
			continue
		}
		s := &slips{node: t.node}
		look(s, one)
		b.found = append(b.found, s.found...)
	}
}

// miceMisfits is what is wrong between entries that are good by themselves: two
// tiles of one piece with the same side (MM-TILE-01), sides that join in
// different colours (MM-EXP-04), sides that do not lie on each other.
func miceMisfits(things []thing) []*Fault {
	b := miceBoxOf(things)
	type face struct {
		piece string
		side  mice.Side
	}
	first := map[face]string{}
	each(b, func(s *slips, t mice.Tile) {
		f := face{t.Tile, t.Side}
		if other, twice := first[f]; twice {
			s.add("box.side-twice", []string{"side"}, "tile", t.Tile, "other", other)
			return
		}
		first[f] = t.ID
	})
	each(b, b.misfits)
	return b.found
}

// misfits looks at the tile sides of a chapter, as far as they are known.
func (b *miceBox) misfits(s *slips, c mice.Chapter) {
	for i, j := range c.Joins {
		x, y, known := b.both(j.A, j.B)
		if known && x.Side != y.Side {
			s.add("box.join-colours", []string{"joins", strconv.Itoa(i), "b"},
				"a", x.ID, "colour", string(x.Side), "b", y.ID, "other", string(y.Side))
		}
	}
	for i, r := range c.Rooms {
		x, y, known := b.both(r.Tile, r.Beneath)
		if known && x.Tile != y.Tile {
			s.add("box.beneath-other", []string{"rooms", strconv.Itoa(i), "beneath"}, "a", x.ID, "b", y.ID)
		}
	}
}

func (b *miceBox) both(one, other string) (x, y mice.Tile, known bool) {
	x, knownX := b.tiles[one]
	y, knownY := b.tiles[other]
	return x, y, knownX && knownY
}
