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
	for name, test := range map[string]struct {
		faces, sides []int
		p            float64
	}{
		"nothing fell":                     {[]int{0, 0}, fair(2), 1},
		"one die can surprise nobody":      {[]int{0, 0, 0, 1, 0, 0}, fair(6), 1},
		"ten heads of ten":                 {[]int{10, 0}, fair(2), 2.0 / 1024},
		"nine heads of ten":                {[]int{1, 9}, fair(2), 22.0 / 1024},
		"two equal dice":                   {[]int{2, 0, 0, 0, 0, 0}, fair(6), 6.0 / 36},
		"a face that no die has":           {[]int{3, 1}, []int{1, 0}, 0},
		"a missing face stays missing":     {[]int{4, 0}, []int{1, 0}, 1},
		"a chi-square of 4, one free":      {[]int{5100, 4900}, fair(2), math.Erfc(math.Sqrt2)},
		"a chi-square of 5, two free":      {[]int{1050, 1000, 950}, fair(3), math.Exp(-2.5)},
		"a chi-square of 11.07, five free": {[]int{1070, 1040, 941, 980, 974, 995}, fair(6), 0.05},
	} {
		luck := Judge(Table, test.faces, test.sides)
		require.InDelta(t, test.p, luck.P, 4*math.Sqrt(test.p*(1-test.p)/games)+1e-3, name)
		require.Equal(t, luck, Judge(Table, test.faces, test.sides), name)
	}
}

func TestAFaceThatCannotFallIsNoChance(t *testing.T) {
	require.Zero(t, Judge(App, []int{500_000, 1}, []int{1, 0}).P)
	require.Zero(t, Judge(App, []int{1}, []int{0}).P)
}

func TestEvenDiceAreExpectedAndLoadedDiceRare(t *testing.T) {
	even := Judge(App, []int{100, 100}, fair(2))
	require.Equal(t, App, even.Source)
	require.Equal(t, []float64{100, 100}, even.Expected)
	require.InDelta(t, 1, even.P, 1e-9)
	require.Less(t, Judge(Table, []int{20, 0}, fair(2)).P, rareLimit)
}

func TestEveryVerdictIsASentence(t *testing.T) {
	tests := []struct {
		name   string
		luck   Luck
		en, ru string
	}{
		{"nothing fell", Judge(Table, []int{0, 0}, fair(2)), "names no faces of real dice", "Граней настоящих кубиков в этой записи нет"},
		{"an even game", Judge(Table, []int{5, 6}, fair(2)), "11 dice rolled", "брошено 11 кубиков"},
		{"an uneven game", Judge(App, []int{1, 9}, fair(2)), "21 out of 1000 games", "21 из 1000 партий"},
		{"a strange game", Judge(Table, []int{21, 0}, fair(2)), "fewer than one out of 1000 games", "брошен 21 кубик"},
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
			if verdict == "none" && source == App {
				continue // if the app rolled no dice, no sentence is printed
			}
			id := "chance.luck-" + verdict + "-" + string(source)
			args := tables.Args{"count": 3, "often": 4, "percent": 5}
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
