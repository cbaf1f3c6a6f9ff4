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

func terminal(stream any) desk.Terminal {
	file, ok := stream.(desk.Terminal)
	if !ok || !term.IsTerminal(int(file.Fd())) {
		return nil
	}
	return file
}

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

// size returns the size of the terminal. If the output is a file or a pipe, it returns the default
// width and 0 lines.
func (w *env) size() (columns, lines int) {
	columns, lines = sizeOf(w.out)
	return cmp.Or(columns, defaultWidth), lines
}

func (w *env) width() int {
	columns, _ := w.size()
	return columns
}

func sizeOf(stream any) (columns, lines int) {
	if screen := terminal(stream); screen != nil {
		columns, lines, _ = term.GetSize(int(screen.Fd()))
	}
	return columns, lines
}

func (a *app) paint() paint.Paint {
	shows := a.painted || terminal(a.out) != nil && !a.plain()
	if !shows || a.choose(settings.Color).Value == settings.Off {
		return paint.Paint{}
	}
	return paint.New(true)
}

// plain reports whether people want plain lines instead of menus, for example for a screen reader.
func (a *app) plain() bool { return a.choose(settings.Plain).Value == settings.On }

func (a *app) hasMenus() bool {
	return terminal(a.in) != nil && terminal(a.out) != nil && !a.plain()
}

// desk returns a new Asker. A new Asker continues to read the input where the previous Asker
// stopped.
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

func (w *env) lineInput() io.Reader {
	if w.lines == nil {
		w.lines = bufio.NewReader(w.in)
	}
	return &lineByLine{from: w.lines}
}

// lineByLine returns at most one line in each Read. So an Asker that buffers its input leaves the
// following lines to the next Asker.
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

// output stores the first write error. After such an error, the command fails, because some of its
// output is lost.
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
