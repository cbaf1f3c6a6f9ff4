package chezguevara_test

import (
	"slices"
	"strings"
)

func (s *State) Total(p int) int {
	t := rankSlack[s.Ps[p].Rank] + s.Ps[p].Tokens - s.Ps[p].Wounds
	for _, c := range s.Ps[p].Tent {
		d := def(c.Card)
		if !d.Die {
			t += d.Slack
		}
		t += c.Tokens
	}
	return t
}
func (s *State) find(p int, card string) int {
	for i, c := range s.Ps[p].Tent {
		if c.Card == card {
			return i
		}
	}
	return -1
}
func (s *State) take(p int, card string) (TC, bool) {
	i := s.find(p, card)
	if i < 0 {
		return TC{}, false
	}
	c := s.Ps[p].Tent[i]
	t := append([]TC{}, s.Ps[p].Tent[:i]...)
	s.Ps[p].Tent = append(t, s.Ps[p].Tent[i+1:]...)
	return c, true
}
func (s *State) put(p int, c TC) { s.Ps[p].Tent = append(append([]TC{}, s.Ps[p].Tent...), c) }
func (s *State) where(card string) int {
	for p := range s.Ps {
		if s.find(p, card) >= 0 {
			return p
		}
	}
	return -1
}

func (s *State) arrive(p int, c TC, line int) {
	s.put(p, c)
	d := def(c.Card)
	if len(d.Eats) > 0 {
		s.pay("feed", p, line, c.Card, s.lying(p, d.Eats[0]))
	}
}

func (s *State) demote(p int, line int) {
	r := s.Ps[p].Rank
	if r == 0 {
		return
	}
	if s.Mid[r-1] > 0 {
		s.Mid[r-1]--
		s.Mid[r]++
		s.Ps[p].Rank--
		return
	}
	var opts []int
	for q := range s.Ps {
		if s.Ps[q].Rank == r-1 {
			opts = append(opts, q)
		}
	}
	if len(opts) == 1 {
		s.Ps[opts[0]].Rank, s.Ps[p].Rank = r, r-1
		return
	}
	s.Owed = append(s.Owed, Owed{"exchange", p, line, ""})
}

func (s *State) unowe(what string, seat, line int) bool {
	i := slices.IndexFunc(s.Owed, func(o Owed) bool { return o.For == what && o.Seat == seat && o.Line == line })
	if i >= 0 {
		s.Owed = slices.Delete(s.Owed, i, i+1)
	}
	return i >= 0
}

func (s *State) moves(from int, card string, to, line int) bool {
	c, ok := s.take(from, card)
	if ok && to >= 0 {
		s.arrive(to, c, line)
	}
	return ok
}

func (s *State) noise(line int) {
	k := len(s.Ps)
	neighbours := []int{(s.N.Active + 1) % k}
	if k > 2 {
		neighbours = append(neighbours, (s.N.Active+k-1)%k)
	}
	for _, q := range neighbours {
		s.pay("sleep", q, line, "", s.lying(q, "sleep"))
	}
}

func (s *State) lying(p int, cat string) []string {
	var out []string
	for _, c := range s.Ps[p].Tent {
		if def(c.Card).is(cat) {
			out = append(out, c.Card)
		}
	}
	return out
}

func (s *State) pay(what string, p, line int, feeder string, cards []string) {
	switch len(cards) {
	case 0:
	case 1:
		s.take(p, cards[0])
	default:
		s.Owed = append(s.Owed, Owed{what, p, line, feeder})
	}
}

func (s *State) tidy() {
	for _, r := range s.Recs {
		if r.Waits == "action?" && !s.owedOn(r.Line) {
			r.Waits = ""
			if s.canAct(r.Target) {
				r.Waits = "action"
			}
		}
	}
	s.Owed = slices.DeleteFunc(s.Owed, func(o Owed) bool {
		lower := func(q Pl) bool { return q.Rank == s.Ps[o.Seat].Rank-1 }
		return o.For == "exchange" && !slices.ContainsFunc(s.Ps, lower)
	})
}

func (s *State) canAct(target int) bool {
	if s.where("glorious-leader") >= 0 && s.where("glorious-leader") != target {
		return true
	}
	for _, c := range s.Ps[target].Tent {
		if movable(c.Card) {
			return true
		}
	}
	return false
}
func movable(id string) bool {
	d := def(id)
	return d.Kind == "person" && !d.is("cat") && class(id) != "glorious-leader"
}
func (s *State) owedOn(line int) bool {
	return slices.ContainsFunc(s.Owed, func(o Owed) bool { return o.Line == line })
}

func (s *State) settle(r *Rec) {
	r.Waits = ""
	host := s.N.Active
	if r.As == "loot" {
		for _, c := range strings.Split(r.Card, "+") {
			s.put(host, TC{c, 0})
		}
	} else if def(r.Card).Slack > 0 {
		s.put(host, TC{r.Card, 0})
	}
}
