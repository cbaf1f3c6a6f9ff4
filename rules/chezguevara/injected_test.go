package chezguevara

import (
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// games returns how many games a test plays: with TABLEMATE_TEST_ALL as many as take
// minutes.
func games(few, many int) int {
	if os.Getenv("TABLEMATE_TEST_ALL") != "" {
		return many
	}
	return few
}

// slips are actions that certainly break a rule while nothing but the turn is waited
// for, by rule; nil where they cannot be done.
var slips = map[ruleID]func(s *State) Action{
	"CG-EXPO-01": func(s *State) Action { other := s.other(); return plays(other, parts.Exposure, other) },
	"CG-REC-01":  func(s *State) Action { other := s.other(); return plays(other, "brother", other) },
	"CG-REC-12":  func(s *State) Action { other := s.other(); return plays(other, "cat", other) },
	"CG-CANC-01": func(s *State) Action {
		return Cancel{Seat: s.other(), Card: "veto", Of: s.Turn.Seat, Target: "never-played"}
	},
	"CG-LEAVE-01": func(s *State) Action {
		if s.Turn.Phase.order() > LeavePhase.order() && s.player(s.Turn.Seat).Hand > 0 {
			return Loot{Seat: s.Turn.Seat, Cards: []card{"soap"}}
		}
		return nil
	},
}

// other returns a player who is not on turn.
func (s *State) other() rules.Seat { return s.after(s.Turn.Seat)[0] }

// TestWhatIsPutIntoALegalGameIsTold plays random games: what the rules leave open has no
// flag, and each breach put in between has its own.
func TestWhatIsPutIntoALegalGameIsTold(t *testing.T) {
	told, clean, setups := map[ruleID]int{}, 0, laidOut()
	n := games(len(setups), 1200)
	for seed := range n {
		s, random := started(setups[seed%len(setups)]), rolling(uint64(seed))
		for range 400 {
			open := Game{}.Legal(s)
			if len(open) == 0 {
				break
			}
			for rule, slip := range slips {
				if random(8) > 0 || s.Right != nil || len(s.Waits()) != 1 {
					continue
				}
				if a := slip(&s); a != nil {
					same := func(v rules.Violation) bool { return v.Rule == rule || slices.Contains(v.Also, rule) }
					found := Game{}.Check(s, a)
					require.True(t, slices.ContainsFunc(found, same), "seed %d: %#v breaks %s, told: %v", seed, a, rule, found)
					told[rule]++
				}
			}
			a := lively(s, open, random)
			for _, v := range (Game{}).Check(s, a) {
				require.Equal(t, rules.Unusual, v.Level, "seed %d: %#v: %v", seed, a, v)
			}
			s, _ = Game{}.Apply(s, a)
			clean++
		}
	}
	t.Logf("%d games, %d legal actions without a flag; told: %v", n, clean, told)
	require.Len(t, told, len(slips), "every rule was broken")
}
