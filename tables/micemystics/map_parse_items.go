package micemystics

import (
	"strings"
	"unicode/utf8"
)

// parseItems parses spaces with what is said of each.
func (r *mapParser) parseItems(tokens []token) []parsedItem {
	c := &itemParser{mapParser: r, rest: tokens}
	for len(c.rest) > 0 {
		t := c.next()
		switch t.sign {
		case ',':
		case 0:
			if term, tail := termOf(t.text); term.sign != noSign {
				c.attach(t, term, tail)
				continue
			}
			c.items = append(c.items, parsedItem{id: r.parseName(t), at: t})
		case '~', '|':
			c.parseMarked(t)
		case '>', '<':
			r.addFault(t, "box.map-arrow", "word", t.text)
		case ':':
			r.addFault(t, "box.map-colon")
		}
	}
	return c.items
}

// itemParser goes through the tokens on one side of an entry's colon.
type itemParser struct {
	*mapParser
	rest  []token
	items []parsedItem
}

// next returns the next token and goes on.
func (c *itemParser) next() token {
	t := c.rest[0]
	c.rest = c.rest[1:]
	return t
}

// nextIs reports whether a token of that sign comes next, 0 for a word.
func (c *itemParser) nextIs(sign rune) bool { return len(c.rest) > 0 && c.rest[0].sign == sign }

// parseMarked parses the word behind ~ or |.
func (c *itemParser) parseMarked(at token) {
	if !c.nextIs(0) {
		c.addFault(at, "box.map-bare", "word", at.text)
		return
	}
	unknown := "box.map-mark"
	if at.sign == '|' {
		unknown = "box.map-line"
	}
	t := c.next()
	term, tail := termOf(t.text)
	if term.place != ofSpace && term.place != ofBorder {
		c.addFault(t, unknown, "word", t.text)
		c.parseArrow()
		return
	}
	c.attach(t, term, tail)
}

// attach adds what a word says to the space before it.
func (c *itemParser) attach(at token, t term, tail string) {
	switch t.place {
	case ofMap:
		c.addFault(at, "box.map-own-entry", "word", at.text)
		return
	case ofTarget:
		c.addFault(at, "box.map-name", "word", at.text)
		return
	}
	if len(c.items) == 0 {
		c.addFault(at, "box.map-nothing-before", "word", at.text)
		c.items = append(c.items, parsedItem{at: at})
	}
	if t.place == ofBorder {
		c.parseLine(at, Line(t.sign), tail)
		return
	}
	c.parseMark(at, t.sign, tail)
}

// parseLine parses what lies between a space and the one before the colon.
func (c *itemParser) parseLine(at token, line Line, tail string) {
	to := c.parseArrow()
	switch tailSign(tail, toSign, fromSign) {
	case toSign:
		to = forth
	case fromSign:
		to = back
	}
	last := &c.items[len(c.items)-1]
	switch {
	case line != Yellow && to != noArrow:
		c.addFault(at, "box.map-arrow", "word", at.text+string(to))
	case line == Yellow && to == noArrow:
		c.addFault(at, "box.map-yellow", "word", at.text)
	case last.line != Plain:
		c.addFault(at, "box.map-two-lines", "space", last.at.text)
	}
	last.line, last.arrow, last.lineAt = line, to, at
}

// parseArrow takes an arrow if one comes next; noArrow if not.
func (c *itemParser) parseArrow() arrow {
	if c.nextIs('>') || c.nextIs('<') {
		return arrow(c.next().sign)
	}
	return noArrow
}

// maxNameLength bounds the name of a space, in letters.
const maxNameLength = 16

// parseName returns a token as the name of a space, "" with a fault.
func (r *mapParser) parseName(t token) SpaceID {
	name := strings.ToLower(t.text)
	digits := strings.TrimLeft(name, "0123456789")
	if name == "" || utf8.RuneCountInString(name) > maxNameLength || strings.Contains(name, ".") ||
		strings.HasPrefix(digits, "-") || SpaceID(name) == Off {
		r.addFault(t, "box.map-name", "word", t.text)
		return ""
	}
	return SpaceID(name)
}
