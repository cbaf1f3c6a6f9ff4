package box

import (
	"cmp"
	"slices"
	"strconv"

	mice "tablemate/tables/micemystics"
)

func (s *slips) hero(h mice.Hero) {
	s.named(h.Name)
	s.unless(len(h.Classes) > 0, "box.no-class", "classes") // MM-CHAR-03
	for i, c := range h.Classes {
		s.told(string(c), "classes", strconv.Itoa(i))
	}
	s.stat("battle", h.Battle, 0)
	s.stat("defense", h.Defense, 0)
	s.stat("lore", h.Lore, 0)
	s.stat("move", h.Move, 0)
	s.stat("life", h.Life, 1)
}

func (s *slips) minion(m mice.Minion) {
	s.named(m.Name)
	choice(s, m.Family, mice.Families, "family")
	s.unless(!m.Elite || m.Family == mice.Rat, "box.elite", "elite") // MM-TOK-01
	s.values(mice.Values{Battle: m.Battle, Defense: m.Defense, Life: m.Life})
	s.count("cards", m.Cards)
	s.unless(m.Cards < 2 || m.Boss, "box.boss-cards", "cards") // MM-BINIT-01
	s.count("figures", m.Figures)
}

func (s *slips) values(v mice.Values, in ...string) {
	s.stat("battle", v.Battle, 0, in...)
	s.stat("defense", v.Defense, 0, in...)
	s.stat("life", v.Life, 1, in...)
}

func (s *slips) cat(c mice.Cat) {
	s.values(c.Pounce, "pounce")
	s.values(c.Chase, "chase")
}

func (s *slips) search(c mice.Search) {
	s.named(c.Name)
	choice(s, c.Type, mice.SearchTypes, "type") // MM-SCARD-01
	if c.Type == mice.Weapon || c.Reach != mice.NoReach {
		choice(s, c.Reach, mice.Reaches, "reach")
	}
	if c.Party != mice.NoPartyItem {
		choice(s, c.Party, mice.PartyItems, "party_item")
		s.unless(c.Type == mice.Party, "box.party-item", "party_item")
	}
	s.count("dice", c.Dice)
	if c.Paws != 0 {
		s.within(c.Paws, [2]int{0, mice.Paws}, "paws") // MM-EQUIP-05
	}
	s.stats(c.Least, 0, "least")
	s.stats(c.Worn, -most, "worn")
}

// stats are values that may be left out; bonuses may take away.
func (s *slips) stats(v mice.Stats, low int, in string) {
	for _, f := range []struct {
		name string
		n    int
	}{{"battle", v.Battle}, {"defense", v.Defense}, {"lore", v.Lore}, {"move", v.Move}} {
		if s.has(in, f.name) {
			s.within(f.n, [2]int{low, most}, in, f.name)
		}
	}
}

func (s *slips) ability(a mice.Ability) {
	s.named(a.Name)
	s.stat("cost", a.Cost, 0)
}

func (s *slips) encounter(e mice.Encounter) {
	s.named(e.Name)
	s.unless(len(e.Rows) > 0, "box.no-row", "rows") // MM-ENC-02
	for i, r := range e.Rows {
		at := []string{"rows", strconv.Itoa(i)}
		s.stat("from", r.From, 1, at...)
		s.stat("to", r.To, 1, at...)
		s.unless(r.From <= r.To, "box.row-backwards", append(at, "to")...)
		s.squads(r.Minions, append(at, "minions")...)
		for _, other := range e.Rows[:i] {
			s.unless(r.To < other.From || other.To < r.From, "box.row-overlap", append(at, "from")...)
		}
	}
	s.squads(e.Surge, "surge")
}

// squads are the minions of one list.
func (s *slips) squads(all []mice.Squad, in ...string) {
	for i, q := range all {
		s.squad(q, append(slices.Clone(in), strconv.Itoa(i))...)
	}
}

func (s *slips) squad(q mice.Squad, in ...string) {
	s.told(q.Minion, append(slices.Clone(in), "minion")...)
	s.within(q.Count, [2]int{1, most}, append(slices.Clone(in), "count")...)
}

// gap is the first page that no row of an encounter card covers, 0 for none.
func gap(e mice.Encounter) int {
	rows := slices.SortedFunc(slices.Values(e.Rows), func(a, b mice.Row) int { return cmp.Compare(a.From, b.From) })
	for i := 1; i < len(rows); i++ {
		if next := rows[i-1].To + 1; rows[i].From > next {
			return next
		}
	}
	return 0
}

// die is six sides, as people read them off (MM-AMB-02).
func (s *slips) die(d mice.Die) {
	s.unless(len(d.Faces) == len(mice.Faces), "box.six-faces", "faces")
	for i, f := range d.Faces {
		at := []string{"faces", strconv.Itoa(i)}
		s.within(f.Number, [2]int{1, 3}, append(at, "number")...) // MM-DICE-01
		for _, symbol := range []struct {
			name string
			n    int
		}{{"sword", f.Sword}, {"bow", f.Bow}, {"shield", f.Shield}, {"star", f.Star}, {"cheese", f.Cheese}} {
			s.count(symbol.name, symbol.n, at...)
		}
	}
}

func (s *slips) campaign(c mice.Campaign) {
	s.named(c.Name)
	s.unless(len(c.Mice) <= mostMice, "box.mice", "mice")
	for i, m := range c.Mice {
		at := []string{"mice", strconv.Itoa(i), "hero"}
		s.told(m.Hero, at...)
		s.unless(!slices.ContainsFunc(c.Mice[:i], func(o mice.Grown) bool { return o.Hero == m.Hero }), "box.again", at...)
	}
}

// mostMice is how many mice the box holds.
const mostMice = 6
