package owner

// Only `go generate` and tests use this file. The code computes the weights that estimate the
// raccoons' chance to win with three and four groups.

import (
	"encoding/binary"
	"math"

	parts "tablemate/tables/raccoonheist"
)

// Fit computes the weights of the estimate for three or four groups. It repeats two steps: it
// solves sample rounds with the current weights, and then fits the weights to the values of these
// rounds. It returns the encoded weights and the root mean square error.
func Fit(groups int, goal Goal) (stored []byte, miss float64) {
	return fit(meanWeights, sample(groups, goal), fitRounds)
}

func fit(f oddsWeights, lessons []lesson, rounds int) (stored []byte, miss float64) {
	for range rounds {
		for i := range lessons {
			lessons[i].learn(f)
		}
		f = regress(f, lessons)
		miss = misses(f, lessons)
	}
	for _, v := range f {
		stored = binary.BigEndian.AppendUint64(stored, math.Float64bits(v))
	}
	return stored, miss
}

const (
	fitRounds = 30
	positions = 240
)

// lesson is one sample for the fit: a position before a round, and the value of this round.
type lesson struct {
	table Table
	crowd *crowd
	sight oddsWeights
	value float64
}

// sample returns the same random positions in every run.
func sample(groups int, goal Goal) []lesson {
	dice := splitmix(groups)
	out := make([]lesson, positions)
	total := parts.Layouts[groups-1].Reserve + parts.Layouts[groups-1].Backyard
	for i := range out {
		t := Table{Goal: goal, Order: anyRow(&dice)}
		for range groups {
			reserve := 1 + max(dice.below(total), dice.below(total))
			food := min(dice.below(parts.FoodToWin), dice.below(parts.FoodToWin))
			t.Groups = append(t.Groups, Group{reserve, total - reserve, food})
		}
		t.Held = dice.below(3) == 0
		t.LastTrap = traps[dice.below(len(traps))].location()
		t.Dog = dogs[dice.below(len(dogs))].location()
		out[i] = lesson{table: t, crowd: newCrowd(t)}
	}
	return out
}

func (l *lesson) learn(f oddsWeights) {
	c := l.crowd
	c.fit = f
	c.lay(placeOf(l.table.LastTrap))
	l.sight = c.sightOf()
	l.value = 1
	for _, trap := range l.table.legal() {
		c.lay(trap)
		value, _ := c.solve(placeOf(l.table.Dog))
		l.value = min(l.value, max(0, value))
	}
}

func (c *crowd) sightOf() oddsWeights {
	var at codes
	for k, g := range c.groups {
		at[k] = g.Reserve*foods + min(g.Food, parts.FoodToWin)
	}
	if c.popper == popperHeld {
		return c.features(&at, popperTaken)
	}
	return c.features(&at, popperLeft)
}

func regress(f oddsWeights, lessons []lesson) oddsWeights {
	for range 30 {
		var gradient oddsWeights
		var bend [len(f)][len(f)]float64
		for i := range bend {
			bend[i][i] = 1e-3
		}
		for _, l := range lessons {
			p := 1 / (1 + math.Exp(-f.odds(l.sight)))
			for i := range f {
				gradient[i] += float64((l.value - p) * l.sight[i])
				for j := range f {
					bend[i][j] += float64(p * (1 - p) * l.sight[i] * l.sight[j])
				}
			}
		}
		step := divide(bend, gradient)
		for i := range f {
			f[i] += step[i]
		}
	}
	return f
}

// divide solves the linear equations a x = b. The matrix a must be positive definite.
func divide(a [len(meanWeights)][len(meanWeights)]float64, b oddsWeights) oddsWeights {
	for i := range b {
		for k := i + 1; k < len(b); k++ {
			by := a[k][i] / a[i][i]
			for j := range b {
				a[k][j] -= float64(by * a[i][j])
			}
			b[k] -= float64(by * b[i])
		}
	}
	for i := len(b) - 1; i >= 0; i-- {
		for j := i + 1; j < len(b); j++ {
			b[i] -= float64(a[i][j] * b[j])
		}
		b[i] /= a[i][i]
	}
	return b
}

func misses(f oddsWeights, lessons []lesson) float64 {
	sum := 0.0
	for _, l := range lessons {
		off := 1/(1+math.Exp(-f.odds(l.sight))) - l.value
		sum += float64(off * off)
	}
	return math.Sqrt(sum / float64(len(lessons)))
}

// splitmix is a pseudorandom number generator that gives the same numbers on every machine.
type splitmix uint64

func (s *splitmix) below(n int) int {
	*s += 0x9e3779b97f4a7c15
	z := uint64(*s)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return int((z ^ z>>31) % uint64(n))
}

func anyRow(dice *splitmix) (row [5]parts.Location) {
	copy(row[:], parts.Locations)
	for i := len(row) - 1; i > 0; i-- {
		j := dice.below(i + 1)
		row[i], row[j] = row[j], row[i]
	}
	return row
}
