package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	parts "tablemate/tables/chezguevara"
)

func TestChezGuevaraKeepsTheLaws(t *testing.T) {
	ruletest.Laws(t, Game{}, Actions, ruletest.Options[Setup, State, Action]{
		Setups: laidOut(), Games: 8, Bound: 3000, Seed: 1, Pick: lively,
	})
}

func TestTheTableIsWhatTheLinesMakeOfTheOneBefore(t *testing.T) {
	lines := 0
	played(t, 8, func(_ State, _ Action, after State) {
		if after.Result != nil || len(after.Claims) > 0 {
			return
		}
		r := &resolver{State: after}
		r.replay()
		require.Equal(t, text(after.Table), text(r.Table))
		lines = max(lines, len(after.Lines))
	})
	require.Greater(t, lines, 12)
}

func TestACancelledCardWasNeverPlayed(t *testing.T) {
	cancelled, deep := 0, 0
	played(t, 12, func(s State, a Action, after State) {
		if after.Turn.Number != s.Turn.Number || after.Result != nil || len(s.Claims) > 0 {
			return
		}
		if _, order := a.(Order); order {
			return // a cancelled order loses only its card; its other effects remain
		}
		if seat, _ := playedBy(a); seat == rules.Nobody || after.Play(len(after.Lines)) == nil {
			return
		}
		undone := did(after, Cancel{Seat: ana, Card: "veto", On: len(after.Lines)})
		if len(s.Lines) > 6 {
			deep++
		}
		cancelled++
		was := s
		if actorInTurn(a, s.Turn.Seat) != rules.Nobody { // even a cancelled card changes the phase
			was = did(s, Go{phaseOf(a, s.Turn.Phase)})
		}
		require.Equal(t, text(lasting(was)), text(lasting(undone)), "%#v", a)
	})
	require.Greater(t, cancelled, 500)
	require.Greater(t, deep, 50)
}

func TestACancelledCancelCardBringsEverythingBack(t *testing.T) {
	back := 0
	played(t, 8, func(s State, a Action, after State) {
		c, ok := a.(Cancel)
		if !ok || after.Turn.Number != s.Turn.Number || after.Result != nil || len(s.Claims) > 0 {
			return
		}
		again := did(after, Cancel{Seat: c.Seat, Card: "veto", On: len(after.Lines)})
		if again.Result != nil || len(again.Claims) > 0 {
			return
		}
		back++
		require.Equal(t, text(lasting(s)), text(lasting(again)))
	})
	require.Greater(t, back, 20)
}

func TestTotalsAreWhatASecondCountSays(t *testing.T) {
	played(t, 8, func(_ State, _ Action, after State) {
		for _, p := range after.Players {
			n := map[parts.Rank]int{parts.Private: 0, parts.Corporal: 1, parts.Sergeant: 3}[p.Rank] + p.Tokens - p.Wounds
			for _, l := range p.Tent {
				n += l.Tokens
				if c := after.Card(l.Card); !c.Die {
					n += c.Slack
				}
			}
			sum := 0
			for _, part := range after.Parts(p.Seat) {
				sum += part.Slack
			}
			require.Equal(t, []int{n, n}, []int{after.Total(p.Seat), sum})
		}
	})
}
