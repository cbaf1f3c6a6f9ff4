package chezguevara

import (
	"encoding/json"

	"tablemate/tables/strictjson"
)

// Line is one thing that was said this turn. Its number is its place among the
// lines, from 1. On is the line that it answers, 0 for none. Mods is what was added
// to an exposure roll when the die fell, which nothing changes afterwards
// (CG-SYNC-02).
type Line struct {
	Action Action `json:"action" jsonschema:"what was said"`
	On     int    `json:"on,omitempty" jsonschema:"the line that it answers; left out: none"`
	Mods   *int   `json:"mods,omitempty" jsonschema:"what was added to an exposure roll when the die fell"`
}

type writtenLine struct {
	Action json.RawMessage `json:"action"`
	On     int             `json:"on,omitempty"`
	Mods   *int            `json:"mods,omitempty"`
}

// MarshalJSON writes the action as a record has it.
func (l Line) MarshalJSON() ([]byte, error) {
	action, err := Actions.Encode(l.Action)
	if err != nil {
		return nil, err
	}
	return json.Marshal(writtenLine{action, l.On, l.Mods})
}

// UnmarshalJSON reads what MarshalJSON wrote.
func (l *Line) UnmarshalJSON(text []byte) error {
	var w writtenLine
	if err := strictjson.Read(text, &w); err != nil {
		return err
	}
	action, err := Actions.Decode(w.Action)
	*l = Line{action, w.On, w.Mods}
	return err
}

// line returns the line of a number, the zero Line for none.
func (s *State) line(n int) Line {
	if n < 1 || n > len(s.Lines) {
		return Line{}
	}
	return s.Lines[n-1]
}

// canceller returns the line that cancels line n, 0 for none: the first cancel card
// on it that is neither cancelled itself nor fallen.
func (s *State) canceller(n int) int {
	for i := n; i < len(s.Lines); i++ {
		c, ok := s.Lines[i].Action.(Cancel)
		if ok && c.On == n && s.canceller(i+1) == 0 && !s.fallen(i+1) {
			return i + 1
		}
	}
	return 0
}

// fallen reports whether line n answers one that is cancelled, directly or through
// others. An order is no answer in this sense, for it stands by itself.
func (s *State) fallen(n int) bool {
	above := s.above(n)
	if above == 0 {
		return false
	}
	return s.canceller(above) != 0 || s.fallen(above)
}

// above returns the line that line n hangs on: the one that it answers; for a
// cancel card the one that its target hangs on, and none for an order.
func (s *State) above(n int) int {
	l := s.line(n)
	switch l.Action.(type) {
	case Order:
		return 0
	case Cancel:
		if l.On >= n {
			return 0
		}
		return s.above(l.On)
	}
	if l.On >= n {
		return 0
	}
	return l.On
}
