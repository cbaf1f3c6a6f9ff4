package desk

import (
	"strings"

	"tablemate/assist/paint"
)

func (a *Asker) withSize(size func() (columns, lines int)) *Asker {
	a.size = size
	return a
}

// columns returns the present width of the screen, or 0 if it does not matter.
func (a *Asker) columns() int {
	if a.size == nil {
		return 0
	}
	columns, _ := a.size()
	return columns
}

// drawing returns draw with its lines wrapped for the present screen.
func (a *Asker) drawing(draw func() []string) func() []string {
	return func() []string {
		var wrapped []string
		for _, line := range draw() {
			wrapped = append(wrapped, a.wrapped(line, a.columns())...)
		}
		return wrapped
	}
}

// wrapped breaks text into lines that fit. It does not change lines that fit, because their
// blanks may be part of a drawing.
func (a *Asker) wrapped(text string, columns int) []string {
	if columns <= 0 {
		return []string{text}
	}
	var lines []string
	for _, line := range strings.Split(text, "\n") {
		if paint.Width(line) <= columns {
			lines = append(lines, line)
			continue
		}
		lines = append(lines, paint.Wrap(line, columns)...)
	}
	return lines
}

// helpIndent is by how many columns every frontend indents the help of a question.
const helpIndent = 2

// fitted returns the prompt with its texts wrapped for the present screen.
func (a *Asker) fitted(q Question, p Prompt) Prompt {
	p.Lead, p.Text = a.lastLine(q.Text, p)
	p.Columns = a.columns()
	p.Help = a.indented(q.Help)
	return p
}

// indented wraps a text, with all lines indented like help.
func (a *Asker) indented(text string) string {
	return strings.Join(a.wrapped(text, a.columns()-helpIndent), "\n"+strings.Repeat(" ", helpIndent))
}

// lastLine splits a question that does not fit on one line with its short rows and what Enter
// takes: lead is printed above the prompt, last is the prompt's own line.
func (a *Asker) lastLine(text string, p Prompt) (lead []string, last string) {
	width := a.columns()
	if width == 0 {
		return nil, text
	}
	room := paint.Width(" " + withEnter(nil, p) + mark)
	lines := a.wrapped(text, max(width-room, width/2))
	return lines[:len(lines)-1], lines[len(lines)-1]
}

// hint lists the asides that are useful at a question, or returns "".
func (a *Asker) hint(q Question) string {
	if a.asides.Answer == nil {
		return ""
	}
	offered := []Word{AsideRules, AsideWhy, AsideShow, AsideUndo, AsideFix, AsidePause, AsideBack}
	if a.asides.Offered != nil {
		offered = a.asides.Offered(q)
	}
	var said []string
	for _, word := range offered {
		said = append(said, a.words.Say("desk.hint-"+strings.ReplaceAll(string(word), "?", "rules")))
	}
	return strings.Join(said, hintsApart)
}

// hintsApart separates two words of a hint.
const hintsApart = " · "
