package chance

import (
	"math"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/words"
)

func TestKnownProbabilities(t *testing.T) {
	tests := []struct {
		name  string
		faces []int
		sides []int
		p     float64
		exact bool
	}{
		{"nothing fell", []int{0, 0}, fair(2), 1, true},
		{"one die can surprise nobody", []int{0, 0, 0, 1, 0, 0}, fair(6), 1, true},
		{"ten heads of ten: 2 of 1024", []int{10, 0}, fair(2), 2.0 / 1024, true},
		{"nine heads of ten: 22 of 1024", []int{1, 9}, fair(2), 22.0 / 1024, true},
		{"two equal dice: 6 of 36", []int{2, 0, 0, 0, 0, 0}, fair(6), 6.0 / 36, true},
		{"a face that no die has", []int{3, 1}, []int{1, 0}, 0, true},
		{"a missing face stays missing", []int{4, 0}, []int{1, 0}, 1, true},
		{"chi-square 11.0705 with five free is 0.05", nil, nil, 0.05, false},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			if test.faces == nil {
				require.InDelta(t, test.p, chiSquareTail(11.0705, 5), 1e-6)
				return
			}
			luck := Judge(Table, test.faces, test.sides)
			require.InDelta(t, test.p, luck.P, 1e-9)
			require.Equal(t, test.exact, luck.Exact)
		})
	}
	require.InDelta(t, math.Exp(-1), chiSquareTail(2, 2), 1e-12, "two free: the exponential")
	require.InDelta(t, math.Exp(-20), chiSquareTail(40, 2), 1e-18)
	require.InDelta(t, math.Erfc(1), chiSquareTail(2, 1), 1e-12, "one free: the normal curve")
	require.Zero(t, Judge(App, []int{500_000, 1}, []int{1, 0}).P)
}

func TestTheCurveMeetsTheCount(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and nothing runs at once")
	}
	faces := []int{6, 2, 3, 1, 4, 4}
	require.InDelta(t, exactTail(faces, fair(6)), chiSquareTail(chiSquare(faces, Judge(App, faces, fair(6)).Expected), 5), 0.05)
	many := []int{100, 82, 70, 91, 75, 82}
	require.InDelta(t, exactTail(many, fair(6)), chiSquareTail(chiSquare(many, Judge(App, many, fair(6)).Expected), 5), 0.002)
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
