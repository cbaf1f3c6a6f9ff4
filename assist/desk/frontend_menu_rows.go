package desk

import (
	"fmt"
	"slices"
	"strings"

	"github.com/AlecAivazis/survey/v2"
	"github.com/AlecAivazis/survey/v2/terminal"

	"tablemate/assist/paint"
	"tablemate/tables"
)

// rowMenu is a menu on a terminal. Enter chooses the row under the cursor only if nothing is
// typed.
type rowMenu struct {
	survey.Renderer
	Prompt
	paint   paint.Paint
	columns int // the width of the screen
	room    int // screen lines for the question and its rows
	typed   []rune
	left    int // screen lines of the text that has replaced the menu
}

// Ctrl-U
const killLine = '\x15'

func (m *rowMenu) ask() (Reply, error) {
	cursor := m.NewCursor()
	cursor.Save()
	cursor.Hide()
	defer cursor.Show()
	keys := m.NewRuneReader()
	if err := keys.SetTermMode(); err != nil {
		return Reply{}, err
	}
	defer func() { _ = keys.RestoreTermMode() }()
	for {
		if err := m.draw(cursor); err != nil {
			return Reply{}, err
		}
		key, _, err := keys.ReadRune()
		switch {
		case err != nil:
			return Reply{}, m.leave(cursor, "", err)
		case key == terminal.KeyInterrupt || key == terminal.KeyEndTransmission:
			return Reply{}, m.leave(cursor, "", terminal.InterruptErr)
		case key == terminal.KeyEnter || key == '\n':
			reply, shown := m.reply()
			return reply, m.leave(cursor, shown, nil)
		}
		m.press(key)
	}
}

// reply returns the answer, and the text that replaces the menu.
func (m *rowMenu) reply() (Reply, string) {
	typed := m.line()
	if typed == "" && m.Focus >= 0 {
		return Reply{Row: m.Focus + 1}, rowText(m.Rows[m.Focus])
	}
	if fits := m.Match(typed); len(fits) == 1 {
		return Reply{Typed: typed}, rowText(m.Rows[fits[0]])
	}
	return Reply{Typed: typed}, typed
}

func (m *rowMenu) press(key rune) {
	last := len(m.Rows) - 1
	switch key {
	case terminal.KeyArrowUp:
		m.walk(-1)
	case terminal.KeyArrowDown, terminal.KeyTab:
		m.walk(1)
	case terminal.SpecialKeyHome:
		m.typed, m.Focus = nil, 0
	case terminal.SpecialKeyEnd:
		m.typed, m.Focus = nil, last
	default:
		m.typed = edited(m.typed, key)
	}
}

// walk moves the cursor by one row, with wrap-around. If several rows match the typed text, the
// cursor goes to the first matching row.
func (m *rowMenu) walk(by int) {
	fits := m.Match(m.line())
	m.typed = nil
	switch {
	case len(fits) > 1:
		m.Focus = fits[0]
		return
	case len(fits) == 1:
		m.Focus = fits[0]
	case m.Focus < 0 && by < 0:
		m.Focus = 0
	}
	m.Focus = (m.Focus + by + len(m.Rows)) % len(m.Rows)
}

func edited(line []rune, key rune) []rune {
	switch {
	case key == killLine || key == terminal.KeyDeleteLine:
		return nil
	case key == terminal.KeyDeleteWord:
		return withoutLastWord(line)
	case key == terminal.KeyBackspace || key == terminal.KeyDelete:
		return line[:max(len(line)-1, 0)]
	case key >= terminal.KeySpace:
		return append(line, key)
	}
	return line
}

func withoutLastWord(line []rune) []rune {
	text := strings.TrimRight(string(line), " ")
	return []rune(text[:strings.LastIndex(text, " ")+1])
}

func (m *rowMenu) line() string { return strings.TrimSpace(string(m.typed)) }

// draw prints the menu, and leaves the terminal's cursor on the row that Enter would choose. If
// Enter would choose none, the cursor is on the first row. Braille displays follow this cursor.
func (m *rowMenu) draw(cursor *terminal.Cursor) error {
	cursor.Restore()
	at, rows := m.shown()
	lines := m.broken(m.heading()+" "+string(m.typed), "")
	below := 0
	for _, row := range rows {
		sign := "  "
		if row == at {
			sign = "> "
			below = 0
		}
		broken := m.broken(sign+rowText(m.Rows[row]), rowIndent)
		lines = append(lines, broken...)
		below += len(broken)
	}
	if m.Hint != "" {
		for _, line := range m.broken("  "+m.hidden(len(rows))+m.Hint, "") {
			lines = append(lines, m.paint.Muted(line))
			below++
		}
	}
	if err := m.render(lines); err != nil {
		return err
	}
	cursor.Save()
	m.OffsetCursor(below)
	return nil
}

func (m *rowMenu) render(lines []string) error {
	return m.Render("{{.}}", strings.Join(lines, "\n")+"\n")
}

// hidden returns the number of rows that do not fit, as text. It returns "" if all fit or people
// have begun to type.
func (m *rowMenu) hidden(shown int) string {
	if len(m.typed) > 0 || shown == len(m.Rows) {
		return ""
	}
	return fmt.Sprintf("↑↓ +%d%s", len(m.Rows)-shown, hintsApart)
}

func (m *rowMenu) heading() string {
	p := m.Prompt
	p.Shape = Menu // with the shape YesNo, withEnter would add the rows "yes" and "no" to the heading
	return withEnter([]string{p.Text}, p) + strings.TrimSpace(mark)
}

// leave replaces the menu by the question and its answer.
func (m *rowMenu) leave(cursor *terminal.Cursor, answer string, err error) error {
	cursor.Restore()
	lines := m.broken(m.Text+" "+mark+answer, "")
	m.left = len(lines)
	if wrong := m.render(lines); err == nil {
		err = wrong
	}
	return err
}

// The method `shown` returns the row that Enter would choose, or -1. It also returns the rows that
// match the typed text and fit on the screen. If no row matches, it treats all rows as matching.
func (m *rowMenu) shown() (at int, rows []int) {
	all := m.Match(m.line())
	at = m.Focus
	switch {
	case len(all) == 1:
		at = all[0]
	case len(m.typed) > 0:
		at = -1
	}
	if len(all) == 0 {
		for row := range m.Rows {
			all = append(all, row)
		}
	}
	return at, m.page(all, max(slices.Index(all, at), 0))
}

// page returns the rows that fit on the screen around one row.
func (m *rowMenu) page(rows []int, around int) []int {
	first, last := around, around
	room := m.rowsRoom() - m.rowHeight(rows[around])
	for grown := true; grown; {
		grown = false
		for _, next := range []int{last + 1, first - 1} {
			if next < 0 || next >= len(rows) {
				continue
			}
			if tall := m.rowHeight(rows[next]); tall <= room {
				room -= tall
				first, last, grown = min(first, next), max(last, next), true
			}
		}
	}
	return rows[first : last+1]
}

func (m *rowMenu) rowsRoom() int {
	taken := len(m.broken(m.heading()+" "+string(m.typed), "")) + len(m.broken("  "+m.hidden(0)+m.Hint, ""))
	return max(m.room-taken, leastRows)
}

func (m *rowMenu) rowHeight(row int) int {
	return len(m.broken("  "+rowText(m.Rows[row]), rowIndent))
}

const rowIndent = "      "

// The method `broken` wraps a text. It leaves the last column free, because some terminals add an
// empty line after a full line.
func (m *rowMenu) broken(text, indent string) []string {
	columns := max(m.columns-1, 10)
	if paint.Width(text) <= columns {
		return []string{text}
	}
	lines := paint.Wrap(text, columns)
	if indent == "" {
		return lines
	}
	rest := strings.Join(tables.Each(lines[1:], strings.TrimSpace), " ")
	return append(lines[:1], paint.Wrap(indent+rest, columns)...)
}
