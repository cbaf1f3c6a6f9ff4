package micemystics

import (
	"slices"
)

// prowl is Brodie's turn for the card on play: the pounce or the chase (MM-CAT-03).
func (m *mind) prowl() thought {
	if c := m.state.card(m.state.Turn.Card); c != nil && c.Kind == ChaseCard {
		return m.chase()
	}
	return m.pounce()
}

// crowd is a space with figures.
type crowd struct {
	at    Spot
	count int
	rank  int // of the highest initiative card there
	by    Name
}

// crowds are the spaces of a room with figures, Brodie apart.
func (s *State) crowds(room string) []crowd {
	var out []crowd
	add := func(name Name, at Spot) {
		if at.Room != room {
			return
		}
		i := slices.IndexFunc(out, func(c crowd) bool { return c.at == at })
		if i < 0 {
			i, out = len(out), append(out, crowd{at: at, rank: len(s.Track) + 2})
		}
		out[i].count++
		if r := s.rank(name); r < out[i].rank {
			out[i].rank, out[i].by = r, name
		}
	}
	for i := range s.Mice {
		if m := &s.Mice[i]; m.OnBoard() {
			add(m.Name(), m.At)
		}
	}
	for i := range s.Minions {
		add(s.Minions[i].Name, s.Minions[i].At)
	}
	return out
}

// pounce leaps to the most crowded space of the tile, mice and minions alike
// (MM-CAT-04), of several to the one with the highest initiative card
// (MM-CAT-05). Brodie stays where no space holds more than his own (MM-CAT-07).
func (m *mind) pounce() thought {
	list := m.state.crowds(m.me.at.Room)
	own, most := 0, 0
	for _, c := range list {
		most = max(most, c.count)
		if c.at == m.me.at {
			own = c.count
		}
	}
	if own == most {
		m.say("MM-CAT-07", whyStaysInCrowd, number("count", own))
		return m.decided([]Action{Leap{To: m.me.at.Space}})
	}
	list = slices.DeleteFunc(list, func(c crowd) bool { return c.count < most })
	m.say("MM-CAT-04", whyCrowd, number("count", most), names("figures", m.state.FiguresOn(list[0].at)))
	highest := list[0]
	for _, c := range list {
		if c.rank < highest.rank {
			highest = c
		}
	}
	if len(list) > 1 {
		m.say("MM-CAT-05", whyCrowdCard, figureArg("figure", highest.by))
	}
	var open []Action
	for _, c := range list {
		if c.rank == highest.rank {
			open = append(open, Leap{To: c.at.Space})
		}
	}
	return m.decided(open)
}
