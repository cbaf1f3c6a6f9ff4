package owner

import (
	"slices"

	parts "tablemate/tables/raccoonheist"
)

// trio is one round of three groups. All raids of all groups are looked at; what a
// position after the round is worth is read from the stored values. Choices during
// the Round-up count as made when all dice have fallen, which flatters the raccoons
// a little and never does them wrong.
type trio struct {
	worth  *trioWorth
	row    row
	popper popperState
	own    [3]stock
	groups [3]int // which group of the table stands at each place of own

	trap  place
	raids [3][]trioRaid
	lists [3][]raidOption
	ends  [3][]trioEnd
	alone [3]int    // how many of the ends are of raids where the Owner is not
	home  [3]int    // the end of a group that the popper saved
	known []float64 // the worth after every three ends; less than 0 is not worked out

	means  trioMeans
	joints []trioJoint
	lp     simplex
	chosen []int // the joints that the linear program looks at
	mix    [places + 1]float64
}

// trioRaid is one raid of one group, with its fates as numbers among ends.
type trioRaid struct {
	at     place
	alone  []trioFate
	caught int // the end with the Owner there
	spared int // the same if the popper may save the group
}

type trioFate struct {
	chance float64
	end    int
}

// trioEnd is how a group stands before anybody is freed.
type trioEnd struct {
	after  int // its code
	popper int // popperOffered if it may take the popper
	hands  int // its figures on the Backyard that may free others
	stand  int // its figures there that may be freed
	spared bool
	caught int // of a spared end, the same without the popper
}

// trioJoint is one raid of every group and, with the advanced rules, who holds the
// popper.
type trioJoint struct {
	known bool
	bold  uint8           // the locations that it raids, one bit each
	on    [places]float64 // what it is worth against each card
}

// sit begins at a position.
func (c *trio) sit(own [3]stock, popper popperState) { c.own, c.popper = own, popper }

// open sets the Trap out; no joint is weighed yet.
func (c *trio) open(trap place) {
	c.trap = trap
	size := 1
	for k := range c.own {
		c.list(k)
		size *= len(c.ends[k])
	}
	c.known = sized(c.known, size)
	for i := range c.known {
		c.known[i] = -1
	}
	c.joints = sized(c.joints, len(c.raids[0])*len(c.raids[1])*len(c.raids[2])*c.holders())
	for n := range c.joints {
		c.joints[n].known = false
	}
}

// list works out the raids of group k and the ends that they lead to.
func (c *trio) list(k int) {
	own := c.own[k]
	c.lists[k] = raidOptions(own, c.trap, c.popper, stock.code)
	c.raids[k], c.ends[k] = c.raids[k][:0], c.ends[k][:0]
	for _, r := range c.lists[k] {
		t := trioRaid{at: r.at}
		for _, f := range r.alone {
			t.alone = append(t.alone, trioFate{f.chance, c.end(k, c.after(k, r.at, f))})
		}
		c.raids[k] = append(c.raids[k], t)
	}
	c.alone[k] = len(c.ends[k])
	c.home[k] = c.end(k, trioEnd{after: own.code(), stand: trioFigures - own.figures})
	for i, r := range c.lists[k] {
		e := c.after(k, r.at, r.caught[0])
		t := &c.raids[k][i]
		t.caught = c.end(k, e)
		if t.spared = t.caught; c.popper == popperHeld {
			e.spared, e.caught = true, t.caught
			t.spared = c.end(k, e)
		}
	}
}

// after returns how group k stands after a fate.
func (c *trio) after(k int, at place, f fate) trioEnd {
	e := trioEnd{after: f.after, popper: f.popper, stand: trioFigures - c.own[k].figures}
	if at == backyard {
		e.hands = f.left
	}
	if at == backyard || c.row.yard.has(at) {
		e.stand += f.lost
	}
	return e
}

// end returns the number of an end among those of group k.
func (c *trio) end(k int, e trioEnd) int {
	if at := slices.Index(c.ends[k], e); at >= 0 {
		return at
	}
	c.ends[k] = append(c.ends[k], e)
	return len(c.ends[k]) - 1
}

// holders is how many joints differ only in who holds the popper.
func (c *trio) holders() int {
	if c.popper == popperHeld && c.worth.goal == Advanced {
		return 3
	}
	return 1
}

// raidsOf returns the raids of joint n, by number, and who holds the popper.
func (c *trio) raidsOf(n int) (raids [3]int, saved int) {
	saved, n = n%c.holders(), n/c.holders()
	for k := 2; k >= 0; k-- {
		raids[k], n = n%len(c.raids[k]), n/len(c.raids[k])
	}
	return raids, saved
}

// barred reports whether the Dog keeps a joint from happening (RH-DOG-03).
func (j *trioJoint) barred(dog place) bool { return dog != nowhere && j.bold>>dog&1 == 1 }

// against returns what j is worth to the raccoons against a mixture of cards.
func (j *trioJoint) against(mix *[places + 1]float64) float64 {
	return mix[0]*j.on[0] + mix[1]*j.on[1] + mix[2]*j.on[2] + mix[3]*j.on[3] + mix[4]*j.on[4]
}

// newTrio returns the coming round of t. The groups stand in the order of what they
// own, so that a table means the same whoever sits first.
func newTrio(t Table) *trio {
	c := &trio{worth: loadTrios(), row: rowOf(t.Order), groups: [3]int{0, 1, 2}}
	var own [3]stock
	for k, g := range t.Groups {
		own[k] = stock{min(g.Reserve, trioFigures), min(g.Food, parts.FoodToWin)}
	}
	slices.SortStableFunc(c.groups[:], func(a, b int) int { return own[b].code() - own[a].code() })
	c.sit([3]stock{own[c.groups[0]], own[c.groups[1]], own[c.groups[2]]}, t.popperNow())
	return c
}
