package session

import (
	"fmt"
	"io"
	"slices"
	"strings"

	"tablemate/assist/journal"
	"tablemate/assist/paint"
	"tablemate/assist/talk"
	"tablemate/tables"
)

// Tale is the text of a recorded game, turn by turn.
type Tale struct {
	Sections []Section        // the turns, without the end of the game
	Lines    map[int][]string // the sentences of each action that is not struck out, by line number
}

// Section is the text under one heading. A line that belongs to the line above is indented by two
// more blanks.
type Section struct {
	Heading string
	Lines   []string
}

type taleBuilder struct {
	sections []section
	end      section // the end of the game, or the present turn
	told     map[int]toldLine
}

type toldLine struct {
	turn      talk.Turn
	sentences []string
}

func (p *past[U, S, A]) tale() (Tale, error) {
	built, err := p.buildTale()
	if err != nil {
		return Tale{}, err
	}
	out := Tale{Lines: make(map[int][]string, len(built.told))}
	for _, s := range built.sections {
		if len(s.lines) > 0 {
			out.Sections = append(out.Sections, Section{tables.Capital(s.heading), s.lines})
		}
	}
	for n, line := range built.told {
		out.Lines[n] = line.sentences
	}
	return out, nil
}

// section is a Section under construction.
type section struct {
	heading string
	lines   []string
	idle    []string
	closed  bool // whether later sentences must begin a new line
	single  bool // whether the last line is a single sentence
}

func (told *taleBuilder) under(heading string) *section {
	if n := len(told.sections); n == 0 || told.sections[n-1].heading != heading {
		told.sections = append(told.sections, section{heading: heading})
	}
	return &told.sections[len(told.sections)-1]
}

// add adds sentences to the section as one new line. If `joins` is set and the section is not
// closed, they continue the previous line. A sentence that is indented or has several lines begins
// a new line, and so does the sentence after it.
func (s *section) add(said []string, joins bool) {
	if len(said) > 0 {
		joins, s.closed = joins && !s.closed, false
	}
	for _, sentence := range said {
		n := len(s.lines)
		alone := strings.HasPrefix(sentence, " ") || strings.Contains(sentence, "\n")
		if joins && n > 0 && !alone && !strings.HasPrefix(s.lines[n-1], " ") {
			s.lines[n-1] += " " + sentence
			s.single = false
			continue
		}
		s.lines = append(s.lines, sentence)
		s.single, joins = true, !alone
	}
}

func (s *section) drop() bool {
	if s.closed || !s.single {
		return false
	}
	s.lines, s.single = s.lines[:len(s.lines)-1], false
	return true
}

// saidNote is a recorded note as text, such as a remark or "line 12 was amended".
type saidNote struct {
	line int
	text string
}

func saidNotes(t *talk.UI, record *journal.Record) []saidNote {
	var said []saidNote
	inForce := record.InForce()
	for _, line := range record.Lines {
		_, amends := journal.IsAmendNote(line.Note)
		if line.Entry() == journal.Note && (!amends || inForce[line.N]) {
			said = append(said, saidNote{line.N, AsSentence(noteText(t, line.Note))})
		}
	}
	return said
}

// note adds the notes with line numbers below `before` to the tale. It returns the other notes.
func (told *taleBuilder) note(said []saidNote, before int, heading string) []saidNote {
	for len(said) > 0 && said[0].line < before {
		under := told.under(heading)
		under.add([]string{said[0].text}, false)
		under.closed = true
		said = said[1:]
	}
	return said
}

type taleRow struct{ heading, line string }

func (told taleBuilder) rows() (rows []taleRow) {
	for _, s := range told.sections {
		rows = append(rows, s.rows()...)
	}
	return rows
}

func (s section) rows() (rows []taleRow) {
	for _, line := range s.lines {
		rows = append(rows, taleRow{tables.Capital(s.heading), line})
	}
	return rows
}

func (told taleBuilder) print(t *talk.UI, to io.Writer) error {
	under, err := printRows(t, to, told.rows(), "")
	if err != nil {
		return err
	}
	if len(told.end.lines) == 0 {
		return printHeading(t, to, tables.Capital(told.end.heading))
	}
	_, err = printRows(t, to, told.end.rows(), under)
	return err
}

// printRows writes rows below their headings, and returns the last heading. `under` is the last
// heading of the previous call; printRows does not repeat this heading.
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

const taleIndent = "  "

// indented wraps a line, unless the width is 0.
func indented(line string, width int) []string {
	if width <= 0 {
		return []string{taleIndent + line}
	}
	return paint.Wrap(taleIndent+line, width)
}

const mostOfTurn = 40

// The method `last` returns the text of the latest turns, the latest turn first. Of a long turn, it
// returns only the last 40 lines (mostOfTurn), and says how many lines are left out.
func (told taleBuilder) last(t *talk.UI, turns int) []Section {
	var last []Section
	for _, s := range slices.Backward(told.sections) {
		if len(s.lines) == 0 || len(last) == turns {
			continue
		}
		lines := s.lines
		if more := len(lines) - mostOfTurn; more > 1 {
			lines = append([]string{t.Words.Say("watch.more", tables.Args{"count": more})}, lines[more:]...)
		}
		last = append(last, Section{tables.Capital(s.heading), lines})
	}
	return last
}
