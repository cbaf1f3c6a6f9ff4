package cmd

import (
	"fmt"
	"io"
	"strings"

	"golang.org/x/term"

	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/assist/paint"
)

// watchScreen draws a table anew at each change, on the terminal's second screen: what
// stood on the first one is there again afterwards.
type watchScreen struct {
	*app
	from   source
	out    desk.Terminal
	record *journal.Record // nil until there was one that can be read
	failed string          // why the file cannot be read now
}

// What a terminal is told: its second screen without a cursor, and the first again.
const (
	secondScreen = "\x1b[?1049h\x1b[?25l"
	firstScreen  = "\x1b[?25h\x1b[?1049l"
	toTheTop     = "\x1b[H"
	restOfLine   = "\x1b[K\r\n"
	restOfScreen = "\x1b[J"
)

// run draws until the changes or the keys end.
func (w *watchScreen) run(changes <-chan journal.Change) error {
	keys, restore := w.keys()
	sizes, still := sizeChanges()
	io.WriteString(w.out, secondScreen)
	defer func() {
		io.WriteString(w.out, firstScreen)
		restore()
		still()
		fmt.Fprintln(w.out, w.words.Say("watch.left"))
	}()
	for {
		select {
		case change, more := <-changes:
			if !more {
				return nil
			}
			w.take(change)
		case <-sizes:
		case <-keys:
			return nil
		}
		if err := w.draw(); err != nil {
			return err
		}
	}
}

// take remembers what the file says now. A table that cannot be read is shown as it
// stood, with the reason.
func (w *watchScreen) take(change journal.Change) {
	if change.Err != nil {
		w.failed = w.sentence(change.Err)
		return
	}
	w.record, w.failed = change.Record, ""
}

// draw draws the table as it stands.
func (w *watchScreen) draw() error {
	columns, lines := w.size()
	rows := w.rows(max(columns-1, 1), max(lines, 1))
	_, err := io.WriteString(w.out, toTheTop+strings.Join(rows, restOfLine)+restOfScreen)
	if asked, ok := w.in.(interface{ Waiting() }); ok {
		asked.Waiting()
	}
	return err
}

// leastNews is how many rows of news stay beside a table that needs the whole screen.
const leastNews = 3

// rows returns the rows of the screen: the table, as much of the news as there is room
// for, who is awaited, and how to leave.
func (w *watchScreen) rows(columns, lines int) []string {
	foot := wrapped(columns, w.paint().Muted(w.words.Say("watch.foot")))
	if w.record == nil {
		return append(w.trouble(columns), foot...)
	}
	r := w.from.reading
	r.Record, r.Width, r.Height = w.record, columns, max(lines-leastNews-len(foot)-2, 1)
	shown, err := w.from.game.Watch(r, len(w.record.Lines)-lines)
	if err != nil {
		return append(wrapped(columns, "! "+w.sentence(err)), foot...)
	}
	below := w.trouble(columns)
	if len(below) == 0 {
		below = wrapped(columns, shown.Awaited)
	}
	below = append(below, foot...)
	news := wrapped(columns, shown.News...)
	table := wrapped(columns, shown.Title, shown.View)
	most := max(lines-len(below)-min(len(news), leastNews), 0)
	table = append(table[:min(len(table), most)], lastOf(news, lines-len(below)-min(len(table), most))...)
	return lastOf(append(table, below...), lines)
}

// trouble says why the file cannot be read, and that it is looked for; nothing while
// all is well.
func (w *watchScreen) trouble(columns int) []string {
	if w.failed == "" {
		return nil
	}
	return wrapped(columns, w.paint().Warning("! "+w.failed), w.words.Say("watch.waits"))
}

// wrapped returns texts in rows of the screen. Only what is wider is broken: the
// blanks of a board are its places.
func wrapped(columns int, texts ...string) []string {
	var rows []string
	for _, text := range texts {
		for line := range strings.SplitSeq(text, "\n") {
			if paint.Width(line) <= columns {
				rows = append(rows, line)
			} else {
				rows = append(rows, paint.Wrap(line, columns)...)
			}
		}
	}
	return rows
}

func lastOf(rows []string, most int) []string { return rows[max(len(rows)-max(most, 0), 0):] }

// keys gives something when people want to leave: at q, at Ctrl-C, and when the
// terminal ends. Nothing typed is shown until restore. Without a terminal to type at
// only signals end the looking on.
func (w *watchScreen) keys() (left <-chan struct{}, restore func()) {
	in := terminal(w.in)
	if in == nil {
		return nil, func() {}
	}
	before, err := term.MakeRaw(int(in.Fd()))
	if err != nil {
		return nil, func() {}
	}
	leave := make(chan struct{}, 1)
	go func() {
		typed := make([]byte, 64)
		for {
			n, err := in.Read(typed)
			if err != nil || strings.ContainsAny(string(typed[:n]), "qQйЙ\x03\x04") {
				leave <- struct{}{}
				return
			}
		}
	}()
	return leave, func() { term.Restore(int(in.Fd()), before) }
}
