package advice

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	game "tablemate/rules/infiltrators"
	parts "tablemate/tables/infiltrators"
	"tablemate/tables/longtest"
)

var (
	ann   = game.Seat(1)
	boris = game.Seat(2)
)

func r(n int) parts.Card { return parts.CardOf(parts.Red, n) }

func b(n int) parts.Card { return parts.CardOf(parts.Black, n) }

func table(t *testing.T, twists ...func(*game.State)) game.State {
	s, _, err := game.Game{}.Start(setting(parts.Training1, 3))
	require.NoError(t, err)
	for _, twist := range twists {
		twist(&s)
	}
	return s
}

// `holds` returns a function that gives an agent a suspect. The cards in `open` are the only
// possible cards of this suspect.
func holds(seat int, open ...parts.Card) func(*game.State) {
	return func(s *game.State) {
		a := &s.Agents[seat-1]
		a.Suspect = true
		s.Suspects--
		for _, c := range s.Deck() {
			if !slices.Contains(open, c) {
				a.Missed = append(a.Missed, c)
			}
		}
	}
}

func best(s game.State, own Own) (game.Action, string) {
	o := For(s, own)[0]
	return o.Action, o.Reasons[0].ID
}

func rolling(x uint64) func(int) int {
	return func(n int) int {
		x += 0x9e3779b97f4a7c15
		z := x
		z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
		z = (z ^ z>>27) * 0x94d049bb133111eb
		return int((z ^ z>>31) % uint64(n))
	}
}

func setting(mission string, agents int) game.Setup {
	u := game.Setup{Mission: mission, Players: make([]game.Player, agents)}
	if mission == parts.Training3 {
		u.Suits = []parts.Suit{parts.Red, parts.Black, parts.Yellow, "green"}
	}
	return u
}

func won(t testing.TB, u game.Setup, p Player, missions int) (share, turns float64) {
	players := make([]Player, len(u.Players))
	for i := range players {
		players[i] = p
	}
	wins, sum := 0, 0
	for n := range missions {
		won, turns, err := Play(u, players, rolling(uint64(n)*7919))
		require.NoError(t, err)
		if won {
			wins, sum = wins+1, sum+turns
		}
	}
	return float64(wins) / float64(missions), float64(sum) / max(1, float64(wins))
}

func missions() int { return longtest.Times(25, 25, 300) }
