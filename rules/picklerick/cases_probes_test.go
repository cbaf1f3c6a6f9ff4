package picklerick

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

type probe = func(*testing.T, State)

func all(probes ...probe) probe {
	return func(t *testing.T, s State) {
		for _, p := range probes {
			p(t, s)
		}
	}
}

func like(other State) probe { return func(t *testing.T, s State) { require.Equal(t, other, s) } }

func rickAt(x, y int) probe {
	return func(t *testing.T, s State) { require.Equal(t, Cell{x, y}, s.Rick.Cell, "where Rick is") }
}

func stands(f Figure, x, y int) probe {
	return func(t *testing.T, s State) {
		at, there := s.Where(f)
		require.True(t, there, "%s is on the board", f)
		require.Equal(t, Cell{x, y}, at, "where %s is", f)
	}
}

func absent(figures ...Figure) probe {
	return func(t *testing.T, s State) {
		for _, f := range figures {
			_, there := s.Where(f)
			require.False(t, there, "%s is off the board", f)
		}
	}
}

func rickHas(health int) probe {
	return func(t *testing.T, s State) { require.Equal(t, health, s.Rick.Health, "Rick's health") }
}

func jaguarHas(health int) probe {
	return func(t *testing.T, s State) { require.Equal(t, health, s.Jaguar.Health, "Jaguar's health") }
}

func jaguarIs(status Status) probe {
	return func(t *testing.T, s State) { require.Equal(t, status, s.Jaguar.Status) }
}

func allowanceIs(n int) probe {
	return func(t *testing.T, s State) { require.Equal(t, n, s.Allowance(), "dice that may be rerolled") }
}

func watched(by ...Figure) probe {
	return func(t *testing.T, s State) { require.Equal(t, by, s.Watchers(), "enemies that see Rick") }
}

func stackIs(n int) probe {
	return func(t *testing.T, s State) { require.Equal(t, n, s.Stack, "tiles in the stack") }
}

func supplyIs(n int) probe {
	return func(t *testing.T, s State) { require.Equal(t, n, s.Supply(), "operatives in the supply") }
}

func cards(p Piles) probe {
	return func(t *testing.T, s State) { require.Equal(t, p, s.Cards, "Rick's cards") }
}

func russianCards(p Piles) probe {
	return func(t *testing.T, s State) { require.Equal(t, &p, s.Russian, "the Russians' cards") }
}

func paidWith(on Use, dice ...int) probe {
	return func(t *testing.T, s State) {
		var out []int
		for i, die := range s.Turn.Dice {
			if die.Spent == on {
				out = append(out, i+1)
			}
		}
		require.Equal(t, dice, out, "dice spent on %q", on)
	}
}

func wonBy(side rules.Seat, by ...ruleID) probe {
	return func(t *testing.T, s State) { require.Equal(t, &Result{Winner: side, By: by}, s.Result) }
}

func goesOn(t *testing.T, s State) { require.Nil(t, s.Result, "the game goes on") }

func edgesAre(x, y int, north, east, south, west parts.Edge) probe {
	return func(t *testing.T, s State) {
		tile := s.faceUp(Cell{x, y})
		require.NotNil(t, tile, "a face-up tile")
		require.Equal(t, Edges{north, east, south, west}, *tile.Edges)
	}
}

func lies(tile Tile) probe {
	return func(t *testing.T, s State) { require.Equal(t, &tile, s.TileOn(tile.Cell)) }
}

func awaitsNothing(t *testing.T, s State) { require.Nil(t, s.Wait) }

func counted(c parts.Colour, n int) probe {
	return func(t *testing.T, s State) { require.Equal(t, n, s.Count(c), "%s tiles", c) }
}

func hasTurn(turn Turn) probe {
	return func(t *testing.T, s State) { require.Equal(t, turn, s.Turn) }
}

func turnOf(side rules.Seat, step Step) probe {
	return func(t *testing.T, s State) {
		require.Equal(t, side, s.Turn.Side)
		require.Equal(t, step, s.Turn.Step)
	}
}

func playedOut(probes ...probe) probe {
	return func(t *testing.T, s State) {
		for s.Turn.Side == SeatRussians && s.Result == nil {
			a := Game{}.Decide(s, SeatRussians).Action
			require.Empty(t, Game{}.Check(s, a))
			s = did(s, a)
		}
		all(probes...)(t, s)
	}
}
