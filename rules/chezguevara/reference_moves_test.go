package chezguevara_test

import "fmt"

func cats(r *Rec) map[string]bool {
	m := map[string]bool{}
	if r.As == "loot" {
		m["looting"] = true
		return m
	}
	d := def(r.Card)
	m[d.Kind] = true
	for _, c := range d.Cats {
		m[c] = true
	}
	return m
}
func matches(x string, r *Rec) bool {
	c := cats(r)
	for _, k := range def(x).Cancels {
		if k == "any" || c[k] {
			return true
		}
	}
	return false
}

var cancelCards = []string{"xa", "xe", "xl", "xs", "xt", "xp"}

type W struct {
	L Line
	W int
}

type mover struct {
	n   *Nest
	v   *View
	s   *State
	np  int    // the number of players
	a   int    // the active player
	sfx string // the suffix of new card names
	out []W
}

func (m *mover) add(w int, l Line) { m.out = append(m.out, W{l, w}) }

func Moves(n *Nest, v View) []W {
	m := &mover{n: n, v: &v, s: v.State, np: len(v.Ps), a: n.Active, sfx: fmt.Sprintf("_%d", len(n.Lines)+1)}
	m.cancels()
	if len(v.Claims) > 0 {
		m.add(4, Line{Kind: "resolve", Target: -1, Seat: m.a})
		return m.out
	}
	if len(v.Owed) > 0 {
		m.owed()
		return m.out
	}
	m.revenge()
	if n.Phase == "rolls" && !anyWaits(m.s) {
		m.evictions()
	}
	m.events()
	var last *Rec
	for _, r := range v.Recs {
		if r.Waits != "" && !r.over() {
			last = r
		}
	}
	switch {
	case last != nil:
		m.answers(last, last.Waits)
		if last.Waits == "settle" || last.Waits == "slack" {
			m.orders(last)
		}
	case n.Phase == "leave" && v.Used < LEAVE && v.Ps[m.a].Hand > 1:
		m.leave()
	case n.Phase == "recruiting" && v.Ps[m.a].Hand > 1:
		m.recruits()
	}
	return m.out
}

func (m *mover) cancels() {
	s, np := m.s, m.np
	for _, o := range m.v.Open {
		r := s.by[o]
		for p := 0; p < np; p++ {
			if s.Ps[p].Hand < 1 {
				continue
			}
			for _, x := range cancelCards {
				if matches(x, r) {
					w := 3
					if x != "xa" {
						w = 2
					}
					if p == r.Seat {
						w = 1
					}
					m.add(w, Line{Kind: "cancel", Seat: p, Card: x, On: o, Target: -1})
				}
			}
		}
	}
}

func (m *mover) owed() {
	s, np := m.s, m.np
	for _, o := range s.Owed {
		switch o.For {
		case "exchange":
			for q := 0; q < np; q++ {
				if q != o.Seat && s.Ps[q].Rank == s.Ps[o.Seat].Rank-1 {
					m.add(20, Line{Kind: "exchange", Seat: o.Seat, Target: q, On: o.Line})
				}
			}
		case "feed":
			for _, c := range s.Ps[o.Seat].Tent {
				if def(c.Card).is("food") {
					m.add(20, Line{Kind: "feed", Seat: o.Seat, Card: c.Card, On: o.Line, Target: -1})
				}
			}
		case "sleep":
			for _, c := range s.Ps[o.Seat].Tent {
				if def(c.Card).is("sleep") {
					m.add(20, Line{Kind: "drop_sleep", Seat: o.Seat, Card: c.Card, On: o.Line, Target: -1})
				}
			}
		}
	}
}

// A revenge is possible only right after a resolved exposure.
func (m *mover) revenge() {
	s := m.s
	if nl := len(m.n.Lines); nl > 0 && m.n.Lines[nl-1].Kind == "resolve" && m.n.Lines[nl-1].On > 0 {
		r := s.by[m.n.Lines[nl-1].On]
		if r.As == "event" && r.Card == "exposure" && !r.Dead {
			for _, q := range m.n.Lines {
				if q.Kind == "roll" && q.On == r.Line && q.Result >= 3 && s.Ps[r.Target].Hand > 0 {
					m.add(60, Line{Kind: "revenge", Seat: r.Target, Card: "exposure", On: r.Line, Target: r.Seat})
				}
			}
		}
	}
}

func (m *mover) evictions() {
	s, np, a := m.s, m.np, m.a
	for _, c := range s.Ps[a].Tent {
		if movable(c.Card) && !rolledFor(m.n, c.Card) {
			for d := 1; d <= 6; d++ {
				if d < 4 {
					m.add(1, Line{Kind: "evict", Seat: a, Card: c.Card, Die: d, Target: -1})
					continue
				}
				for q := -1; q < np; q++ {
					if q != a {
						m.add(3, Line{Kind: "evict", Seat: a, Card: c.Card, Die: d, Target: q})
					}
				}
			}
		}
	}
}
