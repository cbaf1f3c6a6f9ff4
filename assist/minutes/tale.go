package minutes

import (
	"strings"

	"tablemate/assist/session"
)

// Part is what happened in one turn.
type Part struct {
	Heading string
	Rows    []Row
}

// Row is one line of the tale. Depth is how many steps it stands under the one that it
// belongs to, 0 for none.
type Row struct {
	Depth int
	Text  string
}

// deepest is how many steps a row is set in at most.
const deepest = 4

// Tale returns what happened turn by turn, as the log tells it.
func (p Page) Tale() []Part {
	parts := make([]Part, 0, len(p.story.Sections))
	for _, s := range p.story.Sections {
		part := Part{Heading: s.Heading}
		for _, line := range s.Lines {
			for text := range strings.SplitSeq(line, "\n") {
				part.Rows = append(part.Rows, rowOf(text))
			}
		}
		parts = append(parts, part)
	}
	return parts
}

func rowOf(line string) Row {
	text := strings.TrimLeft(line, " ")
	return Row{Depth: min((len(line)-len(text))/2, deepest), Text: text}
}

// How returns by what a turning point came, in the sentences of the tale; "" where it
// tells nothing of its lines.
func (p Page) How(point session.TurningPoint) string {
	var said []string
	for _, line := range point.Lines {
		for _, sentence := range p.story.Lines[line] {
			said = append(said, strings.Join(strings.Fields(sentence), " "))
		}
	}
	return strings.Join(said, " ")
}
