package micemystics

import (
	"fmt"
	"math/rand"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/micemystics"
)

func TestTheMinionsDoWhatAnOracleFinds(t *testing.T) {
	t.Parallel()
	r := rand.New(rand.NewSource(20))
	seen := map[string]int{}
	for round := range 800 {
		s := scattered(r)
		o := oracleOf(s)
		for _, m := range s.Minions {
			die := 1 + r.Intn(3)
			s.Turn = Turn{Card: m.Type, Step: FigureStep, Ordered: true, Figures: []Name{m.Name}, Acting: m.Name, Points: die, Attacked: s.Turn.Attacked}
			var have [][]parts.SpaceID
			next := s.nextStep(new(tileGraphs), nil)
			require.Equal(t, NoWait, next.need.For, "round %d", round)
			for _, a := range next.decision.Open {
				have = append(have, a.(March).Path)
			}
			want := o.marches(m.Name, die)
			require.ElementsMatch(t, want, have, "round %d: %s with a %d at\n%s", round, m.Name, die, table(s))
			if len(want) > 0 {
				require.Equal(t, next.decision.Open, Game{}.Decide(s, SeatMinions).Open)
			}
			seen[fmt.Sprint(m.Type, " marches ", min(2, len(want)))]++

			s.Turn.Walked = true
			aimed := s.nextStep(new(tileGraphs), nil)
			require.Equal(t, NoWait, aimed.need.For, "round %d", round)
			strike, _ := aimed.decision.Action.(Strike)
			victim := o.victim(m.Name)
			if b := s.findToken(parts.Grape); b != nil && m.Type == "roach" && b.At == m.At {
				victim = NoFigure
			}
			require.Equal(t, victim, strike.Target, "round %d: %s at\n%s", round, m.Name, table(s))
			require.Len(t, aimed.decision.Open, 1)
			if victim != NoFigure {
				require.Equal(t, aimed.decision.Open, Game{}.Decide(s, SeatMinions).Open)
			}
			seen[fmt.Sprint(m.Type, " attacks ", victim != NoFigure)]++
		}
		hunting(t, r, s, o, seen)
	}
	for what, n := range seen {
		require.Greater(t, n, 4, what)
	}
	require.GreaterOrEqual(t, len(seen), 22)
}

func hunting(t *testing.T, r *rand.Rand, s State, o *oracle, seen map[string]int) {
	sum := 2 + r.Intn(5)
	s.Track = append(slices.Clone(s.Track), Card{ID: "brodie_chase", Kind: ChaseCard, Of: "brodie"}, Card{ID: "brodie_pounce", Kind: PounceCard, Of: "brodie"})
	s.Turn = Turn{Card: "brodie_chase", Step: FigureStep, Ordered: true, Figures: []Name{Brodie}, Acting: Brodie, Points: sum}
	var have [][]parts.SpaceID
	for _, a := range s.nextStep(new(tileGraphs), nil).decision.Open {
		have = append(have, append([]parts.SpaceID{}, a.(Chase).Path...))
	}
	want := o.chases(s.Cat.Space, sum, o.active())
	require.ElementsMatch(t, want, have, "a chase of %d at\n%s", sum, table(s))
	require.Len(t, Game{}.Decide(s, SeatMinions).Open, len(want))
	seen[fmt.Sprint("chases ", min(2, len(want)))]++
	s.Turn.Card = "brodie_pounce"
	var leaps []parts.SpaceID
	for _, a := range s.nextStep(new(tileGraphs), nil).decision.Open {
		leaps = append(leaps, a.(Leap).To)
	}
	require.ElementsMatch(t, o.leaps(s.Cat.Space), leaps, "a pounce at\n%s", table(s))
}
