package lookup

import (
	"strings"
	"unicode/utf8"
)

// Words of one root begin alike, once their prefixes are off: at least so many
// letters, and so much of the longer one in per cent.
const (
	rootLetters = 5
	rootShare   = 65
)

// prefixes change what a word says less than its root does: сыграть, переиграть.
const prefixes = "пере вы по за при от под на до с у раз рас об о из ис про в re un"

// root is a stem, or what is left of it without a prefix.
type root struct{ stem, rest string }

// addRoots makes words of one root synonyms, which no stemmer does: стрелять and
// стрельба, победа and победитель.
func (m *builder) addRoots() {
	alike := map[string][]root{}
	for _, stem := range m.sortedStems() {
		for _, rest := range rests(stem) {
			if letters := []rune(rest); len(letters) >= rootLetters {
				start := string(letters[:rootLetters])
				alike[start] = append(alike[start], root{stem, rest})
			}
		}
	}
	for _, start := range sortedKeys(alike) {
		for i, a := range alike[start] {
			for _, b := range alike[start][:i] {
				if a.stem != b.stem && sameRoot(a.rest, b.rest) {
					m.addSynonyms([]string{a.stem, b.stem}, synonym{every, byRoot})
				}
			}
		}
	}
}

// rests returns a stem, and what is left of it without each prefix.
func rests(stem string) []string {
	all := []string{stem}
	for prefix := range strings.FieldsSeq(prefixes) {
		if rest, ok := strings.CutPrefix(stem, prefix); ok {
			all = append(all, rest)
		}
	}
	return all
}

// sameRoot reports whether enough of two words is the same beginning.
func sameRoot(a, b string) bool {
	same := 0
	for i, r := range a {
		if other, _ := utf8.DecodeRuneInString(b[min(i, len(b)):]); other != r {
			break
		}
		same++
	}
	return same*100 >= rootShare*max(utf8.RuneCountInString(a), utf8.RuneCountInString(b))
}

// addGeneralSynonyms makes stems synonyms in every game, and synonyms of what a
// glossary calls any of them, in that game: grunt, soldier, operative.
func (m *builder) addGeneralSynonyms(stems []string) {
	for _, a := range stems {
		for _, b := range stems {
			for c, k := range m.word(b).synonyms {
				if had, ok := m.word(a).synonyms[c]; a != c && k.weight == byGlossary && (!ok || had.weight == byHearsay) {
					m.word(a).synonyms[c] = synonym{had.books | k.books, byHearsay}
				}
			}
		}
	}
	m.addSynonyms(stems, synonym{every, byAnyGame})
}

// addSynonyms makes stems synonyms of one another. A synonym of more weight is
// kept.
func (m *builder) addSynonyms(stems []string, k synonym) {
	for _, a := range stems {
		for _, b := range stems {
			if had, ok := m.word(a).synonyms[b]; a != b && (!ok || had.weight <= k.weight) {
				m.word(a).synonyms[b] = synonym{had.books | k.books, k.weight}
			}
		}
	}
}
