// Package picture draws the table of a game as an SVG image. The game gives each shape a meaning,
// and the style of the web page gives each meaning a colour.
package picture

import (
	"fmt"
	"html"
	"strings"
)

// Picture is a drawing. The upper left corner is 0, 0. The unit of lengths is arbitrary.
type Picture struct {
	Width, Height float64
	Title         string   // for screen readers
	Text          string   // for people who cannot see the picture
	Notes         []string // below the picture
	shapes        strings.Builder
}

// Ink is the meaning of a shape, which decides its colour.
type Ink string

const (
	Plain  Ink = "plain"
	Muted  Ink = "muted"
	Friend Ink = "friend"
	Foe    Ink = "foe"
	Wall   Ink = "wall"
	Floor  Ink = "floor"
	Hidden Ink = "hidden"
	Red    Ink = "red"
	Blue   Ink = "blue"
	Grey   Ink = "grey"
	Water  Ink = "water"
	Vent   Ink = "vent"
	Turn   Ink = "turn" // whose turn it is
)

// Box draws a rectangle with rounded corners.
func (p *Picture) Box(x, y, width, height float64, ink Ink) {
	fmt.Fprintf(&p.shapes, `<rect class="%s" x="%g" y="%g" width="%g" height="%g" rx="3"/>`, ink, x, y, width, height)
}

// Line draws a line.
func (p *Picture) Line(x1, y1, x2, y2 float64, ink Ink) {
	fmt.Fprintf(&p.shapes, `<line class="%s" x1="%g" y1="%g" x2="%g" y2="%g"/>`, ink, x1, y1, x2, y2)
}

// Circle draws a filled circle.
func (p *Picture) Circle(x, y, radius float64, ink Ink) {
	fmt.Fprintf(&p.shapes, `<circle class="%s" cx="%g" cy="%g" r="%g"/>`, ink, x, y, radius)
}

// Disc draws a filled circle with a short text in it.
func (p *Picture) Disc(x, y, radius float64, sign string, ink Ink) {
	p.Circle(x, y, radius, ink)
	size := radius * []float64{1.1, 1.1, 0.85, 0.65}[min(len([]rune(sign)), 3)]
	p.write(x, y+size*0.36, size, Middle, "on "+string(ink), sign)
}

// Anchor says whether a text starts, ends or is centred at its point.
type Anchor string

const (
	Start  Anchor = "start"
	Middle Anchor = "middle"
	End    Anchor = "end"
)

// Write writes a text. `size` is the height of the letters.
func (p *Picture) Write(x, y, size float64, anchor Anchor, ink Ink, text string) {
	p.write(x, y, size, anchor, string(ink), text)
}

func (p *Picture) write(x, y, size float64, anchor Anchor, class, text string) {
	fmt.Fprintf(&p.shapes, `<text class="%s" x="%g" y="%g" font-size="%g" text-anchor="%s">%s</text>`,
		class, x, y, size, anchor, html.EscapeString(text))
}

// broad is the approximate width of a letter divided by its height.
const broad = 0.58

// Wide returns the approximate width of a text. `size` is the height of the letters.
func Wide(text string, size float64) float64 {
	return float64(len([]rune(text))) * size * broad
}

// Fit shortens a text until its width is at most `room`.
func Fit(text string, size, room float64) string {
	if Wide(text, size) <= room {
		return text
	}
	most := max(int(room/(size*broad)), 1)
	return string([]rune(text)[:most-1]) + "…"
}

// Lines joins texts into lines, with · between texts. The width of a line is at most `room`, so
// wider texts are shortened. Only the first text is never shortened.
func Lines(pieces []string, size, room float64) []string {
	lines := []string{""}
	for _, piece := range pieces {
		last := &lines[len(lines)-1]
		joined := strings.TrimPrefix(*last+" · "+piece, " · ")
		if *last != "" && Wide(joined, size) > room {
			lines = append(lines, Fit(piece, size, room))
			continue
		}
		*last = joined
	}
	return lines
}

// SVG returns the picture as an SVG element.
func (p *Picture) SVG() string {
	return fmt.Sprintf(
		`<svg viewBox="0 0 %g %g" role="img" aria-labelledby="pt pd">`+
			`<title id="pt">%s</title><desc id="pd">%s</desc>%s</svg>`,
		p.Width,
		p.Height,
		html.EscapeString(p.Title),
		html.EscapeString(p.Text),
		p.shapes.String(),
	)
}
