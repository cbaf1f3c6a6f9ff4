package micemystics

import (
	"cmp"
	"slices"
	"strings"

	"tablemate/tables"
	"tablemate/tables/card"
)

// boxDoubts finds what may be right and looks like a slip: pages that no row
// covers, odd maps, exits and spaces that a map does not have.
func boxDoubts(all []any, s *card.Slips) {
	tiles := tilesIn(all)
	mapOf := func(side string) (Map, bool) {
		m, err := ParseMap(tiles[side].Map)
		return m, err == nil && len(m.Spaces) > 0
	}
	for i, e := range all {
		s.Card = i
		switch e := e.(type) {
		case Encounter:
			if page := firstGap(e); page > 0 {
				s.Add("row-gap", tables.Args{"page": page}, "rows")
			}
		case Tile:
			if m, mapped := mapOf(e.ID); mapped { // one without is not mapped yet
				for _, d := range m.Doubts() {
					s.Put(card.Slip{ID: "box.tile-doubt", Cause: d}, "map")
				}
			}
		case Chapter:
			chapterDoubts(e, mapOf, s)
		}
	}
}

// firstGap returns the first page that no row of an encounter card covers, 0 for
// none.
func firstGap(e Encounter) int {
	rows := slices.SortedFunc(slices.Values(e.Rows), func(a, b Row) int { return cmp.Compare(a.From, b.From) })
	for i := 1; i < len(rows); i++ {
		if next := rows[i-1].To + 1; rows[i].From > next {
			return next
		}
	}
	return 0
}

// chapterDoubts finds exits and spaces of a chapter that the maps do not have.
func chapterDoubts(c Chapter, mapOf func(string) (Map, bool), s *card.Slips) {
	exit := func(side, name string, at ...any) {
		m, mapped := mapOf(side)
		var names []string
		for _, space := range m.Spaces {
			names = append(names, space.Exits...)
		}
		slices.Sort(names)
		if mapped && !slices.Contains(names, name) {
			s.Add("unknown-exit", tables.Args{"tile": side, "words": strings.Join(slices.Compact(names), ", ")}, at...)
		}
	}
	for i, j := range c.Joins {
		exit(j.A, j.ExitA, "joins", i, "exit_a")
		exit(j.B, j.ExitB, "joins", i, "exit_b")
	}
	for i, p := range c.Minions {
		if m, mapped := mapOf(p.Tile); mapped && p.Space != "" {
			if _, known := m.Space(p.Space); !known {
				s.Add("unknown-space", tables.Args{"tile": p.Tile}, "minions", i, "space")
			}
		}
	}
}
