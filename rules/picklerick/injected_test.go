package picklerick

import (
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
)

// everything is the environment variable for runs that take minutes.
const everything = "TABLEMATE_TEST_ALL"

// games returns how many games a test plays.
func games(few, many int) int {
	if os.Getenv(everything) != "" {
		return many
	}
	return few
}

// flags returns the breaches of an action, without what is only unusual.
func flags(s State, a Action) []rules.Violation {
	var out []rules.Violation
	breaches, _ := rules.Judge(Game{}, s, a)
	for _, v := range breaches {
		if v.Level != rules.Unusual {
			out = append(out, v)
		}
	}
	return out
}

// somewhere returns the opening of a game; every fourth begins late, with hardly a card
// in the decks and a hurt Jaguar beside Rick.
func somewhere(seed int) State {
	s := opening(Modes[seed%3], []Hand{ToTheLeft, ToTheRight}[seed%2])
	if seed%4 == 0 {
		s.Jaguar = Hunter{Status: InPlay, Health: 4}
		s.Cards = Piles{Deck: 2, Hand: 3, Discard: 20}
		if s.Russian != nil {
			s.Russian = &Piles{Deck: 1, Hand: 1, Discard: 23}
		}
	}
	return s
}

// TestALegalGameHasNoFlag plays by the rulebook in all three modes, cards included.
func TestALegalGameHasNoFlag(t *testing.T) {
	var actions, over int
	kinds := map[string]int{}
	for seed := range games(60, 3000) {
		l := &lawful{Rand: rand.New(rand.NewPCG(uint64(seed), 5))}
		l.sees(somewhere(seed))
		for range 2500 {
			a := l.next()
			require.Empty(t, flags(l.State, a), "seed %d, %#v in %+v", seed, a, l.Turn)
			actions++
			kinds[a.Kind()]++
			next, _ := (Game{}).Apply(l.State, a)
			require.NoError(t, Game{}.Unsound(next), "seed %d, after %#v", seed, a)
			l.sees(next)
			if l.Result != nil {
				over++
				break
			}
		}
	}
	t.Logf("%d actions, %d games over; %v", actions, over, kinds)
}

// TestAnInjectedBreachIsToldOnItsLine plays the same games with breaches put in between,
// each recorded as people would, and holds that it is told with its rule, and that
// nothing else is told.
func TestAnInjectedBreachIsToldOnItsLine(t *testing.T) {
	all := slices.Concat(slips, boardSlips)
	told := map[ruleID]int{}
	for seed := range games(60, 3000) {
		l := &lawful{Rand: rand.New(rand.NewPCG(uint64(seed), 6))}
		l.sees(somewhere(seed))
		for line := 0; line < 2500 && l.Result == nil; line++ {
			injected, wrong := l.slip(all, told)
			if wrong == nil || l.IntN(4) > 0 {
				a := l.next()
				require.Empty(t, flags(l.State, a), "seed %d, line %d, %#v in %+v", seed, line, a, l.Turn)
				next, _ := (Game{}).Apply(l.State, a)
				l.sees(next)
				continue
			}
			found := flags(l.State, wrong)
			require.True(t, slices.ContainsFunc(found, func(v rules.Violation) bool {
				return v.Rule == injected || slices.Contains(v.Also, injected)
			}), "seed %d, line %d: %s is not told of %#v in %+v: %v", seed, line, injected, wrong, l.Turn, found)
			told[injected]++
			if !slices.ContainsFunc(found, func(v rules.Violation) bool { return v.Level == rules.Impossible }) {
				next, _ := (Game{}).Apply(l.State, wrong)
				require.NoError(t, Game{}.Unsound(next), "seed %d, line %d: after %#v", seed, line, wrong)
				l.sees(next)
			}
		}
	}
	missing, sum := map[ruleID]bool{}, 0
	for _, s := range all {
		missing[s.rule] = told[s.rule] == 0
	}
	for rule, none := range missing {
		if !none {
			delete(missing, rule)
		}
	}
	for _, n := range told {
		sum += n
	}
	t.Logf("%d breaches of %d rules", sum, len(told))
	require.LessOrEqual(t, len(missing), games(4, 0), "never broken: %v", missing)
}

func TestAWallAfterAWallIsTellingOfTheFirst(t *testing.T) {
	s := did(russians("mmmm", "R|.|J"), walk(Jaguar, 1, 0))
	require.Equal(t, "crossed", flags(s, walk(Jaguar, 0, 0))[0].ID)
	s = did(russians("mmmm", "R|. J"), walk(Jaguar, 1, 0))
	require.Empty(t, flags(s, walk(Jaguar, 0, 0))[0].ID, "after a step it is the step")
}
