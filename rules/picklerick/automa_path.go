package picklerick

// none stands for no tile and for no way.
const none = -1

// walkGraph is the graph of the tiles as the Russians walk them, by their index in
// State.Tiles.
type walkGraph struct {
	tiles []Tile
	links [][4]link // in the order of Dirs
}

// link leads over one side of a tile.
type link struct {
	across int32 // the tile there, none for an empty cell
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

// join links two neighbouring tiles in both directions; d leads to the second.
func (c *walkGraph) join(i, j int, d Dir) {
	here, there := &c.tiles[i], &c.tiles[j]
	border := NoBorder
	if here.Face == Up && there.Face == Up {
		border = between(here, there, d)
	}
	c.links[i][d-1] = link{int32(j), border}
	c.links[j][d.Back()-1] = link{int32(i), border}
}

// tileOn returns the index of the face-up tile on a cell, or none.
func (c *walkGraph) tileOn(cell Cell) int {
	for i := range c.tiles {
		if c.tiles[i].Cell == cell && c.tiles[i].Face == Up {
			return i
		}
	}
	return none
}

// distances returns the number of open steps from every tile to the nearest goal,
// none where no way leads (PR-RUS-01, PR-RUS-02).
func (c *walkGraph) distances(goals []int) []int {
	steps, _ := c.breadthFirst(goals, Passable)
	return steps
}

// breadthFirst returns the number of steps from the nearest of some tiles to every
// tile over borders up to worst, none where no way leads, and lists the tiles
// met, the nearest first.
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

// nearest returns the tiles within reach of a tile from which the fewest steps to
// a cell are missing, walls not counted, and how many those are (PR-AMB-35). The
// tile itself may be among them.
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
