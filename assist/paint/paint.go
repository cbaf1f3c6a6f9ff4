// Package paint colours text, such as green for a gain, and measures its width on a terminal.
//
// Callers also write a sign or a word, because a text must have the same meaning without colours.
package paint

import (
	"strings"

	"github.com/fatih/color"
)

// Paint adds colours to text. The zero Paint adds none.
type Paint struct{ on bool }

// New returns a Paint that adds colours only if `on` is true.
func New(on bool) Paint { return Paint{on} }

// Gain paints what a player gains, such as food or a card.
func (p Paint) Gain(text string) string { return p.with(text, color.FgGreen) }

// Loss paints what a player loses.
func (p Paint) Loss(text string) string { return p.with(text, color.FgRed) }

// Warning paints a warning. It avoids yellow, which is unreadable on a light background.
func (p Paint) Warning(text string) string { return p.with(text, color.FgMagenta, color.Bold) }

// Citation paints the id of a rule.
func (p Paint) Citation(text string) string { return p.with(text, color.FgCyan) }

// Seat paints the name of a player or an opponent.
func (p Paint) Seat(text string) string { return p.with(text, color.Bold) }

// Title paints a heading.
func (p Paint) Title(text string) string { return p.with(text, color.Bold, color.Underline) }

// Muted paints less important text.
func (p Paint) Muted(text string) string { return p.with(text, color.Faint) }

// Red paints the names of things that are red in the real game.
func (p Paint) Red(text string) string { return p.with(text, color.FgHiRed) }

// Blue paints the names of things that are blue in the real game.
func (p Paint) Blue(text string) string { return p.with(text, color.FgHiBlue) }

// Grey paints the names of things that are grey in the real game.
func (p Paint) Grey(text string) string { return p.with(text, color.FgHiBlack) }

func (p Paint) with(text string, look ...color.Attribute) string {
	if !p.on || text == "" {
		return text
	}
	c := color.New(look...)
	c.EnableColor()                      // without this call, the library may omit the colours
	words := strings.TrimLeft(text, " ") // the indent stays without colour
	return text[:len(text)-len(words)] + c.Sprint(words)
}
