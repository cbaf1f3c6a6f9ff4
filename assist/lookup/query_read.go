package lookup

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// reading is one word of a query as it is understood.
type reading struct {
	typed string
	as    string // the word it was taken for, "" when it was well written
	alts  []alt  // none when it was not understood
}

// alt is a stem that a word may stand for, what it weighs, and in which books.
type alt struct {
	word   int
	weight float64
	books  uint8
}

// way is how a word may have been typed.
type way int

// As it is, in the other layout of the keyboard, or in Latin letters.
const (
	asTyped way = iota
	byKeys
	bySound
	ways
)

// reader understands a query.
type reader struct {
	*index
	hearing
}

// read understands a query word by word. A wrong layout and Latin letters are
// looked for in the whole query first, then in single words.
func (x reader) read(query string) []reading {
	tokens := strings.Fields(strings.ReplaceAll(strings.ToLower(query), "ё", "е"))
	usual := x.usualWay(tokens)
	var all []reading
	for _, token := range tokens {
		all = append(all, x.token(token, usual)...)
	}
	return all
}

// usualWay is how most of the query's words make sense. Half of them are enough
// for taking it as it is.
func (x reader) usualWay(tokens []string) way {
	long := slices.DeleteFunc(slices.Clone(tokens), func(t string) bool { return utf8.RuneCountInString(t) < 3 })
	best, most := asTyped, 0
	for w := range ways {
		sense := 0
		for _, token := range long {
			if x.makesSense(x.split(token, w)) {
				sense++
			}
		}
		if sense > most {
			best, most = w, sense
		}
		if 2*most >= len(long) {
			break
		}
	}
	return best
}

// split gives the words of a token typed in some way.
func (x reader) split(token string, w way) []string {
	switch w {
	case byKeys:
		bare := strings.Trim(token, "?!.,")
		words := pieces(otherLayout(bare))
		if !x.makesSense(words) {
			if more := pieces(otherLayout(strings.Trim(token, "?!"))); x.makesSense(more) {
				return more
			}
		}
		return words
	case bySound:
		if isCyrillicAnywhere(token) {
			return nil
		}
		return x.heard(x.cyrillic(strings.Trim(token, "?!.,:;\"()")))
	}
	return pieces(token)
}

// heard are the words of a token that was typed by its sound, with the letters
// that sound so and make sense.
func (x reader) heard(token string) []string {
	words := pieces(token)
	if x.makesSense(words) {
		return words
	}
	pairs := strings.Fields(soundsLike)
	for i := 0; i < len(pairs); i += 2 {
		if others := pieces(strings.ReplaceAll(token, pairs[i], pairs[i+1])); x.makesSense(others) {
			return others
		}
	}
	return words
}

// makesSense says that words are known, all of them.
func (x reader) makesSense(words []string) bool {
	for _, word := range words {
		if !x.knows(word) {
			return false
		}
	}
	return len(words) > 0
}

func (x reader) knows(word string) bool {
	if x.little[word] {
		return true
	}
	_, ok := x.find(x.stem(word))
	return ok
}

// token understands one token, which may hold several words.
func (x reader) token(token string, usual way) []reading {
	if words := x.split(token, usual); len(words) > 1 {
		if joined := strings.Join(words, ""); x.knows(joined) {
			return x.sure(token, []string{joined}, usual)
		}
	}
	order := []way{usual, asTyped, byKeys, bySound}
	for _, w := range order {
		if words := x.split(token, w); x.makesSense(words) {
			return x.sure(token, words, w)
		}
	}
	var all []reading
	for _, word := range x.split(token, usual) {
		if !x.little[word] {
			all = append(all, x.unsure(token, word))
		}
	}
	return all
}

// sure is what words that make sense stand for.
func (x reader) sure(token string, words []string, w way) []reading {
	var all []reading
	for _, word := range words {
		if x.little[word] {
			continue
		}
		i, _ := x.find(x.stem(word))
		r := reading{typed: word, alts: x.alts(i, 1)}
		if w != asTyped {
			r.typed, r.as = token, word
		}
		all = append(all, r)
	}
	return all
}

// unsure is what a word that makes no sense may stand for: a longer one that
// begins so, or one with a slip or two, however it was typed.
func (x reader) unsure(token, word string) reading {
	if _, ok := x.find(x.stem(word)); ok {
		return x.sure(token, []string{word}, asTyped)[0]
	}
	r := reading{typed: word}
	x.begun(&r, word)
	candidates := []string{word}
	for _, w := range []way{bySound, byKeys} {
		if words := x.split(token, w); len(words) == 1 {
			candidates = append(candidates, words[0])
		}
	}
	for _, candidate := range candidates {
		if len(r.alts) == 0 {
			x.slipped(&r, candidate)
		}
	}
	return r
}

// begun adds the longer words that begin as this one.
func (x reader) begun(r *reading, word string) {
	if utf8.RuneCountInString(word) < 3 {
		return
	}
	for n, i := range x.beginning(word, 4) {
		r.alts = append(r.alts, x.alts(i, 0.9)...)
		if n == 0 {
			r.as = x.word(i).form
		}
	}
}

// slipped adds what a word with slips may stand for.
func (x reader) slipped(r *reading, word string) {
	stem := x.stem(word)
	for n, g := range x.guesses(stem, slipsIn(utf8.RuneCountInString(stem))) {
		r.alts = append(r.alts, x.alts(g.word, 0.9-0.2*float64(g.slips-1)-0.15*float64(n))...)
		if n == 0 {
			r.as = x.word(g.word).form
		}
	}
}

// alts are a stem and its synonyms.
func (x *index) alts(i int, weight float64) []alt {
	w := x.word(i)
	all := []alt{{i, weight, every}}
	for n := range w.alikes {
		row := x.table[inKin][w.alikeA+n*wideKin:]
		if books := row[2] & x.wanted; books != 0 {
			all = append(all, alt{int(get16(row, 0)), weight * float64(row[3]) / 100, row[2]})
		}
	}
	return all
}

// stemsOf are the stems that a query was understood as, the synonyms left out.
func (x *index) stemsOf(readings []reading) []string {
	var stems []string
	for _, r := range readings {
		if len(r.alts) > 0 {
			stems = append(stems, x.stemOf(r.alts[0].word))
		}
	}
	return slices.Compact(stems)
}
