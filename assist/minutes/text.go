package minutes

import (
	"fmt"
	"io"
	"strings"

	"tablemate/assist/paint"
	"tablemate/assist/session"
)

// Text writes the report for a terminal with the given number of columns.
func (p Page) Text(to io.Writer, colours paint.Paint, columns int) error {
	t := text{Page: p, paint: colours, columns: max(columns, 40)}
	t.head()
	t.tale()
	t.curves()
	t.dice()
	_, err := io.WriteString(to, t.out.String())
	return err
}

type text struct {
	Page
	paint   paint.Paint
	columns int
	out     strings.Builder
}

func (t *text) line(text string) {
	for _, line := range paint.Wrap(text, t.columns) {
		t.out.WriteString(strings.TrimRight(line, " ") + "\n")
	}
}

func (t *text) title(id string) {
	t.out.WriteString("\n")
	t.line(t.paint.Title(t.Say(id)))
}

func (t *text) head() {
	t.line(t.paint.Title(t.Name))
	t.line(t.About())
	if who := t.Who(); who != "" {
		t.line(who)
	}
	for _, house := range t.House {
		t.line(house.Text)
	}
	t.out.WriteString("\n")
	t.line(t.paint.Seat(t.Result()))
	for _, by := range t.By {
		t.line("  " + by.Text + " " + t.paint.Citation("("+string(by.Rule)+")"))
	}
}

func (t *text) tale() {
	for _, line := range t.Tell(t.words) {
		t.line(line)
	}
	if mended := t.Mended(); mended != "" {
		t.line(mended)
	}
	for _, line := range t.Review {
		t.line(line)
	}
}

func label(c session.Curve) string {
	if c.Name == "" {
		return c.Text
	}
	return c.Text + ", " + c.Name
}

func (t *text) curves() {
	if len(t.Curves) == 0 {
		return
	}
	t.title("curves")
	wide := 0
	for _, c := range t.Curves {
		wide = max(wide, paint.Width(label(c)))
	}
	const figures = 18
	room := t.columns - wide - figures
	for _, c := range t.Curves {
		from, to := c.Points[0].Value, c.Points[len(c.Points)-1].Value
		ends := fmt.Sprintf("%d → %d", from, to)
		if c.Most > 0 {
			ends += fmt.Sprintf(" / %d", c.Most)
		}
		if room < 12 {
			t.line(label(c))
			t.out.WriteString("  " + t.spark(c, t.columns-figures) + "  " + ends + "\n")
			continue
		}
		t.out.WriteString(paint.Pad(label(c), wide) + "  " + t.spark(c, room) + "  " + ends + "\n")
	}
}

func (t *text) dice() {
	for _, f := range t.Luck {
		t.out.WriteString("\n")
		t.line(t.paint.Title(t.Page.Dice(f)))
		wide, most := 0, 1.0
		for i, face := range f.Faces {
			wide = max(wide, paint.Width(face))
			most = max(most, float64(f.Fell[i]), f.Expected[i])
		}
		wide = min(wide, t.columns-26)
		room := max(8, min(40, t.columns-wide-16))
		for i, face := range f.Faces {
			name, bar := paint.Pad(paint.Wrap(face, wide)[0], wide), textBar(f.Fell[i], f.Expected[i], most, room)
			fmt.Fprintf(&t.out, "%s  %s %3d (%s)\n", name, bar, f.Fell[i], t.Expected(f.Expected[i]))
		}
		t.line(t.Say("bars"))
		t.line(t.Odds(f))
	}
}

// Part is what happened in one turn.
type Part struct {
	Heading string
	Rows    []Row
}

// Row is one line of text about a turn. Depth is its indentation, from 0.
type Row struct {
	Depth int
	Text  string
}

const deepest = 4

// Tale returns what happened in the game, turn by turn.
func (p Page) Tale() []Part {
	parts := make([]Part, 0, len(p.story.Sections))
	for _, s := range p.story.Sections {
		part := Part{Heading: s.Heading}
		for _, line := range s.Lines {
			for text := range strings.SplitSeq(line, "\n") {
				words := strings.TrimLeft(text, " ")
				part.Rows = append(part.Rows, Row{min((len(text)-len(words))/2, deepest), words})
			}
		}
		parts = append(parts, part)
	}
	return parts
}

// How returns the log lines of a turning point as one text. If there are none, it returns "".
func (p Page) How(point session.TurningPoint) string {
	var said []string
	for _, line := range point.Lines {
		for _, sentence := range p.story.Lines[line] {
			said = append(said, strings.Join(strings.Fields(sentence), " "))
		}
	}
	return strings.Join(said, " ")
}
