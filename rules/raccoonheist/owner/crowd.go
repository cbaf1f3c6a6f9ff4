package owner

import (
	_ "embed"
	"encoding/binary"
	"math"

	parts "tablemate/tables/raccoonheist"
)

// crowd is a round of three or four groups. For each pair of groups, the chance to win a game
// without the other groups is known exactly. From the chances of all pairs, crowd estimates the
// raccoons' chance to win after the round.
type crowd struct {
	game   gameKind
	pairs  *worth
	fit    oddsWeights
	chance curve
	groups []Group
	popper popperState
	trap   place

	raids  [parts.Colours][]raidOption
	logits [endings][]float64 // the log odds of a win for each pair of groups, for the current Trap
	known  map[crowdRaidKey]*crowdRaid
	lp     simplex
	set    []*crowdRaid
	mix    [places + 1]float64
}

// oddsWeights estimates the log odds that all groups together win. It holds a constant, and factors
// for the mean, the highest and the lowest log odds of the pairs of groups.
type oddsWeights [4]float64

// crowdRaid holds one raid for each group.
type crowdRaid struct {
	key   crowdRaidKey
	at    [parts.Colours]place
	used  bool                // the raccoons' last mixed strategy contains these raids
	bold  uint8               // bit set of the locations of the raids
	known uint8               // bit set of the computed entries of `value`
	value [places + 1]float64 // the chance to win against each card; value[nowhere] if the Owner meets no raid
}

type crowdRaidKey struct {
	raids [parts.Colours]uint8
	saved uint8
}

func newCrowd(t Table) *crowd {
	c := &crowd{game: t.kind(), popper: t.popperNow()}
	for _, g := range t.Groups {
		g.Reserve = min(g.Reserve, c.game.total())
		g.Yard = min(g.Yard, c.game.total()-g.Reserve)
		g.Food = min(g.Food, parts.FoodToWin)
		c.groups = append(c.groups, g)
	}
	c.pairs = load(gameKind{2, t.Goal, c.game.row})
	c.fit, c.chance = storedWeights(c.game), newCurve()
	return c
}

func (c *crowd) lay(trap place) {
	c.trap = trap
	c.known = map[crowdRaidKey]*crowdRaid{}
	for k, g := range c.groups {
		c.raids[k] = raidOptions(stock{g.Reserve, g.Food}, trap, c.popper, stock.code)
	}
	for pop, exact := range [...][]float64{
		popperLeft:    c.pairs.at[popperLying][slot[trap]],
		popperOffered: c.pairs.offer[slot[trap]],
		popperTaken:   c.pairs.at[popperHeld][slot[trap]],
	} {
		c.logits[pop] = sized(c.logits[pop], len(exact))
		for i, v := range exact {
			c.logits[pop][i] = logit(v)
		}
	}
}

// The constant `certain` is the limit of the log odds: logit returns values from -certain to
// certain.
const certain = 9

func logit(v float64) float64 {
	if v <= 0 {
		return -certain
	}
	if v >= 1 {
		return certain
	}
	return max(-certain, min(certain, math.Log(v/(1-v))))
}

// codes holds one number for each group, which encodes its figures and its food.
type codes [parts.Colours]int

func (c *crowd) worth(at *codes, popper int) float64 {
	switch won, over := c.game.goal.ended(at[:len(c.groups)]); {
	case won:
		return 1
	case over:
		return 0
	}
	return c.chance.of(c.fit.odds(c.features(at, popper)))
}

func (c *crowd) features(at *codes, popper int) oddsWeights {
	odds := c.logits[popper]
	width := c.pairs.stride[0]
	sum, best, worst, n := 0.0, math.Inf(-1), math.Inf(1), 0
	for i := range c.groups {
		for j := range i {
			o := odds[at[i]*width+at[j]]
			sum, best, worst = sum+o, max(best, o), min(worst, o)
			n++
		}
	}
	return oddsWeights{1, sum / float64(n), best, worst}
}

func (f oddsWeights) odds(x oddsWeights) (sum float64) {
	for i := range f {
		sum += float64(f[i] * x[i])
	}
	return sum
}

// curve converts log odds into probabilities, by linear interpolation in a table.
type curve []float64

// The curve covers log odds from -`drawn` to `drawn`. The table has `pieces` intervals per unit of
// log odds.
const (
	drawn  = 16
	pieces = 256
)

func newCurve() curve {
	out := make(curve, 2*drawn*pieces+2)
	for i := range out {
		out[i] = 1 / (1 + math.Exp(drawn-float64(i)/pieces))
	}
	return out
}

func (c curve) of(odds float64) float64 {
	at := max(0, min(2*drawn, odds+drawn)) * pieces
	i := int(at)
	return c[i] + float64((at-float64(i))*(c[i+1]-c[i]))
}

func (c *crowd) raidFor(key crowdRaidKey) *crowdRaid {
	if t := c.known[key]; t != nil {
		return t
	}
	t := &crowdRaid{key: key}
	for k := range c.groups {
		t.at[k] = c.raids[k][key.raids[k]].at
		t.bold |= 1 << t.at[k]
	}
	c.known[key] = t
	return t
}

func (c *crowd) against(t *crowdRaid, mix *[places + 1]float64) float64 {
	sum, rest := 0.0, 0.0
	for card, p := range mix[:places] {
		switch {
		case p <= 0:
		case t.bold>>card&1 == 0:
			rest += p
		default:
			sum += float64(p * c.worthOf(t, place(card)))
		}
	}
	if rest > 0 {
		sum += float64(rest * c.worthOf(t, nowhere))
	}
	return sum
}

func (c *crowd) worthOf(t *crowdRaid, card place) float64 {
	if t.bold>>card&1 == 0 {
		card = nowhere
	}
	if t.known>>card&1 == 0 {
		t.known |= 1 << card
		t.value[card] = c.evaluate(t, card)
	}
	return t.value[card]
}

//go:embed values/crowd.bin
var storedCrowd string

// meanWeights are used if no fitted weights are stored. With them, the estimate is the mean of all
// pairs.
var meanWeights = oddsWeights{0, 1, 0, 0}

func storedWeights(g gameKind) oddsWeights {
	at := (g.groups - 3) * 2
	if g.goal == Advanced {
		at++
	}
	const size = 8 * len(meanWeights)
	if len(storedCrowd) < (at+1)*size {
		return meanWeights
	}
	var f oddsWeights
	for i := range f {
		f[i] = math.Float64frombits(binary.BigEndian.Uint64([]byte(storedCrowd[at*size+8*i:][:8])))
	}
	return f
}

type fates [parts.Colours][]fate

// evaluate returns the raccoons' chance to win against a card. If a group holds the popper,
// evaluate saves the caught group whose rescue raises this chance most. With the advanced rules,
// only the holder's group can be saved (RH-ADV-02).
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

type outcome struct {
	at     codes
	popper int
	hands  int                // figures in the Backyard that may free other figures
	stand  [parts.Colours]int // for each group, the number of its figures that may be freed from the Backyard
}

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

// The method `freed` frees figures one by one. Each time, it chooses the figure that raises the
// chance to win most. It returns the final chance to win. This chance is slightly too high, because
// in this model the raccoons choose after all dice are rolled. At a real table, they must choose
// earlier.
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
