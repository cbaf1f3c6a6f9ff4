package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

func has(x rules.Seat, n int) probe {
	return func(t *testing.T, s State) { require.Equal(t, n, s.Total(x), "the slack of %s", x) }
}

func holds(x rules.Seat, n int) probe {
	return func(t *testing.T, s State) { require.Equal(t, n, s.Player(x).Hand, "the hand of %s", x) }
}

func tentIs(x rules.Seat, cards ...card) probe {
	return func(t *testing.T, s State) {
		got := []card{}
		for _, l := range s.Player(x).Tent {
			got = append(got, l.Card)
		}
		require.ElementsMatch(t, cards, got, "the tent of %s", x)
	}
}

func ranked(x rules.Seat, r parts.Rank) probe {
	return func(t *testing.T, s State) { require.Equal(t, r, s.rank(x), "the rank of %s", x) }
}

func middleIs(free ...parts.Rank) probe {
	return func(t *testing.T, s State) { require.ElementsMatch(t, free, s.Middle) }
}

func wounded(x rules.Seat, n int) probe {
	return func(t *testing.T, s State) { require.Equal(t, n, s.Player(x).Wounds, "the wounds of %s", x) }
}

// The function `left` checks the remaining pay and leave of the active player.
func left(pay, leave int) probe {
	return func(t *testing.T, s State) { require.Equal(t, []int{pay, leave}, []int{s.PayLeft(), s.LeaveLeft()}) }
}

func piles(deck, discard int) probe {
	return func(t *testing.T, s State) { require.Equal(t, []int{deck, discard}, []int{s.Deck, s.Discard}) }
}

func discards(n int) probe {
	return func(t *testing.T, s State) { require.Equal(t, 10+n, s.Discard, "the discard pile") }
}

func wonBy(x rules.Seat) probe {
	return func(t *testing.T, s State) {
		seat, by := Game{}.Outcome(s)
		require.Equal(t, x, seat)
		require.Contains(t, by, ruleID("CG-WIN-01"))
	}
}

func goesOn(t *testing.T, s State) { require.Nil(t, s.Result, "the game goes on") }

func restsOn(lines ...int) probe {
	return func(t *testing.T, s State) { require.Equal(t, lines, s.Claims[0].Rests) }
}

// waitsFor checks what the game waits for, in the order of [State.Waits]. It ignores ForPhase.
func waitsFor(list ...Awaited) probe {
	return func(t *testing.T, s State) {
		var got []Awaited
		for _, w := range s.Waits() {
			if w.For != ForPhase {
				got = append(got, w.For)
			}
		}
		require.Equal(t, list, got)
	}
}

func waitsOn(seat rules.Seat) probe {
	return func(t *testing.T, s State) { require.Equal(t, seat, s.Waits()[0].Seat) }
}

func phaseIs(p Phase) probe {
	return func(t *testing.T, s State) { require.Equal(t, p, s.Turn.Phase) }
}

func turnOf(x rules.Seat) probe {
	return func(t *testing.T, s State) { require.Equal(t, x, s.Turn.Seat) }
}
