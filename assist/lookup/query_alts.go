package lookup

import (
	"math"
	"slices"
	"strings"
	"unicode/utf8"
)

// The method `unsure` parses a word that the rules may not use. If no rule uses the word, there are
// two cases. An everyday word is replaced by stems with the same root. Any other word is completed
// or, if that fails, corrected.
func (x reader) unsure(word string) reading {
	if _, ok := x.findStem(x.stem(word)); ok {
		return x.sure(word, []string{word}, asTyped)[0]
	}
	r := reading{typed: word}
	if r.common = isCommon(x.stem(word)); r.common {
		x.addKin(&r, word)
		return r
	}
	x.addCompletions(&r, word)
	if len(r.alts) == 0 {
		x.addCorrections(&r, word)
	}
	return r
}

func (x reader) addCompletions(r *reading, word string) {
	if utf8.RuneCountInString(word) < 3 {
		return
	}
	for n, i := range x.withPrefix(word, 4) {
		r.alts = append(r.alts, x.alts(i, 0.9)...)
		if n == 0 {
			r.as = x.word(i).form
		}
	}
}

func (x reader) addKin(r *reading, word string) {
	stem := x.stem(word)
	letters := []rune(stem)
	if len(letters) < kinLetters {
		return
	}
	for _, i := range x.withPrefix(string(letters[:kinLetters]), math.MaxInt) {
		if sameRoot(x.stemOf(i), stem) {
			r.alts = append(r.alts, x.alts(i, byRoot/100.)...)
		}
	}
}

// addCorrections adds the stems that a misspelled word may stand for. It makes up to four searches
// and stops at the first success. First it compares stems and allows one edit. Then it compares the
// words of numbers, whose stems are digits. Then it compares whole words, because an error in the
// ending can change the stem. Then it compares stems again and allows up to two edits.
func (x reader) addCorrections(r *reading, word string) {
	stem := x.stem(word)
	near := x.nearest(stem, min(1, maxSlips(utf8.RuneCountInString(stem))))
	if number := nearestNumber(word); len(near) == 0 && number != "" {
		if i, found := x.findStem(x.stem(number)); found {
			r.alts, r.as = x.alts(i, 0.9), number
			return
		}
	}
	if len(near) == 0 {
		near = x.nearestForms(word, maxSlips(utf8.RuneCountInString(word)))
	}
	if len(near) == 0 {
		near = x.nearest(stem, maxSlips(utf8.RuneCountInString(stem)))
	}
	for n, g := range near {
		r.alts = append(r.alts, x.alts(g.word, 0.9-0.2*float64(g.slips-1)-0.15*float64(n))...)
		if n == 0 {
			r.as = x.word(g.word).form
		}
	}
}

func (x *index) alts(i int, weight float64) []alt {
	w := x.word(i)
	all := []alt{{i, weight, every}}
	for n := range w.synonymCount {
		row := x.table[inSynonyms][w.synonymsAt+n*wideSynonym:]
		if books := row[2] & x.wanted; books != 0 {
			all = append(all, alt{int(get16(row, 0)), weight * float64(row[3]) / 100, row[2]})
		}
	}
	return all
}

func (x *index) stemsOf(readings []reading) []string {
	var stems []string
	for _, r := range readings {
		if len(r.alts) > 0 {
			stems = append(stems, x.stemOf(r.alts[0].word))
		}
	}
	return slices.Compact(stems)
}

// The costs of the words in a split token. The split with the smallest total cost is used.
const (
	costStop   = 5.0 // a stop word
	costKnown  = 6.0 // a word that the rules use
	costLetter = 7.0 // a word of one letter

	shortestJoined = 6 // the smallest number of letters in a token that is split
	longestJoined  = 60
)

const (
	lettersAlone = "aiвкосуяи"
	shortWords   = " am an as at be by do go he if in is it me my no of on or so to up us we " +
		"во да до ее её за из их ко ли мы на не ни но он от по со то ты "
)

// The method `cut` splits a token such as whoshootsfirst into known words, or returns nil.
func (x reader) cut(token string) []string {
	letters := []rune(token)
	if len(letters) < shortestJoined || len(letters) > longestJoined {
		return nil
	}
	cost, from := make([]float64, len(letters)+1), make([]int, len(letters)+1)
	for end := 1; end <= len(letters); end++ {
		cost[end] = math.Inf(1)
		for start := range end {
			if sum := cost[start] + x.pieceCost(string(letters[start:end]), end-start); sum < cost[end] {
				cost[end], from[end] = sum, start
			}
		}
	}
	if math.IsInf(cost[len(letters)], 1) {
		return nil
	}
	var words []string
	for end := len(letters); end > 0; end = from[end] {
		words = append(words, string(letters[from[end]:end]))
	}
	slices.Reverse(words)
	return words
}

func (x reader) pieceCost(piece string, letters int) float64 {
	switch {
	case letters == 1 && strings.Contains(lettersAlone, piece):
		return costLetter
	case letters == 2 && strings.Contains(shortWords, " "+piece+" "):
		return costStop
	case letters < 3:
		return math.Inf(1)
	case x.isStop(piece):
		return costStop
	case x.knows(piece):
		return costKnown
	}
	return math.Inf(1)
}
