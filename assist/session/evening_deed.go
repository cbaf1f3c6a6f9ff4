package session

import (
	"cmp"

	"tablemate/rules"
)

// deed counts a note about what seat did.
func (w *eveningWalk[U, S, A]) deed(s S, seat rules.Seat, n rules.Note) {
	for _, c := range w.def.Course.Deeds {
		if c.Note == n.ID && c.Note != "" {
			count := 1
			if c.N != "" {
				count = howMany(n.Args[c.N])
			}
			w.add(Deed{Side: w.side(s, c, seat, n), What: c.What, N: count})
		}
	}
}

// side returns whose deed a note counts as.
func (w *eveningWalk[U, S, A]) side(s S, c Counted, seat rules.Seat, n rules.Note) rules.Seat {
	noun, named := n.Args[c.By].(rules.Noun)
	switch {
	case !named && c.By != "":
		return rules.Nobody
	case named && w.def.Course.Side != nil:
		return w.def.Course.Side(s, noun)
	case named:
		return rules.Seat(noun.ID)
	case c.OnTurn:
		return w.turn.Whose
	}
	return cmp.Or(c.Side, seat)
}

func (w *eveningWalk[U, S, A]) add(d Deed) {
	if d.Side == rules.Nobody || d.N == 0 {
		return
	}
	for i := range w.deeds {
		if w.deeds[i].Side == d.Side && w.deeds[i].What == d.What {
			w.deeds[i].N += d.N
			return
		}
	}
	w.deeds = append(w.deeds, d)
}

// howMany is the number that an argument says, or how long its list is.
func howMany(arg any) int {
	switch arg := arg.(type) {
	case int:
		return arg
	case float64:
		return int(arg)
	case []rules.Noun:
		return len(arg)
	case []any:
		return len(arg)
	}
	return 0
}
