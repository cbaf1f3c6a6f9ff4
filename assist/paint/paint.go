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
type Paint struct{ on bool }

// New returns a Paint that adds colours only if `on` is true. The caller passes false if NO_COLOR
// is set, on a dumb terminal, or if the output is not a terminal.
func New(on bool) Paint { return Paint{on} }

// Gain paints what a player wins: life, food, a card.
func (p Paint) Gain(text string) string { return p.with(text, color.FgGreen) }

// Loss paints what a player loses.
func (p Paint) Loss(text string) string { return p.with(text, color.FgRed) }

// Warning paints a warning. The colour is not yellow, which is unreadable on a light background.
func (p Paint) Warning(text string) string { return p.with(text, color.FgMagenta, color.Bold) }

// Citation paints the id of a rule.
func (p Paint) Citation(text string) string { return p.with(text, color.FgCyan) }

// Seat paints the name of a player or an opponent.
func (p Paint) Seat(text string) string { return p.with(text, color.Bold) }

// Title paints a heading.
func (p Paint) Title(text string) string { return p.with(text, color.Bold, color.Underline) }

// Muted paints additional information.
func (p Paint) Muted(text string) string { return p.with(text, color.Faint) }

// Red paints things that are red in the box.
func (p Paint) Red(text string) string { return p.with(text, color.FgHiRed) }

// Blue paints things that are blue in the box.
func (p Paint) Blue(text string) string { return p.with(text, color.FgHiBlue) }

// Grey paints things that are grey in the box.
func (p Paint) Grey(text string) string { return p.with(text, color.FgHiBlack) }

func (p Paint) with(text string, look ...color.Attribute) string {
	if !p.on || text == "" {
		return text
	}
	c := color.New(look...)
	c.EnableColor()                      // the library's own switch depends on the environment
	words := strings.TrimLeft(text, " ") // the indent stays without colour
	return text[:len(text)-len(words)] + c.Sprint(words)
}
