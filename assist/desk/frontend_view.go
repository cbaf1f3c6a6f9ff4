package desk

import (
	"fmt"
	"strings"

	"golang.org/x/term"

	"tablemate/assist/paint"
)

// view is what must stay on the screen: the table, and the lines printed since the last answer.
type view struct {
	draw  func() []string // nil without a table
	below int             // screen lines from the top of the table to the cursor
	told  []string        // the lines since the last answer, without the table
	last  int             // how many screen lines directly above the cursor belong to `told`
}

// The least number of screen lines for a question.
const (
	leastRows   = 3 // rows of a scrolling menu
	usualNeed   = promptLines + leastRows + 1
	promptLines = 2 // a menu's question and its hint
)

func (m *menuFrontend) screenSize() (columns, lines int) {
	columns, lines, err := term.GetSize(int(m.out.Fd()))
	if err != nil || columns < 3 {
		return 0, 0
	}
	return columns, lines
}

func (m *menuFrontend) Tell(lines ...string) {
	m.print(lines...)
	m.view.told = append(m.view.told, lines...)
	m.view.last += m.heights(lines)
}

func (m *menuFrontend) Show(draw func() []string) {
	m.view.draw, m.view.below, m.view.last = draw, 0, 0
	m.print(draw()...)
}

// Retitle prints only the title, if the table, the title and a short menu fit on the screen
// together. Otherwise it prints the whole table again.
func (m *menuFrontend) Retitle(title []string, draw func() []string) {
	_, lines := m.screenSize()
	if m.view.draw == nil || m.view.below+m.heights(title)+usualNeed > lines {
		m.Show(draw)
		return
	}
	m.view.draw = draw
	m.Tell(title...)
}

func (m *menuFrontend) print(lines ...string) {
	for _, text := range lines {
		fmt.Fprintln(m.out, text)
		m.view.below += m.height(text)
	}
}

func (m *menuFrontend) height(text string) int {
	columns, _ := m.screenSize()
	lines := 0
	for _, line := range strings.Split(text, "\n") {
		lines++
		if columns > 0 {
			lines += max(paint.Width(line)-1, 0) / columns
		}
	}
	return lines
}

// keepView keeps the table on the screen. If the prompt would scroll the table away, keepView
// prints the table and the lines since the last answer again. But if the table, these lines and the
// prompt do not fit together, keepView prints nothing. Then the table scrolls away, but the lines
// stay readable. Before keepView prints, it erases the old copy of these lines above the cursor.
func (m *menuFrontend) keepView(p Prompt) {
	_, lines := m.screenSize()
	if m.view.draw == nil || m.view.below+m.minLines(p) < lines {
		return
	}
	table := m.view.draw()
	if m.heights(table)+m.heights(m.view.told)+m.minLines(p) >= lines {
		return
	}
	if m.view.last > 0 {
		fmt.Fprintf(m.out, "\x1b[%dA\x1b[J", m.view.last)
	}
	m.view.below, m.view.last = 0, m.heights(m.view.told)
	m.print(table...)
	m.print(m.view.told...)
}

func (m *menuFrontend) broken(text string) []string {
	columns, _ := m.screenSize()
	return wrapped(text, columns-1)
}

func (m *menuFrontend) heights(lines []string) int {
	sum := 0
	for _, line := range lines {
		sum += m.height(line)
	}
	return sum
}

func (m *menuFrontend) minLines(p Prompt) int {
	lines := m.heights(p.Lead)
	if p.Complaint != "" {
		lines += m.height("! " + p.Complaint)
	}
	if p.Help != "" && !p.Listed {
		lines += m.height("  " + p.Help)
	}
	if p.Shape == Menu || p.Shape == YesNo {
		return lines + promptLines + min(len(p.Rows), leastRows)
	}
	if !p.Listed {
		lines += m.heights(p.lines())
	}
	return lines + m.height(withEnter([]string{p.Text}, p)+mark)
}

// roomFor returns the space for a menu. A menu uses the lines below the table. If there is no table
// or the menu does not fit below it, the menu uses all lines.
func (m *menuFrontend) roomFor(p Prompt) (columns, room int) {
	columns, lines := m.screenSize()
	if lines == 0 {
		return usualColumns, usualLines
	}
	if m.view.draw != nil && m.view.below+m.minLines(p) < lines {
		return columns, lines - m.view.below - 1
	}
	return columns, lines - 1
}

// The assumed size of an unknown screen.
const (
	usualColumns = 80
	usualLines   = 10
)

// clear erases the whole screen, because after a resize the terminal may have wrapped the old lines
// differently. Then clear prints the lines since the last answer.
func (m *menuFrontend) clear() {
	fmt.Fprint(m.out, "\x1b[H\x1b[2J")
	m.view.below, m.view.last = 0, m.heights(m.view.told)
	m.print(m.view.told...)
}
