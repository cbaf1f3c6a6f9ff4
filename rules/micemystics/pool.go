package micemystics

import (
	parts "tablemate/tables/micemystics"
)

// uncounted is how many figures are taken to be in the box where nobody has counted.
const uncounted = 99

// inBox is how many figures of a type are still in the box, as far as anybody
// has counted. Elite ones and bosses are ordinary figures of their family on a
// token of their own (MM-TOK-01, MM-TOK-02, MM-BOSS-01).
func (s *State) inBox(kind string) int {
	if kind == string(Brodie) {
		if s.Cat != nil {
			return 0
		}
		return 1
	}
	t := s.Type(kind)
	if t == nil {
		return uncounted
	}
	out := uncounted
	if t.Figures > 0 {
		out = t.Figures - s.count(func(o parts.Minion) bool { return o.ID == kind })
	}
	plain := s.plain(t)
	switch {
	case t.Boss:
		out = min(out, 1-s.count(func(o parts.Minion) bool { return o.ID == kind }))
	case t.Elite:
		out = min(out, parts.EliteTokens-s.count(func(o parts.Minion) bool { return o.Elite }))
	}
	if plain != nil && plain.Figures > 0 {
		out = min(out, plain.Figures-s.count(func(o parts.Minion) bool { return o.ID == plain.ID || s.plain(&o) == plain }))
	}
	return out
}

// plain is the ordinary type whose figures a type is played with: its own, or
// for elite ones and bosses the first of their family.
func (s *State) plain(t *parts.Minion) *parts.Minion {
	if !t.Elite && !t.Boss {
		return s.Type(t.ID)
	}
	for i := range s.Types {
		if o := &s.Types[i]; o.Family == t.Family && !o.Elite && !o.Boss {
			return o
		}
	}
	return nil
}

// count counts the minions on the board whose type is so.
func (s *State) count(is func(parts.Minion) bool) int {
	n := 0
	for i := range s.Minions {
		if is(s.typeOf(&s.Minions[i])) {
			n++
		}
	}
	return n
}
