package owner

import "math"

// In the objective, numbers closer to 0 than `tiny` count as zero. A pivot must be greater than
// `flat`. After `patience` pivots, the method uses Bland's rule, which cannot cycle.
const (
	tiny      = 1e-13
	flat      = 1e-11
	patience  = 200
	maxPivots = 5000
)

// simplex solves matrix games by linear programming. A new game reuses the slices of the previous
// game.
type simplex struct {
	rows, cols int
	table      []float64 // (rows+1) x (cols+1); last row: objective, last column: right side
	basic      []int     // the basic variable of each row: j for column j, or cols+i for the slack variable of row i
	loose      []int     // the nonbasic variable of each column, numbered as in `basic`
	x, y       []float64 // the strategies of the rows and of the columns
	shift      float64
	scale      float64
}

// solve returns the value of a matrix game in which the row player wins gain(i, j). The optimal
// strategies are in x and y until the next call. solve returns false only if it reaches the limit
// of pivots.
func (s *simplex) solve(rows, cols int, gain func(i, j int) float64) (value float64, ok bool) {
	s.fill(rows, cols, gain)
	for n := 0; n < maxPivots; n++ {
		col := s.entering(n >= patience)
		if col < 0 {
			return s.read(), true
		}
		row := s.leaving(col, n >= patience)
		if row < 0 {
			return s.read(), true // because of rounding errors, there is no row for a pivot
		}
		s.pivot(row, col)
	}
	return s.read(), false
}

// fill builds the linear program, which maximises the sum of the vector q. The constraint is
// A q <= 1. The matrix A holds the gains, scaled to the range from 1 to 2.
func (s *simplex) fill(rows, cols int, gain func(i, j int) float64) {
	s.rows, s.cols = rows, cols
	s.table = sized(s.table, (rows+1)*(cols+1))
	s.x, s.y = sized(s.x, rows), sized(s.y, cols)
	s.basic, s.loose = sized(s.basic, rows), sized(s.loose, cols)
	s.enter(gain)
	w := cols + 1
	for i := range rows {
		for j := range cols {
			s.table[i*w+j] = (s.table[i*w+j]-s.shift)/s.scale + 1
		}
		s.table[i*w+cols] = 1
		s.basic[i] = cols + i
	}
	for j := range cols {
		s.table[rows*w+j] = -1
		s.loose[j] = j
	}
	s.table[rows*w+cols] = 0
}

func (s *simplex) enter(gain func(i, j int) float64) {
	low, high := math.Inf(1), math.Inf(-1)
	for i := range s.rows {
		for j := range s.cols {
			g := gain(i, j)
			s.table[i*(s.cols+1)+j] = g
			low, high = min(low, g), max(high, g)
		}
	}
	if s.shift, s.scale = low, high-low; s.scale == 0 {
		s.scale = 1
	}
}

func sized[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n, 2*n)
	}
	return s[:n]
}

func (s *simplex) entering(bland bool) int {
	goal := s.table[s.rows*(s.cols+1):]
	best := -1
	for j := range s.cols {
		switch {
		case goal[j] >= -tiny:
		case best < 0,
			bland && s.loose[j] < s.loose[best],
			!bland && goal[j] < goal[best]:
			best = j
		}
	}
	return best
}

// The method `leaving` returns the row of the next pivot. If several rows are equally good, it
// takes the row with the largest coefficient, to keep rounding errors small. If `bland` is true, it
// follows Bland's rule instead. If no row is possible because of rounding errors, it returns -1.
func (s *simplex) leaving(col int, bland bool) int {
	w := s.cols + 1
	least := math.Inf(1)
	for i := range s.rows {
		if a := s.table[i*w+col]; a > flat {
			least = min(least, s.table[i*w+s.cols]/a)
		}
	}
	best := -1
	for i := range s.rows {
		a := s.table[i*w+col]
		if a <= flat || s.table[i*w+s.cols]/a > least+tiny {
			continue
		}
		if best < 0 || bland && s.basic[i] < s.basic[best] || !bland && a > s.table[best*w+col] {
			best = i
		}
	}
	return best
}

func (s *simplex) pivot(row, col int) {
	w := s.cols + 1
	r := s.table[row*w : row*w+w]
	p := 1 / r[col]
	for j := range r {
		r[j] *= p
	}
	r[col] = p
	for i := 0; i <= s.rows; i++ {
		if i == row {
			continue
		}
		t := s.table[i*w : i*w+w]
		f := t[col]
		if f == 0 {
			continue
		}
		t[col] = 0
		for j, v := range r {
			t[j] -= float64(f * v)
		}
	}
	s.basic[row], s.loose[col] = s.loose[col], s.basic[row]
}

func (s *simplex) read() float64 {
	w := s.cols + 1
	clear(s.x)
	clear(s.y)
	for i, name := range s.basic {
		if name < s.cols {
			s.y[name] = max(0, s.table[i*w+s.cols])
		}
	}
	for j, name := range s.loose {
		if name >= s.cols {
			s.x[name-s.cols] = max(0, s.table[s.rows*w+j])
		}
	}
	normalise(s.x)
	total := normalise(s.y)
	return (1/total-1)*s.scale + s.shift
}

func normalise(p []float64) float64 {
	total := 0.0
	for _, v := range p {
		total += v
	}
	for i := range p {
		p[i] /= total
	}
	return total
}
