package picklerick

import (
	"cmp"
	"strings"

	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// The meaning of a word is one rune: one of these signs, or a colour (R, B or G), or a side (l, f,
// r or n), or a digit.
const (
	wallNoun   = 'W'
	ventNoun   = 'V'
	openNoun   = 'O'
	notAny     = '!'
	everywhere = '*'
	idleWord   = '_'
)

// tileWords lists the words for each meaning. If a listed word has at least three letters, longer
// words that begin with it also match, except if the next letter means a side.
var tileWords = map[rune]string{
	'R': "red красн", 'B': "blue голуб син", 'G': "grey gray сер",
	'l': "left лев слева налево", 'r': "right прав справа направо", 'n': "near arrow стрелк сзади",
	'f': "far ahead front forward opposite дальн напротив прямо впереди вперед", everywhere: "all everywhere все везде кругом",
	wallNoun: "wall стен", ventNoun: "vent вент воздух", openNoun: "open откр", notAny: "no none without без нет",
	idleWord: "and the on at of side и а на не с со у сторон call summon operative вызов вызыв зовет оперативн",
	'0':      "nobody никого", '1': "one один одного", '2': "two два двух двоих", '3': "three три трех троих",
	'4': "four четыре четверых",
}

func tileWord(word string) rune {
	word = tables.Fold(word)
	best, meaning := 0, rune(0)
	for means, stems := range tileWords {
		for stem := range strings.FieldsSeq(stems) {
			letters := len([]rune(stem))
			ending, begins := strings.CutPrefix(word, stem)
			if letters > best && begins && (ending == "" || letters > 2 && !sideBegins(ending)) {
				best, meaning = letters, means
			}
		}
	}
	return meaning
}

// sideBegins reports whether the first letter means a side, such as "l" for left.
func sideBegins(letters string) bool {
	_, side := letterMeaning(partLetters, []rune(letters)[0])
	return side
}

// spelledTile converts words to letters such as "blR1". `told` reports whether any word is about a
// tile.
func spelledTile(typed string) (letters string, told bool, err error) {
	w := &tileSpelling{}
	for _, group := range strings.FieldsFunc(typed, func(r rune) bool { return r == ',' || r == ';' }) {
		w.leads, w.pending = false, nil
		for word := range strings.FieldsSeq(group) {
			if err := w.add(word); err != nil {
				return "", w.told, err
			}
		}
		if err := w.endGroup(); err != nil {
			return "", w.told, err
		}
	}
	if w.colour == "" {
		return "", w.told, unread("tile", nil)
	}
	letter := colourLetters[w.colour][:1]
	return letter + string(w.sides) + cmp.Or(w.number, "0"), w.told, nil
}

type tileSpelling struct {
	colour  parts.Colour
	number  string
	sides   []rune // lower case for walls, capitals for vents
	told    bool   // whether any word is about a tile
	noun    rune   // the last noun: wall, vent or open
	leads   bool   // sides come after the noun, as in "wall left"
	bare    bool   // the noun has no side yet
	pending []rune // sides before their noun, as in "left wall"
	not     bool   // the next noun is negated, as in "no wall"
	before  rune   // the meaning of the previous word
}

func (w *tileSpelling) add(typed string) error {
	letters, number := cutNumber([]rune(typed))
	if len(letters) > 0 {
		if err := w.addWord(string(letters)); err != nil {
			return err
		}
	}
	if number != "" {
		return w.setNumber(number, typed)
	}
	return nil
}

func (w *tileSpelling) addWord(word string) error {
	means := tileWord(word)
	w.told = w.told || means != 0 && len([]rune(word)) > 2
	before := w.before
	if means != idleWord {
		w.before = means
	}
	switch means {
	case idleWord:
	case 'R', 'B', 'G':
		return w.setColour(word)
	case '0', '1', '2', '3', '4':
		return w.setNumber(string(means), word)
	case notAny:
		w.not = !w.bare
		if w.bare {
			w.noun, w.bare = openNoun, false
		}
	case wallNoun, ventNoun, openNoun:
		return w.setNoun(means)
	case everywhere:
		w.addSides('l', 'f', 'r')
	case 'n':
		if before != 'f' { // "opposite the arrow" is the far side
			w.addSides(means)
		}
	case 'l', 'f', 'r':
		w.addSides(means)
	default:
		return w.addLetters(word)
	}
	return nil
}

func (w *tileSpelling) setColour(word string) (err error) {
	if w.colour != "" {
		err = unread("tile-word", tables.Args{"typed": word})
	}
	w.colour, _ = colourNamed(word)
	return err
}

func (w *tileSpelling) setNumber(number, word string) error {
	if w.number != "" {
		return unread("tile-word", tables.Args{"typed": word})
	}
	w.number = number
	return nil
}

func (w *tileSpelling) setNoun(noun rune) error {
	if w.bare {
		return unread("tile-side", nil)
	}
	if w.not {
		noun, w.not = openNoun, false
	}
	w.noun = noun
	if len(w.pending) > 0 {
		w.hold(w.pending...)
		w.pending = nil
		return nil
	}
	w.leads, w.bare = true, noun != openNoun
	return nil
}

func (w *tileSpelling) addSides(sides ...rune) {
	if w.leads {
		w.hold(sides...)
		return
	}
	w.pending = append(w.pending, sides...)
}

// hold adds sides as walls or as vents, depending on the last noun. Open sides are not added.
func (w *tileSpelling) hold(sides ...rune) {
	w.bare = false
	switch w.noun {
	case wallNoun:
		w.sides = append(w.sides, sides...)
	case ventNoun:
		w.sides = append(w.sides, []rune(strings.ToUpper(string(sides)))...)
	}
}

// endGroup ends a group of words, at a comma, a semicolon or the end of the line. Sides without a
// noun of their own get the last noun: "wall left, right" has two walls.
func (w *tileSpelling) endGroup() error {
	switch {
	case w.bare:
		return unread("tile-side", nil)
	case len(w.pending) > 0 && w.noun == 0:
		return unread("tile-edge", nil)
	}
	w.hold(w.pending...)
	return nil
}

// addLetters parses a word of side letters. If the colour is not known yet, a word of one letter
// may be the colour.
func (w *tileSpelling) addLetters(word string) error {
	letters := []rune(strings.Trim(word, "-"))
	if colour, known := colourNamed(string(letters)); known && w.colour == "" && len(letters) == 1 {
		w.colour = colour
		return nil
	}
	for _, r := range letters {
		if _, known := letterMeaning(partLetters, r); !known {
			return unread("tile-word", tables.Args{"typed": word})
		}
	}
	w.sides = append(w.sides, letters...)
	return nil
}
