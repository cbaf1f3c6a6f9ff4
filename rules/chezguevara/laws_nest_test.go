package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
)

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
	for seed := range ruletest.Some(200) {
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

func interrupts(s *State) []Action {
	var all, latest []Action
	for _, a := range (Game{}).Legal(*s) {
		if _, ends := a.(Go); ends || actorInTurn(a, s.Turn.Seat) != rules.Nobody && len(s.Lines) > 0 {
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

// A turn with a cancelled card must have the same result as a turn without this card. For the
// comparison, the card's line and all lines that depend on this line are replaced by lines without
// effect.
func TestAnOlderCardThatIsCancelledWasNeverPlayed(t *testing.T) {
	tried, between := 0, 0
	played(t, 8, func(_ State, _ Action, s State) {
		if s.Result != nil || len(s.Claims) > 0 || hasMods(s) || s.House.Is(LaterRanks, "stand") {
			return
		}
		for _, p := range s.Plays {
			if !p.Open() || p.Line == len(s.Lines) || p.As == (Order{}).Kind() {
				continue
			}
			undone := did(s, Cancel{Seat: ana, Card: "veto", On: p.Line})
			naive := without(s, p.Line)
			if len(undone.Claims)+len(naive.Claims) > 0 {
				continue
			}
			tried, between = tried+1, max(between, len(s.Lines)-p.Line)
			require.Equal(t, text(lasting(naive)), text(lasting(undone)), "line %d of %s", p.Line, text(s.Lines))
		}
	})
	require.Greater(t, tried, 100)
	require.Greater(t, between, 5)
}

func hasMods(s State) bool {
	for _, l := range s.Lines {
		if l.Mods != nil { // an exposure roll; the function `without` would compute its modifier anew
			return true
		}
	}
	return false
}

// The function `without` replays the turn. Line n and all lines that depend on line n are replaced
// by lines without effect. If a replaced line continued the turn, its replacement also continues
// the turn.
func without(s State, n int) State {
	out := s
	out.Table, out.Lines = s.Before, nil
	gone := map[int]bool{n: true}
	for i, l := range s.Lines {
		a := l.Action
		_, order := a.(Order)
		c, cancels := a.(Cancel)
		switch {
		case cancels && c.On == n, i+1 == n, gone[l.On] && !order && l.On != 0:
			gone[i+1] = true
			a = Action(Effect{Seat: ana})
			if actorInTurn(l.Action, s.Turn.Seat) != rules.Nobody {
				a = Go{phaseOf(l.Action, out.Turn.Phase)}
			}
		}
		out = did(out, a)
	}
	return out
}
