package micemystics

import (
	"slices"
	"strings"

	"tablemate/assist/paint"
	game "tablemate/rules/micemystics"
	parts "tablemate/tables/micemystics"
)

// The most rows that a drawn tile takes, and on a low screen.
const (
	boardRows    = 9
	lowBoardRows = 4
	leastBoard   = 60 // columns, below which a list reads better
)

// board draws a tile side with the codes of whoever stands on each space; nil where
// its map has no centres or the screen is too small.
func (d drawing) board(r *game.Room) []string {
	rows := boardRows
	if d.low {
		rows = lowBoardRows
	}
	if d.columns < leastBoard || d.listed {
		return nil
	}
	return r.Map.Board(d.columns-2, rows, func(s parts.Space) string {
		at := game.Spot{Room: r.ID, Space: s.ID}
		words := []string{string(s.ID)}
		for _, f := range append(d.state.MiceOn(at), d.foesOn(at)...) {
			words = append(words, d.sign(f))
		}
		return strings.Join(words, " ")
	})
}

// itemsLine returns the title of a drawn tile with what lies on its spaces.
func (d drawing) itemsLine(title string, r *game.Room, taken []game.Spot) string {
	var said []string
	for _, at := range taken {
		if items := d.itemsOn(r, at); len(items) > 0 {
			said = append(said, string(at.Space)+" "+strings.Join(items, ", "))
		}
	}
	return strings.TrimSpace(title + " " + strings.Join(said, " · "))
}

// foesLines returns who the codes of the minions on a drawn tile are.
func (d drawing) foesLines(r *game.Room) []string {
	var said []string
	for _, f := range d.foesIn(r.ID) {
		said = append(said, d.foeSign(f))
	}
	if len(said) == 0 {
		return nil
	}
	return slices.Clip(paint.Wrap(strings.Join(said, " · "), d.columns))
}
