package micemystics

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode"

	"tablemate/tables"
)

// ParseMap parses a map from the text that people type while they look at the tile:
//
//	1: 2 3 4; 2: 5~water 6|red; 3~spawn: 7|yellow>
//
// Each entry is the name of a space, a colon and the names of its neighbours. Entries are separated
// by a semicolon or a line break. It is enough to describe a border in the entry of one of its two
// spaces. If both entries describe the border, they must agree. Text after # is a comment.
//
// After the name of a space, a ~ and a word give one property of that space. These properties may
// be written in any entry that mentions the space:
//
//	water, water>6 (a current to 6), water>off (off the tile)
//	wide, outlined (a wide space in a red outline), spawn, cross
//	flip, flip-hook, flip-class
//	exit-NAME (an exit area at the space; several are allowed)
//	at-3,4 (its centre: any unit, y downwards)
//
// After the name of a neighbour, a | and a word give the line on the border: red, gap, or yellow
// with an arrow. The arrow of yellow> points to the neighbour. The arrow of yellow< points to the
// space before the colon.
//
// The following entries are about the line of sight. "wall 3,4 3,9" is a wall between two points;
// more points make a chain of walls. "blind 3 7" marks two spaces that never see each other, and
// "clear 3 7" two spaces that always see each other.
//
// People may also type capitals, commas between neighbours, and blanks around every punctuation
// mark. They may leave out a ~ or | before a word. They may type / for |, current-6 for water>6,
// yellow-to for yellow>, and yellow-from for yellow<. The words may be Russian: вода, течение-6,
// край, широкая, обводка, появление, крест, переворот, переворот-крюк, переворот-класс,
// выход-север, центр-3,4, красная, жёлтая> or жёлтая-туда, жёлтая< or жёлтая-сюда, зазор, стена,
// слепо, видно.
//
// If the text has faults, the error has the type MapFaults. If an entry has a fault, ParseMap does
// not look for faults of the whole map, such as two flip spaces. In the returned map, spaces and
// borders are sorted. Names of spaces are converted to lower case.
func ParseMap(text string) (Map, error) {
	r := &mapParser{
		spaces: map[SpaceID]*parsedSpace{},
		links:  map[Pair]parsedLink{},
		pairs:  map[Pair]token{},
		walls:  map[Wall]token{},
	}
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

type mapParser struct {
	spaces map[SpaceID]*parsedSpace
	links  map[Pair]parsedLink
	pairs  map[Pair]token
	walls  map[Wall]token
	read   Map
	faults MapFaults
}

type parsedSpace struct {
	Space
	entry, current, flip token // the first tokens of the space's entry, current and flip; zero until found
}

type parsedLink struct {
	Link
	at token
}

type parsedItem struct {
	id     SpaceID
	at     token
	marks  []mark
	line   Line
	arrow  arrow
	lineAt token
}

type mark struct {
	sign sign
	tail string
	spot Point
	at   token
}

type arrow string

// The directions of an arrow. The value `forth` is towards the neighbour, and `back` is towards the
// space before the colon.
const (
	noArrow arrow = ""
	forth   arrow = ">"
	back    arrow = "<"
)

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
		return // further faults in the same entry would be misleading
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

type token struct {
	sign         rune // the punctuation mark, or 0 if the token is a word
	text         string
	line, column int // from 1
}

func (t token) compare(o token) int {
	return cmp.Or(cmp.Compare(t.line, o.line), cmp.Compare(t.column, o.column))
}

func (t token) end() int { return t.column + len([]rune(t.text)) }

var punctuation = map[rune]rune{
	':': ':', ',': ',', '~': '~', '|': '|', '/': '|', '>': '>', '<': '<', '→': '>', '←': '<',
}

func plainDash(r rune) rune {
	switch r {
	case '–', '—', '−', '‑':
		return '-'
	}
	return r
}

func (r *mapParser) splitEntries(text string) [][]token {
	var all [][]token
	for i, line := range strings.Split(text, "\n") {
		line, _, _ = strings.Cut(line, "#")
		column := 1
		for part := range strings.SplitSeq(line, ";") {
			if e := r.tokenize(part, i+1, column); len(e) > 0 {
				all = append(all, e)
			}
			column += len([]rune(part)) + 1
		}
	}
	return all
}

func (r *mapParser) tokenize(part string, line, column int) []token {
	var all []token
	text := []rune(strings.Map(plainDash, part))
	for i := 0; i < len(text); {
		t := token{line: line, column: column + i, text: string(text[i])}
		sign, marked := punctuation[text[i]]
		switch {
		case marked:
			t.sign = sign
			all = append(all, t)
		case inWord(text[i]):
			end := i
			for end < len(text) && inWord(text[end]) {
				end++
			}
			t.text = string(text[i:end])
			all = append(all, t)
			i = end - 1
		case !unicode.IsSpace(text[i]):
			r.addFault(t, "box.map-stray", "word", t.text)
		}
		i++
	}
	return all
}

func inWord(c rune) bool {
	return unicode.IsLetter(c) || unicode.IsDigit(c) || unicode.Is(unicode.Mn, c) || strings.ContainsRune("-_.", c)
}

// MapFault is one fault in the text of a map. Line and Column start at 1.
type MapFault struct {
	Line, Column int
	ID           string // the id of the sentence for people
	Args         tables.Args
}

// Error describes the fault for a log. For people, use Message.
func (f *MapFault) Error() string { return fmt.Sprintf("map:%d:%d: %s", f.Line, f.Column, f.ID) }

// Message returns the id and the arguments of the sentence for people.
func (f *MapFault) Message() (string, tables.Args) {
	args := tables.Args{"row": f.Line, "at": f.Column}
	for name, value := range f.Args {
		args[name] = value
	}
	return f.ID, args
}

// MapFaults lists the faults of a text, sorted by their positions in the text.
type MapFaults []*MapFault

// Error describes all faults for a log.
func (f MapFaults) Error() string {
	all := make([]string, len(f))
	for i, one := range f {
		all[i] = one.Error()
	}
	return strings.Join(all, "; ")
}

// Unwrap returns the faults as single errors.
func (f MapFaults) Unwrap() []error {
	all := make([]error, len(f))
	for i, one := range f {
		all[i] = one
	}
	return all
}

// addFault adds a fault at the token `at`. Its sentence for people has the given id. The list
// `pairs` has the arguments of that sentence: a name, its value, the next name and so on.
func (r *mapParser) addFault(at token, id string, pairs ...any) {
	args := tables.Args{}
	for i := 0; i < len(pairs); i += 2 {
		args[pairs[i].(string)] = fmt.Sprint(pairs[i+1])
	}
	r.faults = append(r.faults, &MapFault{Line: at.line, Column: at.column, ID: id, Args: args})
}

func (f MapFaults) sort() {
	slices.SortStableFunc(f, func(a, b *MapFault) int {
		return cmp.Or(cmp.Compare(a.Line, b.Line), cmp.Compare(a.Column, b.Column))
	})
}
