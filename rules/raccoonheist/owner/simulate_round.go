package owner

// simulatedRound is one simulated round with the card settled.
type simulatedRound struct {
	arena  *Arena
	from   position
	popper popperState
	trap   int // among traps
	dog    int // among dogs
	card   place
	raids  [2]*raidOption
	saved  int // the group with the popper
}

// choose makes the raid of each group and names the holder of the popper.
func (s *simulatedRound) choose(src Source) {
	a := s.arena
	if a.kind == Best {
		s.chooseBest()
		return
	}
	pick := pickRandom
	if a.kind == Greedy {
		pick = pickGreedy
	}
	s.raids = [2]*raidOption{&staysHome[0], &staysHome[0]}
	for k := range a.worth.groups {
		s.raids[k] = pick(s.optionsOf(k), dogs[s.dog], s.from.of(k), src)
	}
	if a.worth.groups == 2 {
		s.saved = below(src, 2)
	}
}

// optionsOf lists the raids that group k may choose.
func (s *simulatedRound) optionsOf(k int) []raidOption {
	return s.arena.raids[k][s.from.of(k).code()][s.trap][s.popper]
}

// chooseBest takes the joint of the best reply, which keeps only one of two mirror
// images of a position.
func (s *simulatedRound) chooseBest() {
	w, p, first := s.arena.worth, s.from, 0
	if w.groups == 2 && w.index(p) < w.index(p.swapped()) {
		p, first = p.swapped(), 1
	}
	second := 1 - first
	n := int(s.arena.reply.joints[s.popper][w.index(p)][s.trap][s.dog])
	if s.popper == popperHeld && w.goal == Advanced && w.groups == 2 {
		n, s.saved = n/2, n%2^first
	}
	as, bs := s.optionsOf(first), s.optionsOf(second)
	s.raids[first], s.raids[second] = &as[n/len(bs)], &bs[n%len(bs)]
}

// finish draws the dice and returns the position after the round, the popper and
// the Trap.
func (s *simulatedRound) finish(src Source) (position, popperState, int) {
	f := [2]*fate{s.fateOf(0, src), s.fateOf(1, src)}
	caught := s.raids[0].at == s.card && s.popper == popperHeld
	other := s.raids[1].at == s.card && s.popper == popperHeld
	if s.arena.worth.goal == Advanced {
		caught, other = caught && s.saved == 0, other && s.saved == 1
	}
	switch {
	case caught && other:
		first, second := s.after([2]*fate{&s.raids[0].escaped[0], f[1]}), s.after([2]*fate{f[0], &s.raids[1].escaped[0]})
		if s.value(second, popperLying) > s.value(first, popperLying) {
			return second, popperLying, s.trap
		}
		return first, popperLying, s.trap
	case caught:
		f[0] = &s.raids[0].escaped[0]
	case other:
		f[1] = &s.raids[1].escaped[0]
	}
	p := s.after(f)
	if f[0].popper|f[1].popper == popperOffered && s.value(p, popperHeld) >= s.value(p, popperLying) {
		return p, popperHeld, s.trap
	}
	return p, popperLying, s.trap
}

func (s *simulatedRound) fateOf(k int, src Source) *fate {
	if s.raids[k].at == s.card {
		return &s.raids[k].caught[0]
	}
	return drawFate(s.raids[k].alone, src)
}

func (s *simulatedRound) value(p position, pop popperState) float64 {
	return s.arena.worth.at[pop][s.trap][s.arena.worth.index(p)]
}

// after returns the position after these fates and after figures were freed.
func (s *simulatedRound) after(f [2]*fate) position {
	p, w := s.from, s.arena.worth
	hands := 0
	var stand [2]int
	for k := range w.groups {
		p.figures[k] -= f[k].lost
		p.food[k] = f[k].food
		stand[k] = w.total() - s.from.figures[k]
		if s.raids[k].at == backyard {
			hands += f[k].left
		}
		if s.raids[k].at == backyard || w.row.yard.has(s.raids[k].at) {
			stand[k] += f[k].lost
		}
	}
	if hands = min(hands, stand[0]+stand[1]); hands > 0 {
		return s.freeBest(p, hands, stand)
	}
	return p
}

// freeBest frees as many figures as hands can, shared in the best way.
func (s *simulatedRound) freeBest(p position, hands int, stand [2]int) position {
	best, most := p, -1.0
	for n := max(0, hands-stand[1]); n <= min(hands, stand[0]); n++ {
		q := p
		q.figures[0] += n
		q.figures[1] += hands - n
		if v := s.value(q, popperLying); v > most {
			best, most = q, v
		}
	}
	return best
}
