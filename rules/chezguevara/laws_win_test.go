package chezguevara

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

func nearGoal(seed int) State {
	s := table(4, rank(boris, parts.Corporal), rank(diego, parts.Sergeant),
		middle(parts.Sergeant, parts.Corporal, "private", "private"))
	s.House, s.Turn.Phase = laidOut()[seed%2].House, []Phase{Recruiting, LeavePhase}[seed/2%2]
	for i, x := range []rules.Seat{ana, boris, chela, diego} {
		tent(x, card("potato"))(&s)
		slack(x, 19-(seed>>i)%3)(&s)
		s.Player(x).Hand = 12
	}
	knows(parts.Card{ID: "guest", Kind: parts.Person, Slack: 1, Eats: []parts.Category{parts.Food}})(&s)
	return s.but()
}

func TestWhoWinsHasTheGoal(t *testing.T) {
	won, hung, late := 0, 0, 0
	for seed := range 800 {
		s, roll := nearGoal(seed), rolling(uint64(seed))
		for n := 0; n < 12 && s.Result == nil; n++ {
			all := slices.DeleteFunc(Game{}.Legal(s), func(a Action) bool {
				return a.Kind() == EndTurn{}.Kind() || a.Kind() == Go{}.Kind()
			})
			if roll(4) == 0 {
				all = []Action{plays(ana, parts.Demotion, Seat(1+roll(4))), Effect{Seat: Seat(1 + roll(4)), Tokens: -1}}
				late += len(s.Claims)
			} else if roll(2) == 0 {
				some := slices.DeleteFunc(slices.Clone(all), func(a Action) bool { return a.Kind() != Cancel{}.Kind() })
				all = append(all, slices.Repeat(some, len(all)/(1+len(some)))...)
			}
			if len(all) == 0 {
				break
			}
			a := all[roll(len(all))]
			after, _ := Game{}.Apply(s, a)
			if after.Result != nil {
				won++
				require.GreaterOrEqual(t, after.Total(after.Result.Winner), after.Goal(), "seed %d: %#v", seed, a)
				asked := a.Kind() == Resolve{}.Kind()
				require.True(t, asked || settled(after), "seed %d: nobody was asked after %#v", seed, a)
			} else if len(after.Claims) > 0 {
				hung++
			}
			s = after
		}
	}
	require.Greater(t, min(won, hung, late), 30)
}

func settled(s State) bool {
	var open []int
	for i := range s.Plays {
		if s.Plays[i].Cancellable() {
			open = append(open, s.Plays[i].Line)
		}
	}
	return s.House.Is(ClaimRests, "last_card") || !falls(s, s.Result.Winner, open)
}

func falls(s State, winner rules.Seat, open []int) bool {
	if s.Result = nil; s.Total(winner) < s.Goal() {
		return true
	}
	return slices.ContainsFunc(open, func(line int) bool {
		later := slices.DeleteFunc(slices.Clone(open), func(other int) bool { return other <= line })
		undone := s
		undone.Lines = append(slices.Clone(s.Lines), Line{Action: Cancel{On: line}, On: line})
		r := &resolver{State: undone}
		r.replay()
		return falls(r.State, winner, later)
	})
}
