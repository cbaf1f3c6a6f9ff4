package picklerick

import (
	"slices"
	"strings"

	"tablemate/assist/paint"
	"tablemate/assist/talk"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
)

const (
	usualColumns = 80
	below        = 14 // lines that the title, the notes and a menu need beside the board
	leastLines   = 5
)

// View returns the table with the Russian player's side up. What the signs mean is
// told only to people who have not seen the table yet.
func (Flow) View(t *talk.UI, s game.State) string {
	columns := t.Width
	if columns <= 0 {
		columns = usualColumns
	}
	return drawn(t, s, columns)
}

func drawn(t *talk.UI, s game.State, columns int) string {
	b := boardOf(t, s, columns)
	var out []string
	if !t.Familiar {
		out = muted(t, b.words.say("legend"), columns)
	}
	out = append(out, b.lines(t.Paint)...)
	for _, note := range b.notes(s) {
		out = append(out, muted(t, note, columns)...)
	}
	return strings.Join(out, "\n")
}

func muted(t *talk.UI, text string, columns int) []string {
	lines := paint.Wrap(text, columns)
	for i, line := range lines {
		lines[i] = t.Paint.Muted(line)
	}
	return lines
}

// notes returns the lines under the board: the operatives that are only counted on
// it, the markers, and what did not fit.
func (b *board) notes(s game.State) []string {
	notes := append(slices.Clone(b.crowds), b.markers(s)...)
	if b.cropped {
		notes = append(notes, b.words.say("view.cropped"))
	}
	if b.lowered {
		notes = append(notes, b.words.say("view.lowered"))
	}
	return notes
}

// markers says where markers lie.
func (b *board) markers(s game.State) []string {
	var said []string
	for _, tile := range s.Tiles {
		for _, marker := range tile.Markers {
			said = append(said, b.words.say("view.marker", tables.Args{"marker": marker, "cell": b.words.cell(tile.Cell)}))
		}
	}
	return said
}
