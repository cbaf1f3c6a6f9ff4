package owner

import (
	_ "embed"
	"slices"
	"sync"

	parts "tablemate/tables/raccoonheist"
)

// trio is one round of three groups. It considers all raids. In this model, the raccoons make all
// choices of the Round-up after all dice are rolled. This favours the raccoons slightly.
type trio struct {
	worth  *trioWorth
	row    row
	popper popperState
	own    [3]stock
	groups [3]int // groups[k] is the index in Table.Groups of the group with the stock own[k]

	trap  place
	raids [3][]trioRaid
	lists [3][]raidOption
	ends  [3][]trioEnd
	alone [3]int    // the first alone[g] states in ends[g] are possible if the Owner is not at group g's location
	home  [3]int    // ends[g][home[g]] is the state after the popper saved group g
	known []float64 // the chance to win for each combination of the groups' states; -1 if not yet computed

	program
	means  trioMeans
	joints []trioJoint
}

// trioRaid is one possible raid of one group. Its results are indices in the group's list in
// `ends`.
type trioRaid struct {
	at     place
	alone  []trioFate
	caught int // the result if the Owner is at this location
	spared int // the result if the Owner is at this location, but the popper may save the group
}

type trioFate struct {
	chance float64
	end    int
}

// trioEnd is the state of a group after its raid, before figures are freed.
type trioEnd struct {
	after  int  // stock.code of the group after the raid
	popper int  // popperOffered if the group may take the popper
	hands  int  // figures in the Backyard that may free other figures
	stand  int  // figures in the Backyard that may be freed
	spared bool // the popper may save the group from the Owner
	caught int  // the index in `ends` of the state without the rescue; used only if `spared` is true
}

// trioJoint holds what is known about one joint choice: a raid of every group and, with the
// advanced rules, the holder of the popper.
type trioJoint struct {
	known bool
	bold  uint8           // bit set of the locations of the raids
	on    [places]float64 // the chance to win against each card
}

func (c *trio) sit(own [3]stock, popper popperState) { c.own, c.popper = own, popper }

// The method `open` sets the Trap and prepares the joint choices without evaluating them.
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

func (c *trio) end(k int, e trioEnd) int {
	if at := slices.Index(c.ends[k], e); at >= 0 {
		return at
	}
	c.ends[k] = append(c.ends[k], e)
	return len(c.ends[k]) - 1
}

func (c *trio) holders() int {
	if c.popper == popperHeld && c.worth.goal == Advanced {
		return 3
	}
	return 1
}

func (c *trio) raidsOf(n int) (raids [3]int, saved int) {
	saved, n = n%c.holders(), n/c.holders()
	for k := 2; k >= 0; k-- {
		raids[k], n = n%len(c.raids[k]), n/len(c.raids[k])
	}
	return raids, saved
}

// RH-DOG-03
func (j *trioJoint) barred(dog place) bool { return dog != nowhere && j.bold>>dog&1 == 1 }

func (j *trioJoint) against(mix *[places + 1]float64) float64 {
	return mix[0]*j.on[0] + mix[1]*j.on[1] + mix[2]*j.on[2] + mix[3]*j.on[3] + mix[4]*j.on[4]
}

// newTrio returns the next round of the table t. It sorts the groups by figures and food, because
// the groups of the stored positions are sorted in this way.
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

//go:embed values/three.bin
var threeGroups string

// trioUnit is the scale of the stored win chances of three groups: the number n means the chance
// n/trioUnit.
const trioUnit = 1 << 16

// trioRow returns the row for which the values of three groups are stored. At the start of a game,
// the value for any other row differs from the stored value by less than 0.005. The stored values
// serve only for later rounds. The present round is solved with the table's own row.
func trioRow() row { return rowNumbered(32) }

// loadTrios reads the stored values of the basic rules. Callers must not change them.
var loadTrios = sync.OnceValue(func() *trioWorth { return unpackTrios(Basic, threeGroups) })

func unpackTrios(goal Goal, packed string) *trioWorth {
	w, next := newTrioWorth(goal), unpack(packed)
	kept, before := keptTrios(goal), int64(0)
	for pop := popperLying; pop <= popperHeld; pop++ {
		row := make([]int64, len(kept))
		for s := range traps {
			for i, p := range kept {
				if s > 0 {
					row[i] += next()
				} else {
					before += next()
					row[i] = before
				}
				w.set(p, pop, s, float64(row[i])/trioUnit)
			}
		}
	}
	return w
}

// trioCodes is the number of different stocks of one group.
const trioCodes = (trioFigures + 1) * foods

// RH-SETUP-08
const trioFigures = 6

// trioWorth holds the raccoons' chance to win from every position of three groups.
type trioWorth struct {
	goal Goal
	at   [popperStates][len(traps)][]float64
}

// trioPosition holds one number for each group: the figures and the food, encoded by stock.code. In
// a stored position, the numbers are in descending order.
type trioPosition [3]int

func (p trioPosition) index() int { return (p[0]*trioCodes+p[1])*trioCodes + p[2] }

func (p trioPosition) stocks() (out [3]stock) {
	for k, code := range p {
		out[k] = stock{code / foods, code % foods}
	}
	return out
}

func newTrioWorth(goal Goal) *trioWorth {
	w := &trioWorth{goal: goal}
	ended := make([]float64, trioCodes*trioCodes*trioCodes)
	eachTrio(func(p trioPosition) {
		if won, _ := goal.ended(p[:]); won {
			for _, i := range p.mirrors() {
				ended[i] = 1
			}
		}
	})
	for pop := range w.at {
		for s := range w.at[pop] {
			w.at[pop][s] = slices.Clone(ended)
		}
	}
	return w
}

// eachTrio calls f for each position, even for finished positions.
func eachTrio(f func(trioPosition)) {
	for a := range trioCodes {
		for b := range a + 1 {
			for c := range b + 1 {
				f(trioPosition{a, b, c})
			}
		}
	}
}

// The method `mirrors` returns the index of p for every order of the groups.
func (p trioPosition) mirrors() [6]int {
	a, b, c := p[0], p[1], p[2]
	return [6]int{
		trioPosition{a, b, c}.index(), trioPosition{a, c, b}.index(), trioPosition{b, a, c}.index(),
		trioPosition{b, c, a}.index(), trioPosition{c, a, b}.index(), trioPosition{c, b, a}.index(),
	}
}

func (w *trioWorth) set(p trioPosition, popper popperState, slot int, value float64) {
	for _, i := range p.mirrors() {
		w.at[popper][slot][i] = value
	}
}

// The method `ended` reports whether the raccoons have won, and whether the game is over. `at`
// holds the stock.code of each group. Raccoons with enough food win even if all figures of a group
// are caught (RH-AMB-03).
func (g Goal) ended(at []int) (won, over bool) {
	rich, poor, wiped := false, false, false
	for _, code := range at {
		rich = rich || code%foods >= parts.FoodToWin
		poor = poor || code%foods < parts.FoodOfOthers
		wiped = wiped || code < foods
	}
	won = rich && (g == Basic || !poor)
	return won, won || wiped
}

// keptTrios lists the stored positions, in the order of the file.
func keptTrios(goal Goal) []trioPosition {
	var out []trioPosition
	eachTrio(func(p trioPosition) {
		if _, over := goal.ended(p[:]); !over {
			out = append(out, p)
		}
	})
	return out
}
