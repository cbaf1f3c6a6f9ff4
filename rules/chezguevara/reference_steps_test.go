package chezguevara_test

import "strings"

func (m *mover) events() {
	s, np := m.s, m.np
	for p := 0; p < np; p++ {
		if s.Ps[p].Hand < 1 {
			continue
		}
		if r := s.Ps[p].Rank; r < 2 && s.Mid[r+1] > 0 {
			m.add(6, Line{Kind: "event", Seat: p, Card: "promotion", Target: p})
		}
		for q := 0; q < np; q++ {
			if q != p {
				if s.Ps[q].Rank > 0 {
					m.add(4, Line{Kind: "event", Seat: p, Card: "demotion", Target: q})
				} else {
					m.add(1, Line{Kind: "event", Seat: p, Card: "demotion", Target: q})
				}
				m.add(2, Line{Kind: "event", Seat: p, Card: "exposure", Target: q})
			}
			m.add(2, Line{Kind: "event", Seat: p, Card: "er", Target: q})
			if len(s.Ps[q].Tent) > 0 {
				m.add(2, Line{Kind: "event", Seat: p, Card: "ek", Target: q})
			}
		}
	}
}

func (m *mover) answers(last *Rec, waiting string) {
	s, np, a := m.s, m.np, m.a
	switch waiting {
	case "settle":
		m.add(40, Line{Kind: "resolve", On: last.Line, Seat: a, Target: -1})
	case "slack":
		for d := 1; d <= 6; d++ {
			m.add(6, Line{Kind: "roll", On: last.Line, Seat: a, Die: d, Target: -1})
		}
	case "arrival":
		for d := 1; d <= 6; d++ {
			m.add(6, Line{Kind: "roll", On: last.Line, Seat: a, Die: d, Target: -1})
		}
	case "exposure":
		for d := 1; d <= 6; d++ {
			w := 8
			if d > 3 {
				w = 2
			}
			m.add(w, Line{Kind: "roll", On: last.Line, Seat: last.Target, Die: d, Target: -1,
				Result: d - rankPen[s.Ps[last.Target].Rank]})
		}
	case "verdict":
		m.add(40, Line{Kind: "resolve", On: last.Line, Seat: last.Target, Target: -1})
	case "action":
		for _, c := range s.Ps[last.Target].Tent {
			if movable(c.Card) {
				for q := 0; q < np; q++ {
					if q != last.Target {
						m.add(10, Line{Kind: "transfer", Seat: last.Seat, Card: c.Card, Target: q, On: last.Line})
					}
				}
			}
		}
		if w := s.where("glorious-leader"); w >= 0 && w != last.Target {
			m.add(15, Line{Kind: "bring", Seat: last.Seat, On: last.Line, Target: -1})
		}
		m.add(3, Line{Kind: "decline", Seat: last.Seat, On: last.Line, Target: -1})
	}
}

func (m *mover) orders(last *Rec) {
	s, np, a, sfx := m.s, m.np, m.a, m.sfx
	for p := 0; p < np; p++ {
		need := s.Ps[a].Rank
		if last.As == "order" {
			if r0 := m.n.Lines[last.Line-1].Rank0; r0 > need {
				need = r0
			}
		}
		if p != a && p != last.Seat && s.Ps[p].Rank > need && s.Ps[p].Hand > 0 {
			for _, c := range []string{"a0", "a1", "a2", "as", "sx"} {
				m.add(6, Line{Kind: "order", Seat: p, Card: c + sfx, On: last.Line, Target: -1, Rank0: s.Ps[p].Rank})
			}
		}
	}
}

func (m *mover) leave() {
	a, sfx := m.a, m.sfx
	for _, c := range []string{"a0", "a1", "a2", "as", "sx"} {
		w := 10
		if c == "a0" || c == "sx" {
			w = 5
		}
		m.add(w, Line{Kind: "do", Seat: a, Card: c + sfx, Target: -1})
	}
	m.add(8, Line{Kind: "loot", Seat: a, Card: "t1" + sfx, Target: -1})
	m.add(5, Line{Kind: "loot", Seat: a, Card: "t1" + sfx + "+tf" + sfx, Target: -1})
	m.add(5, Line{Kind: "loot", Seat: a, Card: "t2" + sfx, Target: -1})
}

func (m *mover) recruits() {
	np, a, sfx := m.np, m.a, m.sfx
	for _, c := range []string{"p1", "p2", "pm", "pn", "pc", "pe"} {
		for q := 0; q < np; q++ {
			w := 3
			if q == a {
				w = 5
			}
			m.add(w, Line{Kind: "recruit", Seat: a, Card: c + sfx, Target: q})
		}
	}
}

func rolledFor(n *Nest, c string) bool {
	for _, l := range n.Lines {
		if l.Kind == "evict" && l.Card == c {
			return true
		}
	}
	return false
}

func Effects(n *Nest, v View) []W {
	var out []W
	k := len(n.Lines)
	if k == 0 {
		return nil
	}
	l := n.Lines[k-1]
	if l.Kind != "event" || v.State.by[k].Dead {
		return nil
	}
	if l.Card == "er" {
		for _, t := range []int{1, 1, 2, 3} {
			out = append(out, W{Line{Kind: "effect", On: k, Seat: l.Target, Tokens: t, Target: -1}, 2})
		}
		out = append(out, W{Line{Kind: "effect", On: k, Seat: l.Target, Wounds: 1, Target: -1}, 1})
		if v.State.Ps[l.Target].Wounds > 0 {
			out = append(out, W{Line{Kind: "effect", On: k, Seat: l.Target, Wounds: -1, Target: -1}, 3})
		}
	}
	if l.Card == "ek" {
		for _, c := range v.State.Ps[l.Target].Tent {
			d := def(c.Card)
			if d.Kind == "person" {
				for q := range v.State.Ps {
					if q != l.Target {
						out = append(out, W{Line{Kind: "effect", On: k, Seat: l.Target, Card: c.Card, Target: q}, 3})
					}
				}
			}
			if !strings.HasPrefix(c.Card, "b") {
				out = append(out, W{Line{Kind: "effect", On: k, Seat: l.Target, Card: c.Card, Target: -1}, 1})
			}
		}
	}
	return out
}

func anyWaits(s *State) bool {
	for _, r := range s.Recs {
		if r.Waits != "" && !r.Dead && r.Replaced == 0 {
			return true
		}
	}
	return false
}
