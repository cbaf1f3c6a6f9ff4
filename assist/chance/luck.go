package chance

import (
	"math"
	"strconv"

	"tablemate/tables"
)

// Luck compares how the dice of one source fell in a game with what was to be
// expected.
type Luck struct {
	Source   Source
	Faces    []int     // how often each face fell
	Expected []float64 // how often it falls on average
	// P is the probability that fair dice fall at least as unevenly; 1 where
	// nothing fell.
	P float64
	// Exact says that P was counted over every possible outcome, not taken
	// from the chi-square curve.
	Exact bool
}

// Judge compares how often each face fell with how many sides of the die bear it,
// in the same order.
func Judge(source Source, faces, sides []int) Luck {
	luck := Luck{Source: source, Faces: faces, Expected: make([]float64, len(sides)), P: 1}
	rolled, all := luck.Rolled(), 0
	for _, n := range sides {
		all += n
	}
	for i, n := range sides {
		luck.Expected[i] = float64(rolled) * float64(n) / float64(max(all, 1))
	}
	luck.Exact = isCountable(rolled, len(sides))
	switch {
	case rolled == 0:
	case luck.Exact:
		luck.P = exactTail(faces, sides)
	default:
		luck.P = chiSquareTail(chiSquare(faces, luck.Expected), degrees(sides))
	}
	return luck
}

// Rolled is the number of dice that fell.
func (l Luck) Rolled() int {
	sum := 0
	for _, n := range l.Faces {
		sum += n
	}
	return sum
}

// Report judges the app's dice and the table's dice apart: loaded cardboard
// must not hide behind fair software, or the other way about.
func Report(app, table, sides []int) [2]Luck {
	return [2]Luck{Judge(App, app, sides), Judge(Table, table, sides)}
}

// The verdicts' borders: a fair die crosses the first in one game of twenty,
// the second in one of a hundred.
const (
	uneven = 0.05
	rare   = 0.01
)

// Verdict is what to think of some dice.
type Verdict string

// The verdicts.
const (
	None   Verdict = "none" // fell
	Even   Verdict = "even"
	Uneven Verdict = "uneven"
	Rare   Verdict = "rare"
)

// Verdict returns what to think of these dice.
func (l Luck) Verdict() Verdict {
	switch {
	case l.Rolled() == 0:
		return None
	case l.P < rare:
		return Rare
	case l.P < uneven:
		return Uneven
	}
	return Even
}

// Message is the sentence about this luck: its id and what it mentions.
func (l Luck) Message() (string, tables.Args) {
	args := tables.Args{}
	if l.Rolled() > 0 {
		args = tables.Args{"count": l.Rolled(), "often": l.often(), "percent": int(math.Round(l.P * 100))}
	}
	return "chance.luck-" + string(l.Verdict()) + "-" + string(l.Source), args
}

// often returns P as a number in a thousand, for people.
func (l Luck) often() string {
	if l.P < 0.001 {
		return "<1"
	}
	return strconv.Itoa(int(math.Round(l.P * 1000)))
}
