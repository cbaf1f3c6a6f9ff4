package micemystics

import "slices"

// parseSight parses an entry about sight: a wall, or spaces that see each other
// or do not.
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
	case slices.Contains(ids, ""): // told by its name
	case !pair || len(ids) != 2:
		r.addFault(e[0], "box.map-pair", "word", e[0].text)
	default:
		r.addPair(s, e[0], Pair{ids[0], ids[1]}.ordered())
	}
}

// addPair adds two spaces that see each other, or do not.
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

// parseWall parses a wall as a chain of points.
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
