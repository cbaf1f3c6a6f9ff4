package owner

import "slices"

// solve computes the equilibrium of the round. It solves a linear program over a set of raids, and
// extends the set until a search finds no better raids.
func (c *crowd) solve(dog place) (float64, [places + 1]float64) {
	c.begin(dog)
	for {
		value, _ := c.lp.solve(places, len(c.set), func(i, j int) float64 {
			return -c.worthOf(c.set[j], place(i))
		})
		copy(c.mix[:], c.lp.x)
		for j, t := range c.set {
			t.used = c.lp.y[j] > 0
		}
		if !c.addAnswer(dog, -value) {
			return -value, c.mix
		}
	}
}

// The method `begin` fills the set with a first raid for each group, and with the raids of the last
// mixed strategy, which may be close to the solution. Raids to the Dog's location are left out.
func (c *crowd) begin(dog place) {
	before := c.set
	c.set = []*crowdRaid{c.raidFor(c.first(dog))}
	for _, t := range before {
		if t.used && (dog == nowhere || t.bold>>dog&1 == 0) {
			if again := c.raidFor(t.key); !slices.Contains(c.set, again) {
				c.set = append(c.set, again)
			}
		}
	}
}

// The constant `enough` is a limit for new raids. A raid is added to the set only if it raises the
// chance to win by more than `enough`.
const enough = 1e-7

func (c *crowd) addAnswer(dog place, value float64) bool {
	for _, start := range c.starts(dog) {
		t := c.climb(start, &c.mix, dog)
		if c.against(t, &c.mix) > value+enough && !slices.Contains(c.set, t) {
			c.set = append(c.set, t)
			return true
		}
	}
	return false
}

func (c *crowd) first(dog place) (key crowdRaidKey) {
	for k := range c.groups {
		key.raids[k] = uint8(slices.IndexFunc(c.raids[k], func(r raidOption) bool { return r.at != dog }))
	}
	return key
}

// The method `starts` returns the raids from which the search begins. These are first the raids of
// the current mixed strategy. Two more are added for each open location where no die is rolled:
// every group sends one figure there, or every group sends all its figures there.
func (c *crowd) starts(dog place) []crowdRaidKey {
	var out []crowdRaidKey
	for _, t := range c.set {
		if t.used {
			out = append(out, t.key)
		}
	}
	for at := backyard; at <= trashCan; at++ {
		if at == dog || at == c.trap || at == basement {
			continue // the method `climb` can still find raids to the Trap and the Basement
		}
		var few, many crowdRaidKey
		for k := range c.groups {
			each := len(c.raids[k]) / places
			few.raids[k] = uint8(int(at) * each)
			many.raids[k] = uint8(int(at)*each + each - 1)
		}
		out = append(out, few, many)
	}
	return out
}

// climb improves the raid of one group at a time, until no such change raises the chance to win.
func (c *crowd) climb(key crowdRaidKey, mix *[places + 1]float64, dog place) *crowdRaid {
	best := c.raidFor(key)
	most := c.against(best, mix)
	for k, idle := 0, 0; idle < len(c.groups); k = (k + 1) % len(c.groups) {
		idle++
		key = best.key
		for i := range c.raids[k] {
			if c.raids[k][i].at == dog {
				continue
			}
			key.raids[k] = uint8(i)
			for _, key.saved = range c.holders(best.key.saved, k) {
				t := c.raidFor(key)
				if v := c.against(t, mix); v > most+1e-12 {
					best, most, idle = t, v, 0
				}
			}
		}
	}
	return best
}

func (c *crowd) holders(now uint8, k int) []uint8 {
	if c.popper == popperHeld && c.game.goal == Advanced && now != uint8(k) {
		return []uint8{now, uint8(k)}
	}
	return []uint8{now}
}

func (c *crowd) cards() (out [places]float64) {
	for j, t := range c.set {
		for card := range out {
			out[card] += c.lp.y[j] * c.worthOf(t, place(card))
		}
	}
	return out
}

func (c *crowd) bestAnswer(mix *[places + 1]float64, dog place) float64 {
	t := c.answer(mix, dog)
	return c.against(t, mix)
}

func (c *crowd) answer(mix *[places + 1]float64, dog place) *crowdRaid {
	var best *crowdRaid
	for _, start := range c.starts(dog) {
		t := c.climb(start, mix, dog)
		if best == nil || c.against(t, mix) > c.against(best, mix) {
			best = t
		}
	}
	return best
}

func (c *crowd) valuesOf(made []Raid, holder int) (out [places]float64, ok bool) {
	key := crowdRaidKey{saved: uint8(holder)}
	for k, m := range made {
		i := slices.IndexFunc(c.raids[k], func(r raidOption) bool { return r.is(m) })
		if i < 0 {
			return out, false
		}
		key.raids[k] = uint8(i)
	}
	t := c.raidFor(key)
	for card := range out {
		out[card] = c.worthOf(t, place(card))
	}
	return out, true
}
