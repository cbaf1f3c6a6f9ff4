package infiltrators

import (
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
)

// games returns how many games a test plays: with TABLEMATE_TEST_ALL as many as take
// minutes.
func games(few, many int) int {
	if os.Getenv("TABLEMATE_TEST_ALL") != "" {
		return many
	}
	return few
}

// slips are actions that certainly break a rule, by rule; nil where they cannot be done.
var slips = map[ruleID]func(s *State) Action{
	"IN-COMM-02": func(*State) Action { return Deed{What: TellsHand} },
	"IN-COMM-04": func(*State) Action { return Deed{What: Alludes} },
	"IN-BOARD-01": func(s *State) Action {
		if a := s.without(); a != nil && !s.NoBoards {
			return Cross{At: a.Seat, Number: 6}
		}
		return nil
	},
	"IN-DET-03": func(s *State) Action {
		if a := s.without(); a != nil {
			return Keep{By: a.Seat}
		}
		return nil
	},
	"IN-ELIM-01": func(s *State) Action {
		if s.Turn.Wait == ForAction && s.Turn.Did == "" && s.Bullets > 0 {
			return Eliminate{At: s.Turn.Seat, Card: s.Deck()[0]}
		}
		return nil
	},
	"IN-WAIT-02": during(ForWaitDraw, Draw{Cards: 4}),
	"IN-ELIM-06": during(ForAnswer, Answer{Says: "maybe"}),
	"IN-HAND-03": during(ForDiscard, Discard{}),
}

// during is an action while something is awaited.
func during(w Awaited, a Action) func(*State) Action {
	return func(s *State) Action {
		if s.Turn.Wait == w {
			return a
		}
		return nil
	}
}

// without returns an agent who holds no suspect.
func (s *State) without() *Agent {
	for i := range s.Agents {
		if !s.Agents[i].Suspect {
			return &s.Agents[i]
		}
	}
	return nil
}

// TestWhatIsPutIntoALegalMissionIsTold plays random missions: what the rules leave open
// has no flag, and each breach put in between has its own.
func TestWhatIsPutIntoALegalMissionIsTold(t *testing.T) {
	told, clean, setups := map[ruleID]int{}, 0, laidOut()
	n := games(14, 1200)
	for seed := range n {
		s, random := started(setups[seed%len(setups)]), rolling(uint64(seed))
		for range 400 {
			if s.Result != nil {
				break
			}
			for rule, slip := range slips {
				a := slip(&s)
				if a == nil || random(5) > 0 {
					continue
				}
				same := func(v rules.Violation) bool { return v.Rule == rule || slices.Contains(v.Also, rule) }
				found := Game{}.Check(s, a)
				require.True(t, slices.ContainsFunc(found, same), "seed %d: %#v breaks %s, told: %v", seed, a, rule, found)
				told[rule]++
			}
			a := lively(s, Game{}.Legal(s), random)
			for _, v := range (Game{}).Check(s, a) {
				require.Equal(t, rules.Unusual, v.Level, "seed %d: %#v: %v", seed, a, v)
			}
			s, _ = Game{}.Apply(s, a)
			clean++
		}
	}
	t.Logf("%d missions, %d legal actions without a flag; told: %v", n, clean, told)
	require.Len(t, told, len(slips), "every rule was broken")
}
