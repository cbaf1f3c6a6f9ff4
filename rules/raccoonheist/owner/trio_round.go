package owner

// weigh works out what joint n is worth against each card.
func (c *trio) weigh(n int) {
	j := &c.joints[n]
	if j.known {
		return
	}
	raids, saved := c.raidsOf(n)
	j.known, j.bold = true, 0
	for k, i := range raids {
		j.bold |= 1 << c.raids[k][i].at
	}
	away := c.mean(raids, saved, nowhere)
	for card := range j.on {
		j.on[card] = away
		if j.bold>>card&1 == 1 {
			j.on[card] = c.mean(raids, saved, place(card))
		}
	}
}

// mean returns what three raids are worth with the Owner at card, over all dice.
// Saved holds the popper with the advanced rules.
func (c *trio) mean(raids [3]int, saved int, card place) (sum float64) {
	var fates [3][]trioFate
	var single [3][1]trioFate
	caught := uint8(0)
	for k := range fates {
		r := &c.raids[k][raids[k]]
		fates[k] = r.alone
		if r.at == card {
			single[k] = [1]trioFate{{1, r.caught}}
			fates[k] = single[k][:]
			caught |= 1 << k
		}
	}
	if c.popper == popperLying {
		caught = 0
	} else if c.worth.goal == Advanced {
		caught &= 1 << saved
	}
	for _, x := range fates[0] {
		for _, y := range fates[1] {
			p := x.chance * y.chance
			for _, z := range fates[2] {
				sum += float64(p * z.chance * c.saved(x.end, y.end, z.end, caught))
			}
		}
	}
	return sum
}

// saved returns the worth after three ends if the popper may save one of those
// caught, a bit for each.
func (c *trio) saved(a, b, d int, caught uint8) float64 {
	best := c.worthAfter(a, b, d)
	if caught&1 != 0 {
		best = max(best, c.worthAfter(c.home[0], b, d))
	}
	if caught&2 != 0 {
		best = max(best, c.worthAfter(a, c.home[1], d))
	}
	if caught&4 != 0 {
		best = max(best, c.worthAfter(a, b, c.home[2]))
	}
	return best
}

// worthAfter returns the worth after three ends.
func (c *trio) worthAfter(a, b, d int) float64 {
	at := (a*len(c.ends[1])+b)*len(c.ends[2]) + d
	if c.known[at] < 0 {
		c.known[at] = c.freed(a, b, d)
	}
	return c.known[at]
}

// freed returns the worth after the figures on the Backyard have freed as many others
// as they can, shared among the groups in the best way.
func (c *trio) freed(a, b, d int) float64 {
	x, y, z := &c.ends[0][a], &c.ends[1][b], &c.ends[2][d]
	switch {
	case x.spared:
		return max(c.worthAfter(x.caught, b, d), c.worthAfter(c.home[0], b, d))
	case y.spared:
		return max(c.worthAfter(a, y.caught, d), c.worthAfter(a, c.home[1], d))
	case z.spared:
		return max(c.worthAfter(a, b, z.caught), c.worthAfter(a, b, c.home[2]))
	}
	offered := x.popper|y.popper|z.popper == popperOffered
	hands := min(x.hands+y.hands+z.hands, x.stand+y.stand+z.stand)
	at := trioPosition{x.after, y.after, z.after + hands*foods}.index()
	best := 0.0
	for n := max(0, hands-y.stand-z.stand); n <= min(hands, x.stand); n++ {
		for m := max(0, hands-n-z.stand); m <= min(hands-n, y.stand); m++ {
			best = max(best, c.value(at+foods*(n*(trioCodes*trioCodes-1)+m*(trioCodes-1)), offered))
		}
	}
	return best
}

// value returns the worth of a position after this round's Trap, with the popper
// back or, if it is offered, in hand where that is better.
func (c *trio) value(at int, offered bool) float64 {
	v := c.worth.at[popperLying][slot[c.trap]][at]
	if offered {
		v = max(v, c.worth.at[popperHeld][slot[c.trap]][at])
	}
	return v
}
