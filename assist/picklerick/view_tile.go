package picklerick

import (
	"strconv"
	"strings"

	"tablemate/assist/paint"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// frame draws the four sides of a tile. An open side is left open.
func (b *board) frame(x, y int, e game.Edges) {
	inner, right, bottom := b.tile-2, x+b.tile-1, y+tileLines-1
	b.level(x+1, y, inner, e.North)
	b.level(x+1, bottom, inner, e.South)
	b.upright(x, y+1, e.West)
	b.upright(right, y+1, e.East)
	b.write(x, y, corner("┌┍┎┏", e.North, e.West), plain)
	b.write(right, y, corner("┐┑┒┓", e.North, e.East), plain)
	b.write(x, bottom, corner("└┕┖┗", e.South, e.West), plain)
	b.write(right, bottom, corner("┘┙┚┛", e.South, e.East), plain)
}

// corner is one of four signs: thin, thick along, thick across, thick both ways.
func corner(signs string, along, across parts.Edge) string {
	i := 0
	if along != parts.Open {
		i++
	}
	if across != parts.Open {
		i += 2
	}
	return string([]rune(signs)[i])
}

func (b *board) level(x, y, inner int, e parts.Edge) {
	if e != parts.Open {
		b.write(x, y, strings.Repeat("━", inner), plain)
	}
	if e == parts.Vent {
		b.write(x+inner/2, y, "╫", plain)
	}
}

func (b *board) upright(x, y int, e parts.Edge) {
	if e != parts.Open {
		b.write(x, y, "┃", plain)
		b.write(x, y+1, "┃", plain)
	}
	if e == parts.Vent {
		b.write(x, y+1, "╪", plain)
	}
}

// figures writes who stands on a tile: on its lower line, and where that is
// full on the upper one. Where even that is too little the operatives become
// a count, and a note names them.
func (b *board) figures(s game.State, c game.Cell, upper bool) {
	x, y := b.at(c)
	who := standing(s, c)
	for _, l := range []lettering{names, letters} {
		first, second, fits := b.arranged(who, l, upper)
		if fits {
			b.line(x+1, y+1, first, l)
			b.line(x+1, y+2, second, l)
			return
		}
	}
	b.crowd(c, who)
}

// lettering is how much of a figure's name is written.
type lettering string

const (
	names   lettering = "name"
	letters lettering = "sign"
)

// standing lists the figures on a cell: Rick, Jaguar, the operatives.
func standing(s game.State, c game.Cell) []game.Figure {
	var out []game.Figure
	for _, f := range append([]game.Figure{game.Rick, game.Jaguar}, operatives(s)...) {
		if at, on := s.Where(f); on && at == c {
			out = append(out, f)
		}
	}
	return out
}

func operatives(s game.State) []game.Figure {
	var out []game.Figure
	for _, o := range s.Operatives {
		out = append(out, game.Operative(o.Number))
	}
	return out
}

// arranged splits figures over the two lines of a tile; the upper one keeps a
// column for the colour and a blank before it.
func (b *board) arranged(who []game.Figure, l lettering, upper bool) (first, second []game.Figure, fits bool) {
	inner := b.tile - 2
	if l == names && b.tile < widest {
		return nil, nil, false
	}
	if b.width(who, l) <= inner {
		return nil, who, true
	}
	for n := 1; n < len(who) && upper; n++ {
		if b.width(who[:n], l) <= inner-2 && b.width(who[n:], l) <= inner {
			return who[:n], who[n:], true
		}
	}
	return nil, nil, false
}

func (b *board) width(who []game.Figure, l lettering) int {
	columns := len(who) - 1
	for _, f := range who {
		columns += paint.Width(b.sign(f, l))
	}
	return columns
}

// sign is the name, the letter or the number of a figure on the board.
func (b *board) sign(f game.Figure, l lettering) string {
	if f.IsOperative() {
		return strconv.Itoa(int(f))
	}
	return b.words.Say("picklerick." + string(l) + "." + f.String())
}

func (b *board) line(x, y int, who []game.Figure, l lettering) {
	for _, f := range who {
		b.write(x, y, b.sign(f, l), side(f))
		x += paint.Width(b.sign(f, l)) + 1
	}
}

func side(f game.Figure) ink {
	if f == game.Rick {
		return runaway
	}
	return enemy
}

func (b *board) crowd(c game.Cell, who []game.Figure) {
	x, y := b.at(c)
	var numbers []string
	for _, f := range who {
		if f.IsOperative() {
			numbers = append(numbers, b.sign(f, letters))
			continue
		}
		b.write(x+1, y+2, b.sign(f, letters), side(f))
		x += paint.Width(b.sign(f, letters))
	}
	count := "o" + strconv.Itoa(len(numbers))
	b.write(x+1, y+2, count, enemy)
	b.crowds = append(b.crowds, b.words.Say("picklerick.view.crowd", tables.Args{
		"sign": count, "cell": place(c), "operatives": strings.Join(numbers, " "),
	}))
}
