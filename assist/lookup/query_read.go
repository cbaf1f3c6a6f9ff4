package lookup

import (
	"cmp"
	"slices"
	"strings"
	"unicode/utf8"

	"tablemate/assist/keyboard"
	"tablemate/tables"
)

// reading is one word of a query with its possible meanings.
type reading struct {
	typed  string
	as     string // the corrected, completed or converted word; "" if unchanged
	alts   []alt  // the stems that the word may stand for; none if it is unknown
	common bool   // spelled correctly, but no rule uses it
	stop   bool   // a stop word
}

// alt is a possible stem of a word, or a synonym. It counts only in the books of the bit set
// `books`.
type alt struct {
	word   int
	weight float64
	books  uint8
}

type way int

// The ways to read a word: as typed, in the other keyboard layout, and as Russian in Latin letters.
const (
	asTyped way = iota
	byKeys
	bySound
	ways
)

// The method addKin finds only stems that have the same first kinLetters letters as a word's stem.
const kinLetters = 4

// A token of up to shortBySound letters is read as Russian in Latin letters only if mainWay returns
// bySound for the query. Short English words often look like Russian words in Latin letters.
const shortBySound = 3

type reader struct{ *index }

// read returns the readings of a query's words, except stop words. A word is first read in the way
// in which most words are known, then in the other ways.
func (x reader) read(query string) []reading {
	all, _ := x.readInOrder(query)
	return all
}

// readInOrder returns the result of `read`, and the stems of all words in their order. Stop words
// stay unchanged.
func (x reader) readInOrder(query string) (all []reading, order []string) {
	tokens := strings.Fields(tables.Fold(query))
	usual := x.mainWay(tokens)
	for _, token := range tokens {
		if usual == asTyped {
			token = spelledOut(token)
		}
		for _, r := range x.token(token, usual) {
			order = append(order, x.inPlace(r))
			if !r.stop {
				all = append(all, r)
			}
		}
	}
	return all, order
}

func (x reader) inPlace(r reading) string {
	switch {
	case r.stop:
		return r.typed
	case len(r.alts) > 0:
		return x.stemOf(r.alts[0].word)
	}
	return x.stem(r.typed)
}

// mainWay returns the first way in which at least half of the words are known. If there is none, it
// returns the way in which the most words are known. It ignores words of one or two letters.
func (x reader) mainWay(tokens []string) way {
	long := slices.DeleteFunc(slices.Clone(tokens), func(t string) bool { return utf8.RuneCountInString(t) < 3 })
	best, known := asTyped, 0
	for w := range ways {
		sense := 0
		for _, token := range long {
			if x.allKnown(x.split(token, w)) {
				sense++
			}
		}
		if sense > known {
			best, known = w, sense
		}
		if 2*known >= len(long) {
			break
		}
	}
	return best
}

func (x reader) split(token string, w way) []string {
	switch w {
	case byKeys:
		bare := strings.Trim(token, "?!.,")
		words := wordsOf(keyboard.Other(bare))
		if !x.allKnown(words) {
			if more := wordsOf(keyboard.Other(strings.Trim(token, "?!"))); x.allKnown(more) {
				return more
			}
		}
		return words
	case bySound:
		if keyboard.Cyrillic(token) {
			return nil
		}
		return x.bySoundAlike(transliterated(strings.Trim(token, "?!.,:;\"()")))
	}
	return wordsOf(token)
}

// bySoundAlike returns the words of a transliterated token. It also tries other Russian spellings
// that give the same Latin letters (soundsLike), and prefers the spelling that occurs in the most
// docs.
func (x reader) bySoundAlike(token string) []string {
	spellings := [][]string{wordsOf(token)}
	pairs := strings.Fields(soundsLike)
	for i := 0; i < len(pairs); i += 2 {
		spellings = append(spellings, wordsOf(strings.ReplaceAll(token, pairs[i], pairs[i+1])))
	}
	return slices.MaxFunc(spellings, func(a, b []string) int { return cmp.Compare(x.usesOf(a), x.usesOf(b)) })
}

// usesOf returns the number of docs that use the rarest of the given words. If a word is unknown,
// it returns 0.
func (x reader) usesOf(words []string) int {
	if !x.allKnown(words) {
		return 0
	}
	least := x.docCount()
	for _, word := range words {
		if at, ok := x.findStem(x.stem(word)); ok {
			least = min(least, x.word(at).spread)
		}
	}
	return least
}

func (x reader) allKnown(words []string) bool {
	for _, word := range words {
		if !x.knows(word) {
			return false
		}
	}
	return len(words) > 0
}

func (x reader) knows(word string) bool {
	if x.isStop(word) {
		return true
	}
	_, ok := x.findStem(x.stem(word))
	return ok
}

func (x reader) token(token string, usual way) []reading {
	if words := x.split(token, usual); len(words) > 1 {
		if joined := strings.Join(words, ""); x.knows(joined) {
			return x.sure(token, []string{joined}, usual)
		}
	}
	order := []way{usual, asTyped, byKeys, bySound}
	for _, w := range order {
		if words := x.split(token, w); x.allKnown(words) &&
			(w != bySound || usual == bySound || len(token) > shortBySound) {
			return x.sure(token, words, w)
		}
	}
	var all []reading
	for _, word := range x.split(token, usual) {
		if words := x.cut(word); len(words) > 1 && !isCommon(x.stem(word)) && len(x.nearest(x.stem(word), 1)) == 0 {
			all = append(all, x.pieces(words)...)
		} else if x.isStop(word) || x.nearStopWord(word) {
			all = append(all, reading{typed: word, stop: true})
		} else {
			all = append(all, x.unsure(word))
		}
	}
	return all
}

func (x reader) pieces(words []string) []reading {
	var all []reading
	for _, word := range words {
		if x.isStop(word) {
			all = append(all, reading{typed: word, stop: true})
		} else {
			all = append(all, x.unsure(word))
		}
	}
	return all
}

func (x reader) nearStopWord(word string) bool {
	letters := []rune(word)
	if len(letters) < 4 || isCommon(x.stem(word)) || x.knows(word) {
		return false
	}
	if near := x.nearest(x.stem(word), 1); len(near) > 0 && near[0].sameStart {
		return false
	}
	for _, stop := range x.stopWords {
		if n := utf8.RuneCountInString(stop); n > 2 && abs(n-len(letters)) < 2 && editDistance(letters, stop, 1) == 1 {
			return true
		}
	}
	return false
}

func (x reader) sure(token string, words []string, w way) []reading {
	var all []reading
	for _, word := range words {
		if x.isStop(word) {
			all = append(all, reading{typed: word, stop: true})
			continue
		}
		i, _ := x.findStem(x.stem(word))
		r := reading{typed: word, alts: x.alts(i, 1)}
		if w != asTyped {
			r.typed, r.as = token, word
		}
		all = append(all, r)
	}
	return all
}
