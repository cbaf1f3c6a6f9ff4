package chezguevara

import "tablemate/rules"

// Unnamed reports whether an action lays a card of which nobody knows who laid it. Events
// and cancel cards alone may come from anybody; all else hangs on who does it.
func Unnamed(a Action) bool {
	switch a := a.(type) {
	case Event:
		return a.Seat == rules.Nobody
	case Cancel:
		return a.Seat == rules.Nobody
	}
	return false
}

// nameless reports whether an action needs no player: a card of which nobody knows who laid
// it, the end of such an exposure, a die.
func nameless(a Action) bool {
	return Unnamed(a) || a.Kind() == (Roll{}).Kind() || a.Kind() == (Decline{}).Kind()
}

// Unnamed lists the lines of this turn of which nobody knows who made them; a Mend from
// nobody names the latest.
func (s *State) Unnamed() []int {
	var out []int
	for i := range s.Lines {
		if Unnamed(s.Lines[i].Action) {
			out = append(out, i+1)
		}
	}
	return out
}
