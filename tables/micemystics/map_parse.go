package micemystics

import "slices"

// ParseMap reads a map from the text that people type while they look at the
// tile:
//
//	1: 2 3 4; 2: 5~water 6|red; 3~spawn: 7|yellow>
//
// Each entry is a space, a colon and its neighbours; entries are parted by ; or
// stand on lines of their own. A border needs naming from one side only; named
// from both, the two must agree. What follows # is for people.
//
// Behind ~ stands what a space is, wherever the space is mentioned:
//
//	water, water>6 (a current to 6), water>off (off the tile)
//	wide, outlined (a wide space in a red outline), spawn, cross
//	flip, flip-hook, flip-class
//	exit-NAME (an exit area that it lies at; several are allowed)
//	at-3,4 (its centre: any unit, y downwards)
//
// Behind | stands what parts the two spaces: red, gap, or yellow with its arrow,
// yellow> to the neighbour and yellow< to the space before the colon.
//
// Entries of their own, for sight only: "wall 3,4 3,9" is a wall between two
// points, or a chain of walls through more of them; "blind 3 7" are spaces that
// never see each other and "clear 3 7" ones that do.
//
// What every keyboard can type is taken as well: capitals; blanks around every mark;
// commas between neighbours; / for |; ~ and | left out before a word; current-6 for
// water>6, yellow-to and yellow-from for the arrows. The words may
// be Russian: вода, течение-6, край, широкая, обводка, появление, крест,
// переворот, переворот-крюк, переворот-класс, выход-север, центр-3,4, красная,
// жёлтая> or жёлтая-туда, жёлтая< or жёлтая-сюда, зазор, стена, слепо, видно.
//
// The error is MapFaults: everything that cannot be, in the order of the text.
// The map comes sorted; spaces are called by letters and digits, in lower case.
func ParseMap(text string) (Map, error) {
	r := &mapParser{spaces: map[SpaceID]*parsedSpace{}, links: map[Pair]parsedLink{}, pairs: map[Pair]token{}, walls: map[Wall]token{}}
	for _, e := range r.splitEntries(text) {
		r.parseEntry(e)
	}
	if len(r.faults) == 0 {
		r.checkWhole()
	}
	if len(r.faults) > 0 {
		r.faults.sort()
		return Map{}, r.faults
	}
	for _, s := range r.spaces {
		r.read.Spaces = append(r.read.Spaces, s.Space)
	}
	for _, m := range r.links {
		r.read.Links = append(r.read.Links, m.Link)
	}
	return r.read.sorted(), nil
}

// mapParser holds what has been parsed so far.
type mapParser struct {
	spaces map[SpaceID]*parsedSpace
	links  map[Pair]parsedLink
	pairs  map[Pair]token
	walls  map[Wall]token
	read   Map
	faults MapFaults
}

// parsedSpace is a space with the tokens that described it.
type parsedSpace struct {
	Space
	entry, current, flip token // the zero token: nowhere yet
}

// parsedLink is a border and where it was first named.
type parsedLink struct {
	Link
	at token
}

// parsedItem is a space in an entry, with what is said of it there.
type parsedItem struct {
	id     SpaceID
	at     token
	marks  []mark
	line   Line
	arrow  arrow
	lineAt token
}

// mark is one thing said of a space.
type mark struct {
	sign sign
	tail string
	spot Point
	at   token
}

// arrow is which of the two spaces of an entry a yellow line's arrow points at.
type arrow string

// The arrows: none, at the neighbour, at the space before the colon.
const (
	noArrow arrow = ""
	forth   arrow = ">"
	back    arrow = "<"
)

// parseEntry parses one entry.
func (r *mapParser) parseEntry(e []token) {
	if t, _ := termOf(e[0].text); t.place == ofMap {
		r.parseSight(t.sign, e)
		return
	}
	colon := slices.IndexFunc(e, func(t token) bool { return t.sign == ':' })
	before, behind := e, []token(nil)
	if colon >= 0 {
		before, behind = e[:colon], e[colon+1:]
	}
	found := len(r.faults)
	subjects, near := r.parseItems(before), r.parseItems(behind)
	switch {
	case len(r.faults) > found:
		return // the rest would be told of what was meant otherwise
	case len(subjects) == 0 && colon >= 0:
		r.addFault(e[colon], "box.map-nothing-before", "word", ":")
		return
	case len(subjects) == 0:
		return
	case len(subjects) > 1:
		r.addFault(subjects[1].at, "box.map-colon-wanted", "space", subjects[0].at.text, "word", subjects[1].at.text)
		return
	case subjects[0].line != Plain:
		r.addFault(subjects[0].lineAt, "box.map-line-place", "word", subjects[0].lineAt.text)
	}
	r.addSubject(subjects[0], near)
}

// checkWhole finds the faults that only the whole map shows.
func (r *mapParser) checkWhole() {
	var turns []*parsedSpace
	for _, s := range r.spaces {
		_, near := r.links[Pair{s.ID, s.Current}.ordered()]
		if s.Current != "" && s.Current != Off && !near {
			r.addFault(s.current, "box.map-current", "space", s.ID, "to", s.Current)
		}
		if s.Flip != NoFlip {
			turns = append(turns, s)
		}
	}
	slices.SortFunc(turns, func(a, b *parsedSpace) int { return a.flip.compare(b.flip) })
	for i, s := range turns {
		if i > 0 { // MM-FLIP-01
			r.addFault(s.flip, "box.map-flips", "space", s.ID, "other", turns[0].ID)
		}
	}
	for _, p := range slices.Concat(r.read.Blind, r.read.Clear) {
		for _, id := range p {
			if r.spaces[id] == nil {
				r.addFault(r.pairs[p], "box.map-pair-unknown", "space", id)
			}
		}
	}
}
