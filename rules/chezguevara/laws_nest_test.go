package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
)

// depth is how many plays hang on each other, from the innermost.
func depth(s *State) int {
	most := 0
	for i := range s.Lines {
		n := 1
		for on := s.Lines[i].On; on != 0; on = s.Lines[on-1].On {
			n++
		}
		most = max(most, n)
	}
	return most
}

func TestNestsOfSevenLevelsKeepAllLaws(t *testing.T) {
	deepest, s := 0, State{}
	for seed := range 200 {
		s = nestTable().but(func(s *State) {
			for i := range s.Players {
				s.Players[i].Hand = 12
				s.Players[i].Tokens = 0
			}
		})
		roll := rolling(uint64(seed))
		for range 14 {
			legal := interrupts(&s)
			if len(legal) == 0 {
				break
			}
			a := legal[roll(len(legal))]
			before := text(s)
			after := did(s, a)
			require.Equal(t, before, text(s))
			require.NoError(t, Game{}.Unsound(after))
			if len(after.Claims) == 0 && after.Result == nil {
				r := &resolver{State: after}
				r.replay()
				require.Equal(t, text(after.Table), text(r.Table))
			}
			s = after
			deepest = max(deepest, depth(&s))
		}
	}
	require.GreaterOrEqual(t, deepest, 7)
}

// interrupts are what may be said now without going on with the turn; what answers the
// latest line, where there is any.
func interrupts(s *State) []Action {
	var all, latest []Action
	for _, a := range (Game{}).Legal(*s) {
		if _, ends := a.(Go); ends || stepper(a, s.Turn.Seat) != rules.Nobody && len(s.Lines) > 0 {
			continue
		}
		all = append(all, a)
		if on, _ := answered(a); on != 0 && on == len(s.Lines) {
			latest = append(latest, a)
		}
	}
	if len(latest) > 0 {
		return latest
	}
	return all
}
