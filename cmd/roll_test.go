package cmd

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestDiceThatPeopleRoll(t *testing.T) {
	for name, c := range map[string]struct {
		args  []string
		shows string // as a pattern
	}{
		"all dice of the game":         {[]string{"picklerick"}, `^(\w+ · ){3}\w+\n$`},
		"two of them":                  {[]string{"picklerick", "2"}, `^\w+ · \w+\n$`},
		"dice with numbers, summed up": {[]string{"picklerick", "3d6"}, `^[1-6] \+ [1-6] \+ [1-6] = \d+\n$`},
		"a single one":                 {[]string{"picklerick", "d20"}, `^\d+\n$`},
		"as Russians write them":       {[]string{"picklerick", "2К6"}, `^[1-6] \+ [1-6] = \d+\n$`},
		"in Russian words":             {[]string{"picklerick", "1", "--lang", "ru"}, `^[а-я]+\n$`},
		"one of no game":               {[]string{"к20"}, `^\d+\n$`},
		"of no game, for programs":     {[]string{"2d6", "--json"}, `^{"sides":6,"fell":\[[1-6],[1-6]\],"sum":\d+}\n$`},
	} {
		t.Run(name, func(t *testing.T) {
			s := newSitting(t)
			got := s.ask(append([]string{"roll"}, c.args...)...)
			require.Equal(t, done, got.code, got.err)
			require.Regexp(t, c.shows, got.out)
		})
	}
	for _, dice := range []string{"0", "101", "2d1", "2d1001", "d", "xd6", "2d", "-1d6", "d6d6"} {
		require.Equal(t, misused, newSitting(t).ask("roll", "picklerick", "--", dice).code, dice)
	}
	for _, args := range [][]string{{"2"}, {"2d6", "2"}, {"2d1"}, {}} {
		require.Equal(t, misused, newSitting(t).ask(append([]string{"roll"}, args...)...).code, args)
	}
	s := newSitting(t)
	first := s.ask("roll", "picklerick", "10d6", "--seed", "7").out
	require.Equal(t, first, s.ask("roll", "picklerick", "10d6", "--seed", "7").out)
	require.NotEqual(t, first, s.ask("roll", "picklerick", "10d6", "--seed", "8").out)
}
