package desk

import (
	"strings"

	"tablemate/assist/paint"
)

// The type `fitted` wraps the texts of a Frontend to the present width of the screen.
type fitted struct {
	Frontend
	size func() (columns, lines int) // if nil, texts are never wrapped
}

func (f fitted) Ask(p Prompt) (Reply, error) { return f.Frontend.Ask(f.prompt(p)) }

func (f fitted) Tell(lines ...string) { f.Frontend.Tell(f.wrapped(lines)...) }

func (f fitted) Show(draw func() []string) { f.Frontend.Show(f.drawing(draw)) }

func (f fitted) Retitle(title []string, draw func() []string) {
	f.Frontend.Retitle(f.wrapped(title), f.drawing(draw))
}

func (f fitted) columns() int {
	if f.size == nil {
		return 0
	}
	columns, _ := f.size()
	return columns
}

func (f fitted) drawing(draw func() []string) func() []string {
	return func() []string { return f.wrapped(draw()) }
}

func (f fitted) wrapped(lines []string) []string {
	var out []string
	for _, line := range lines {
		out = append(out, wrapped(line, f.columns())...)
	}
	return out
}

// The function `wrapped` wraps only lines that do not fit. The other lines stay unchanged, because
// their blanks may be part of a drawing.
func wrapped(text string, columns int) []string {
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

const helpIndent = 2

func (f fitted) prompt(p Prompt) Prompt {
	p.Columns = f.columns()
	p.Enter = f.enter(p)
	p.Lead, p.Text = f.lastLine(p)
	p.Help, p.Complaint = f.indented(p.Help), f.indented(p.Complaint)
	return p
}

// enter returns the hint about Enter. If the hint has a long label and the prompt does not fit on
// one line, enter returns the hint with the answer's key instead.
func (f fitted) enter(p Prompt) string {
	width := p.Columns
	fits := paint.Width(p.Text+" ("+p.Enter+") "+mark) <= width
	if width == 0 || fits || p.EnterKey == "" || paint.Width(p.Likely) <= width/3 {
		return p.Enter
	}
	return p.EnterKey
}

func (f fitted) indented(text string) string {
	return strings.Join(wrapped(text, f.columns()-helpIndent), "\n"+strings.Repeat(" ", helpIndent))
}

// lastLine splits a question that is too long for one line. On the last line, it keeps space for
// the hint about Enter and the rows "yes" and "no", but at most half of the width.
func (f fitted) lastLine(p Prompt) (lead []string, last string) {
	width := f.columns()
	if width == 0 {
		return nil, p.Text
	}
	room := paint.Width(" " + withEnter(nil, p) + mark)
	lines := wrapped(p.Text, width-1) // the last column stays free: some terminals add an empty line after a full one
	above := len(lines) - 1
	lines = append(lines[:above], wrapped(lines[above], max(width-room, width/2))...)
	return lines[:len(lines)-1], lines[len(lines)-1]
}

func (a *Asker) hint(q Question) string {
	var said []string
	for _, word := range a.offered(q) {
		said = append(said, a.words.Say("desk.hint-"+strings.ReplaceAll(string(word), "?", "rules")))
	}
	return strings.Join(said, hintsApart)
}

func (a *Asker) offered(q Question) []Word {
	switch {
	case a.asides.Answer == nil:
		return nil
	case a.asides.Offered != nil:
		return a.asides.Offered(q)
	}
	return []Word{AsideRules, AsideWhy, AsideShow, AsideUndo, AsideFix, AsidePause, AsideBack}
}

const hintsApart = " · "
