package minutes

import (
	"fmt"
	"io"
	"strings"
	"unicode"

	"tablemate/tables"
)

// Markdown writes the report as Markdown.
func (p Page) Markdown(to io.Writer) error {
	m := markdown{Page: p}
	m.head()
	m.deeds()
	m.curves()
	m.dice()
	m.tale()
	m.printf("\n---\n%s\n", escape(p.Paused()))
	_, err := io.WriteString(to, m.out.String())
	return err
}

type markdown struct {
	Page
	out strings.Builder
}

func (m *markdown) printf(format string, args ...any) { fmt.Fprintf(&m.out, format, args...) }

func (m *markdown) head() {
	m.printf("# %s\n\n%s\n\n", escape(m.Name), escape(m.About()))
	if who := m.Who(); who != "" {
		m.printf("%s\n\n", escape(who))
	}
	m.printf("**%s**\n\n", escape(m.Result()))
	for _, by := range m.By {
		m.printf("- %s (%s)\n", escape(by.Text), by.Rule)
	}
	m.printf("\n%s\n", escape(m.Long()))
	if times := m.Times(m.words); times != "" {
		m.printf("\n%s\n", escape(times))
	}
	if mended := m.Mended(); mended != "" {
		m.printf("\n%s\n", escape(tables.Capital(mended)))
	}
	if len(m.House) > 0 {
		m.printf("\n## %s\n\n", m.Say("houses"))
	}
	for _, house := range m.House {
		m.printf("- %s\n", escape(tables.Capital(house.Text)))
	}
	m.turning()
	if len(m.Review) > 0 {
		m.printf("\n## %s\n\n", escape(m.ReviewTitle()))
		for _, line := range m.Review[1:] {
			m.printf("- %s\n", escape(strings.TrimSpace(line)))
		}
	}
}

func (m *markdown) turning() {
	if len(m.Turning) == 0 {
		return
	}
	m.printf("\n## %s\n\n", m.Say("turning-title"))
	for _, point := range m.Turning {
		m.printf("- %s\n", escape(tables.Capital(point.Text)))
		if how := m.How(point); how != "" {
			m.printf("  - %s\n", escape(how))
		}
	}
}

func (m *markdown) deeds() {
	if len(m.ActionCounts) == 0 {
		return
	}
	m.printf("\n## %s\n\n|  |  |\n|---|---|\n", m.Say("deeds"))
	for _, side := range m.Sides() {
		m.printf("| %s | %s |\n", escape(tables.Capital(side.Name)), escape(side.In(m.words)))
	}
}

func (m *markdown) curves() {
	if len(m.Curves) == 0 {
		return
	}
	m.printf("\n## %s\n\n|  |  |  |\n|---|---|---|\n", m.Say("curves"))
	for _, c := range m.Curves {
		m.printf("| %s | %s | %d → %d |\n", escape(tables.Capital(label(c))), m.spark(c, 48), c.Points[0].Value,
			c.Points[len(c.Points)-1].Value)
	}
}

func (m *markdown) dice() {
	for _, f := range m.Luck {
		m.printf("\n## %s\n\n|  | %s | %s |\n|---|--:|--:|\n", escape(m.Page.Dice(f)), m.Say("fell"), m.Say("expected"))
		for i, face := range f.Faces {
			m.printf("| %s | %d | %s |\n", escape(face), f.Fell[i], m.Expected(f.Expected[i]))
		}
		m.printf("\n%s\n", escape(m.Odds(f)))
	}
}

func (m *markdown) tale() {
	m.printf("\n## %s\n", m.Say("tale"))
	for _, part := range m.Tale() {
		m.printf("\n### %s\n\n", escape(part.Heading))
		for _, row := range part.Rows {
			m.printf("%s- %s\n", strings.Repeat("  ", row.Depth), escape(row.Text))
		}
	}
}

const marks = "\\`*_{}[]<>#|~&@=$^"

// escape makes Markdown show a text literally, without links, lists or tags.
func escape(text string) string {
	var out strings.Builder
	start := true // whether this line has only digits and blanks so far
	for i, r := range text {
		rest := text[i:]
		listing := start && strings.ContainsRune("-+.)", r)
		linking := r == ':' && strings.HasPrefix(rest, ":/") ||
			r == '.' && i > 2 && strings.EqualFold(text[i-3:i], "www")
		if strings.ContainsRune(marks, r) || listing || linking {
			out.WriteByte('\\')
		}
		out.WriteRune(r)
		start = r == '\n' || start && (unicode.IsDigit(r) || r == ' ')
	}
	return out.String()
}
