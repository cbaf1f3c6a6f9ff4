package desk

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"strings"

	"tablemate/assist/paint"
)

// The constant `mark` is printed at the end of every prompt.
const mark = "› "

// lineFrontend is a Frontend with plain lines: for pipes, screen readers and dumb terminals.
type lineFrontend struct {
	in      *bufio.Reader
	out     io.Writer
	echo    bool
	paint   paint.Paint
	hints   hints
	waiting func() bool // whether the terminal has a complete line; nil for a pipe
	gone    func() bool // whether the terminal was closed; nil for a pipe
	drop    func()      // drops an incomplete line of a terminal; nil for a pipe

	// The channel `lines` is nil until `leaving` is called. From then on, all input comes from it.
	lines chan typedLine
	left  chan struct{}
}

type typedLine struct {
	text string
	err  error
}

// leaving starts a goroutine that reads the input. The function that leaving returns ends the
// present prompt with errLeft.
func (l *lineFrontend) leaving() func() {
	l.lines, l.left = make(chan typedLine), make(chan struct{}, 1)
	go func() {
		for {
			text, err := l.in.ReadString('\n')
			l.lines <- typedLine{text, err}
			if err != nil {
				return
			}
		}
	}()
	return func() {
		select {
		case l.left <- struct{}{}:
		default:
		}
	}
}

func (l *lineFrontend) readLine() (string, error) {
	if l.lines == nil {
		return l.in.ReadString('\n')
	}
	select {
	case line := <-l.lines:
		return line.text, line.err
	case <-l.left:
		return "", errLeft
	}
}

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
	typed, err := l.readLine()
	if err != nil && (typed == "" || !errors.Is(err, io.EOF)) {
		l.Tell("")
		if l.gone != nil && l.gone() {
			err = ErrInterrupted // a closed terminal is like Ctrl-C
		}
		return Reply{}, err
	}
	typed = stripControl(typed)
	if l.echo {
		l.Tell(typed)
	}
	return Reply{Typed: typed}, nil
}

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

func (l *lineFrontend) promptLine(p Prompt) string {
	var parts []string
	listed := (p.Shape == Menu || p.Shape == Several) && !p.Listed
	if !listed {
		parts = append(parts, p.Text)
	}
	return withEnter(parts, p) + mark
}

// The map `hints` stores the commands that were already shown.
type hints map[string]bool

func (h hints) isNew(hint string) bool {
	found := false
	for _, word := range strings.Split(hint, hintsApart) {
		if word != "" && !h[word] {
			h[word], found = true, true
		}
	}
	return found
}

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

func rowText(r Row) string {
	if r.Key == r.Label {
		return "[" + r.Key + "]"
	}
	return "[" + r.Key + "] " + r.Label
}

// The method `lines` returns the printed rows. If the shape is Several, as for dice, and the screen
// is wide enough, all rows are on one line.
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

func (l *lineFrontend) Tell(lines ...string) {
	for _, text := range lines {
		fmt.Fprintln(l.out, text)
	}
}

// Show prints the lines only once. It cannot keep them in view.
func (l *lineFrontend) Show(draw func() []string) { l.Tell(draw()...) }

// Retitle prints only the title, because the table above can still be read.
func (l *lineFrontend) Retitle(title []string, _ func() []string) { l.Tell(title...) }

// Forget drops the lines typed at a terminal, but keeps the lines of a pipe for later questions.
// After a call of `leaving`, Forget also drops one line of a pipe that was already read.
func (l *lineFrontend) Forget() bool {
	typed := false
	if l.lines != nil {
		if l.drop != nil {
			l.drop()
		}
		select {
		case line := <-l.lines:
			typed = line.err == nil
		default:
		}
		return typed
	}
	for l.waiting != nil && (l.in.Buffered() > 0 || l.waiting()) {
		if _, err := l.in.ReadString('\n'); err != nil {
			break
		}
		typed = true
	}
	return typed
}

func (l *lineFrontend) Close() error { return nil }
