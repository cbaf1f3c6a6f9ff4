package owner

import (
	_ "embed"
	"encoding/binary"
	"math"

	parts "tablemate/tables/raccoonheist"
)

// crowd is a round of three or four groups. The worth of the positions after the round is estimated
// from the exact worth of each pair of its groups.
type crowd struct {
	game   gameKind
	pairs  *worth
	fit    oddsWeights
	chance curve
	groups []Group
	popper popperState
	trap   place

	raids  [parts.Colours][]raidOption
	logits [endings][]float64 // of the pairs, for the current Trap
	known  map[crowdRaidKey]*crowdRaid
	lp     simplex
	set    []*crowdRaid
	mix    [places + 1]float64
}

// oddsWeights are the weights that estimate the log odds of all groups from those of the pairs: a
// constant, and weights for their mean, their best and their worst.
type oddsWeights [4]float64

// crowdRaid is one raid of every group. Its worth against a card is computed when it is first
// needed.
type crowdRaid struct {
	key   crowdRaidKey
	at    [parts.Colours]place
	used  bool                // the raccoons' last mixture contains it
	bold  uint8               // bit set of the locations that it raids
	known uint8               // cards with a known value, as bits; nowhere: other locations
	value [places + 1]float64 // the value for each card
}

// crowdRaidKey identifies a raid of all groups by the numbers of the groups' raids and the holder
// of the popper.
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

// lay sets the Trap of the round.
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

// certain limits log odds. Beyond it, a win is practically certain.
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

// codes are the codes of the groups' stocks: figures times foods plus food.
type codes [parts.Colours]int

// worth returns an estimate of the raccoons' chance of winning from a position.
func (c *crowd) worth(at *codes, popper int) float64 {
	if v, over := c.finished(at); over {
		return v
	}
	return c.chance.of(c.fit.odds(c.features(at, popper)))
}

// features returns the inputs of the fitted function.
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

// curve converts log odds into chances, by linear interpolation in a table.
type curve []float64

// The curve covers log odds from -drawn to drawn, with this number of pieces for each unit.
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

// finished returns the result of a game that is over. Food is checked first (RH-AMB-03).
func (c *crowd) finished(at *codes) (value float64, over bool) {
	rich, poor, wiped := false, false, false
	for k := range c.groups {
		food := at[k] % foods
		rich = rich || food >= parts.FoodToWin
		poor = poor || food < parts.FoodOfOthers
		wiped = wiped || at[k] < foods
	}
	if rich && (c.game.goal == Basic || !poor) {
		return 1, true
	}
	return 0, wiped
}

// raidFor returns the raid with this key.
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

// against returns the worth of t to the raccoons against a mixture of cards.
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

// worthOf returns the worth of t against one card.
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

// meanWeights are the weights before anything is fitted: the mean of the pairs.
var meanWeights = oddsWeights{0, 1, 0, 0}

// storedWeights returns the fitted weights for three or four groups.
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

// fates holds a list of fates for every group.
type fates [parts.Colours][]fate

// evaluate returns the worth of a raid of all groups with the Owner at card. A held popper saves
// the group for which that is best. With the advanced rules it saves its holder.
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

// outcome is the result of the fates of the groups that have been combined.
type outcome struct {
	at     codes
	popper int
	hands  int                // figures on the Backyard that may free others
	stand  [parts.Colours]int // figures on the Backyard that may be freed
}

// average returns the expected worth over all combinations of the groups' fates.
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

// add adds the fate of group k to the outcome.
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

// freed returns the worth after the figures on the Backyard have freed others. They free one figure
// at a time, where it helps most. Dice of locations further right count as known here, which
// favours the raccoons slightly.
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

// onlyStanding returns the only group with figures to free. It returns false if there are several
// such groups, or none.
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
