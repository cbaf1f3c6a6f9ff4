package micemystics

import (
	"slices"
)

// decideCat decides Brodie's turn for the card on play: the pounce or the chase
// (MM-CAT-03).
func (d *decider) decideCat() nextStep {
	if c := d.state.findCard(d.state.Turn.Card); c != nil && c.Kind == ChaseCard {
		return d.decideChase()
	}
	return d.decidePounce()
}

// crowdedSpace is a space with figures.
type crowdedSpace struct {
	at    Spot
	count int
	rank  int // of the highest initiative card there
	by    Name
}

// crowdedSpaces returns the spaces of a room with figures, Brodie apart.
func (s *State) crowdedSpaces(room string) []crowdedSpace {
	var out []crowdedSpace
	add := func(name Name, at Spot) {
		if at.Room != room {
			return
		}
		i := slices.IndexFunc(out, func(c crowdedSpace) bool { return c.at == at })
		if i < 0 {
			i, out = len(out), append(out, crowdedSpace{at: at, rank: len(s.Track) + 2})
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

// decidePounce leaps to the most crowded space of the tile, mice and minions alike
// (MM-CAT-04), of several to the one with the highest initiative card
// (MM-CAT-05). Brodie stays where no space holds more than his own (MM-CAT-07).
func (d *decider) decidePounce() nextStep {
	list := d.state.crowdedSpaces(d.me.at.Room)
	own, most := 0, 0
	for _, c := range list {
		most = max(most, c.count)
		if c.at == d.me.at {
			own = c.count
		}
	}
	if own == most {
		d.say("MM-CAT-07", "stays_in_crowd", intArg("count", own))
		return d.chooseAmong([]Action{Leap{To: d.me.at.Space}})
	}
	list = slices.DeleteFunc(list, func(c crowdedSpace) bool { return c.count < most })
	d.say("MM-CAT-04", "crowd", intArg("count", most), figuresArg("figures", d.state.FiguresOn(list[0].at)))
	highest := list[0]
	for _, c := range list {
		if c.rank < highest.rank {
			highest = c
		}
	}
	if len(list) > 1 {
		d.say("MM-CAT-05", "crowd_card", figureArg("figure", highest.by))
	}
	var open []Action
	for _, c := range list {
		if c.rank == highest.rank {
			open = append(open, Leap{To: c.at.Space})
		}
	}
	return d.chooseAmong(open)
}
