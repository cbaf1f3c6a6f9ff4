package cmd

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"strings"

	"golang.org/x/term"

	"tablemate/assist/desk"
	"tablemate/assist/paint"
	"tablemate/assist/settings"
)

// terminal returns the stream if it is a terminal. For any other stream it returns nil.
func terminal(stream any) desk.Terminal {
	file, ok := stream.(desk.Terminal)
	if !ok || !term.IsTerminal(int(file.Fd())) {
		return nil
	}
	return file
}

// complain prints an error. On a terminal the text is wrapped between words.
func (w *env) complain(text string) {
	if columns, _ := sizeOf(w.err); columns > 0 {
		text = strings.Join(paint.Wrap(text, columns), "\n")
	}
	fmt.Fprintln(w.err, text)
}

func (w *env) print(lines ...string) error {
	for _, line := range lines {
		if _, err := fmt.Fprintln(w.out, line); err != nil {
			return err
		}
	}
	return nil
}

const defaultWidth = 80

// size returns the columns and lines of the screen. For files and pipes the lines are 0.
func (w *env) size() (columns, lines int) {
	columns, lines = sizeOf(w.out)
	return cmp.Or(columns, defaultWidth), lines
}

func (w *env) width() int {
	columns, _ := w.size()
	return columns
}

// sizeOf returns the columns and lines of a terminal, or 0 for any other stream.
func sizeOf(stream any) (columns, lines int) {
	if screen := terminal(stream); screen != nil {
		columns, lines, _ = term.GetSize(int(screen.Fd()))
	}
	return columns, lines
}

// paint returns a Paint for the output. If the output is not a terminal, or if people do not want
// colours, the Paint has no colours.
func (a *app) paint() paint.Paint {
	shows := a.painted || terminal(a.out) != nil && !a.plain()
	if !shows || a.choose(settings.Color).Value == settings.Off {
		return paint.Paint{}
	}
	return paint.New(true)
}

// plain reports whether people want plain lines instead of menus, even on a terminal. Screen
// readers need plain lines, and so do dumb terminals.
func (a *app) plain() bool { return a.choose(settings.Plain).Value == settings.On }

// hasMenus reports whether people can choose from menus. They can on a terminal, unless they want
// plain lines.
func (a *app) hasMenus() bool {
	return terminal(a.in) != nil && terminal(a.out) != nil && !a.plain()
}

// desk opens a desk, the object that asks people questions, in the current language. A second desk
// continues to read the input where the first one stopped.
func (a *app) desk() *desk.Asker {
	look := desk.Look{Words: a.words, Paint: a.paint(), Plain: a.plain(), Size: a.size}
	var asker *desk.Asker
	if in, out := terminal(a.in), terminal(a.out); in != nil && out != nil {
		asker = desk.Open(in, out, look)
	} else {
		look.Echo = in == nil
		asker = desk.NewLine(a.lineInput(), a.out, look)
	}
	a.asker.Store(asker)
	return asker
}

// lineInput returns the input as a reader that never reads beyond the current line.
func (w *env) lineInput() io.Reader {
	if w.lines == nil {
		w.lines = bufio.NewReader(w.in)
	}
	return &lineByLine{from: w.lines}
}

// lineByLine is a reader that never reads past the end of a line. Therefore a desk that buffers its
// input leaves the following lines to the next desk.
type lineByLine struct {
	from *bufio.Reader
	rest []byte
}

func (l *lineByLine) Read(p []byte) (int, error) {
	if len(l.rest) == 0 {
		line, err := l.from.ReadBytes('\n')
		if len(line) == 0 {
			return 0, err
		}
		l.rest = line
	}
	n := copy(p, l.rest)
	l.rest = l.rest[n:]
	return n, nil
}

// output is a writer that stores its first error. A command with such an error fails, because a
// part of its output is lost.
type output struct {
	io.Writer
	err error
}

func (o *output) Write(p []byte) (int, error) {
	n, err := o.Writer.Write(p)
	if o.err == nil {
		o.err = err
	}
	return n, err
}
