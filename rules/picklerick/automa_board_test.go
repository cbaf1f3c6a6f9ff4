package picklerick

import (
	"slices"
	"strconv"
	"strings"

	parts "tablemate/tables/picklerick"
)

// drawn returns a solo position from a drawing. North is at the top. The cell [0, 0] is at the
// bottom left. Rows of tiles and rows of borders alternate:
//
//	tiles    . face up  # face down  blank empty, R J 1-9 with that figure on it,
//	         @ Rick and operative 1  X Rick and Jaguar  % operatives 1 and 2
//	borders  blank open  | or - a wall on both edges  o adjoining vents
//	         w a wall, v a vent on the western or northern tile only
//	         W a wall, V a vent on the eastern or southern tile only
func drawn(rows ...string) State {
	s := State{Mode: Solo, Turn: Turn{Number: 2, Side: SeatRussians, Step: Act}, Jaguar: Hunter{Status: Away, Health: 10}}
	s.Rick.Health = 10
	at := func(row, column int) byte {
		if row < 0 || row >= len(rows) || column < 0 || column >= len(rows[row]) {
			return ' '
		}
		return rows[row][column]
	}
	for r := 0; r < len(rows); r += 2 {
		for c := 0; c < len(rows[r]); c += 2 {
			cell := Cell{c / 2, (len(rows) - 1 - r) / 2}
			edges := Edges{edgeOf(at(r-1, c), "-oWV"), edgeOf(at(r, c+1), "|owv"), edgeOf(at(r+1, c), "-owv"), edgeOf(at(r, c-1), "|oWV")}
			s.lay(at(r, c), cell, edges)
		}
	}
	slices.SortFunc(s.Operatives, func(a, b Soldier) int { return a.Number - b.Number })
	return s
}

func edgeOf(mark byte, marks string) parts.Edge {
	switch strings.IndexByte(marks, mark) {
	case 0, 2:
		return parts.Wall
	case 1, 3:
		return parts.Vent
	}
	return parts.Open
}

func (s *State) lay(mark byte, at Cell, edges Edges) {
	switch mark {
	case ' ':
		return
	case '#':
		s.Tiles = append(s.Tiles, Tile{Cell: at, Face: Down})
		return
	case 'R', '@', 'X':
		s.Rick.Cell = at
	}
	if mark == 'J' || mark == 'X' {
		s.Jaguar = Hunter{Status: InPlay, Cell: at, Health: 10}
	}
	numbers := map[byte][]int{'@': {1}, '%': {1, 2}}[mark]
	if mark >= '1' && mark <= '9' {
		numbers = []int{int(mark - '0')}
	}
	for _, n := range numbers {
		s.Operatives = append(s.Operatives, Soldier{Number: n, Cell: at})
	}
	s.Tiles = append(s.Tiles, Tile{Cell: at, Face: Up, Colour: parts.Grey, Edges: &edges})
}

// The function told formats all moves that a plan allows, such as "1:N1 2:E0,S0 J:-0". Each move
// has its directions, or "-" for none, and the number of hits.
func told(s State) string {
	var out []string
	for _, d := range s.Plan() {
		var moves []string
		for _, a := range d.Open {
			moves = append(moves, s.moveOf(a.(ActAlone)))
		}
		figure := "J"
		if f := d.Action.(ActAlone).Figure; f.IsOperative() {
			figure = strconv.Itoa(int(f))
		}
		out = append(out, figure+":"+strings.Join(moves, ","))
	}
	return strings.Join(out, " ")
}

func (s *State) moveOf(a ActAlone) string {
	at, _ := s.Where(a.Figure)
	way := ""
	for _, c := range a.Path {
		d, _ := at.Toward(c)
		way += strings.ToUpper(d.String()[:1])
		at = c
	}
	if way == "" {
		way = "-"
	}
	return way + strconv.Itoa(a.Shots)
}
