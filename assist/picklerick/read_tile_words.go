package picklerick

import (
	"cmp"
	"strings"

	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// The meaning of a tile's word besides its colour (R B G), a side (l f r n) and a number.
const (
	wallNoun   = 'W'
	ventNoun   = 'V'
	openNoun   = 'O'
	notAny     = '!'
	everywhere = '*'
	idleWord   = '_'
)

// tileWords are the words about a tile. A word of three letters or more covers all words with
// this beginning.
var tileWords = map[rune]string{
	'R': "red красн", 'B': "blue голуб син", 'G': "grey gray сер",
	'l': "left лев слева налево", 'r': "right прав справа направо", 'n': "near arrow стрелк сзади",
	'f': "far ahead front forward opposite дальн напротив прямо впереди вперед", everywhere: "all everywhere все везде кругом",
	wallNoun: "wall стен", ventNoun: "vent вент воздух", openNoun: "open откр", notAny: "no none without без нет",
	idleWord: "and the on at of side и а на не с со у сторон call summon operative вызов вызыв зовет оперативн",
	'0':      "nobody никого", '1': "one один одного", '2': "two два двух двоих", '3': "three три трех троих",
	'4': "four четыре четверых",
}

// tileWord returns the meaning of a word, 0 for none.
func tileWord(word string) rune {
	word = strings.ReplaceAll(strings.ToLower(word), "ё", "е")
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

// sideBegins reports whether letters begin with the letter of a side: redl is red and a left wall.
func sideBegins(letters string) bool {
	_, side := letterMeaning(partLetters, []rune(letters)[0])
	return side
}

// spelledTile rewrites a tile in words as letters. told is false if the text does not describe
// a tile.
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

// tileSpelling is the part of a tile's words that was read.
type tileSpelling struct {
	colour  parts.Colour
	number  string
	sides   []rune // small for walls, capital for vents
	told    bool   // a word of a tile was among them
	noun    rune   // a wall, a vent or neither: the last that was named
	leads   bool   // its sides come after it
	bare    bool   // none came yet
	pending []rune // sides before their noun
	not     bool   // the next one named is missing
	before  rune   // the meaning of the word before
}

// add reads one more word, and the number that sticks to it.
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
		if before != 'f' { // opposite the arrow
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

// setNoun begins the sides of a noun, or ends those before it.
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

// hold gives sides the kind named last.
func (w *tileSpelling) hold(sides ...rune) {
	w.bare = false
	switch w.noun {
	case wallNoun:
		w.sides = append(w.sides, sides...)
	case ventNoun:
		w.sides = append(w.sides, []rune(strings.ToUpper(string(sides)))...)
	}
}

// endGroup ends the group before a comma. Sides without a noun get the one before.
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

// addLetters reads the letters of a tile among its words.
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
