package session

import "tablemate/assist/talk"

// Story is a recorded game as its tale tells it.
type Story struct {
	Sections []Section        // turn by turn; the last word, how it ended, is left out
	Lines    map[int][]string // what is said of each standing line, in sentences
}

// Section is what happened under one heading. A line that belongs to the one above it
// begins with blanks, two for each step.
type Section struct {
	Heading string
	Lines   []string
}

// Story implements [Game]: it returns a record as a tale.
func (def *game[U, S, A]) Story(r Reading) (_ Story, err error) {
	defer refuse(r.talk(), &err)
	record, err := r.record()
	if err != nil {
		return Story{}, err
	}
	tale, err := def.tale(r.talk(), record)
	if err != nil {
		return Story{}, err
	}
	told := Story{Lines: make(map[int][]string, len(tale.told))}
	for _, s := range tale.sections {
		if len(s.lines) > 0 {
			told.Sections = append(told.Sections, Section{talk.Capital(s.heading), s.lines})
		}
	}
	for n, line := range tale.told {
		told.Lines[n] = line.sentences
	}
	return told, nil
}
