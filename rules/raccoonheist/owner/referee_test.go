package owner

import parts "tablemate/tables/raccoonheist"

// referee follows the rulebook to compute the chance to win with given raids. It tries every result
// of every die, and every choice that raccoons have in the Round-up. Referee and solver have only
// the names of the locations in common.
type referee struct {
	order    [5]parts.Location
	card     parts.Location
	trap     parts.Location
	advanced bool
	holder   int // only with the advanced rules: who holds the popper when the card is shown
	groups   int
	end      func(sides [4]side, holds bool) float64
}

type side struct {
	home, yard, food int
	at               parts.Location
	card             int // the number of figures on the heist card
}

const (
	onLivingRoom = iota
	ready        // a group has held the popper since an earlier round
	used
	grabbed // a group took the popper in this round
)

func (r *referee) locate(n int, s [4]side, popper int) float64 {
	if n == 5 {
		for i := range s {
			s[i].home += s[i].card
		}
		return r.end(s, popper == grabbed)
	}
	here := r.order[n]
	present := false
	for i := range r.groups {
		present = present || s[i].at == here
	}
	switch {
	case !present:
		return r.locate(n+1, s, popper)
	case here == r.card:
		return r.catch(n, s, popper)
	case here == r.trap || here == parts.Basement:
		return r.roll(n, 0, s, popper)
	}
	return r.effect(n, 0, s, popper)
}

func (r *referee) catch(n int, s [4]side, popper int) float64 {
	best := r.locate(n+1, r.captured(n, s, -1), popper)
	for i := range r.groups {
		if popper != ready || s[i].at != r.order[n] || r.advanced && r.holder != i {
			continue
		}
		best = max(best, r.locate(n+1, r.captured(n, s, i), used))
	}
	return best
}

func (r *referee) captured(n int, s [4]side, saved int) [4]side {
	for i := range r.groups {
		if s[i].at != r.order[n] {
			continue
		}
		if i == saved {
			s[i].home += s[i].card
		} else {
			s[i].yard += s[i].card
		}
		s[i].card = 0
	}
	return s
}

func (r *referee) roll(n, i int, s [4]side, popper int) float64 {
	if i == r.groups {
		return r.effect(n, 0, s, popper)
	}
	if s[i].at != r.order[n] {
		return r.roll(n, i+1, s, popper)
	}
	sum := 0.0
	for die := 1; die <= 6; die++ {
		t := s
		if die <= 4 {
			lost := min(die, t[i].card)
			t[i].card -= lost
			t[i].yard += lost
		}
		sum += r.roll(n, i+1, t, popper)
	}
	return sum / 6
}

func (r *referee) effect(n, i int, s [4]side, popper int) float64 {
	if i == r.groups {
		return r.locate(n+1, s, popper)
	}
	if s[i].at != r.order[n] || s[i].card == 0 {
		return r.effect(n, i+1, s, popper)
	}
	switch r.order[n] {
	case parts.Kitchen, parts.Basement:
		s[i].food += s[i].card
	case parts.TrashCan:
		s[i].food += 2
	case parts.LivingRoom:
		best := r.effect(n, i+1, s, popper)
		if popper == onLivingRoom {
			best = max(best, r.effect(n, i+1, s, grabbed))
		}
		return best
	case parts.Backyard:
		return r.free(n, i, s, popper)
	}
	return r.effect(n, i+1, s, popper)
}

func (r *referee) free(n, i int, s [4]side, popper int) float64 {
	best := 0.0
	for a := 0; a <= min(s[i].card, s[0].yard); a++ {
		for b := 0; b <= min(s[i].card-a, s[1].yard); b++ {
			for c := 0; c <= min(s[i].card-a-b, s[2].yard); c++ {
				t := s
				t[0].home, t[0].yard = t[0].home+a, t[0].yard-a
				t[1].home, t[1].yard = t[1].home+b, t[1].yard-b
				t[2].home, t[2].yard = t[2].home+c, t[2].yard-c
				best = max(best, r.effect(n, i+1, t, popper))
			}
		}
	}
	return best
}
