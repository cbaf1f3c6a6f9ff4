package session

import (
	"fmt"
	"io"

	"tablemate/assist/paint"
)

// print writes the tale for people: each turn below its heading, as wide as the screen.
func (told tale) print(t *UI, to io.Writer) error {
	for _, s := range append(told.sections, told.end) {
		if len(s.lines) == 0 && s.heading != told.end.heading {
			continue
		}
		if _, err := fmt.Fprintf(to, "\n%s\n", t.Paint.Title(Capital(s.heading))); err != nil {
			return err
		}
		for _, line := range s.lines {
			for _, row := range indented(line, t.Width) {
				if _, err := fmt.Fprintln(to, row); err != nil {
					return err
				}
			}
		}
	}
	return nil
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
