package micemystics

import (
	"math"
	"strconv"
	"strings"
)

// parseMark parses what a space is.
func (c *itemParser) parseMark(at token, s sign, tail string) {
	m := mark{sign: s, tail: tail, at: at}
	ok := true
	switch s {
	case waterSign, currentSign:
		ok = c.parseCurrent(&m)
	case exitSign:
		ok = c.parseExit(at, &m)
	case flipSign:
		m.tail = string(tailSign(tail, hookSign, classSign))
		if ok = tail == "" || m.tail != ""; !ok {
			c.addFault(at, "box.map-flip", "word", at.text)
		}
	case atSign:
		m.spot, ok = c.parseCentre(at, tail)
	}
	if to := c.parseArrow(); to != noArrow {
		c.addFault(at, "box.map-arrow", "word", at.text+string(to))
	}
	if last := &c.items[len(c.items)-1]; ok {
		last.marks = append(last.marks, m)
	}
}

// parseExit parses the name of an exit area; false with a fault.
func (c *itemParser) parseExit(at token, m *mark) bool {
	if m.tail == "" {
		c.addFault(at, "box.map-exit", "word", at.text)
		return false
	}
	at.text = m.tail
	m.tail = string(c.parseName(at))
	return m.tail != ""
}

// parseCurrent parses where water drifts to; still water drifts nowhere. It
// returns false with a fault.
func (c *itemParser) parseCurrent(m *mark) bool {
	to := token{text: m.tail, line: m.at.line, column: m.at.column}
	if m.sign == waterSign {
		if m.tail != "" {
			c.addFault(m.at, "box.map-current-where", "word", m.at.text)
			return false
		}
		if !c.nextIs('>') {
			return true
		}
		c.next()
		to = token{}
		if c.nextIs(0) {
			to = c.next()
		}
	}
	m.sign = waterSign
	if to.text == "" {
		c.addFault(m.at, "box.map-current-where", "word", m.at.text)
		return false
	}
	if t, _ := termOf(to.text); t.sign == offSign {
		m.tail = string(Off)
		return true
	}
	m.tail = string(c.parseName(to))
	return m.tail != ""
}

// parseCentre parses a point: at-3,4 or at 3,4; false with a fault.
func (c *itemParser) parseCentre(at token, tail string) (Point, bool) {
	x := token{text: tail}
	if tail == "" && c.nextIs(0) {
		x = c.next()
	}
	var y token
	if c.nextIs(',') {
		c.next()
		if c.nextIs(0) {
			y = c.next()
		}
	}
	p := Point{}
	var okX, okY bool
	p.X, okX = parseNumber(x.text)
	p.Y, okY = parseNumber(y.text)
	if !okX || !okY || c.hasThirdNumber(y) {
		c.addFault(at, "box.map-at", "word", at.text)
		return p, false
	}
	return p, true
}

// hasThirdNumber reports whether a third number follows a point, as when halves
// are written with a comma.
func (c *itemParser) hasThirdNumber(y token) bool {
	if len(c.rest) < 2 || c.rest[0].sign != ',' || c.rest[0].column != y.end() {
		return false
	}
	_, third := parseNumber(c.rest[1].text)
	return third && c.rest[1].column == y.end()+1
}

// maxCoordinate bounds coordinates: no tile is so wide in any unit.
const maxCoordinate = 10000

// parseNumber parses a number as people write one, rounded to a thousandth.
func parseNumber(word string) (float64, bool) {
	if strings.Trim(word, "-.0123456789") != "" {
		return 0, false
	}
	n, err := strconv.ParseFloat(word, 64)
	n = math.Round(n*1000) / 1000
	if n == 0 {
		n = 0 // not -0
	}
	return n, err == nil && math.Abs(n) <= maxCoordinate
}
