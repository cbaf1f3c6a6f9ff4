package micemystics

import (
	"math"
	"strconv"
	"strings"
	"unicode/utf8"
)

// items reads spaces with what is said of each.
func (r *reader) items(tokens []token) []item {
	c := &cursor{reader: r, rest: tokens}
	for len(c.rest) > 0 {
		t := c.take()
		switch t.sign {
		case ',':
		case 0:
			if term, tail := known(t.text); term.sign != noSign {
				c.said(t, term, tail)
				continue
			}
			c.items = append(c.items, item{id: r.name(t), at: t})
		case '~', '|':
			c.marked(t)
		case '>', '<':
			r.fault(t, "box.map-arrow", "word", t.text)
		case ':':
			r.fault(t, "box.map-colon")
		}
	}
	return c.items
}

// cursor walks through the tokens of an entry.
type cursor struct {
	*reader
	rest  []token
	items []item
}

func (c *cursor) take() token {
	t := c.rest[0]
	c.rest = c.rest[1:]
	return t
}

// next says that a token of that sign comes next, 0 being a word.
func (c *cursor) next(sign rune) bool { return len(c.rest) > 0 && c.rest[0].sign == sign }

// marked reads the word behind ~ or |.
func (c *cursor) marked(at token) {
	if !c.next(0) {
		c.fault(at, "box.map-bare", "word", at.text)
		return
	}
	where, unknown := ofSpace, "box.map-mark"
	if at.sign == '|' {
		where, unknown = ofBorder, "box.map-line"
	}
	t := c.take()
	term, tail := meant(t.text, where)
	if term.place != ofSpace && term.place != ofBorder {
		c.fault(t, unknown, "word", t.text)
		c.arrow()
		return
	}
	c.said(t, term, tail)
}

// said takes a sign as said of the space before it.
func (c *cursor) said(at token, t term, tail string) {
	switch t.place {
	case ofMap:
		c.fault(at, "box.map-own-entry", "word", at.text)
		return
	case ofTarget:
		c.fault(at, "box.map-name", "word", at.text)
		return
	}
	if len(c.items) == 0 {
		c.fault(at, "box.map-nothing-before", "word", at.text)
		c.items = append(c.items, item{at: at})
	}
	if t.place == ofBorder {
		c.line(at, Line(t.sign), tail)
		return
	}
	c.mark(at, t.sign, tail)
}

// line reads what parts a space from the one before the colon.
func (c *cursor) line(at token, line Line, tail string) {
	to := c.arrow()
	switch tailOf(tail, toSign, fromSign) {
	case toSign:
		to = forth
	case fromSign:
		to = back
	}
	last := &c.items[len(c.items)-1]
	switch {
	case line != Yellow && to != noArrow:
		c.fault(at, "box.map-arrow", "word", at.text+string(to))
	case line == Yellow && to == noArrow:
		c.fault(at, "box.map-yellow", "word", at.text)
	case last.line != Plain:
		c.fault(at, "box.map-two-lines", "space", last.at.text)
	}
	last.line, last.arrow, last.lineAt = line, to, at
}

// arrow takes an arrow, where one comes next.
func (c *cursor) arrow() arrow {
	if c.next('>') || c.next('<') {
		return arrow(c.take().sign)
	}
	return noArrow
}

// mark reads what a space is.
func (c *cursor) mark(at token, s sign, tail string) {
	m := mark{sign: s, tail: tail, at: at}
	ok := true
	switch s {
	case waterSign, currentSign:
		ok = c.current(&m)
	case exitSign:
		ok = c.exit(at, &m)
	case flipSign:
		m.tail = string(tailOf(tail, hookSign, classSign))
		if ok = tail == "" || m.tail != ""; !ok {
			c.fault(at, "box.map-flip", "word", at.text)
		}
	case atSign:
		m.spot, ok = c.centre(at, tail)
	}
	if to := c.arrow(); to != noArrow {
		c.fault(at, "box.map-arrow", "word", at.text+string(to))
	}
	if last := &c.items[len(c.items)-1]; ok {
		last.marks = append(last.marks, m)
	}
}

// exit reads the name of an exit area.
func (c *cursor) exit(at token, m *mark) bool {
	if m.tail == "" {
		c.fault(at, "box.map-exit", "word", at.text)
		return false
	}
	at.text = m.tail
	m.tail = string(c.name(at))
	return m.tail != ""
}

// current reads where water drifts to; still water drifts nowhere.
func (c *cursor) current(m *mark) bool {
	to := token{text: m.tail, line: m.at.line, column: m.at.column}
	if m.sign == waterSign {
		if m.tail != "" {
			c.fault(m.at, "box.map-current-where", "word", m.at.text)
			return false
		}
		if !c.next('>') {
			return true
		}
		c.take()
		to = token{}
		if c.next(0) {
			to = c.take()
		}
	}
	m.sign = waterSign
	if to.text == "" {
		c.fault(m.at, "box.map-current-where", "word", m.at.text)
		return false
	}
	if t, _ := known(to.text); t.sign == offSign {
		m.tail = string(Off)
		return true
	}
	m.tail = string(c.name(to))
	return m.tail != ""
}

// centre reads a point: at-3,4 or at 3,4.
func (c *cursor) centre(at token, tail string) (Point, bool) {
	x := token{text: tail}
	if tail == "" && c.next(0) {
		x = c.take()
	}
	var y token
	if c.next(',') {
		c.take()
		if c.next(0) {
			y = c.take()
		}
	}
	p := Point{}
	var okX, okY bool
	p.X, okX = number(x.text)
	p.Y, okY = number(y.text)
	if !okX || !okY || c.goesOn(y) {
		c.fault(at, "box.map-at", "word", at.text)
		return p, false
	}
	return p, true
}

// goesOn says that a third number hangs on a point, as when halves are written
// with a comma.
func (c *cursor) goesOn(y token) bool {
	if len(c.rest) < 2 || c.rest[0].sign != ',' || c.rest[0].column != y.end() {
		return false
	}
	_, third := number(c.rest[1].text)
	return third && c.rest[1].column == y.end()+1
}

// farthest is more than any tile is wide, in any unit.
const farthest = 10000

// number reads a number as people write one, to a thousandth.
func number(word string) (float64, bool) {
	if strings.Trim(word, "-.0123456789") != "" {
		return 0, false
	}
	n, err := strconv.ParseFloat(word, 64)
	n = math.Round(n*1000) / 1000
	if n == 0 {
		n = 0 // not -0
	}
	return n, err == nil && math.Abs(n) <= farthest
}

// longest is how long the name of a space may be.
const longest = 16

// name is a token as the name of a space, empty where it cannot be one.
func (r *reader) name(t token) SpaceID {
	name := strings.ToLower(t.text)
	digits := strings.TrimLeft(name, "0123456789")
	if name == "" || utf8.RuneCountInString(name) > longest || strings.Contains(name, ".") ||
		strings.HasPrefix(digits, "-") || SpaceID(name) == Off {
		r.fault(t, "box.map-name", "word", t.text)
		return ""
	}
	return SpaceID(name)
}
