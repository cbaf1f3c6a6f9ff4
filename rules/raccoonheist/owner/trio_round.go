package owner

import (
	"slices"
)

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

// mean returns the chance to win, averaged over the dice of three raids. The Owner is at `card`.
// With the advanced rules, the group `saved` holds the popper.
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

// The method `saved` returns the best chance to win. The popper may save one group in the bit set
// `caught`. The results of the three raids are given by their indices a, b and d in `ends`.
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

func (c *trio) worthAfter(a, b, d int) float64 {
	at := (a*len(c.ends[1])+b)*len(c.ends[2]) + d
	if c.known[at] < 0 {
		c.known[at] = c.freed(a, b, d)
	}
	return c.known[at]
}

// The method `freed` returns the chance to win after as many figures as possible are freed. It
// divides these figures between the groups in the best way. If the popper may save a group, the
// method compares the chances with and without the rescue and returns the higher chance.
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

func (c *trio) value(at int, offered bool) float64 {
	v := c.worth.at[popperLying][slot[c.trap]][at]
	if offered {
		v = max(v, c.worth.at[popperHeld][slot[c.trap]][at])
	}
	return v
}

// trioMeans caches chances to win, averaged over the dice of one or two groups. Many joint choices
// use the same averages.
type trioMeans struct {
	first  []float64 // one mean over the first group's dice for each pair of states in ends[1] and ends[2]
	both   []float64 // one mean over the dice of the first two groups for each state in ends[2]
	caught []float64 // as `both`, but the Owner is at the first group's location, and no other group is there
}

func (c *trio) weighAll() {
	n := 0
	for i := range c.raids[0] {
		c.averageFirst(i)
		for j := range c.raids[1] {
			for saved := range c.holders() {
				c.averageBoth(i, j, saved)
				for k := range c.raids[2] {
					c.weighLast(n+k*c.holders()+saved, [3]int{i, j, k}, saved)
				}
			}
			n += len(c.raids[2]) * c.holders()
		}
	}
}

func (c *trio) caughtEnd(k, i, saved int) int {
	if c.worth.goal == Advanced && saved != k {
		return c.raids[k][i].caught
	}
	return c.raids[k][i].spared
}

// averageFirst fills c.means.first. It skips the states in which both other groups are caught.
func (c *trio) averageFirst(i int) {
	width := len(c.ends[2])
	c.means.first = sized(c.means.first, len(c.ends[1])*width)
	for b := range c.ends[1] {
		last := width
		if b >= c.alone[1] {
			last = c.alone[2]
		}
		for d := range last {
			sum := 0.0
			for _, x := range c.raids[0][i].alone {
				sum += float64(x.chance * c.worthAfter(x.end, b, d))
			}
			c.means.first[b*width+d] = sum
		}
	}
}

func (c *trio) averageBoth(i, j, saved int) {
	m, width, caught := &c.means, len(c.ends[2]), c.caughtEnd(0, i, saved)
	m.both, m.caught = sized(m.both, width), sized(m.caught, width)
	clear(m.both)
	clear(m.caught)
	for _, y := range c.raids[1][j].alone {
		for d, v := range m.first[y.end*width : (y.end+1)*width] {
			m.both[d] += float64(y.chance * v)
		}
		for d := range c.alone[2] {
			m.caught[d] += float64(y.chance * c.worthAfter(caught, y.end, d))
		}
	}
}

// weighLast evaluates joint choice n: it averages c.means over the dice of the third group.
func (c *trio) weighLast(n int, raids [3]int, saved int) {
	r := [3]*trioRaid{&c.raids[0][raids[0]], &c.raids[1][raids[1]], &c.raids[2][raids[2]]}
	j, m, width := &c.joints[n], &c.means, len(c.ends[2])
	j.known, j.bold = true, 1<<r[0].at|1<<r[1].at|1<<r[2].at
	away := meanOver(r[2].alone, m.both)
	j.on = [places]float64{away, away, away, away, away}
	alone := [3]bool{
		r[0].at != r[1].at && r[0].at != r[2].at,
		r[1].at != r[0].at && r[1].at != r[2].at,
		r[2].at != r[0].at && r[2].at != r[1].at,
	}
	if alone[0] {
		j.on[r[0].at] = meanOver(r[2].alone, m.caught)
	}
	if alone[1] {
		j.on[r[1].at] = meanOver(r[2].alone, m.first[c.caughtEnd(1, raids[1], saved)*width:])
	}
	if alone[2] {
		j.on[r[2].at] = m.both[c.caughtEnd(2, raids[2], saved)]
	}
	// If several groups are at the Owner's location, the popper saves one of them.
	if k := slices.Index(alone[:], false); k >= 0 {
		j.on[r[k].at] = c.mean(raids, saved, r[k].at)
	}
}

func meanOver(fates []trioFate, worth []float64) (sum float64) {
	for _, f := range fates {
		sum += float64(f.chance * worth[f.end])
	}
	return sum
}

// trioSlack is the smallest gain for which a joint choice is added to the linear program.
const trioSlack = 1e-12

func (c *trio) lay(trap place) {
	c.open(trap)
	c.weighAll()
}

// solve returns the raccoons' chance to win and the Owner's mixed strategy in the equilibrium. All
// joint choices must be evaluated before the call.
func (c *trio) solve(dog place) (float64, [places + 1]float64) {
	c.begin(dog)
	return c.improve(dog), c.mix
}

func (c *trio) begin(dog place) {
	n := 0
	for k := range c.raids {
		first := slices.IndexFunc(c.raids[k], func(r trioRaid) bool { return r.at != dog })
		n = n*len(c.raids[k]) + first
	}
	c.chosen = append(c.chosen[:0], n*c.holders())
}

func (c *trio) improve(dog place) float64 {
	per := len(c.joints) / len(c.raids[0])
	on := func(n int, card place) float64 { return c.joints[n].on[card] }
	return c.program.improve(on, func(value float64) (best [places]int, gain [places]float64) {
		for n := range c.joints {
			j := &c.joints[n]
			g := j.against(&c.mix) - value
			if g <= trioSlack || j.barred(dog) {
				continue
			}
			if at := c.raids[0][n/per].at; g > gain[at] {
				best[at], gain[at] = n, g
			}
		}
		return best, gain
	})
}

func (c *trio) bestAgainst(mix *[places + 1]float64, dog place) int {
	best, most := -1, 0.0
	for n := range c.joints {
		if v := c.joints[n].against(mix); (best < 0 || v > most) && !c.joints[n].barred(dog) {
			best, most = n, v
		}
	}
	return best
}

func (c *trio) bestAnswer(mix *[places + 1]float64, dog place) float64 {
	return c.joints[c.bestAgainst(mix, dog)].against(mix)
}

func (c *trio) cards() (out [places]float64) {
	for i, n := range c.chosen {
		for card := range out {
			out[card] += float64(c.lp.y[i] * c.joints[n].on[card])
		}
	}
	return out
}

func (c *trio) valuesOf(made []Raid, holder int) (out [places]float64, ok bool) {
	for n := range c.joints {
		if c.isMade(n, made, holder) {
			return c.joints[n].on, true
		}
	}
	return out, false
}

// isMade reports whether joint choice n has the raids `made` and gives the popper to the group
// `holder`. The groups in both parameters are numbered as in Table.Groups.
func (c *trio) isMade(n int, made []Raid, holder int) bool {
	raids, saved := c.raidsOf(n)
	for k, group := range c.groups {
		if !c.lists[k][raids[k]].is(made[group]) {
			return false
		}
	}
	return c.holders() == 1 || c.groups[saved] == holder
}
