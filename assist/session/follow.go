package session

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// Follow implements [Game].
func (def *game[U, S, A]) Follow(r Reading, to io.Writer) func(*journal.Record) (over bool, err error) {
	f := &follower[U, S, A]{def: def, talk: r.talk(), to: to, raw: r.Format == Raw}
	return func(record *journal.Record) (over bool, err error) {
		defer recoverFault(f.talk, &err)
		return f.tell(record)
	}
}

// follower prints what is new in a growing record.
type follower[U, S any, A rules.Kinded] struct {
	def    *game[U, S, A]
	talk   *talk.UI
	to     io.Writer
	raw    bool
	record *journal.Record // the record at the last call; nil before the first call
	rows   []taleRow       // the rows at the last call
	under  string          // the last heading that was printed
}

func (f *follower[U, S, A]) tell(record *journal.Record) (over bool, err error) {
	p, err := f.def.atOpening(f.talk, record)
	if err != nil {
		return false, err
	}
	var told taleBuilder
	if f.raw {
		err = p.walk(nil, true)
	} else {
		told, err = p.buildTale()
	}
	if err != nil {
		return false, err
	}
	if f.record == nil {
		if _, err := fmt.Fprintln(f.to, p.heading(p.state)); err != nil {
			return false, err
		}
		f.record = &journal.Record{}
	}
	_, over = p.ended()
	if f.raw {
		err = f.tellLines(p)
	} else {
		err = f.tellRows(record, told.rowsSoFar(f.rows, over))
	}
	f.record = record
	return over, err
}

func (f *follower[U, S, A]) tellLines(p *past[U, S, A]) error {
	lines, err := p.lines()
	for i, l := range lines {
		if i < len(f.record.Lines) && f.record.Lines[i].Struck == l.Struck {
			continue
		}
		if err := l.print(f.talk, f.to); err != nil {
			return err
		}
	}
	return err
}

func (f *follower[U, S, A]) tellRows(record *journal.Record, rows []taleRow) (err error) {
	gone, news := changedRows(f.rows, rows)
	f.rows = rows
	if by := undoneBy(record.Lines[len(f.record.Lines):]); by > 0 {
		struck := f.talk.Words.Say("session.log-struck", tables.Args{"line": by})
		for i, row := range gone {
			gone[i].line = f.talk.Paint.Muted("✗ " + strings.TrimSpace(row.line) + " (" + struck + ")")
		}
		news = append(gone, news...)
	}
	f.under, err = printRows(f.talk, f.to, news, f.under)
	return err
}

func undoneBy(lines []journal.Line) int {
	for _, l := range slices.Backward(lines) {
		if l.Entry() == journal.Undo {
			return l.N
		}
	}
	return 0
}

// rowsSoFar returns the rows of the tale that may be printed now. While the game goes on, it leaves
// out the last turn's row about idle players. But if `before` has this row, the row is kept.
func (told taleBuilder) rowsSoFar(before []taleRow, over bool) []taleRow {
	rows := told.rows()
	if over {
		return append(rows, told.end.rows()...)
	}
	n := len(told.sections)
	if n == 0 || len(told.sections[n-1].idle) == 0 || slices.Contains(before, rows[len(rows)-1]) {
		return rows
	}
	return rows[:len(rows)-1]
}

// changedRows returns the removed and the new rows. If the first changed row only became
// longer, `news` has just its added end. If this row only became shorter, `gone` has just its
// removed end.
func changedRows(before, after []taleRow) (gone, news []taleRow) {
	for len(before) > 0 && len(after) > 0 && before[0] == after[0] {
		before, after = before[1:], after[1:]
	}
	for len(before) > 0 && len(after) > 0 && before[len(before)-1] == after[len(after)-1] {
		before, after = before[:len(before)-1], after[:len(after)-1]
	}
	gone, news = slices.Clone(before), slices.Clone(after)
	if len(before) == 0 || len(after) == 0 || before[0].heading != after[0].heading {
		return gone, news
	}
	if rest, more := strings.CutPrefix(after[0].line, before[0].line+" "); more {
		gone, news[0].line = gone[1:], rest
	} else if rest, less := strings.CutPrefix(before[0].line, after[0].line+" "); less {
		news, gone[0].line = news[1:], rest
	}
	return gone, news
}
