package owner

import parts "tablemate/tables/raccoonheist"

// fates is one list of fates for every group.
type fates [parts.Colours][]fate

// evaluate is what a raid of all groups is worth with the Owner at card. A held popper saves
// whoever is best saved, with the advanced rules its holder alone.
func (c *crowd) evaluate(t *crowdRaid, card place) float64 {
	var f fates
	caught := false
	for k := range c.groups {
		r := &c.raids[k][t.key.raids[k]]
		f[k] = r.alone
		if r.at == card {
			f[k] = r.caught
			caught = true
		}
	}
	if c.popper == popperLying || !caught {
		return c.average(t, &f)
	}
	best := -1.0
	for k := range c.groups {
		if t.at[k] != card || c.game.goal == Advanced && int(t.key.saved) != k {
			continue
		}
		g := f
		g[k] = c.raids[k][t.key.raids[k]].escaped
		best = max(best, c.average(t, &g))
	}
	if best < 0 {
		return c.average(t, &f)
	}
	return best
}

// outcome is what the fates chosen so far lead to.
type outcome struct {
	at     codes
	popper int
	hands  int                // figures left on the Backyard that may free others
	stand  [parts.Colours]int // figures there that may be freed
}

// average goes through all fates of all groups.
func (c *crowd) average(t *crowdRaid, f *fates) float64 {
	return c.averageFrom(t, f, 0, outcome{})
}

func (c *crowd) averageFrom(t *crowdRaid, f *fates, k int, o outcome) float64 {
	if k == len(c.groups) {
		return c.freed(&o)
	}
	sum := 0.0
	for i := range f[k] {
		x, p := &f[k][i], o
		p.add(c, t, k, x)
		sum += float64(x.chance * c.averageFrom(t, f, k+1, p))
	}
	return sum
}

// add is group k's share in the outcome.
func (o *outcome) add(c *crowd, t *crowdRaid, k int, x *fate) {
	o.at[k] = x.after
	o.popper |= x.popper
	o.stand[k] = c.groups[k].Yard
	if t.at[k] == backyard {
		o.hands += x.left
	}
	if t.at[k] == backyard || c.game.row.yard.has(t.at[k]) {
		o.stand[k] += x.lost
	}
}

// freed is the worth after the figures on the Backyard have freed others, one
// after another where it helps most. Dice still open further right are taken
// as known here, which flatters the raccoons a little.
func (c *crowd) freed(o *outcome) float64 {
	for ; o.hands > 0; o.hands-- {
		if k, sure := c.onlyStanding(o); sure {
			n := min(o.hands, o.stand[k])
			o.at[k] += n * foods
			break
		}
		best, most := -1, 0.0
		for k := range c.groups {
			if o.stand[k] == 0 {
				continue
			}
			o.at[k] += foods
			if v := c.worth(&o.at, o.popper); best < 0 || v > most {
				best, most = k, v
			}
			o.at[k] -= foods
		}
		if best < 0 {
			break
		}
		o.at[best] += foods
		o.stand[best]--
	}
	return c.worth(&o.at, o.popper)
}

// onlyStanding is the one group that has figures to be freed, if there is just one.
func (c *crowd) onlyStanding(o *outcome) (group int, sure bool) {
	count := 0
	for k := range c.groups {
		if o.stand[k] > 0 {
			group = k
			count++
		}
	}
	return group, count == 1
}
