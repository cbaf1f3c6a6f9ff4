package micemystics

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	box "tablemate/tables/micemystics"
)

var kinds = ruletest.Kinds[Action, Event]{Actions: Actions, Events: Events}

func TestMiceAndMysticsKeepsTheLaws(t *testing.T) {
	ruletest.Laws(t, Game{}, kinds, ruletest.Options[Setup, State, Action]{
		Setups: wanderings(), Games: 16, Bound: 4000, Seed: 1, Pick: curious,
	})
}

// wanderings are an invented chapter by the default reading and by all others:
// among rats in the cellar, with a captain and Brodie there, begun in the attic
// that nobody has mapped, and from the middle.
func wanderings() []Setup {
	var out []Setup
	for _, edit := range []func(*Setup){amongRats, withBoss, inAttic, inTrouble} {
		u := chapterOf(threeTiles, edit)
		strict := u
		strict.Chapter.AllCaptured = true // where the table counts it only then, nobody would ever be free again
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

// threeTiles is a chapter over two mapped tiles, one of them from both sides, and the attic.
func threeTiles(u *Setup) {
	u.Chapter = box.Chapter{
		ID: "crumbs", Party: 4, End: 6, LastPage: 8, Items: box.PartyItems,
		Rooms: []box.RoomPlan{{Tile: "cellar"}, {Tile: "kitchen", Beneath: "cellar"}, {Tile: "drain"}, {Tile: "attic"}},
		Joins: []box.Join{{A: "cellar", ExitA: "north", B: "drain", ExitB: "south"}, {A: "drain", ExitA: "east", B: "attic", ExitB: "west"}},
	}
	u.Rooms = []Room{
		{ID: "cellar", Tile: "A", Side: box.Blue, Map: paths("1:north 1-2 2-3 3=4 3-5 4-6 5-6 5:water 6:spawn 4:spawn 2:flip 3:cross 6-7 7:outlined 7:spawn")},
		{ID: "kitchen", Tile: "A", Side: box.Orange, Map: paths("1-2 2>3 3-4 4-5 5-1 1:flip 4:spawn 5:spawn 3:wide 3:cross"), Plan: box.RoomPlan{
			Tile: "kitchen", Beneath: "cellar", SpecialSurge: "the cook wakes", SurgeMinions: []box.Squad{{Minion: "roach", Count: 2, Greedy: true}},
		}},
		{ID: "drain", Tile: "B", Side: box.Blue, Map: paths("1:south 1-2 2-3 3#4 4-5 5-1 5:east 2:tooff 3:to2 4:spawn 5:spawn")},
		{ID: "attic", Tile: "C", Side: box.Blue, Plan: box.RoomPlan{Tile: "attic", SpecialSurge: "the bats come"}},
	}
	u.Personal, u.Campaign = true, true
}

func amongRats(u *Setup) {
	u.Chapter.Minions = []box.Placed{{Minion: "rat", Count: 2, Tile: "cellar", Space: "6"}, {Minion: "archer", Count: 1, Tile: "cellar"}}
}

func withBoss(u *Setup) {
	u.Chapter.Minions = []box.Placed{{Minion: "vurst", Count: 1, Tile: "cellar", Space: "4"}, {Minion: "brodie", Count: 1, Tile: "cellar"}}
}

// inTrouble is the middle of a chapter, with conditions, cheese and mousetraps.
func inTrouble(u *Setup) {
	amongRats(u)
	u.Chapter.Minions = u.Chapter.Minions[:1]
	s := started(*u)
	s = rules.FoldAll(Game{}, s, Game{}.Apply(s, Order{Cards: s.Wait().Lay}))
	s.Mice[0].Stunned, s.Mice[1].Webbed, s.Mice[2].Charmed, s.Mice[3].Down = true, true, true, true
	for i := range s.Mice {
		s.Mice[i].Cheese, s.Mice[i].Poison = 9, 1
	}
	s.Rooms[0].Traps = []box.SpaceID{"2", "3"}
	s.Abilities = append(s.Abilities, abilityCards()[4])
	u.Position = &s
}

func inAttic(u *Setup) {
	u.Chapter.Minions = []box.Placed{{Minion: "roach", Count: 2, Tile: "attic"}, {Minion: "spider", Count: 1, Tile: "attic"}}
	for i := range u.Mice {
		u.Mice[i].At = Spot{"attic", "?1"}
	}
}

// curious mice go on where they can, so that games see all rooms.
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

func TestRandomChaptersReachWhatTheRulesLeaveOpen(t *testing.T) {
	actions, events := map[string]bool{}, map[string]bool{}
	for n, u := range wanderings() {
		for seed := range 12 {
			s, roll := started(u), chance(uint64(n*100+seed))
			for g := (Game{}); g.Next(s) != rules.Nobody; {
				a := curious(s, g.Legal(s), roll)
				actions[a.Kind()] = true
				for _, e := range g.Apply(s, a) {
					events[e.Kind()] = true
					s = g.Fold(s, e)
				}
			}
		}
	}
	for _, kind := range Actions.Names() {
		switch kind {
		case "affect", "put", "call", "trap", "declare", "earn", "learn", "settle", "correct":
			continue // what chapters, cards and people say at any time
		}
		require.True(t, actions[kind], kind)
	}
	for _, kind := range Events.Names() {
		switch kind {
		case "began", "healed", "closed", "earned", "learned", "settled", "corrected":
			continue
		}
		require.True(t, events[kind], kind)
	}
}

func chance(x uint64) func(int) int {
	return func(n int) int {
		x = x*6364136223846793005 + 1442695040888963407
		return int(x>>33) % n
	}
}
