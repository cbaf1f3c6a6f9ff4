package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// fighter is a figure that acts in the turn of an initiative card. A charmed
// mouse acts as a minion that fights hand to hand, with the values of its
// initiative card alone (MM-COND-09, MM-COND-10).
type fighter struct {
	name   Name
	at     Spot
	battle int
	poison bool
	large  bool
	ranged bool
	roach  bool // that a grape lures (MM-GRAPE-02)
	rat    bool // that may throw one (MM-GRAPE-11)
}

// fighter is the figure of that name. What works on a kind of minions does not
// work on a boss of that kind (MM-BOSS-02), though the table may let Vurst throw
// (MM-AMB-71).
func (s *State) fighter(name Name) fighter {
	if m := s.mouse(name); m != nil {
		return fighter{name: name, at: m.At, battle: m.Hero.Battle}
	}
	m := s.minion(name)
	if m == nil {
		return fighter{name: name, at: s.At(name)}
	}
	t := s.typeOf(m)
	return fighter{
		name: name, at: m.At, battle: t.Battle, poison: t.Poison, large: t.Large, ranged: t.Ranged,
		roach: t.Family == parts.Roach && !t.Boss,
		rat:   t.Family == parts.Rat && (!t.Boss || s.House.Is(GrapeThrowers, "with_vurst")),
	}
}

// reach is how the figure fights.
func (a fighter) reach() parts.Reach {
	if a.ranged {
		return parts.Ranged
	}
	return parts.Melee
}

// prey is a mouse that a figure may go for or attack.
type prey struct {
	name        Name
	at          Spot
	rank        int // slot of its initiative card
	least, most int // steps to it
	attacked    bool
}

// mind is one figure's decision while it is being made.
type mind struct {
	trace
	state  *State
	me     fighter
	room   *Room
	ground *ground // nil where the figure stands on no map
	here   int
	prey   []prey // mice on its tile, highest initiative card first
	asks   []Question
}

// mind lets a figure decide: it goes for the active mice of its own tile, a
// charmed mouse for the others.
func (s *State) mind(name Name) *mind {
	m := &mind{state: s, me: s.fighter(name)}
	m.room, m.prey = s.room(m.me.at.Room), make([]prey, 0, len(s.Mice))
	for i := range s.Mice {
		p := &s.Mice[i]
		if p.OnBoard() && p.At.Room == m.me.at.Room && p.Name() != name {
			m.prey = append(m.prey, prey{
				name: p.Name(), at: p.At, rank: s.rankOf(p.Hero.ID), least: 1, most: NoWay,
				attacked: slices.Contains(s.Turn.Attacked, p.Name()),
			})
		}
	}
	slices.SortStableFunc(m.prey, func(a, b prey) int { return a.rank - b.rank })
	return m
}

// quietMind is a mind of which no reasons are asked.
func (s *State) quietMind(name Name) *mind {
	m := s.mind(name)
	m.silent = true
	return m
}

// measure finds how far every prey is.
func (m *mind) measure() {
	m.survey()
	var far []int16
	if m.ground != nil {
		far = m.ground.distances(m.here)
	}
	for i := range m.prey {
		p := &m.prey[i]
		p.least, p.most = m.far(far, p.at)
	}
}

// survey lays the ground where the figure stands on a map.
func (m *mind) survey() {
	if m.ground == nil && m.room != nil && m.room.onMap(m.me.at.Space) {
		m.ground = m.state.ground(m.room)
		m.here = m.ground.number(m.me.at.Space)
	}
}

// far is how many steps it is to a spot, from distances where the map has them.
func (m *mind) far(distances []int16, to Spot) (least, most int) {
	if distances != nil {
		if n := m.ground.number(to.Space); n != none {
			return int(distances[n]), int(distances[n])
		}
	}
	return m.state.steps(m.me.at, to)
}

// distance is how many steps it is to one spot.
func (m *mind) distance(to Spot) (least, most int) {
	m.survey()
	if m.ground == nil {
		return m.state.steps(m.me.at, to)
	}
	return m.far(m.ground.distances(m.here), to)
}

// ask notes what people must tell of a pair of spots, each pair once.
func (m *mind) ask(a, b Spot, about Matter) {
	q := Question{Between: parts.Pair{a.Space, b.Space}, Matter: about}
	if a != b && !slices.Contains(m.asks, q) {
		m.asks = append(m.asks, q)
	}
}

// asking is what must be told first.
func (m *mind) asking() thought {
	return thought{need: Wait{For: ForFacts, Who: m.me.name, Room: m.me.at.Room, Ask: m.asks}}
}

// decided closes a decision among these reports, the first of them by default.
func (m *mind) decided(open []Action) thought {
	return thought{decision: rules.Decision[Action]{Action: open[0], Open: open, Reasons: m.reasons}}
}

// mates are the mice on the figure's own spot.
func (m *mind) mates() []Name {
	var out []Name
	for i := range m.prey {
		if m.prey[i].at == m.me.at {
			out = append(out, m.prey[i].name)
		}
	}
	return out
}

// foremost are those of list that surely come before or beside all others; none
// while that is not known.
func foremost(list []prey, before func(a, b *prey) bool) []prey {
	var out []prey
	for i := range list {
		first := true
		for j := range list {
			first = first && (i == j || before(&list[i], &list[j]))
		}
		if first {
			out = append(out, list[i])
		}
	}
	return out
}

// nearer reports whether a surely comes before or beside b: it is nearer, or as
// near with the higher initiative card (MM-MMOV-06).
func nearer(a, b *prey) bool {
	if a.at == b.at {
		return a.rank <= b.rank
	}
	return a.most < b.least || a.most <= b.least && a.rank <= b.rank
}

// measured asks how far those are of which it is not known, as far as they may
// be the nearest.
func (m *mind) measured(list []prey) {
	nearest := NoWay
	for i := range list {
		nearest = min(nearest, list[i].most)
	}
	for i := range list {
		if p := &list[i]; p.least < p.most && p.least <= nearest {
			m.ask(m.me.at, p.at, Distance)
		}
	}
}
