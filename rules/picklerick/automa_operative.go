package picklerick

import (
	"tablemate/rules"
)

// PR-SOLO-06, PR-SOLO-07
func (p *planner) decideOperative(o *Soldier) rules.Decision[Action] {
	p.begin(Operative(o.Number), o.Cell)
	switch i := p.graph.tileOn(o.Cell); {
	case o.Cell == p.state.Rick.Cell:
		p.say("PR-SOLO-07", "on_ricks_tile", nil)
	case i == none:
		p.say("PR-RUS-01", "not_face_up", nil)
	case p.toRick[i] != none:
		p.offerSteps(i, p.toRick)
	default:
		p.offerApproach(i)
	}
	return p.decision("PR-SOLO-07", 1)
}

func (p *planner) offerApproach(i int) {
	if p.approaches() {
		if w := p.componentOf(i); p.getsNearer(w.missing) {
			p.offerSteps(i, w.toGoal)
			return
		}
	}
	p.offerSteps(i, p.toRick)
}

// The method `approaches` reports whether a house rule lets figures approach Rick if no path leads
// to him (PR-AMB-35).
func (p *planner) approaches() bool {
	p.say("PR-AMB-35", "no_path", nil)
	return p.state.House.Is(SoloNoPath, "approach")
}

// getsNearer reports whether the figure can get nearer to Rick. `missing` is the distance from Rick
// to the nearest reachable tile.
func (p *planner) getsNearer(missing int) bool {
	if missing == p.from.Steps(p.state.Rick.Cell) {
		p.say("PR-AMB-35", "nearest_already", stepsArgs(missing))
		return false
	}
	p.say("PR-AMB-35", "approach", stepsArgs(missing))
	return true
}

// component is a group of tiles that are connected by paths without walls. The group does not
// contain Rick's tile. The goal consists of the tiles of the group that are nearest to Rick.
type component struct {
	toGoal  []int // steps from every tile to the goal, not through walls; `none` if there is no path
	missing int   // steps from the goal to Rick, walls ignored
}

func (p *planner) componentOf(i int) component {
	for _, w := range p.components {
		if w.toGoal[i] != none {
			return w
		}
	}
	goals, missing := p.graph.nearest(i, Passable, p.state.Rick.Cell)
	w := component{p.graph.distances(goals), missing}
	p.components = append(p.components, w)
	return w
}

func (p *planner) offerSteps(i int, toGoal []int) {
	if toGoal[i] != none {
		p.say("PR-SOLO-06", "distance", stepsArgs(toGoal[i]))
	}
	for k, s := range p.graph.links[i] {
		there := Dirs[k]
		switch {
		case s.border == NoBorder:
			p.sayBarred(s, "face_down", "empty", dirArgs(there))
		case s.border != Passable:
			p.say("PR-RUS-02", "wall", dirArgs(there))
		case toGoal[i] == none:
			p.say("PR-SOLO-06", "dead_end", dirArgs(there))
		case toGoal[s.across] > toGoal[i]:
			p.say("PR-SOLO-06", "longer", dirStepsArgs(there, toGoal[s.across]+1))
		default:
			p.say("PR-SOLO-06", "candidate", dirStepsArgs(there, toGoal[s.across]+1))
			p.offer(there)
		}
	}
}

// The constant `none` stands for the index of a missing tile and for the length of a missing path.
const none = -1

// walkGraph is the graph of tiles for the Russians. Its nodes are indexes in State.Tiles.
type walkGraph struct {
	tiles []Tile
	links [][4]link // in the order of Dirs
}

type link struct {
	across int32 // index of the neighbouring tile, or `none`
	border Border
}

func (s *State) newWalkGraph() walkGraph {
	c := walkGraph{s.Tiles, make([][4]link, len(s.Tiles))}
	for i := range c.tiles {
		c.links[i] = [4]link{{across: none}, {across: none}, {across: none}, {across: none}}
		here := c.tiles[i].Cell
		for j := range c.tiles[:i] {
			if d, cells := here.Toward(c.tiles[j].Cell); cells == 1 {
				c.join(i, j, d)
			}
		}
	}
	return c
}

func (c *walkGraph) join(i, j int, d Dir) {
	here, there := &c.tiles[i], &c.tiles[j]
	border := NoBorder
	if here.Face == Up && there.Face == Up {
		border = between(here, there, d)
	}
	c.links[i][d-1] = link{int32(j), border}
	c.links[j][d.Back()-1] = link{int32(i), border}
}

func (c *walkGraph) tileOn(cell Cell) int {
	for i := range c.tiles {
		if c.tiles[i].Cell == cell && c.tiles[i].Face == Up {
			return i
		}
	}
	return none
}

// distances returns the number of steps from every tile to the nearest goal. No step crosses a wall
// or a vent (PR-RUS-01, PR-RUS-02). If no path leads from a tile to a goal, the number is `none`.
func (c *walkGraph) distances(goals []int) []int {
	steps, _ := c.breadthFirst(goals, Passable)
	return steps
}

// breadthFirst finds shortest paths that start on any of the tiles in `from`. A path may cross
// Passable borders, and borders of the later kinds up to `worst`. The list `steps` has the length
// of the path to each tile, or `none` if the tile cannot be reached. The list `met` has the
// reachable tiles, nearest first.
func (c *walkGraph) breadthFirst(from []int, worst Border) (steps, met []int) {
	steps, met = make([]int, len(c.tiles)), make([]int, 0, len(c.tiles))
	for i := range steps {
		steps[i] = none
	}
	for _, i := range from {
		steps[i] = 0
		met = append(met, i)
	}
	for k := 0; k < len(met); k++ {
		for d := range c.links[met[k]] {
			next := &c.links[met[k]][d]
			if next.border != NoBorder && next.border <= worst && steps[next.across] == none {
				steps[next.across] = steps[met[k]] + 1
				met = append(met, int(next.across))
			}
		}
	}
	return steps, met
}

// nearest returns the reachable tiles nearest to the cell `to`, and the distance between these
// tiles and the cell. This distance ignores walls (PR-AMB-35).
func (c *walkGraph) nearest(from int, worst Border, to Cell) (goals []int, missing int) {
	_, met := c.breadthFirst([]int{from}, worst)
	missing = c.tiles[from].Cell.Steps(to)
	for _, i := range met {
		switch steps := c.tiles[i].Cell.Steps(to); {
		case steps < missing:
			goals, missing = append(goals[:0], i), steps
		case steps == missing:
			goals = append(goals, i)
		}
	}
	return goals, missing
}
