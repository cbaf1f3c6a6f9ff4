package micemystics

import (
	"strconv"
	"strings"

	"tablemate/tables"
)

// Text returns the map in its compact form, in one line. ParseMap returns the
// same map again; each border stands once, behind the lower of its spaces.
func (m Map) Text() string {
	m = m.sorted()
	w := mapWriter{lang: tables.English}
	var entries []string
	for _, s := range m.Spaces {
		var near []string
		around := m.Around(s.ID)
		for _, l := range around {
			if byName(l.A, l.B) < 0 {
				near = append(near, w.neighbourText(l))
			}
		}
		marks := w.marksText(s)
		if len(near) == 0 && marks == "" && len(around) > 0 {
			continue // its neighbours tell of it
		}
		entries = append(entries, strings.TrimSpace(string(s.ID)+marks+": "+strings.Join(near, " ")))
	}
	return strings.Join(append(entries, w.sightEntries(m)...), "; ")
}

// mapWriter writes a map in the words of a language.
type mapWriter struct{ lang tables.Lang }

// word returns the word of a sign.
func (w mapWriter) word(s sign) string { return wordOf(s, w.lang) }

// marksText returns everything said of a space, each behind its ~.
func (w mapWriter) marksText(s Space) string {
	var b strings.Builder
	add := func(is bool, sign sign, more string) {
		if is {
			b.WriteString("~" + w.word(sign) + more)
		}
	}
	add(s.Water, waterSign, w.currentText(s.Current))
	add(s.Wide && !s.Outlined, wideSign, "")
	add(s.Outlined, outlinedSign, "")
	add(s.Spawn, spawnSign, "")
	add(s.Cross, crossSign, "")
	for tail, kind := range flipTails {
		add(kind == s.Flip, flipSign, w.tailText(tail))
	}
	for _, name := range s.Exits {
		add(true, exitSign, "-"+name)
	}
	if s.At != nil {
		add(true, atSign, "-"+pointText(*s.At))
	}
	return b.String()
}

// currentText returns where a current leads, behind its arrow.
func (w mapWriter) currentText(to SpaceID) string {
	switch to {
	case "":
		return ""
	case Off:
		return ">" + w.word(offSign)
	}
	return ">" + string(to)
}

// tailText returns a sign behind a dash.
func (w mapWriter) tailText(tail sign) string {
	if tail == noSign {
		return ""
	}
	return "-" + w.word(tail)
}

// neighbourText returns the space beyond a border, seen from its A, with the line
// between them.
func (w mapWriter) neighbourText(l Link) string {
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

// sightEntries returns the entries about sight.
func (w mapWriter) sightEntries(m Map) []string {
	var all []string
	for _, wall := range m.Walls {
		all = append(all, w.word(wallSign)+" "+pointText(wall.From)+" "+pointText(wall.To))
	}
	for _, p := range m.Blind {
		all = append(all, w.word(blindSign)+" "+string(p[0])+" "+string(p[1]))
	}
	for _, p := range m.Clear {
		all = append(all, w.word(clearSign)+" "+string(p[0])+" "+string(p[1]))
	}
	return all
}

// pointText returns a point as it is typed: 3,4.
func pointText(p Point) string { return decimal(p.X) + "," + decimal(p.Y) }

// decimal returns a number in as few digits as it needs.
func decimal(n float64) string { return strconv.FormatFloat(n, 'f', -1, 64) }
