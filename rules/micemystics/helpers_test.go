package micemystics

import (
	"flag"
	"fmt"
	"math/rand"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/longtest"
	parts "tablemate/tables/micemystics"
)

// correctTo expects pairs of a path and a value.
func correctTo(told ...any) Correct {
	var c Correct
	for i := 0; i < len(told); i += 2 {
		c.Changes = append(c.Changes, rules.To(told[i].(string), told[i+1]))
	}
	return c
}

func mousePath(name Name, what string) string { return pathBelow(Path(OneMouse, string(name)), what) }

func foePath(name Name, what string) string { return pathBelow(Path(OneFoe, string(name)), what) }

func pathBelow(path, what string) string { return strings.TrimSuffix(path+"/"+what, "/") }

func noting(c trial, ids ...string) trial {
	then := c.Then
	c.Then = func(t *testing.T, after State, notes []rules.Note) {
		require.Equal(t, ids, noteIDs(notes))
		if then != nil {
			then(t, after, notes)
		}
	}
	return c
}

func telling(c trial, want ...rules.Note) trial {
	then := c.Then
	c.Then = func(t *testing.T, after State, notes []rules.Note) {
		require.Subset(t, notes, want)
		if then != nil {
			then(t, after, notes)
		}
	}
	return c
}

func toldWithoutNote(c trial) trial { return noting(c) }

func noteIDs(notes []rules.Note) []string {
	var out []string
	for _, n := range notes {
		out = append(out, n.ID)
	}
	return out
}

// noteOf expects pairs of an argument's name and its value.
func noteOf(id string, rule tables.RuleID, pairs ...any) rules.Note {
	n := rules.Note{ID: id, Rule: rule}
	for i := 0; i < len(pairs); i += 2 {
		if n.Args == nil {
			n.Args = rules.Args{}
		}
		value := pairs[i+1]
		if named, is := value.(interface{ Noun() rules.Noun }); is {
			value = named.Noun()
		}
		n.Args[pairs[i].(string)] = value
	}
	return n
}

func mouseNote(id string, rule tables.RuleID, mouse Name, pairs ...any) rules.Note {
	return noteOf(id, rule, append(pairs, "mouse", mouse)...)
}

func inHall(space parts.SpaceID) Spot { return Spot{"hall", space} }

func table(s State) string {
	var b strings.Builder
	for _, m := range s.Mice {
		fmt.Fprintln(&b, m.Name(), m.At.Space)
	}
	for _, m := range s.Minions {
		fmt.Fprintln(&b, m.Name, m.At.Space)
	}
	fmt.Fprintln(&b, "cat", s.Cat.Space, "track", s.Track, s.House, "laid", s.Laid, "attacked", s.Turn.Attacked)
	for _, l := range s.Rooms[0].Map.Links {
		fmt.Fprint(&b, l.A, " ", l.Line, " ", l.B, "; ")
	}
	for _, space := range s.Rooms[0].Map.Spaces {
		if space.Wide {
			fmt.Fprint(&b, space.ID, " wide; ")
		}
	}
	return b.String()
}

func between(wall parts.Wall, edits ...func(*State)) Answer {
	s := position(append([]func(*State){walled(), func(s *State) { s.Rooms[0].Map.Walls = []parts.Wall{wall} }}, edits...)...)
	return s.lineOfSight(inHall("1"), inHall("3"))
}

func games(n int) int { return longtest.Times(n, n, 10*n) }

// wanderings returns each setup twice: with the first value of every switch, and with the last
// value of every switch.
func wanderings() []Setup {
	var out []Setup
	for _, edit := range []func(*Setup){amongRats, withBoss, inAttic, inTrouble} {
		u := chapterOf(threeTiles, edit)
		strict := u
		strict.Chapter.AllCaptured = true // otherwise foes could prevent every rescue forever
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

var update = flag.Bool("update", false, "write ledger.json anew")

// The pattern `elsewhere` matches code that cites a rule in a reason, a switch, or a problem.
var elsewhere = regexp.MustCompile(`\b(?:say|explain\w*|tieRule|NewSwitch|broken|problem|possibleProblem)\([^\n]*|return "MM[^\n]*`)
