package session

import (
	"fmt"
	"io"

	"tablemate/assist/paint"
	"tablemate/assist/talk"
)

// taleRow is one line of a tale and the heading that it stands under.
type taleRow struct{ heading, line string }

// rows returns the lines that were told.
func (told tale) rows() (rows []taleRow) {
	for _, s := range told.sections {
		rows = append(rows, s.rows()...)
	}
	return rows
}

func (s section) rows() (rows []taleRow) {
	for _, line := range s.lines {
		rows = append(rows, taleRow{talk.Capital(s.heading), line})
	}
	return rows
}

// print writes the tale for people.
func (told tale) print(t *talk.UI, to io.Writer) error {
	under, err := printRows(t, to, told.rows(), "")
	if err != nil {
		return err
	}
	if len(told.end.lines) == 0 {
		return printHeading(t, to, talk.Capital(told.end.heading))
	}
	_, err = printRows(t, to, told.end.rows(), under)
	return err
}

// printRows writes rows below their headings, as wide as the screen, and returns the last
// heading. Under is the one that stands there already.
func printRows(t *talk.UI, to io.Writer, rows []taleRow, under string) (string, error) {
	for _, row := range rows {
		if row.heading != under {
			if err := printHeading(t, to, row.heading); err != nil {
				return under, err
			}
			under = row.heading
		}
		for _, line := range indented(row.line, t.Width) {
			if _, err := fmt.Fprintln(to, line); err != nil {
				return under, err
			}
		}
	}
	return under, nil
}

func printHeading(t *talk.UI, to io.Writer, heading string) error {
	_, err := fmt.Fprintf(to, "\n%s\n", t.Paint.Title(heading))
	return err
}

// taleIndent stands before what is told below a heading.
const taleIndent = "  "

// indented returns a line below its heading, broken at the width of the screen; 0 for
// none.
func indented(line string, width int) []string {
	if width <= 0 {
		return []string{taleIndent + line}
	}
	return paint.Wrap(taleIndent+line, width)
}
