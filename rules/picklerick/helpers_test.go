package picklerick

import (
	"flag"
	"fmt"
	"math/rand"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

// correctTo returns a correction. In the list `pairs`, the path of each change is followed by the
// new value.
func correctTo(pairs ...any) Correct {
	var c Correct
	for i := 0; i < len(pairs); i += 2 {
		c.Changes = append(c.Changes, rules.To(pairs[i].(string), pairs[i+1]))
	}
	return c
}

func corrects(t *testing.T, s State, c Correct) State {
	t.Helper()
	require.Empty(t, Game{}.Check(s, c))
	return did(s, c)
}

func scattered(r *rand.Rand) State {
	s := State{Mode: Solo, Turn: Turn{Number: 2, Side: SeatRussians, Step: Act}}
	width, height, open, sound := 2+r.Intn(3), 1+r.Intn(4), 50+r.Intn(50), 60+r.Intn(41)
	var up []Cell
	for x := range width {
		for y := range height {
			at := Cell{x - 1, y - 2}
			if r.Intn(100) < sound || len(up) == 0 {
				up = append(up, at)
				s.Tiles = append(s.Tiles, Tile{Cell: at, Face: Up, Edges: &Edges{anEdge(r, open), anEdge(r, open), anEdge(r, open), anEdge(r, open)}})
			} else if r.Intn(2) == 0 {
				s.Tiles = append(s.Tiles, Tile{Cell: at, Face: Down})
			}
		}
	}
	r.Shuffle(len(s.Tiles), func(i, j int) { s.Tiles[i], s.Tiles[j] = s.Tiles[j], s.Tiles[i] })
	anywhere := func() Cell { return up[r.Intn(len(up))] }
	s.Rick = Runaway{Cell: anywhere(), Health: 10}
	s.Jaguar = Hunter{Status: InPlay, Cell: anywhere(), Health: 10}
	s.Operatives = []Soldier{{Number: 2, Cell: anywhere()}, {Number: 5, Cell: anywhere()}}
	return s
}

func anEdge(r *rand.Rand, open int) parts.Edge {
	switch n := r.Intn(100); {
	case n < open:
		return parts.Open
	case n%2 == 0:
		return parts.Vent
	}
	return parts.Wall
}

// The type `mirrored` describes how a board is changed. If `mirror` is true, the board is reflected
// first. Then the board is turned clockwise by `quarters` quarter turns.
type mirrored struct {
	mirror   bool
	quarters int
}

func (v mirrored) cell(c Cell) Cell {
	if v.mirror {
		c[0] = -c[0]
	}
	for range v.quarters {
		c = Cell{c[1], -c[0]}
	}
	return c
}

type reasonPoint struct {
	Name string
	Args []string
}

func reasonPoints() (out []reasonPoint) {
	text, err := os.ReadFile("testdata/reasons.txt")
	if err != nil {
		panic(err)
	}
	for line := range strings.Lines(string(text)) {
		words := strings.Fields(line)
		out = append(out, reasonPoint{words[0], words[1:]})
	}
	return out
}

func pointsOf(d rules.Decision[Action]) []string {
	var out []string
	for _, r := range d.Reasons {
		out = append(out, r.ID)
	}
	return out
}

// spoken formats each reason as "PR-SOLO-06 candidate dir=north steps=3".
func spoken(reasons []rules.Note) []string {
	var out []string
	for _, r := range reasons {
		line := string(r.Rule) + " " + r.ID
		for _, p := range reasonPoints() {
			for _, name := range p.Args {
				if value, mentioned := r.Args[name]; mentioned && p.Name == r.ID {
					line += fmt.Sprintf(" %s=%s", name, spelt(value))
				}
			}
		}
		out = append(out, line)
	}
	return out
}

func spelt(value any) string {
	switch value := value.(type) {
	case rules.Noun:
		return value.ID
	case []rules.Noun:
		var ids []string
		for _, n := range value {
			ids = append(ids, n.ID)
		}
		return strings.Join(ids, "|")
	}
	return fmt.Sprint(value)
}

// retold computes the best moves from the reasons alone.
func retold(reasons []rules.Note) []string {
	var ways []string
	shots, hits := 0, map[string]int{}
	for _, r := range reasons {
		switch r.ID {
		case "candidate", "through", "arrives":
			ways = append(ways, spelt(r.Args["dir"]))
		case "then_step":
			ways = append(ways, spelt(r.Args["after"])+","+spelt(r.Args["dir"]))
		case "waits":
			if way := spelt(r.Args["after"]); !slices.Contains(ways, way) {
				ways = append(ways, way) // the same wait is listed once, even if Jaguar waits before several walls
			}
		case "tie_in_order":
			ways = ways[:1]
		case "shoots":
			shots = r.Args["count"].(int)
		case "in_range_after":
			hits[spelt(r.Args["way"])] = shots
		case "in_range":
			hits["any"] = shots
		}
	}
	if ways == nil {
		ways = []string{""}
	}
	for i, w := range ways {
		ways[i] = fmt.Sprint(w, " ", hits["any"]+hits[w])
	}
	return ways
}

func retellable(t *testing.T, s *State) {
	for _, d := range s.Plan() {
		var open []string
		for _, a := range d.Open {
			act, way := a.(ActAlone), []Dir{}
			at, _ := s.Where(act.Figure)
			for _, c := range act.Path {
				dir, _ := at.Toward(c)
				way, at = append(way, dir), c
			}
			open = append(open, fmt.Sprint(wayNoun(way).ID, " ", act.Shots))
		}
		require.Equal(t, open, retold(d.Reasons), "%v", spoken(d.Reasons))
	}
}

// The field `board` is a drawing for the function `drawn`.
type position struct {
	name  string
	board []string
	want  string
	house rules.House
}

func (p position) asState() State {
	s := drawn(p.board...)
	s.House = p.house
	return s
}

func playedWith(sw *rules.Switch, value string) rules.House { return rules.House{sw.Name: value} }

var (
	approach = playedWith(SoloNoPath, "approach")
	inOrder  = playedWith(SoloTies, "fixed_order")
	byTurns  = playedWith(JaguarPath, "turns")
	byCells  = playedWith(JaguarPath, "cells")
)

var (
	example27 = []string{
		"    2 .",
		"       ",
		"3 . @|4",
	}
	example28 = []string{
		"    . .",
		"       ",
		". . R|J",
	}
	ring = []string{
		". 1 .",
		"     ",
		".   .",
		"     ",
		". R .",
	}
	diamond     = []string{". R", "   ", "1 ."}
	twoWalls    = []string{". . .", "     ", "J|.|R"}
	threeWalls  = []string{". . . .", "       ", "J|.|.|R"}
	wallOrWait  = []string{". R", "- -", "J ."}
	waitOrGoOn  = []string{"  R .", "  -  ", "  .|.", "  -  ", "J . ."}
	stepAndWall = []string{"J .|. .|R", "  -      ", ". . . . ."}
	farRound    = []string{
		"J .|. .|. .|R",
		"             ",
		".           .",
		"             ",
		". . . . . . .",
	}
)

var positions = []position{
	{"PR-EX-17 a wall takes both moves, and the open step behind it waits", []string{"J|. . R"}, "J:E0", nil},
	{"PR-EX-17 behind the wall he shoots from where he stands", []string{"J|. R"}, "J:E2", nil},
	{"PR-EX-18 after one open step he stops in front of the wall", []string{"R|. J"}, "J:W0", nil},
	{"PR-EX-18 the wall is crossed on the next turn", []string{"R|J ."}, "J:W2", nil},
	{"PR-EX-27 four operatives around Rick", example27, "1:-1 2:S1 3:E1 4:N0", nil},
	{"PR-EX-28 the wall is shorter than the way round", example28, "J:W2", nil},

	// PR-SOLO-06: one step along a shortest open way.
	{"PR-SOLO-06 a neighbour steps onto Rick's tile", []string{"1 R"}, "1:E1", nil},
	{"PR-SOLO-06 one tile between, he comes next to Rick and hits", []string{"1 . R"}, "1:E1", nil},
	{"PR-SOLO-06 two tiles between, he is still too far", []string{"1 . . R"}, "1:E0", nil},
	{"PR-SOLO-06 from all four sides at once", []string{"  1  ", "     ", "2 R 3", "     ", "  4  "}, "1:S1 2:E1 3:W1 4:N1", nil},
	{"PR-SOLO-06 round a wall, away from Rick at first", []string{"1|R", "   ", ". ."}, "1:S0", nil},
	{"PR-SOLO-06 through a winding corridor", []string{"1 . .", "- -  ", ". . .", "  - -", "R . ."}, "1:E0", nil},
	{"PR-SOLO-06 the shorter side of a ring", []string{"1 . .", "     ", ".   .", "     ", ". R ."}, "1:S0", nil},
	{"PR-SOLO-06 figures never hinder each other", []string{"1 2 R"}, "1:E1 2:E1", nil},
	{"PR-SOLO-06 two on one tile go the same way", []string{"% . . R"}, "1:E0 2:E0", nil},
	{"PR-SOLO-07 on Rick's tile he stays though he could go", []string{". @ ."}, "1:-1", nil},
	{"PR-SOLO-07 one on Rick's tile and one beside it", []string{"@ 2"}, "1:-1 2:W1", nil},

	// PR-RUS-01 to PR-RUS-03: obstacles of an operative.
	{"PR-RUS-02 a wall on both tiles", []string{"1|R"}, "1:-0", nil},
	{"PR-RUS-02 a wall on his tile only", []string{"1wR"}, "1:-0", nil},
	{"PR-RUS-02 a wall on Rick's tile only", []string{"1WR"}, "1:-0", nil},
	{"PR-RUS-02 adjoining vents", []string{"1oR"}, "1:-0", nil},
	{"PR-RUS-02 a vent on his tile only", []string{"1vR"}, "1:-0", nil},
	{"PR-RUS-02 a vent on Rick's tile only", []string{"1VR"}, "1:-0", nil},
	{"PR-RUS-02 a wall across from north to south", []string{"1", "-", "R"}, "1:-0", nil},
	{"PR-RUS-02 a wall farther on shuts the corridor", []string{"1 .|R"}, "1:-0", nil},
	{"PR-RUS-03 a face-down tile", []string{"1 # R"}, "1:-0", nil},
	{"PR-RUS-03 an empty cell", []string{"1   R"}, "1:-0", nil},
	{"PR-RUS-03 round a face-down tile", []string{"1 # R", "     ", ". . ."}, "1:S0", nil},
	{"PR-RUS-03 round an empty cell", []string{"1   R", "     ", ". . ."}, "1:S0", nil},
	{"PR-SHOOT-05 no shot through the wall that he walks round", []string{". .", "   ", "1|R"}, "1:N0", nil},

	// PR-AMB-34: equally short paths.
	{"PR-AMB-34 two steps open, both come within reach", diamond, "1:N1,E1", nil},
	{"PR-AMB-34 both sides of a wall", []string{". R .", "  -  ", ". 1 ."}, "1:E0,W0", nil},
	{"PR-AMB-34 both ways round a ring", ring, "1:E0,W0", nil},
	{"PR-AMB-34 a wall leaves one way of two", []string{". R", "- ", "1 ."}, "1:E1", nil},
	{"PR-AMB-34 a wall on one tile far along leaves one way of two", []string{". 1 .", "    W", ".   .", "     ", ". R ."}, "1:W0", nil},
	{"PR-AMB-34 in fixed order only the first is open", diamond, "1:N1", inOrder},
	{"PR-AMB-34 in fixed order east comes before west", ring, "1:E0", inOrder},
	{"PR-AMB-34 by chance all stay open", diamond, "1:N1,E1", playedWith(SoloTies, "random")},
	{"PR-AMB-34 Jaguar in fixed order", twoWalls, "J:NE0", inOrder},

	// PR-AMB-35: no path to Rick.
	{"PR-AMB-35 without a way he stays", []string{"1 . # R"}, "1:-0", nil},
	{"PR-AMB-35 or goes as near as he can", []string{"1 . # R"}, "1:E0", approach},
	{"PR-AMB-35 and stays where no tile is nearer", []string{". 1 # R"}, "1:-0", approach},
	{"PR-AMB-35 behind a wall beside Rick no tile is nearer", []string{". 1|R"}, "1:-0", approach},
	{"PR-AMB-35 the way to the nearest tile may lead away at first", []string{". . # R", "      -", "1|. . ."}, "1:N0", approach},
	{"PR-AMB-35 two tiles equally near to Rick and to him", []string{".|R", "  -", "1 ."}, "1:N0,E0", approach},
	{"PR-AMB-35 of tiles equally near to Rick he goes to the closest", []string{"    R    ", "         ", "1 .   . .", "         ", ". . . . ."}, "1:E0", approach},
	{"PR-AMB-35 two wings have a goal each", []string{"1 . # R # . 2"}, "1:E0 2:W0", approach},
	{"PR-AMB-35 a way to Rick is not given up", []string{"1 . R"}, "1:E1", approach},
	{"PR-AMB-35 Jaguar without a way stays", []string{"J . . # R"}, "J:-0", nil},
	{"PR-AMB-35 Jaguar goes as near as he can", []string{"J . . # R"}, "J:EE0", approach},
	{"PR-AMB-35 Jaguar stops at the nearest tile", []string{"J . # R"}, "J:E0", approach},
	{"PR-AMB-35 Jaguar stays on the nearest tile", []string{". J # R"}, "J:-0", approach},
	{"PR-AMB-35 Jaguar takes a wall on the way", []string{"J|. # R"}, "J:E0", approach},
	{"PR-AMB-35 Jaguar waits for a wall on the way", []string{"J .|. # R"}, "J:E0", approach},

	// PR-SOLO-08, PR-AMB-37: Jaguar's two moves.
	{"PR-AMB-37 he stops on Rick's tile after one cell", []string{"J R ."}, "J:E2", nil},
	{"PR-SOLO-08 two cells lead onto Rick's tile", []string{"J . R"}, "J:EE2", nil},
	{"PR-SOLO-08 two cells lead next to Rick", []string{"J . . R"}, "J:EE2", nil},
	{"PR-SOLO-08 two cells are not enough", []string{"J . . . R"}, "J:EE0", nil},
	{"PR-SOLO-08 on Rick's tile he stays and hits twice", []string{". X ."}, "J:-2", nil},
	{"PR-SOLO-08 three ways to begin", []string{". . R", "     ", "J . ."}, "J:NE2,EN2,EE2", nil},
	{"PR-SOLO-08 round a face-down tile", []string{"J # R", "     ", ". . ."}, "J:SE0", nil},

	// PR-SOLO-10, PR-SOLO-11, PR-AMB-23: walls.
	{"PR-SOLO-10 through a wall onto Rick's tile", []string{"J|R"}, "J:E2", nil},
	{"PR-SOLO-10 a wall on one tile only counts as one", []string{"JWR"}, "J:E2", nil},
	{"PR-AMB-23 adjoining vents cost him as much as a wall", []string{"JoR"}, "J:E2", nil},
	{"PR-AMB-23 a vent on one tile only", []string{"JvR"}, "J:E2", nil},
	{"PR-AMB-23 beyond the wall lies a face-down tile", []string{"J|# R"}, "J:-0", nil},
	{"PR-AMB-23 beyond the wall is an empty cell", []string{"J|  R"}, "J:-0", nil},
	{"PR-SOLO-10 one wall after the other takes two turns", []string{"J|.|R"}, "J:E0", nil},
	{"PR-SOLO-10 where an operative is shut in, he is not", []string{"1|J|R"}, "1:-0 J:E2", nil},
	{"PR-SOLO-11 two open steps, and the wall on the next turn", []string{"J . .|R"}, "J:EE0", nil},

	{"PR-SOLO-11 two walls to wait for are one move", []string{"  . . .", "  -    ", "J .   R", "  -    ", "  . . ."}, "J:E0", nil},

	// PR-AMB-36: the shortest path.
	{"PR-AMB-36 waiting before a wall is shorter than four open steps", []string{"J .|R", "     ", ". . ."}, "J:E0", nil},
	{"PR-AMB-36 two walls are as dear as four steps", twoWalls, "J:NE0,E0", nil},
	{"PR-AMB-36 and as long in turns", twoWalls, "J:NE0,E0", byTurns},
	{"PR-AMB-36 but shorter in cells", twoWalls, "J:E0", byCells},
	{"PR-AMB-36 three walls are dearer than five steps", threeWalls, "J:NE0", nil},
	{"PR-AMB-36 by turns they are equal, and people choose", threeWalls, "J:NE0,E0", byTurns},
	{"PR-AMB-36 by cells the walls are shorter", threeWalls, "J:E0", byCells},
	{"PR-AMB-36 equal points are settled by fewer turns", stepAndWall, "J:SE0", nil},
	{"PR-AMB-36 by turns the same", stepAndWall, "J:SE0", byTurns},
	{"PR-AMB-36 by cells he waits before the wall", stepAndWall, "J:E0", byCells},
	{"PR-AMB-36 fewer points may take more turns", farRound, "J:E0", nil},
	{"PR-AMB-36 fewer turns may take more points", farRound, "J:SS0", byTurns},
	{"PR-AMB-36 fewer cells may take more turns", farRound, "J:E0", byCells},
	{"PR-AMB-36 a wall at once or after a step", wallOrWait, "J:N2,E0", nil},
	{"PR-AMB-36 a wall at once, the first in order", wallOrWait, "J:N2", inOrder},
	{"PR-AMB-36 to wait or to go on", waitOrGoOn, "J:E0,EE0", nil},
	{"PR-AMB-36 to wait is fewer cells", waitOrGoOn, "J:E0", byCells},
	{"PR-AMB-36 of equally many cells the fewer turns, not the fewer walls", []string{".|R", "-  ", "J|."}, "J:N0,E2", byCells},
	{"PR-AMB-48 operatives by number, then Jaguar", []string{"J 2 R 1"}, "1:W1 2:E1 J:EE2", nil},
}

var update = flag.Bool("update", false, "write ledger.json anew")
