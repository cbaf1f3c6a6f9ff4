package minutes

import (
	"strings"

	"tablemate/assist/session"
)

// levels are the heights of one letter of a spark line.
var levels = []rune("▁▂▃▄▅▆▇█")

// spark draws a curve in so many columns, from its first action to its last. Its height
// is the most that there is, or that there was.
func spark(c session.Curve, columns int) string {
	if len(c.Points) == 0 || columns < 1 {
		return ""
	}
	first, last := c.Points[0].Action, c.Points[len(c.Points)-1].Action
	columns = min(columns, last-first+1)
	top := topOf(c)
	var out strings.Builder
	for i := range columns {
		at := first
		if columns > 1 {
			at += (last - first) * i / (columns - 1)
		}
		value := max(0, valueAt(c, at))
		out.WriteRune(levels[min(len(levels)-1, value*len(levels)/(top+1))])
	}
	return out.String()
}

// topOf returns how high a curve may go, at least 1.
func topOf(c session.Curve) int {
	top := max(1, c.Most)
	for _, p := range c.Points {
		top = max(top, p.Value)
	}
	return top
}

// bottomOf returns how low a curve goes, at most 0.
func bottomOf(c session.Curve) int {
	low := 0
	for _, p := range c.Points {
		low = min(low, p.Value)
	}
	return low
}

// valueAt returns the number that stood after an action.
func valueAt(c session.Curve, action int) int {
	value := c.Points[0].Value
	for _, p := range c.Points {
		if p.Action > action {
			break
		}
		value = p.Value
	}
	return value
}

// textBar draws a number as a bar in so many columns, with a mark where it was to be.
func textBar(n int, expected, most float64, columns int) string {
	cell := func(v float64) int { return int(v/most*float64(columns-1) + 0.5) }
	out := []rune(strings.Repeat("█", cell(float64(n))) + strings.Repeat(" ", columns))[:columns]
	out[min(columns-1, cell(expected))] = '│'
	return string(out)
}
