package desk

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"

	"tablemate/assist/paint"
)

// mark ends every prompt; people type after it.
const mark = "› "

// lineFrontend is a Frontend of plain lines: for pipes, screen readers, dumb terminals,
// and everyone who prefers them.
type lineFrontend struct {
	in      *bufio.Reader
	out     io.Writer
	echo    Echo
	paint   paint.Paint
	hints   hints
	waiting func() bool // reports whether a terminal has a line to read; nil for a pipe
	gone    func() bool // reports whether the terminal is gone; nil for a pipe
}

// Echo says whether a plain desk prints what it read.
type Echo uint8

// A terminal prints what is typed. A pipe does not, and a transcript without the answers could
// not be understood.
const (
	NoEcho Echo = iota
	WithEcho
)

// Ask prints one question and reads one line.
func (l *lineFrontend) Ask(p Prompt) (Reply, error) {
	if p.Complaint != "" {
		l.Tell(l.paint.Warning("! " + p.Complaint))
	}
	if !p.Listed {
		l.printAbove(p)
	} else {
		l.Tell(p.Lead...)
	}
	fmt.Fprint(l.out, l.promptLine(p))
	typed, err := l.in.ReadString('\n')
	if err != nil && (typed == "" || !errors.Is(err, io.EOF)) {
		l.Tell("")
		if l.gone != nil && l.gone() {
			err = ErrInterrupted // a lost terminal is no answer, like the signal that reports it
		}
		return Reply{}, err
	}
	typed = stripControl(typed)
	if l.echo == WithEcho {
		l.Tell(typed)
	}
	return Reply{Typed: typed}, nil
}

// printAbove prints what belongs above the prompt.
func (l *lineFrontend) printAbove(p Prompt) {
	if l.hints.isNew(p.Hint) {
		l.Tell(l.paint.Muted(p.Hint))
	}
	if p.Shape == Menu || p.Shape == Several {
		l.Tell(append(p.Lead, p.Text)...)
		l.Tell(p.lines()...)
		p.Lead = nil
	}
	if p.Help != "" {
		l.Tell(l.paint.Muted("  " + p.Help))
	}
	l.Tell(p.Lead...)
}

// promptLine returns the line on which people type. It repeats the question only if the
// question is not right above.
func (l *lineFrontend) promptLine(p Prompt) string {
	var parts []string
	listed := (p.Shape == Menu || p.Shape == Several) && !p.Listed
	if !listed {
		parts = append(parts, p.Text)
	}
	return withEnter(parts, p) + mark
}

// hints holds the words that people were told once.
type hints map[string]bool

// isNew reports whether a hint has a word that was not told yet, and remembers its words.
func (h *hints) isNew(hint string) bool {
	if *h == nil {
		*h = hints{}
	}
	found := false
	for _, word := range strings.Split(hint, hintsApart) {
		if word != "" && !(*h)[word] {
			(*h)[word], found = true, true
		}
	}
	return found
}

// withEnter joins the parts of a prompt, the rows of a yes-or-no question and what
// Enter takes.
func withEnter(parts []string, p Prompt) string {
	if p.Shape == YesNo {
		for _, r := range p.Rows {
			parts = append(parts, rowText(r))
		}
	}
	if p.Enter != "" {
		parts = append(parts, "("+p.Enter+")")
	}
	if len(parts) == 0 {
		return ""
	}
	return strings.Join(parts, " ") + " "
}

// rowText returns a row with its key. A label that equals its key is printed once.
func rowText(r Row) string {
	if r.Key == r.Label {
		return "[" + r.Key + "]"
	}
	return "[" + r.Key + "] " + r.Label
}

// lines returns the rows above a prompt. The rows of a Several question share one line if they
// fit, so that dice are seen at a glance.
func (p Prompt) lines() []string {
	out := make([]string, len(p.Rows))
	for i, r := range p.Rows {
		out[i] = "  " + rowText(r)
	}
	if row := strings.Join(out, ""); p.Shape == Several && paint.Width(row) <= p.Columns {
		return []string{row}
	}
	if p.Columns == 0 || len(out) == 0 {
		return out
	}
	return paint.Wrap(strings.Join(out, "\n"), p.Columns)
}

// Tell prints lines.
func (l *lineFrontend) Tell(lines ...string) {
	for _, text := range lines {
		fmt.Fprintln(l.out, text)
	}
}

// Show prints lines; on a pipe nothing scrolls away.
func (l *lineFrontend) Show(draw func() []string) { l.Tell(draw()...) }

// Retitle prints the title: in plain lines the table is above.
func (l *lineFrontend) Retitle(title []string, _ func() []string) { l.Tell(title...) }

// Forget drops the lines that were typed at a terminal before now. The lines of a
// pipe are all typed beforehand, and each is meant for its own question.
func (l *lineFrontend) Forget() bool {
	typed := false
	for l.waiting != nil && (l.in.Buffered() > 0 || l.waiting()) {
		if _, err := l.in.ReadString('\n'); err != nil {
			break
		}
		typed = true
	}
	return typed
}

// Close does nothing.
func (l *lineFrontend) Close() error { return nil }
