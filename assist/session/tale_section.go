package session

import "strings"

// section is what happened under one heading.
type section struct {
	heading string
	lines   []string
	idle    []string
	closed  bool // nothing joins the last line
	single  bool // the last line is one sentence
}

// under returns the section of a heading: the last one, or a new one.
func (told *tale) under(heading string) *section {
	if n := len(told.sections); n == 0 || told.sections[n-1].heading != heading {
		told.sections = append(told.sections, section{heading: heading})
	}
	return &told.sections[len(told.sections)-1]
}

// add adds sentences: in one line, after the last one where they join it. An indented
// sentence stands alone.
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

// drop removes the last line if it is one sentence, and reports so.
func (s *section) drop() bool {
	if s.closed || !s.single {
		return false
	}
	s.lines, s.single = s.lines[:len(s.lines)-1], false
	return true
}
