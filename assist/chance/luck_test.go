package chance

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/words"
)

// loaded is a die whose six comes up once in four.
var loaded = []float64{.15, .15, .15, .15, .15, .25}

// thrown lets dice with the given odds fall, from the seed of one number.
func thrown(number int64, dice int, odds []float64) []int {
	tally := make([]int, len(odds))
	for _, fell := range Roll(SeedOf(number), 1, 1_000_000, dice) {
		at, face := float64(fell)/1_000_000, 0
		for face < len(odds)-1 && at > odds[face] {
			at -= odds[face]
			face++
		}
		tally[face]++
	}
	return tally
}

func judgements(games, dice int, odds []float64) []float64 {
	var ps []float64
	for g := range games {
		ps = append(ps, Judge(Table, thrown(int64(g), dice, odds), fair(6)).P)
	}
	slices.Sort(ps)
	return ps
}

// share is the part of ps at or under border.
func share(ps []float64, border float64) float64 {
	at, _ := slices.BinarySearch(ps, math.Nextafter(border, 2))
	return float64(at) / float64(len(ps))
}

func TestFairDiceGiveEveryPEquallyOften(t *testing.T) {
	ps := judgements(1000, 300, fair(6))
	for border := 0.05; border < 1; border += 0.05 {
		require.InDelta(t, border, share(ps, border), 0.05, "P up to %.2f", border)
	}
	require.InDelta(t, 0.01, share(ps, 0.01), 0.01)
}

func TestFewFairDiceAreNeverAccusedTooOften(t *testing.T) {
	ps := judgements(600, 12, fair(6))
	for _, border := range []float64{0.01, 0.05, 0.1, 0.2, 0.5} {
		allowed := border + 3*math.Sqrt(border*(1-border)/600)
		require.LessOrEqual(t, share(ps, border), allowed, "P up to %.2f", border)
	}
}

func TestALoadedDieIsCaughtWithin600Rolls(t *testing.T) {
	ps := judgements(200, 600, loaded)
	require.Greater(t, share(ps, rare), 0.95, "caught as rare")
}

func TestKnownProbabilities(t *testing.T) {
	tests := []struct {
		name  string
		faces []int
		odds  []float64
		p     float64
		exact bool
	}{
		{"nothing fell", []int{0, 0}, fair(2), 1, true},
		{"one die can surprise nobody", []int{0, 0, 0, 1, 0, 0}, fair(6), 1, true},
		{"ten heads of ten: 2 of 1024", []int{10, 0}, fair(2), 2.0 / 1024, true},
		{"nine heads of ten: 22 of 1024", []int{1, 9}, fair(2), 22.0 / 1024, true},
		{"two equal dice: 6 of 36", []int{2, 0, 0, 0, 0, 0}, fair(6), 6.0 / 36, true},
		{"a face that no die has", []int{3, 1}, []float64{1, 0}, 0, true},
		{"a missing face stays missing", []int{4, 0}, []float64{1, 0}, 1, true},
		{"chi-square 11.0705 with five free is 0.05", nil, nil, 0.05, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if test.faces == nil {
				require.InDelta(t, test.p, chiSquareTail(11.0705, 5), 1e-6)
				return
			}
			luck := Judge(Table, test.faces, test.odds)
			require.InDelta(t, test.p, luck.P, 1e-9)
			require.Equal(t, test.exact, luck.Exact)
		})
	}
	require.InDelta(t, math.Exp(-1), chiSquareTail(2, 2), 1e-12, "two free: the exponential")
	require.InDelta(t, math.Exp(-20), chiSquareTail(40, 2), 1e-18)
	require.InDelta(t, math.Erfc(1), chiSquareTail(2, 1), 1e-12, "one free: the normal curve")
	require.Zero(t, Judge(App, []int{500_000, 1}, []float64{1, 0}).P)
}

func TestTheCurveMeetsTheCount(t *testing.T) {
	faces := []int{6, 2, 3, 1, 4, 4}
	require.InDelta(t, exactTail(faces, fair(6)), chiSquareTail(chiSquare(faces, Judge(App, faces, fair(6)).Expected), 5), 0.05)
}

func TestBothSourcesAreJudgedApart(t *testing.T) {
	report := Report([]int{100, 100}, []int{20, 0}, fair(2))
	require.Equal(t, App, report[0].Source)
	require.Equal(t, []float64{100, 100}, report[0].Expected)
	require.InDelta(t, 1, report[0].P, 1e-9)
	require.Less(t, report[1].P, rare)
}

func TestEveryVerdictIsASentence(t *testing.T) {
	tests := []struct {
		name   string
		luck   Luck
		en, ru string
	}{
		{"nothing fell", Judge(App, []int{0, 0}, fair(2)), "no dice", "не бросало"},
		{"an even game", Judge(Table, []int{5, 6}, fair(2)), "11 fell", "выпало 11 кубиков"},
		{"an uneven game", Judge(App, []int{1, 9}, fair(2)), "21 games", "21 партиях"},
		{"a strange game", Judge(Table, []int{21, 0}, fair(2)), "<1 games", "выпал 21 кубик"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			id, args := test.luck.Message()
			require.Contains(t, words.In(tables.English).Say(id, args), test.en)
			require.Contains(t, words.In(tables.Russian).Say(id, args), test.ru)
		})
	}
	for _, verdict := range []string{"none", "even", "uneven", "rare"} {
		for _, source := range []Source{App, Table} {
			id := "chance.luck-" + verdict + "-" + string(source)
			args := tables.Args{"count": 3, "often": "4", "percent": 5}
			if verdict == "none" {
				args = tables.Args{}
			}
			said := words.In(tables.Russian).Say(id, args)
			require.False(t, strings.HasPrefix(said, "["), said)
			require.NotContains(t, said, "no value")
		}
	}
}

func BenchmarkLuckOfTwentyDice(b *testing.B) {
	for range b.N {
		Judge(Table, []int{6, 2, 3, 1, 4, 4}, fair(6))
	}
}
