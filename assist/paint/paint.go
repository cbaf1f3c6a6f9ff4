// Package paint colours text by its meaning, and measures the width of text on a terminal.
//
// Colour never carries meaning alone. Without colours the text must have the same meaning, so the
// caller must also write a sign, a letter or a word.
package paint

import (
	"strings"

	"github.com/fatih/color"
)

// Paint adds colours to text by the text's meaning. The zero Paint adds no colours.
type Paint struct {
	colors map[meaning]*color.Color
}

type meaning uint8

const (
	asGain meaning = iota + 1
	asLoss
	asWarning
	asCitation
	asSeat
	asTitle
	asMuted
	asRed
	asBlue
	asGrey
)

// New returns a Paint that adds colours only if on is true. The caller passes false if NO_COLOR is
// set, on a dumb terminal, or if the output is not a terminal.
func New(on bool) Paint {
	p := Paint{colors: map[meaning]*color.Color{
		asGain:     color.New(color.FgGreen),
		asLoss:     color.New(color.FgRed),
		asWarning:  color.New(color.FgMagenta, color.Bold), // yellow is unreadable on a light background
		asCitation: color.New(color.FgCyan),
		asSeat:     color.New(color.Bold),
		asTitle:    color.New(color.Bold, color.Underline),
		asMuted:    color.New(color.Faint),
		asRed:      color.New(color.FgHiRed),
		asBlue:     color.New(color.FgHiBlue),
		asGrey:     color.New(color.FgHiBlack),
	}}
	for _, c := range p.colors {
		// The library's global switch is not used, because it depends on the environment.
		if on {
			c.EnableColor()
		} else {
			c.DisableColor()
		}
	}
	return p
}

// Gain paints what a player wins: life, food, a card.
func (p Paint) Gain(text string) string { return p.with(asGain, text) }

// Loss paints what a player loses.
func (p Paint) Loss(text string) string { return p.with(asLoss, text) }

// Warning paints a warning.
func (p Paint) Warning(text string) string { return p.with(asWarning, text) }

// Citation paints the id of a rule.
func (p Paint) Citation(text string) string { return p.with(asCitation, text) }

// Seat paints the name of a player or an opponent.
func (p Paint) Seat(text string) string { return p.with(asSeat, text) }

// Title paints a heading.
func (p Paint) Title(text string) string { return p.with(asTitle, text) }

// Muted paints additional information.
func (p Paint) Muted(text string) string { return p.with(asMuted, text) }

// Red paints things that are red in the box.
func (p Paint) Red(text string) string { return p.with(asRed, text) }

// Blue paints things that are blue in the box.
func (p Paint) Blue(text string) string { return p.with(asBlue, text) }

// Grey paints things that are grey in the box.
func (p Paint) Grey(text string) string { return p.with(asGrey, text) }

func (p Paint) with(m meaning, text string) string {
	c, mixed := p.colors[m]
	if !mixed || text == "" {
		return text
	}
	words := strings.TrimLeft(text, " ") // the indent stays without colour
	return text[:len(text)-len(words)] + c.Sprint(words)
}
