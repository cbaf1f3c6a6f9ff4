package chezguevara_test

import "strings"

func Replay(n *Nest, lines []Line, extra map[int]bool) *State {
	s := &State{N: n, Mid: n.Mid, by: map[int]*Rec{}, Ps: append([]Pl{}, n.Ps...)}
	dead := deadSet(lines, extra)
	for i, l := range lines {
		if lays(l.Kind) {
			s.lay(i+1, l, dead[i+1])
		} else {
			s.answer(i+1, l, lines)
		}
		s.tidy()
	}
	return s
}

func (r *Rec) announce() {
	r.Waits = "settle"
	if def(r.Card).Die {
		r.Waits = "slack"
	}
}

func (r *Rec) over() bool { return r == nil || r.Dead || r.Replaced > 0 }

func (s *State) lay(i int, l Line, dead bool) {
	r := &Rec{Line: i, Seat: l.Seat, Owner: l.Seat, Card: l.Card, As: l.Kind, On: l.On, Dead: dead, Target: l.Target}
	s.Recs = append(s.Recs, r)
	s.by[i] = r
	s.Ps[l.Seat].Hand -= r.cards()
	switch l.Kind {
	case "do", "loot":
		s.announced(r)
	case "order":
		s.ordered(r)
	}
	if dead {
		return
	}
	switch l.Kind {
	case "recruit":
		if d := def(l.Card); d.Slack >= 1 && !d.is("cat") {
			r.Waits = "arrival"
		} else {
			s.arrive(l.Target, TC{l.Card, 0}, i)
		}
	case "revenge":
		s.demote(l.Target, i)
		r.Waits = "action?"
	case "event":
		s.event(r)
	}
}

func (r *Rec) cards() int {
	if r.As == "loot" {
		return len(strings.Split(r.Card, "+"))
	}
	return 1
}

// CG-AMB-42
func (s *State) announced(r *Rec) {
	s.Used++
	for _, q := range s.Recs {
		if q != r && q.Waits == "settle" && !q.over() {
			s.settle(q)
		}
	}
	switch {
	case !r.Dead:
		r.announce()
	case r.As == "loot":
		s.Ps[r.Seat].Hand += r.cards()
	}
}

func (s *State) ordered(r *Rec) {
	r.Owner = s.N.Active
	if t := s.by[r.On]; t != nil && !t.Dead && (t.Waits == "settle" || t.Waits == "slack") {
		t.Replaced, t.Waits = r.Line, ""
		if t.As == "loot" {
			s.Ps[t.Seat].Hand += t.cards()
		}
	}
	s.Ps[r.Seat].Tokens++
	if !r.Dead {
		r.announce()
	}
}

func (s *State) event(r *Rec) {
	p := &s.Ps[r.Seat]
	switch r.Card {
	case "promotion":
		if up := p.Rank + 1; up < len(s.Mid) && s.Mid[up] > 0 {
			s.Mid[up]--
			s.Mid[p.Rank]++
			p.Rank = up
		} else {
			p.Hand++
		}
	case "demotion":
		s.demote(r.Target, r.Line)
	case "exposure":
		r.Waits = "exposure"
	}
}

func (s *State) answer(i int, l Line, lines []Line) {
	if l.Kind == "evict" {
		if l.Die >= 4 {
			s.moves(l.Seat, l.Card, l.Target, i)
		}
		return
	}
	r := s.by[l.On]
	if r.over() {
		return
	}
	switch l.Kind {
	case "resolve":
		s.resolve(r, lines[:i])
	case "roll":
		s.roll(r, l.Die)
	case "effect":
		s.effect(r, l)
	case "exchange":
		if k := s.Ps[l.Seat].Rank; k > 0 && s.Ps[l.Target].Rank == k-1 && s.unowe("exchange", l.Seat, l.On) {
			s.Ps[l.Seat].Rank, s.Ps[l.Target].Rank = k-1, k
		}
	case "feed":
		if s.find(l.Seat, l.Card) >= 0 && s.unowe("feed", l.Seat, l.On) {
			s.take(l.Seat, l.Card)
		}
	case "drop_sleep":
		if s.find(l.Seat, l.Card) >= 0 && s.unowe("sleep", l.Seat, l.On) {
			s.take(l.Seat, l.Card)
		}
	case "transfer":
		if r.Waits == "action" && s.moves(r.Target, l.Card, l.Target, r.Line) {
			r.Waits = ""
		}
	case "bring":
		if w := s.where("glorious-leader"); r.Waits == "action" && w >= 0 && w != r.Target {
			s.moves(w, "glorious-leader", r.Target, r.Line)
			r.Waits = ""
		}
	case "decline":
		if r.Waits == "action" {
			r.Waits = ""
		}
	}
}

func (s *State) resolve(r *Rec, lines []Line) {
	switch r.Waits {
	case "settle":
		s.settle(r)
	case "verdict":
		r.Waits = ""
		for _, q := range lines {
			if q.Kind == "roll" && q.On == r.Line && q.Result <= 2 {
				s.demote(r.Target, r.Line)
				r.Waits = "action?"
			}
		}
	}
}

func (s *State) roll(r *Rec, die int) {
	switch r.Waits {
	case "exposure":
		r.Waits = "verdict"
	case "slack":
		r.Waits = ""
		if die > 1 {
			s.put(s.N.Active, TC{r.Card, die - 1})
		}
		if die == 6 {
			s.noise(r.Line)
		}
	case "arrival":
		r.Waits = ""
		if die >= 3 {
			s.arrive(r.Target, TC{r.Card, 0}, r.Line)
		}
	}
}

func (s *State) effect(r *Rec, l Line) {
	if l.Card != "" {
		s.moves(l.Seat, l.Card, l.Target, r.Line)
		return
	}
	p := &s.Ps[l.Seat]
	p.Tokens, p.Wounds = max(0, p.Tokens+l.Tokens), max(0, p.Wounds+l.Wounds)
}
