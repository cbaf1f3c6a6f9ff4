// Package paint colours text by its meaning at the table, and measures text as a terminal shows
// it.
//
// Colour never carries meaning alone. Painted text must have the same meaning without colour, so
// the caller must also write the sign, the letter or the word.
package paint

import (
	"strings"

	"github.com/fatih/color"
)

// Paint colours by meaning. The zero Paint leaves text unchanged.
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

// New returns a Paint that adds colours only if on is true. The caller turns them off if NO_COLOR
// is set, on a dumb terminal, and if the output is not a terminal.
func New(on bool) Paint {
	p := Paint{colors: map[meaning]*color.Color{
		asGain:     color.New(color.FgGreen),
		asLoss:     color.New(color.FgRed),
		asWarning:  color.New(color.FgMagenta, color.Bold), // yellow vanishes on a light screen
		asCitation: color.New(color.FgCyan),
		asSeat:     color.New(color.Bold),
		asTitle:    color.New(color.Bold, color.Underline),
		asMuted:    color.New(color.Faint),
		asRed:      color.New(color.FgHiRed),
		asBlue:     color.New(color.FgHiBlue),
		asGrey:     color.New(color.FgHiBlack),
	}}
	for _, c := range p.colors {
		// Each colour is enabled separately: the library's own switch is global and guesses
		// from the environment.
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
	words := strings.TrimLeft(text, " ") // the indent is not painted
	return text[:len(text)-len(words)] + c.Sprint(words)
}
