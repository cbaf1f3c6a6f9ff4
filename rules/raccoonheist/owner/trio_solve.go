package owner

import "slices"

// trioSlack is how much a better answer must gain before it is added.
const trioSlack = 1e-12

// lay sets the Trap out and weighs every joint.
func (c *trio) lay(trap place) {
	c.open(trap)
	c.weighAll()
}

// solve returns the value of the round with the Dog at dog and the Owner's mixture.
// All joints must be weighed.
func (c *trio) solve(dog place) (float64, [places + 1]float64) {
	c.begin(dog)
	return c.improve(dog), c.mix
}

// begin chooses one joint that the Dog allows: the first raids of all groups that
// it does not bar.
func (c *trio) begin(dog place) {
	n := 0
	for k := range c.raids {
		first := slices.IndexFunc(c.raids[k], func(r trioRaid) bool { return r.at != dog })
		n = n*len(c.raids[k]) + first
	}
	c.chosen = append(c.chosen[:0], n*c.holders())
}

// improve adds better answers to the chosen joints until there is none.
func (c *trio) improve(dog place) float64 {
	for {
		value := c.solveSet()
		if !c.addAnswers(dog, value) {
			return value
		}
	}
}

// solveSet solves the linear program over the chosen joints and returns its value.
func (c *trio) solveSet() float64 {
	value, _ := c.lp.solve(places, len(c.chosen), func(i, j int) float64 { return -c.joints[c.chosen[j]].on[i] })
	copy(c.mix[:], c.lp.x)
	return -value
}

// addAnswers adds the best answers to the mixture, one for each location of the
// first group; it returns false if none gains anything.
func (c *trio) addAnswers(dog place, value float64) bool {
	var best [places]int
	var gain [places]float64
	per := len(c.joints) / len(c.raids[0])
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
	found := false
	for at, g := range gain {
		if g > 0 && !slices.Contains(c.chosen, best[at]) {
			c.chosen = append(c.chosen, best[at])
			found = true
		}
	}
	return found
}

// bestAgainst returns the number of the joint that is worth most against mix.
func (c *trio) bestAgainst(mix *[places + 1]float64, dog place) int {
	best, most := -1, 0.0
	for n := range c.joints {
		if v := c.joints[n].against(mix); (best < 0 || v > most) && !c.joints[n].barred(dog) {
			best, most = n, v
		}
	}
	return best
}

// bestAnswer returns the most that raccoons reach who know the mix.
func (c *trio) bestAnswer(mix *[places + 1]float64, dog place) float64 {
	return c.joints[c.bestAgainst(mix, dog)].against(mix)
}

// cards returns what each card is worth against the mixture of joints solved last.
func (c *trio) cards() (out [places]float64) {
	for i, n := range c.chosen {
		for card := range out {
			out[card] += float64(c.lp.y[i] * c.joints[n].on[card])
		}
	}
	return out
}

// valuesOf returns what each card is worth once these raids lie open.
func (c *trio) valuesOf(made []Raid, holder int) (out [places]float64, ok bool) {
	for n := range c.joints {
		if c.isMade(n, made, holder) {
			return c.joints[n].on, true
		}
	}
	return out, false
}

// isMade reports whether joint n is these raids of the table's groups.
func (c *trio) isMade(n int, made []Raid, holder int) bool {
	raids, saved := c.raidsOf(n)
	for k, group := range c.groups {
		r := &c.lists[k][raids[k]]
		if r.at.location() != made[group].At || r.sent != made[group].Sent {
			return false
		}
	}
	return c.holders() == 1 || c.groups[saved] == holder
}
