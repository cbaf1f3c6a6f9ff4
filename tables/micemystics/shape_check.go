package micemystics

import (
	"errors"
	"slices"

	"tablemate/tables"
	"tablemate/tables/card"
)

// Wrong finds a hero card without a class (MM-CHAR-03).
func (h Hero) Wrong(s *card.Slips) {
	s.Unless(len(h.Classes) > 0 || h.Lacks(HeroClasses), "no-class", "classes")
}

// Wrong finds what cannot be among the signs of a minion.
func (m Minion) Wrong(s *card.Slips) {
	s.Unless(!m.Elite || m.Family == Rat, "elite", "elite") // MM-TOK-01
	s.Unless(m.Cards < 2 || m.Boss, "boss-cards", "cards")  // MM-BINIT-01
}

// Wrong finds a party item on a card that is none.
func (c Search) Wrong(s *card.Slips) {
	s.Unless(c.Party == NoPartyItem || c.Type == Party, "party-item", "party_item")
}

// Wrong finds pages in more than one row of an encounter card, and rows that run
// backwards.
func (e Encounter) Wrong(s *card.Slips) {
	for i, r := range e.Rows {
		s.Unless(r.From <= r.To, "row-backwards", "rows", i, "to")
		for _, other := range e.Rows[:i] {
			s.Unless(r.To < other.From || other.To < r.From, "row-overlap", "rows", i, "from")
		}
	}
}

// Wrong finds the faults in the text of a map.
func (t Tile) Wrong(s *card.Slips) {
	_, err := ParseMap(t.Map)
	var wrong MapFaults
	errors.As(err, &wrong)
	for _, f := range wrong {
		s.Put(card.Slip{ID: "box.tile-map", Cause: f, Line: f.Line, Column: f.Column}, "map")
	}
}

// Wrong finds what the parts of a chapter say against each other.
func (c Chapter) Wrong(s *card.Slips) {
	s.Unless(len(c.Heroes) <= c.Party, "heroes", "heroes")
	s.Unless(c.LastPage == 0 || c.LastPage >= c.End, "last-page", "last_page")
	inPlay := func(side string, at ...any) {
		known := slices.ContainsFunc(c.Rooms, func(r RoomPlan) bool { return r.Tile == side })
		s.Unless(known || side == "", "no-such-room", at...)
	}
	for i, r := range c.Rooms {
		s.Unless(r.Beneath == "" || r.Beneath != r.Tile, "beneath-itself", "rooms", i, "beneath")
		inPlay(r.Beneath, "rooms", i, "beneath")
	}
	for i, j := range c.Joins {
		inPlay(j.A, "joins", i, "a")
		inPlay(j.B, "joins", i, "b")
		s.Unless(j.A != j.B, "join-itself", "joins", i, "b")
	}
	for i, p := range c.Minions {
		inPlay(p.Tile, "minions", i, "tile")
	}
}

// tilesIn returns the tile sides of a box by their ids.
func tilesIn(all []any) map[string]Tile {
	tiles := map[string]Tile{}
	for _, e := range all {
		if t, ok := e.(Tile); ok {
			tiles[t.ID] = t
		}
	}
	return tiles
}

// boxMisfits finds what is wrong between cards that are good by themselves: two
// tiles of one piece with the same side (MM-TILE-01), sides that join in
// different colours (MM-EXP-04), sides that do not lie on each other.
func boxMisfits(all []any, s *card.Slips) {
	tiles, first := tilesIn(all), map[Tile]string{}
	for i, e := range all {
		s.Card = i
		switch e := e.(type) {
		case Tile:
			face := Tile{Tile: e.Tile, Side: e.Side}
			if other, twice := first[face]; twice {
				s.Add("side-twice", tables.Args{"tile": e.Tile, "other": other}, "side")
				continue
			}
			first[face] = e.ID
		case Chapter:
			chapterMisfits(e, tiles, s)
		}
	}
}

// chapterMisfits finds what is wrong between the tile sides of a chapter, as far
// as they are known.
func chapterMisfits(c Chapter, tiles map[string]Tile, s *card.Slips) {
	for i, j := range c.Joins {
		a, b := tiles[j.A], tiles[j.B]
		if a.ID != "" && b.ID != "" && a.Side != b.Side {
			s.Add("join-colours", tables.Args{"a": a.ID, "colour": string(a.Side), "b": b.ID, "other": string(b.Side)}, "joins", i, "b")
		}
	}
	for i, r := range c.Rooms {
		a, b := tiles[r.Tile], tiles[r.Beneath]
		if a.ID != "" && b.ID != "" && a.Tile != b.Tile {
			s.Add("beneath-other", tables.Args{"a": a.ID, "b": b.ID}, "rooms", i, "beneath")
		}
	}
}
