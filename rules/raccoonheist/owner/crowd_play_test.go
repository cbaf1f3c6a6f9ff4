package owner

import parts "tablemate/tables/raccoonheist"

// PlayCrowd plays one game, in which the raccoons choose their raids with pickGreedy. In each
// round, PlayCrowd computes the Owner's decision. A game takes at most a second.
func PlayCrowd(t Table, l Level, src Source) (won bool, rounds int) {
	for rounds = 1; rounds <= 200; rounds++ {
		t.Dog = dogs[below(src, len(dogs))].location()
		d, err := Decide(t, l)
		if err != nil {
			return false, rounds
		}
		plan, _ := d.Plan(d.Trap)
		if won, over := t.next(plan, src); over {
			return won, rounds
		}
	}
	return false, rounds
}

// The method `next` plays one round and updates t.
func (t *Table) next(plan Plan, src Source) (won, over bool) {
	c := newCrowd(*t)
	c.lay(placeOf(plan.Trap))
	var mix [places + 1]float64
	for i, card := range plan.Cards {
		mix[i] = card.Chance
	}
	o := c.played(c.chosen(placeOf(t.Dog), src), drawCard(&mix, src), src)
	over = t.after(c, &o, plan)
	won, _ = t.Goal.ended(o.at[:len(t.Groups)])
	return won, over
}

func (t *Table) after(c *crowd, o *outcome, plan Plan) (over bool) {
	t.Held, t.LastTrap = o.popper == popperTaken, plan.Trap
	t.Groups = make([]Group, len(c.groups))
	for k := range t.Groups {
		reserve := o.at[k] / foods
		t.Groups[k] = Group{reserve, c.game.total() - reserve, o.at[k] % foods}
	}
	_, over = t.Goal.ended(o.at[:len(t.Groups)])
	return over
}

func (c *crowd) chosen(dog place, src Source) *crowdRaid {
	key := crowdRaidKey{saved: uint8(below(src, len(c.groups)))}
	for k, g := range c.groups {
		r := pickGreedy(c.raids[k], dog, stock{g.Reserve, g.Food}, src)
		for i := range c.raids[k] {
			if r == &c.raids[k][i] {
				key.raids[k] = uint8(i)
			}
		}
	}
	return c.raidFor(key)
}

func (c *crowd) played(t *crowdRaid, card place, src Source) outcome {
	var f [parts.Colours]*fate
	for k := range c.groups {
		r := &c.raids[k][t.key.raids[k]]
		if f[k] = &r.caught[0]; r.at != card {
			f[k] = drawFate(r.alone, src)
		}
	}
	best := c.outcome(t, f)
	most := c.freed(&best)
	for k := range c.groups {
		if c.popper != popperHeld || t.at[k] != card || c.game.goal == Advanced && int(t.key.saved) != k {
			continue
		}
		g := f
		g[k] = &c.raids[k][t.key.raids[k]].escaped[0]
		o := c.outcome(t, g)
		if v := c.freed(&o); v > most {
			best, most = o, v
		}
	}
	if best.popper == popperOffered && c.worth(&best.at, popperTaken) >= c.worth(&best.at, popperLeft) {
		best.popper = popperTaken
	}
	return best
}

func (c *crowd) outcome(t *crowdRaid, f [parts.Colours]*fate) (o outcome) {
	for k := range c.groups {
		o.add(c, t, k, f[k])
	}
	return o
}

func Opening(groups int, goal Goal, order [5]parts.Location) Table {
	t := Table{Order: order, Goal: goal}
	for range groups {
		l := parts.Layouts[groups-1]
		t.Groups = append(t.Groups, Group{Reserve: l.Reserve, Yard: l.Backyard})
	}
	return t
}
