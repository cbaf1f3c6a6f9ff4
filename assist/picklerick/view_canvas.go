package picklerick

import (
	"strings"

	"tablemate/assist/paint"
	parts "tablemate/tables/picklerick"
)

// ink is what a mark on the drawn table means, for its colour.
type ink uint8

const (
	plain ink = iota
	hidden
	runaway
	enemy
	redTile
	blueTile
	greyTile
)

func inkOf(c parts.Colour) ink {
	switch c {
	case parts.Red:
		return redTile
	case parts.Blue:
		return blueTile
	case parts.Grey:
		return greyTile
	}
	return plain
}

func (i ink) paint(p paint.Paint, text string) string {
	switch i {
	case hidden:
		return p.Muted(text)
	case runaway:
		return p.Gain(text)
	case enemy:
		return p.Loss(text)
	case redTile:
		return p.Red(text)
	case blueTile:
		return p.Blue(text)
	case greyTile:
		return p.Grey(text)
	}
	return text
}

type mark struct {
	sign rune
	ink  ink
}

// canvas is a sheet of characters, each of one column.
type canvas [][]mark

func newCanvas(columns, lines int) canvas {
	c := make(canvas, lines)
	for i := range c {
		c[i] = make([]mark, columns)
		for j := range c[i] {
			c[i][j].sign = ' '
		}
	}
	return c
}

func (c canvas) write(x, y int, text string, in ink) {
	for _, r := range text {
		if x >= 0 && x < len(c[y]) {
			c[y][x] = mark{r, in}
		}
		x++
	}
}

// lines are the rows of the sheet, painted, without blanks at their ends.
func (c canvas) lines(p paint.Paint) []string {
	out := make([]string, len(c))
	for i, row := range c {
		end := len(row)
		for end > 0 && row[end-1].sign == ' ' {
			end--
		}
		var line strings.Builder
		for from := 0; from < end; {
			to := from
			var run []rune
			for ; to < end && row[to].ink == row[from].ink; to++ {
				run = append(run, row[to].sign)
			}
			line.WriteString(row[from].ink.paint(p, string(run)))
			from = to
		}
		out[i] = line.String()
	}
	return out
}
