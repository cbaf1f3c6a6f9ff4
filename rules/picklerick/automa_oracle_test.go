package picklerick

import (
	"cmp"
	"fmt"
	"math/rand"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
	parts "tablemate/tables/picklerick"
)

// oracle finds the best moves of a figure by trying every path.
type oracle struct {
	tiles map[Cell]Tile
	goals map[Cell]bool
	rick  Cell
}

func oracleOf(s State) *oracle {
	o := &oracle{map[Cell]Tile{}, map[Cell]bool{s.Rick.Cell: true}, s.Rick.Cell}
	for _, t := range s.Tiles {
		if t.Face == Up {
			o.tiles[t.Cell] = t
		}
	}
	return o
}

func sidesOf(c Cell) []Cell {
	return []Cell{{c[0] - 1, c[1]}, {c[0], c[1] - 1}, {c[0] + 1, c[1]}, {c[0], c[1] + 1}}
}

func (o *oracle) passes(a, b Cell) (tiles, open bool) {
	from, here := o.tiles[a]
	to, there := o.tiles[b]
	if !here || !there {
		return false, false
	}
	e, f := from.Edges, to.Edges
	var sides [2]parts.Edge
	switch (Cell{b[0] - a[0], b[1] - a[1]}) {
	case Cell{0, 1}:
		sides = [2]parts.Edge{e.North, f.South}
	case Cell{1, 0}:
		sides = [2]parts.Edge{e.East, f.West}
	case Cell{0, -1}:
		sides = [2]parts.Edge{e.South, f.North}
	case Cell{-1, 0}:
		sides = [2]parts.Edge{e.West, f.East}
	}
	return true, sides == [2]parts.Edge{parts.Open, parts.Open}
}

func (o *oracle) within(from Cell, steps int, walls bool) map[Cell]bool {
	reach := map[Cell]bool{from: true}
	for range steps {
		more := map[Cell]bool{}
		for c := range reach {
			more[c] = true
			for _, n := range sidesOf(c) {
				if tiles, open := o.passes(c, n); open || tiles && walls {
					more[n] = true
				}
			}
		}
		if len(more) == len(reach) {
			break
		}
		reach = more
	}
	return reach
}

func (o *oracle) headFor(from Cell, walls bool, h rules.House) bool {
	reach := o.within(from, 99, walls)
	o.goals = map[Cell]bool{o.rick: true}
	if reach[o.rick] {
		return from != o.rick
	}
	least := 999
	for c := range reach {
		least = min(least, c.Steps(o.rick))
	}
	o.goals = map[Cell]bool{}
	for c := range reach {
		if c.Steps(o.rick) == least {
			o.goals[c] = true
		}
	}
	return h[SoloNoPath.Name] == "approach" && !o.goals[from]
}

func (o *oracle) bestOperative(from Cell, h rules.House) [][]Cell {
	if !o.headFor(from, false, h) {
		return [][]Cell{{}}
	}
	for steps := 0; ; steps++ {
		var out [][]Cell
		for _, n := range sidesOf(from) {
			if _, open := o.passes(from, n); open && o.meets(o.within(n, steps, false)) {
				out = append(out, []Cell{n})
			}
		}
		if out != nil {
			return out
		}
	}
}

func (o *oracle) meets(reach map[Cell]bool) bool {
	for g := range o.goals {
		if reach[g] {
			return true
		}
	}
	return false
}

type hunting struct {
	points, turns, cells int
	first                []Cell // the moves of the first turn
}

// walks lists all paths to a goal. No path enters a cell twice. If `wall` is true, the next step
// must pass a wall.
func (o *oracle) walks(so hunting, at Cell, been []Cell, wall bool) []hunting {
	if o.goals[at] {
		return []hunting{so}
	}
	var out []hunting
	on := func(points int, wall bool, path ...Cell) {
		next := hunting{so.points + points, so.turns + 1, so.cells + len(path), so.first}
		if so.turns == 0 {
			next.first = path
		}
		out = append(out, o.walks(next, path[len(path)-1], append(slices.Clone(been), path...), wall)...)
	}
	for _, n := range sidesOf(at) {
		tiles, open := o.passes(at, n)
		switch {
		case !tiles || slices.Contains(been, n) || open && wall:
		case !open:
			on(2, false, n)
		case o.goals[n]:
			on(1, false, n)
		default:
			on(1, true, n)
			for _, m := range sidesOf(n) {
				if _, open := o.passes(n, m); open && !slices.Contains(been, m) {
					on(2, false, n, m)
				}
			}
		}
	}
	return out
}

func (o *oracle) bestJaguar(from Cell, h rules.House) [][]Cell {
	if !o.headFor(from, true, h) {
		return [][]Cell{{}}
	}
	all := o.walks(hunting{}, from, []Cell{from}, false)
	compare := map[string]func(a, b hunting) int{
		"movement_points": func(a, b hunting) int { return cmp.Or(a.points-b.points, a.turns-b.turns) },
		"turns":           func(a, b hunting) int { return a.turns - b.turns },
		"cells":           func(a, b hunting) int { return cmp.Or(a.cells-b.cells, a.turns-b.turns) },
	}[h[JaguarPath.Name]]
	best := slices.MinFunc(all, compare)
	var out [][]Cell
	for _, w := range all {
		if compare(w, best) == 0 {
			out = append(out, w.first)
		}
	}
	return out
}

func (o *oracle) shots(at Cell, path []Cell, shots int) int {
	if len(path) > 0 {
		at = path[len(path)-1]
	}
	if _, open := o.passes(at, o.rick); open || at == o.rick {
		return shots
	}
	return 0
}

func asSet(lines []string) []string {
	slices.Sort(lines)
	return slices.Compact(lines)
}

func (o *oracle) tells(f Figure, at Cell, h rules.House) []string {
	shots, paths := 1, [][]Cell(nil)
	if f == Jaguar {
		shots, paths = 2, o.bestJaguar(at, h)
	} else {
		paths = o.bestOperative(at, h)
	}
	var out []string
	for _, p := range paths {
		out = append(out, fmt.Sprint(p, o.shots(at, p, shots)))
	}
	return asSet(out)
}

func openSet(d rules.Decision[Action]) []string {
	var out []string
	for _, a := range d.Open {
		out = append(out, fmt.Sprint(a.(ActAlone).Path, a.(ActAlone).Shots))
	}
	return asSet(out)
}

func TestThePlanLeavesOpenWhatTryingEverythingFinds(t *testing.T) {
	r, detours, ties, chains := rand.New(rand.NewSource(1)), 0, 0, 0
	for range ruletest.Some(3000) {
		s := scattered(r)
		o := oracleOf(s)
		for _, measure := range JaguarPath.Values {
			for _, lost := range SoloNoPath.Values {
				s.House = rules.House{JaguarPath.Name: measure, SoloNoPath.Name: lost}
				require.Equal(t, s.Plan()[0].Open, Game{}.Decide(s, SeatRussians).Open)
				for _, d := range s.Plan() {
					f := d.Action.(ActAlone).Figure
					at, _ := s.Where(f)
					open := openSet(d)
					require.Equal(t, o.tells(f, at, s.House), open, "%s at %v, %v\n%+v", f, at, s.House, s.Tiles)
					require.Len(t, open, len(d.Open), "a move is listed twice")
					require.Equal(t, d.Open[0], d.Action)
					ties += min(1, len(open)-1)
					points := pointsOf(d)
					detours += timesIn(points, "approach")
					chains += timesIn(points, "waits")
				}
			}
		}
		retellable(t, &s)
	}
	require.Greater(t, ties, ruletest.Some(2000))
	require.Greater(t, detours, ruletest.Some(1000))
	require.Greater(t, chains, ruletest.Some(1000))
}

func timesIn(points []string, point string) int {
	n := 0
	for _, p := range points {
		if p == point {
			n++
		}
	}
	return n
}
