package box

import (
	"slices"
	"strconv"
	"strings"

	mice "tablemate/tables/micemystics"
)

// miceDoubts is what may be right and looks like a slip: words that lead to
// nothing that is known yet, pages that no row covers, odd maps.
func miceDoubts(things []thing) []*Fault {
	b := miceBoxOf(things)
	each(b, func(s *slips, h mice.Hero) { refs(b, s, mice.SearchKind, h.Starting, "starting") })
	each(b, b.doubtEncounter)
	each(b, func(s *slips, t mice.Tile) {
		for _, d := range doubtsOf(t) {
			s.add("box.tile-doubt", []string{"map"})
			s.found[len(s.found)-1].Cause = doubted{d}
		}
	})
	each(b, b.doubtChapter)
	each(b, b.doubtCampaign)
	return b.found
}

// doubted is an odd thing of a map as the cause of a finding.
type doubted struct{ mice.MapDoubt }

// Error names the doubt for a log.
func (d doubted) Error() string { return d.ID }

// doubtsOf is what is odd in a tile's map; a tile without one is not mapped yet.
func doubtsOf(t mice.Tile) []mice.MapDoubt {
	m, err := mice.ReadMap(t.Map)
	if err != nil || len(m.Spaces) == 0 {
		return nil
	}
	return m.Doubts()
}

// ref doubts an id to which nothing of a kind answers.
func (b *miceBox) ref(s *slips, kind mice.Kind, id string, path ...string) {
	known := slices.ContainsFunc(b.things, func(t thing) bool { return t.id == id && kindOf(t.node) == string(kind) })
	if id != "" && !known {
		s.add("box.unknown", path, "kind", string(kind))
	}
}

func refs[W ~string](b *miceBox, s *slips, kind mice.Kind, ids []W, in ...string) {
	for i, id := range ids {
		b.ref(s, kind, string(id), append(slices.Clone(in), strconv.Itoa(i))...)
	}
}

// brodie comes with other minions, but his two cards are a kind of their own.
const brodie = "brodie"

func (b *miceBox) squads(s *slips, all []mice.Squad, in ...string) {
	for i, q := range all {
		if q.Minion == brodie {
			continue
		}
		b.ref(s, mice.MinionKind, q.Minion, append(slices.Clone(in), strconv.Itoa(i), "minion")...)
	}
}

func (b *miceBox) doubtEncounter(s *slips, e mice.Encounter) {
	for i, r := range e.Rows {
		b.squads(s, r.Minions, "rows", strconv.Itoa(i), "minions")
	}
	b.squads(s, e.Surge, "surge")
	if page := gap(e); page > 0 {
		s.add("box.row-gap", []string{"rows"}, "page", page)
	}
}

func (b *miceBox) doubtChapter(s *slips, c mice.Chapter) {
	refs(b, s, mice.HeroKind, c.Heroes, "heroes")
	refs(b, s, mice.EncounterKind, c.Encounters, "encounters")
	for i, r := range c.Rooms {
		at := []string{"rooms", strconv.Itoa(i)}
		b.ref(s, mice.TileKind, r.Tile, append(at, "tile")...)
		b.squads(s, r.SurgeMinions, append(at, "surge_minions")...)
	}
	for i, j := range c.Joins {
		at := []string{"joins", strconv.Itoa(i)}
		b.exit(s, j.A, j.ExitA, append(at, "exit_a")...)
		b.exit(s, j.B, j.ExitB, append(at, "exit_b")...)
	}
	for i, p := range c.Minions {
		at := []string{"minions", strconv.Itoa(i)}
		b.ref(s, mice.MinionKind, p.Minion, append(at, "minion")...)
		if m, mapped := b.mapOf(p.Tile); mapped && p.Space != "" {
			if _, known := m.Space(p.Space); !known {
				s.add("box.unknown-space", append(at, "space"), "tile", p.Tile)
			}
		}
	}
}

// exit doubts an exit area that a mapped side does not have.
func (b *miceBox) exit(s *slips, side, name string, path ...string) {
	m, mapped := b.mapOf(side)
	var names []string
	for _, space := range m.Spaces {
		names = append(names, space.Exits...)
	}
	slices.Sort(names)
	if mapped && !slices.Contains(names, name) {
		s.add("box.unknown-exit", path, "tile", side, "words", strings.Join(slices.Compact(names), ", "))
	}
}

func (b *miceBox) mapOf(side string) (mice.Map, bool) {
	m, err := mice.ReadMap(b.tiles[side].Map)
	return m, err == nil && len(m.Spaces) > 0
}

func (b *miceBox) doubtCampaign(s *slips, c mice.Campaign) {
	refs(b, s, mice.ChapterKind, c.Chapters, "chapters")
	for i, m := range c.Mice {
		at := []string{"mice", strconv.Itoa(i)}
		b.ref(s, mice.HeroKind, m.Hero, append(at, "hero")...)
		refs(b, s, mice.AbilityKind, m.Abilities, append(at, "abilities")...)
		b.ref(s, mice.SearchKind, string(m.Card), append(at, "card")...)
	}
}
