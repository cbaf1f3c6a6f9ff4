package micemystics

import (
	"bytes"
	"cmp"
	"encoding/json"
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	"tablemate/tables/longtest"
)

func TestMiceAndMysticsKeepsTheLaws(t *testing.T) {
	t.Parallel()
	setups := wanderings()
	ruletest.Laws(t, Game{}, Actions, ruletest.Options[Setup, State, Action]{
		Setups: setups, Games: games(len(setups)), Bound: 4000, Seed: 1, Pick: curious,
	})
}

// The function `curious` prefers kinds of actions, such as Explore, that make the games reach all
// rooms.
func curious(_ State, legal []Action, random func(int) int) Action {
	a := legal[random(len(legal))]
	for range 6 {
		switch a.(type) {
		case Explore, Flip, LevelUp, Recover, Move:
			return a
		}
		a = legal[random(len(legal))]
	}
	return a
}

// The list `unsaid` has reports that people can make at any time. Random games need not contain
// them.
var unsaid = []string{"affect", "put", "call", "trap", "declare", "earn", "learn", "settle", "correct"}

// The list `reachable` has notes that must appear in random games.
var reachable = strings.Fields(`
	round turn turn-captive turn-rescue turn-charmed turn-over track-anew lifted card-removed
	moved explored climbed climb-fails cat-moved cat-nobody cat-strikes marched reached idle eats armed
	stays-MM-MMOV-04 halted-MM-CAP-03 halted-MM-WATER-01 crossing
	rolled rolled-none search-nothing web-holds trap-springs trap-passed trap-gone traps
	hits missed blocked hurt poisoned hurt-card defeated captured rescued roaches
	afflicted-down relieved-down relieved-stunned relieved-webbed relieved-charmed
	arrived greed wheel wheel-time page end-moved surge surge-over surge-special opened entered flipped
	cheese-more cheese-less discarded grew awarded carried item-lies item-back item-gone`)

func TestRandomChaptersReachWhatTheRulesLeaveOpen(t *testing.T) {
	t.Parallel()
	longtest.SkipShort(t)
	missing := map[string]bool{}
	for _, kind := range Actions.Names() {
		missing[kind] = !slices.Contains(unsaid, kind)
	}
	for _, id := range reachable {
		missing[id] = true
	}
	missed := func() bool { return slices.Contains(slices.Collect(maps.Values(missing)), true) }
	for seed := 0; seed < 12 && (missed() || longtest.On()); seed++ {
		for n, u := range wanderings() {
			s, roll := started(u), chance(uint64(n*100+seed))
			for g := (Game{}); g.Next(s) != rules.Nobody; {
				a := curious(s, g.Legal(s), roll)
				missing[a.Kind()] = false
				var notes []rules.Note
				s, notes = g.Apply(s, a)
				for _, n := range notes {
					missing[n.ID] = false
				}
			}
		}
	}
	maps.DeleteFunc(missing, func(_ string, yet bool) bool { return !yet })
	require.Empty(t, missing)
}

func chance(x uint64) func(int) int {
	return func(n int) int {
		x = x*6364136223846793005 + 1442695040888963407
		return int(x>>33) % n
	}
}

func TestPositionsAreJudgedHoweverTheyAreLookedAt(t *testing.T) {
	ruletest.Looks(t, Game{}, Actions, looks(), cases(), searched()...)
}

func looks() map[string]ruletest.Look {
	rooms := map[string]string{"hall": "gate", "attic": "garret", "cellar": "vault", "larder": "pantry"}
	renamed := func(word string) string { return cmp.Or(rooms[word], word) }
	return map[string]ruletest.Look{
		"rooms": {Word: renamed, Field: renamed},
		"players": {Thing: func(field string, o map[string]any) {
			if field == "mice" {
				o["player"] = "Zoe"
			}
		}},
		"mirrored": seenFrom(func(x, y float64) (float64, float64) { return -x, y }),
		"turned":   seenFrom(func(x, y float64) (float64, float64) { return y, -x }),
		"from the other end": {
			List: func(field string, list []any) []any {
				if field == "spaces" || field == "links" || field == "walls" {
					slices.Reverse(list)
				}
				return list
			},
			Thing: func(field string, o map[string]any) {
				if a, b := o["a"], o["b"]; field == "links" && a != nil && b != nil {
					o["a"], o["b"] = b, a
				}
			},
		},
	}
}

func seenFrom(at func(x, y float64) (float64, float64)) ruletest.Look {
	number := func(n float64) json.Number { return json.Number(strconv.FormatFloat(n, 'g', -1, 64)) }
	return ruletest.Look{
		Except: func(state []byte) bool { return !bytes.Contains(state, []byte(`"x":`)) },
		Thing: func(_ string, o map[string]any) {
			x, ok := o["x"].(json.Number)
			y, also := o["y"].(json.Number)
			if !ok || !also {
				return
			}
			across, _ := x.Float64()
			down, _ := y.Float64()
			across, down = at(across, down)
			o["x"], o["y"] = number(across), number(down)
		},
	}
}
