package owner

// trioMeans are the worth averaged over the dice of one group, then of two: to weigh
// all joints one by one would add up the same again and again.
type trioMeans struct {
	first  []float64 // over the dice of the first group, by the ends of the others
	both   []float64 // over those of the first two, by the ends of the third
	caught []float64 // the same with the first group caught
}

// weighAll works out what every joint is worth against each card.
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

// caughtEnd returns the end of group k with the Owner at its raid i. With the advanced
// rules the popper may spare its holder alone.
func (c *trio) caughtEnd(k, i, saved int) int {
	if c.worth.goal == Advanced && saved != k {
		return c.raids[k][i].caught
	}
	return c.raids[k][i].spared
}

// averageFirst fills in the means over the dice of raid i. Of two others caught no mean
// is needed.
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

// averageBoth fills in the means over the dice of raids i and j.
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

// weighLast weighs joint n from the means of its first two raids.
func (c *trio) weighLast(n int, raids [3]int, saved int) {
	r := [3]*trioRaid{&c.raids[0][raids[0]], &c.raids[1][raids[1]], &c.raids[2][raids[2]]}
	j, m, width := &c.joints[n], &c.means, len(c.ends[2])
	j.known, j.bold = true, 1<<r[0].at|1<<r[1].at|1<<r[2].at
	away := meanOver(r[2].alone, m.both)
	j.on = [places]float64{away, away, away, away, away}
	alone := [3]bool{r[0].at != r[1].at && r[0].at != r[2].at, r[1].at != r[0].at && r[1].at != r[2].at, r[2].at != r[0].at && r[2].at != r[1].at}
	if alone[0] {
		j.on[r[0].at] = meanOver(r[2].alone, m.caught)
	}
	if alone[1] {
		j.on[r[1].at] = meanOver(r[2].alone, m.first[c.caughtEnd(1, raids[1], saved)*width:])
	}
	if alone[2] {
		j.on[r[2].at] = m.both[c.caughtEnd(2, raids[2], saved)]
	}
	for k := range r { // several where the Owner is: the popper saves one of them
		if at := r[k].at; !alone[k] && (k == 0 || at != r[0].at) && (k < 2 || at != r[1].at) {
			j.on[at] = c.mean(raids, saved, at)
		}
	}
}

// meanOver returns the mean of worth over the fates of a raid.
func meanOver(fates []trioFate, worth []float64) (sum float64) {
	for _, f := range fates {
		sum += float64(f.chance * worth[f.end])
	}
	return sum
}
