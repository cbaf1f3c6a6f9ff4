package micemystics

import (
	"bytes"
	"cmp"
	"encoding/json"
	"maps"
	"math/rand"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	"tablemate/tables/longtest"
	parts "tablemate/tables/micemystics"
)

// games returns the number of random games: n, or more in a long run.
func games(n int) int { return longtest.Times(n, n, 10*n) }

func TestMiceAndMysticsKeepsTheLaws(t *testing.T) {
	t.Parallel()
	setups := wanderings()
	ruletest.Laws(t, Game{}, Actions, ruletest.Options[Setup, State, Action]{
		Setups: setups, Games: games(len(setups)), Bound: 4000, Seed: 1, Pick: curious,
	})
}

// wanderings returns setups of an invented chapter, once with the first and once with the last
// value of every switch. The setups start among rats in the cellar, with a captain and Brodie, in
// an unmapped attic, and from a position.
func wanderings() []Setup {
	var out []Setup
	for _, edit := range []func(*Setup){amongRats, withBoss, inAttic, inTrouble} {
		u := chapterOf(threeTiles, edit)
		strict := u
		strict.Chapter.AllCaptured = true // otherwise no captured mouse would ever be freed
		strict.House = rules.House{}
		if u.Position != nil {
			s := *u.Position
			s.House, s.Chapter = nil, strict.Chapter
			strict.Position = &s
		}
		for _, sw := range Switches {
			strict.House[sw.Name] = sw.Values[len(sw.Values)-1]
		}
		out = append(out, u, strict)
	}
	return out
}

// threeTiles sets a chapter with two mapped tiles, one of them with both sides, and the attic.
func threeTiles(u *Setup) {
	u.Chapter = parts.Chapter{
		ID: "crumbs", Party: 4, End: 6, LastPage: 8, Items: parts.PartyItems,
		Rooms: []parts.RoomPlan{{Tile: "cellar"}, {Tile: "kitchen", Beneath: "cellar"}, {Tile: "drain"}, {Tile: "attic"}},
		Joins: []parts.Join{{A: "cellar", ExitA: "north", B: "drain", ExitB: "south"}, {A: "drain", ExitA: "east", B: "attic", ExitB: "west"}},
	}
	u.Rooms = []Room{
		{ID: "cellar", Tile: "A", Side: parts.Blue, Map: paths("1:north 1-2 2-3 3=4 3-5 4-6 5-6 5:water 6:spawn 4:spawn 2:flip 3:cross 6-7 7:outlined 7:spawn")},
		{ID: "kitchen", Tile: "A", Side: parts.Orange, Map: paths("1-2 2>3 3-4 4-5 5-1 1:flip 4:spawn 5:spawn 3:wide 3:cross"), Plan: parts.RoomPlan{
			Tile: "kitchen", Beneath: "cellar", SpecialSurge: "the cook wakes", SurgeMinions: []parts.Squad{{Minion: "roach", Count: 2, Greedy: true}},
		}},
		{ID: "drain", Tile: "B", Side: parts.Blue, Map: paths("1:south 1-2 2-3 3#4 4-5 5-1 5:east 2:tooff 3:to2 4:spawn 5:spawn")},
		{ID: "attic", Tile: "C", Side: parts.Blue, Plan: parts.RoomPlan{Tile: "attic", SpecialSurge: "the bats come"}},
	}
	u.Personal, u.Campaign = true, true
}

func amongRats(u *Setup) {
	u.Chapter.Minions = []parts.Placed{{Minion: "rat", Count: 2, Tile: "cellar", Space: "6"}, {Minion: "archer", Count: 1, Tile: "cellar"}}
}

func withBoss(u *Setup) {
	u.Chapter.Minions = []parts.Placed{{Minion: "vurst", Count: 1, Tile: "cellar", Space: "4"}, {Minion: "brodie", Count: 1, Tile: "cellar"}}
}

// inTrouble sets a position in the middle of a chapter, with conditions, cheese and mousetraps.
func inTrouble(u *Setup) {
	amongRats(u)
	u.Chapter.Minions = u.Chapter.Minions[:1]
	s := started(*u)
	s = afterAction(s, Order{Cards: s.Wait().Lay})
	s.Mice[0].Stunned, s.Mice[1].Webbed, s.Mice[2].Charmed, s.Mice[3].Down = true, true, true, true
	for i := range s.Mice {
		s.Mice[i].Cheese, s.Mice[i].Poison = 9, 1
	}
	s.Rooms[0].Traps = spaces("2", "3")
	s.Abilities = append(s.Abilities, abilityCards()[4])
	u.Position = &s
}

func inAttic(u *Setup) {
	u.Chapter.Minions = []parts.Placed{{Minion: "roach", Count: 2, Tile: "attic"}, {Minion: "spider", Count: 1, Tile: "attic"}}
	for i := range u.Mice {
		u.Mice[i].At = Spot{"attic", "?1"}
	}
}

// curious prefers explorations and a few other actions, so that the games reach all rooms.
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

// unsaid lists the kinds of reports about chapters, cards and people that are possible at any time.
var unsaid = []string{"affect", "put", "call", "trap", "declare", "earn", "learn", "settle", "correct"}

// reachable lists the ids of notes that the rules can cause.
var reachable = strings.Fields(`
	round turn turn-captive turn-rescue turn-charmed turn-over track-anew lifted card-removed
	moved explored climbed climb-fails cat-moved cat-nobody cat-strikes marched reached idle eats armed
	stays-MM-MMOV-04 halted-MM-CAP-03 halted-MM-WATER-01 crossing
	rolled rolled-none search-nothing web-holds trap-springs trap-passed trap-gone traps
	hits missed blocked hurt poisoned hurt-card defeated captured rescued roaches
	afflicted-down relieved-down relieved-stunned relieved-webbed relieved-charmed
	arrived greed wheel wheel-time page end-moved surge surge-over surge-special opened entered flipped
	cheese-more cheese-less discarded grew awarded carried item-lies item-back item-gone`)

// TestRandomChaptersReachWhatTheRulesLeaveOpen plays games until every kind of report and note has
// occurred.
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

// searched returns states in which a minion or Brodie moves or attacks, with various house rules.
func searched() (out []State) {
	r := rand.New(rand.NewSource(23))
	for len(out) < 150 {
		s := scattered(r)
		for _, m := range s.Minions {
			s.Turn = Turn{
				Card: m.Type, Step: FigureStep, Ordered: true, Figures: []Name{m.Name}, Acting: m.Name,
				Points: 1 + r.Intn(3), Attacked: s.Turn.Attacked,
			}
			out = append(out, s)
			s.Turn.Walked = true
			out = append(out, s)
		}
		s.Track = append(slices.Clone(s.Track), Card{ID: "brodie_chase", Kind: ChaseCard, Of: "brodie"})
		s.Turn = Turn{
			Card: "brodie_chase", Step: FigureStep, Ordered: true, Figures: []Name{Brodie}, Acting: Brodie, Points: 2 +
				r.Intn(5),
		}
		out = append(out, s)
	}
	return out
}

// looks returns the transformations of positions: other names of rooms and players, other
// coordinates, and another order of the map's lists.
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

// seenFrom transforms the coordinates of the centres and walls of a mapped tile.
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
