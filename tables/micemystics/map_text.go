package micemystics

import (
	"strconv"
	"strings"

	"tablemate/tables"
)

// Text is the map in its compact form, in one line. ReadMap gives the same map
// again; each border stands once, behind the lower of its spaces.
func (m Map) Text() string {
	m = m.sorted()
	w := writer{lang: tables.English}
	var entries []string
	for _, s := range m.Spaces {
		var near []string
		around := m.Around(s.ID)
		for _, l := range around {
			if byName(l.A, l.B) < 0 {
				near = append(near, w.neighbour(l))
			}
		}
		marks := w.marks(s)
		if len(near) == 0 && marks == "" && len(around) > 0 {
			continue // its neighbours tell of it
		}
		entries = append(entries, strings.TrimSpace(string(s.ID)+marks+": "+strings.Join(near, " ")))
	}
	return strings.Join(append(entries, w.sight(m)...), "; ")
}

// writer writes a map in the words of a language.
type writer struct{ lang tables.Lang }

func (w writer) word(s sign) string { return spelled(s, w.lang) }

// marks is everything said of a space, each behind its ~.
func (w writer) marks(s Space) string {
	var b strings.Builder
	add := func(is bool, sign sign, more string) {
		if is {
			b.WriteString("~" + w.word(sign) + more)
		}
	}
	add(s.Water, waterSign, w.drift(s.Current))
	add(s.Wide && !s.Outlined, wideSign, "")
	add(s.Outlined, outlinedSign, "")
	add(s.Spawn, spawnSign, "")
	add(s.Cross, crossSign, "")
	for sign, kind := range flips {
		if kind == s.Flip {
			add(true, flipSign, w.dashed(sign))
		}
	}
	for _, name := range s.Exits {
		add(true, exitSign, "-"+name)
	}
	if s.At != nil {
		add(true, atSign, "-"+point(*s.At))
	}
	return b.String()
}

func (w writer) drift(to SpaceID) string {
	switch to {
	case "":
		return ""
	case Off:
		return ">" + w.word(offSign)
	}
	return ">" + string(to)
}

func (w writer) dashed(tail sign) string {
	if tail == noSign {
		return ""
	}
	return "-" + w.word(tail)
}

// neighbour is what lies beyond a border, seen from its A.
func (w writer) neighbour(l Link) string {
	text := string(l.B)
	if l.Line != Plain {
		text += "|" + w.word(sign(l.Line))
	}
	switch l.Arrow {
	case "":
	case l.B:
		text += string(forth)
	default:
		text += string(back)
	}
	return text
}

// sight are the entries that are about sight.
func (w writer) sight(m Map) []string {
	var all []string
	for _, wall := range m.Walls {
		all = append(all, w.word(wallSign)+" "+point(wall.From)+" "+point(wall.To))
	}
	for _, p := range m.Blind {
		all = append(all, w.word(blindSign)+" "+string(p[0])+" "+string(p[1]))
	}
	for _, p := range m.Clear {
		all = append(all, w.word(clearSign)+" "+string(p[0])+" "+string(p[1]))
	}
	return all
}

func point(p Point) string { return decimal(p.X) + "," + decimal(p.Y) }

func decimal(n float64) string { return strconv.FormatFloat(n, 'f', -1, 64) }
