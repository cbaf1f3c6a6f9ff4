package micemystics

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"
)

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

type itemParser struct {
	*mapParser
	rest  []token
	items []parsedItem
}

func (c *itemParser) next() token {
	t := c.rest[0]
	c.rest = c.rest[1:]
	return t
}

func (c *itemParser) nextIs(sign rune) bool { return len(c.rest) > 0 && c.rest[0].sign == sign }

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

func (c *itemParser) parseArrow() arrow {
	if c.nextIs('>') || c.nextIs('<') {
		return arrow(c.next().sign)
	}
	return noArrow
}

const maxNameLength = 16

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

func (c *itemParser) parseExit(at token, m *mark) bool {
	if m.tail == "" {
		c.addFault(at, "box.map-exit", "word", at.text)
		return false
	}
	at.text = m.tail
	m.tail = string(c.parseName(at))
	return m.tail != ""
}

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

// hasThirdNumber reports whether another comma and number follow directly after the number y. This
// happens if people write a decimal comma: 3,4,5 for 3.4,5.
func (c *itemParser) hasThirdNumber(y token) bool {
	if len(c.rest) < 2 || c.rest[0].sign != ',' || c.rest[0].column != y.end() {
		return false
	}
	_, third := parseNumber(c.rest[1].text)
	return third && c.rest[1].column == y.end()+1
}

// maxCoordinate is larger than any tile needs, whatever the unit is.
const maxCoordinate = 10000

func parseNumber(word string) (float64, bool) {
	if strings.Trim(word, "-.0123456789") != "" {
		return 0, false
	}
	n, err := strconv.ParseFloat(word, 64)
	n = math.Round(n*1000) / 1000
	if n == 0 {
		n = 0 // -0 becomes 0
	}
	return n, err == nil && math.Abs(n) <= maxCoordinate
}

func (r *mapParser) addSubject(s parsedItem, near []parsedItem) {
	known := r.addSpace(s)
	if known.entry != (token{}) {
		r.addFault(s.at, "box.map-twice", "space", s.id, "other", known.entry.line)
	}
	known.entry = s.at
	met := map[SpaceID]bool{}
	for _, n := range near {
		switch {
		case n.id == s.id:
			r.addFault(n.at, "box.map-self", "space", s.id)
			continue
		case met[n.id]:
			r.addFault(n.at, "box.map-neighbour-twice", "space", s.id, "to", n.id)
		}
		met[n.id] = true
		r.addSpace(n)
		r.addBorder(s.id, n)
	}
}

func (r *mapParser) addBorder(from SpaceID, n parsedItem) {
	link := Link{A: from, B: n.id, Line: n.line}
	switch n.arrow {
	case forth:
		link.Arrow = n.id
	case back:
		link.Arrow = from
	}
	p := Pair{from, n.id}.ordered()
	link.A, link.B = p[0], p[1]
	if first, twice := r.links[p]; twice {
		if first.Link != link {
			r.addFault(n.at, "box.map-disagree", "space", from, "to", n.id,
				"other", first.at.line, "column", first.at.column)
		}
		return
	}
	r.links[p] = parsedLink{link, n.at}
}

func (r *mapParser) addSpace(i parsedItem) *parsedSpace {
	s := r.spaces[i.id]
	if s == nil {
		s = &parsedSpace{Space: Space{ID: i.id}}
		r.spaces[i.id] = s
	}
	for _, m := range i.marks {
		r.addMark(s, m)
	}
	return s
}

func (r *mapParser) addMark(s *parsedSpace, m mark) {
	switch m.sign {
	case waterSign:
		s.Water = true
		if m.tail != "" {
			r.checkSame(s, m, s.Current != "" && s.Current != SpaceID(m.tail))
			s.Current, s.current = SpaceID(m.tail), m.at
		}
	case wideSign:
		s.Wide = true
	case outlinedSign:
		s.Wide, s.Outlined = true, true
	case spawnSign:
		s.Spawn = true
	case crossSign:
		s.Cross = true
	case flipSign:
		kind := flipTails[sign(m.tail)]
		r.checkSame(s, m, s.Flip != NoFlip && s.Flip != kind)
		s.Flip, s.flip = kind, m.at
	case exitSign:
		if !slices.Contains(s.Exits, m.tail) {
			s.Exits = append(s.Exits, m.tail)
		}
	case atSign:
		r.checkSame(s, m, s.At != nil && *s.At != m.spot)
		s.At = &m.spot
	}
}

var flipTails = map[sign]Flip{noSign: PlainFlip, hookSign: HookFlip, classSign: ClassFlip}

func (r *mapParser) checkSame(s *parsedSpace, m mark, differs bool) {
	if differs {
		r.addFault(m.at, "box.map-otherwise", "space", s.ID, "word", m.at.text)
	}
}

func (r *mapParser) parseSight(s sign, e []token) {
	if s == wallSign {
		r.parseWall(e[0], e[1:])
		return
	}
	var ids []SpaceID
	pair := true
	for _, t := range e[1:] {
		if t.sign == 0 {
			ids = append(ids, r.parseName(t))
		} else {
			pair = pair && t.sign == ','
		}
	}
	switch {
	case slices.Contains(ids, ""): // for an empty id, parseName has already added a fault
	case !pair || len(ids) != 2:
		r.addFault(e[0], "box.map-pair", "word", e[0].text)
	default:
		r.addPair(s, e[0], Pair{ids[0], ids[1]}.ordered())
	}
}

func (r *mapParser) addPair(s sign, at token, p Pair) {
	first, twice := r.pairs[p]
	switch {
	case p[0] == p[1]:
		r.addFault(at, "box.map-pair", "word", at.text)
	case twice:
		r.addFault(at, "box.map-pair-twice", "space", p[0], "to", p[1], "other", first.line)
	case s == blindSign:
		r.read.Blind = append(r.read.Blind, p)
	default:
		r.read.Clear = append(r.read.Clear, p)
	}
	if !twice {
		r.pairs[p] = at
	}
}

func (r *mapParser) parseWall(at token, rest []token) {
	var numbers []float64
	good := true
	for _, t := range rest {
		n, ok := parseNumber(t.text)
		switch {
		case ok:
			numbers = append(numbers, n)
		case t.sign != ',':
			good = false
		}
	}
	if !good || len(numbers) < 4 || len(numbers)%2 > 0 {
		r.addFault(at, "box.map-wall", "word", at.text)
		return
	}
	for i := 0; i+3 < len(numbers); i += 2 {
		w := Wall{From: Point{numbers[i], numbers[i+1]}, To: Point{numbers[i+2], numbers[i+3]}}
		first, twice := r.walls[w]
		switch {
		case w.From == w.To:
			r.addFault(at, "box.map-wall", "word", at.text)
		case twice:
			r.addFault(at, "box.map-wall-twice", "other", first.line)
		}
		r.walls[w] = at
		r.read.Walls = append(r.read.Walls, w)
	}
}
