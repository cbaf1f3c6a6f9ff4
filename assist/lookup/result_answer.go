package lookup

import (
	"tablemate/assist/paint"
	"tablemate/tables/words"
)

// beside is how many answers are told in one line each below the best one.
const beside = 2

// Answer writes what was found for people, wrapped to width columns: the best answer
// whole and the next ones in a line each, or whole as well where they were asked for
// by id or by name. It returns also how many answers it leaves out.
func Answer(w *words.Words, found []Result, width int) (lines []string, left int) {
	whole := 1
	for whole < len(found) && found[whole].Score == 1 {
		whole++
	}
	whole = min(whole, len(found))
	lines = Whole(w, found[:whole], width)
	brief := found[whole:min(whole+beside, len(found))]
	if len(brief) > 0 {
		lines = append(lines, "")
	}
	for _, r := range brief {
		lines = append(lines, r.Line(w, width))
	}
	return lines, len(found) - whole - len(brief)
}

// Whole writes answers in full, with an empty line between two.
func Whole(w *words.Words, found []Result, width int) []string {
	var lines []string
	for i, r := range found {
		if i > 0 {
			lines = append(lines, "")
		}
		lines = append(lines, r.Lines(w, width)...)
	}
	return lines
}

// Lines writes an answer for people, wrapped to width columns: the text, the
// house rules that override it, and where it stands.
func (r Result) Lines(w *words.Words, width int) []string {
	var lines []string
	for _, paragraph := range r.paragraphs(w) {
		lines = append(lines, paint.Wrap(paragraph, width)...)
	}
	return lines
}

// Line returns the id of an answer and the beginning of its text, cut to width columns.
func (r Result) Line(w *words.Words, width int) string {
	const wide = 13
	wrapped := append(paint.Wrap(r.Brief(w), max(wide, width-wide-2)), "")
	line := paint.Pad(r.ID, wide) + wrapped[0]
	if len(wrapped) > 2 {
		line += " …"
	}
	return line
}
