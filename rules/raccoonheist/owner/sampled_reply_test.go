package owner

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables/longtest"
)

// sampled holds the mean win chance over random games, with half of its 95% confidence interval.
// The raccoons know every mixed strategy of the Owner. They choose the best raids for each round,
// using the win chances that the Owner expects for later rounds. A perfect reply also considers its
// own results in later rounds, so its win chance is at least as high.
//
// The result of a game starts with the win chance of the first raids. Each later round adds the win
// chance of its raids, minus the win chance that the Owner expected. The mean result is the share
// of won games, but needs far fewer games.
type sampled struct {
	mean, half float64
	rounds     float64
}

func sampleReplies(games int, game func() (worth float64, rounds int)) sampled {
	sum, squares, rounds := 0.0, 0.0, 0
	for range games {
		v, n := game()
		sum, squares, rounds = sum+v, squares+v*v, rounds+n
	}
	n := float64(games)
	mean := sum / n
	return sampled{mean, 1.96 * math.Sqrt((squares/n-mean*mean)/n), float64(rounds) / n}
}

// againstThree plays one game of three groups from the start. It averages over all faces of the
// Dog's die, also those that were not rolled.
func (r *trioReply) againstThree(src Source) (worth float64, rounds int) {
	p, pop, last := trioStart(), popperLying, none
	for rounds = 1; rounds <= 200; rounds++ {
		a := r.answerAt(p, pop)
		worth += r.from(p, pop).against(a)[last]
		if last != none {
			worth -= r.owner.at[pop][last][p.index()]
		}
		d := below(src, len(dogs))
		last = int(a.trap[last][d])
		c := r.from(p, pop)
		c.open(traps[last])
		p, pop = c.played(a.joints[last][d], drawCard(&a.mix[last][d], src), src)
		if _, over := Basic.ended(p); over {
			break
		}
	}
	return worth, rounds
}

// played rolls the dice for the raids of joint choice n, with the Owner at card. It returns the
// position after the round.
func (c *trio) played(n int, card place, src Source) (trioPosition, popperState) {
	raids, saved := c.raidsOf(n)
	var ends [3]int
	for k, fates := range c.fatesOf(raids, card) {
		at := unitOf(src)
		for _, f := range fates {
			ends[k] = f.end
			if at -= f.chance; at < 0 {
				break
			}
		}
	}
	return c.settled(c.bestSaved(ends, raids, saved, card))
}

func (c *trio) fatesOf(raids [3]int, card place) (out [3][]trioFate) {
	for k, i := range raids {
		r := &c.raids[k][i]
		out[k] = r.alone
		if r.at == card {
			out[k] = []trioFate{{1, r.caught}}
		}
	}
	return out
}

// bestSaved returns the states of the three groups, as indices in ends, after the popper has saved
// the group with the greatest benefit. If saving helps no group, it returns ends.
func (c *trio) bestSaved(ends, raids [3]int, saved int, card place) [3]int {
	best := ends
	for k, i := range raids {
		if c.raids[k][i].at != card || c.popper == popperLying || c.worth.goal == Advanced && saved != k {
			continue
		}
		other := ends
		other[k] = c.home[k]
		if c.worthAfter(other[0], other[1], other[2]) > c.worthAfter(best[0], best[1], best[2]) {
			best = other
		}
	}
	return best
}

// settled returns the position after the raids of three groups. e holds the groups' states as
// indices. The raccoons free figures and decide about the popper in the best way.
func (c *trio) settled(e [3]int) (out trioPosition, pop popperState) {
	x, y, z := c.ends[0][e[0]], c.ends[1][e[1]], c.ends[2][e[2]]
	hands, most := min(x.hands+y.hands+z.hands, x.stand+y.stand+z.stand), -1.0
	offered := x.popper|y.popper|z.popper == popperOffered
	for a := max(0, hands-y.stand-z.stand); a <= min(hands, x.stand); a++ {
		for b := max(0, hands-a-z.stand); b <= min(hands-a, y.stand); b++ {
			p := trioPosition{x.after + a*foods, y.after + b*foods, z.after + (hands-a-b)*foods}
			if v := c.value(p.index(), offered); v > most {
				out, most, pop = p, v, popperLying
				if offered && v > c.value(p.index(), false) {
					pop = popperHeld
				}
			}
		}
	}
	slices.SortFunc(out[:], func(a, b int) int { return b - a })
	return out, pop
}

// againstFour plays one game of three or four groups against an Owner who uses estimates.
func againstFour(groups int, goal Goal, src Source) (worth float64, rounds int) {
	t := Opening(groups, goal, anyOrder)
	expected := 0.0
	for rounds = 1; rounds <= 200; rounds++ {
		t.Dog = dogs[below(src, len(dogs))].location()
		d, err := Decide(t, Exact)
		if err != nil {
			panic(err)
		}
		plan, _ := d.Plan(d.Trap)
		c := newCrowd(t)
		c.lay(placeOf(plan.Trap))
		var mix [places + 1]float64
		for i, card := range plan.Cards {
			mix[i] = card.Chance
		}
		raid := c.answer(&mix, placeOf(t.Dog))
		worth += c.against(raid, &mix) - expected
		o := c.played(raid, drawCard(&mix, src), src)
		if expected = c.worth(&o.at, o.popper); t.after(c, &o, plan) {
			break
		}
	}
	return worth, rounds
}

// expects returns the raccoons' win chance before the Dog's die is rolled, as the Owner of the
// table t estimates it.
func (t Table) expects() (sum float64) {
	for _, dog := range dogs {
		t.Dog = dog.location()
		d, err := Decide(t, Exact)
		if err != nil {
			panic(err)
		}
		plan, _ := d.Plan(d.Trap)
		sum += plan.Value / float64(len(dogs))
	}
	return sum
}

// TestWhatTheBestAnswersReachAgainstThreeGroups prints the win chance of raccoons who know the
// Owner's mixed strategies, and the win chance that the Owner expects.
func TestWhatTheBestAnswersReachAgainstThreeGroups(t *testing.T) {
	games, rows := 2, []int{32}
	if longtest.On() {
		games, rows = 200, []int{32, 13, 27}
	}
	src := rand.NewPCG(14, 3)
	for _, n := range rows {
		r := &trioReply{loadTrios(), rowNumbered(n)}
		expects := r.from(trioStart(), popperLying).against(r.answerAt(trioStart(), popperLying))[none]
		s := sampleReplies(games, func() (float64, int) { return r.againstThree(src) })
		t.Logf("3 groups, row %d: the Owner expects %.4f, the best answers reach %.4f ± %.4f of %d games, %.1f rounds", n, expects, s.mean, s.half, games, s.rounds)
		require.InDelta(t, expects, s.mean, 0.01)
	}
}

// TestPerfectRaccoonsWinAtLeastThisAgainstTheOwnerOfFourGroups prints a lower bound of the win
// chance of perfect raccoons. The test plays raccoons who choose the best raids of every round by
// the Owner's own estimates. Perfect raccoons win at least as often. No upper bound is known.
func TestPerfectRaccoonsWinAtLeastThisAgainstTheOwnerOfFourGroups(t *testing.T) {
	src := rand.NewPCG(14, 3)
	game := func() (float64, int) { return againstFour(4, Basic, src) }
	if !longtest.On() {
		require.Less(t, sampleReplies(2, game).rounds, 200.0)
		return
	}
	begun := Opening(4, Basic, anyOrder)
	expects, s := begun.expects(), sampleReplies(1000, game)
	t.Logf("4 groups: the Owner expects %.4f, perfect raccoons win at least %.4f with 97.5%% confidence (%.4f ± %.4f of 1000 games, %.1f rounds)",
		expects, s.mean-s.half, s.mean, s.half, s.rounds)
	require.InDelta(t, expects, s.mean, 0.05)
}
