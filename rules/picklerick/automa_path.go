package picklerick

// none stands for no tile and for no way.
const none = -1

// corridors are the tiles as the Russians walk them, numbered as in State.Tiles.
type corridors struct {
	up    []bool
	cells []Cell
	sides [][4]side // in the order of Dirs
}

// side is what lies beyond one side of a tile.
type side struct {
	across int // the tile there, none for an empty cell
	border Border
}

func (s *State) corridors() corridors {
	n := len(s.Tiles)
	c := corridors{up: make([]bool, n), cells: make([]Cell, n), sides: make([][4]side, n)}
	for i := range s.Tiles {
		c.cells[i], c.up[i] = s.Tiles[i].Cell, s.Tiles[i].Face == Up
		c.sides[i] = [4]side{{across: none}, {across: none}, {across: none}, {across: none}}
		for j, cell := range c.cells[:i] {
			if c.cells[i].Steps(cell) == 1 {
				c.join(s.Tiles, i, j)
			}
		}
	}
	return c
}

// join enters the border between two neighbouring tiles on both sides of it.
func (c *corridors) join(tiles []Tile, i, j int) {
	d, _ := c.cells[i].Toward(c.cells[j])
	border := NoBorder
	if c.up[i] && c.up[j] {
		border = between(tiles[i].Edges.At(d), tiles[j].Edges.At(d.Back()))
	}
	c.sides[i][d-1] = side{j, border}
	c.sides[j][d.Back()-1] = side{i, border}
}

// at is the face-up tile on a cell, or none.
func (c *corridors) at(cell Cell) int {
	for i := range c.cells {
		if c.cells[i] == cell && c.up[i] {
			return i
		}
	}
	return none
}

// distances counts the open steps from every tile to the nearest goal
// (PR-RUS-01, PR-RUS-02).
func (c *corridors) distances(goals []int) []int {
	steps, _ := c.flood(goals, Passable)
	return steps
}

// flood counts the cells between every tile and the nearest of some others over
// borders no worse than one, and lists the tiles met, the nearest first.
func (c *corridors) flood(from []int, worst Border) (steps, met []int) {
	steps, met = make([]int, len(c.cells)), make([]int, 0, len(c.cells))
	for i := range steps {
		steps[i] = none
	}
	for _, i := range from {
		steps[i] = 0
		met = append(met, i)
	}
	for k := 0; k < len(met); k++ {
		for d := range c.sides[met[k]] {
			next := &c.sides[met[k]][d]
			if next.border != NoBorder && next.border <= worst && steps[next.across] == none {
				steps[next.across] = steps[met[k]] + 1
				met = append(met, next.across)
			}
		}
	}
	return steps, met
}

// nearest are the tiles within reach of a tile that lie nearest to a cell as if
// there were no walls, and how many steps are missing from there (PR-AMB-35).
func (c *corridors) nearest(from int, worst Border, to Cell) (goals []int, missing int) {
	_, met := c.flood([]int{from}, worst)
	missing = c.cells[from].Steps(to)
	for _, i := range met {
		switch steps := c.cells[i].Steps(to); {
		case steps < missing:
			goals, missing = append(goals[:0], i), steps
		case steps == missing:
			goals = append(goals, i)
		}
	}
	return goals, missing
}
