package owner

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables/longtest"
)

// The type `sampled` holds the mean win chance and the mean number of rounds over random games. The
// 95% confidence interval of the win chance extends by `half` on both sides of `mean`. In each
// round, the raccoons choose the best raids that they find. To rate a position after the round,
// they use the win chance that the Owner expects there. A perfect reply wins at least as often as
// these raccoons.
//
// The result of a game is a sum over its rounds. The first round adds the win chance of its raids.
// Each later round adds a difference: the win chance of its raids minus the win chance that the
// Owner expected before the round. The mean of these results estimates the share of won games. This
// needs far fewer games than counting wins.
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
