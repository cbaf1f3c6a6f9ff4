package lookup

import (
	"slices"
	"strings"
	"unicode/utf8"

	"tablemate/assist/keyboard"
	"tablemate/tables"
	"tablemate/tables/words"
)

// ReadAs is the sentence that tells what a query was taken for; "" when it was
// well written in the language of the interface.
func (b *Book) ReadAs(w *words.Words, query string) string {
	if _, _, isID := b.typedID(query); isID || len(b.chapterIDs(query)) > 0 {
		return ""
	}
	b, query = b.narrowed(query)
	x := b.words()
	readings := x.read(query)
	parts := repaired(readings)
	if len(parts) == 0 {
		parts = x.foreign(readings, w.Lang())
	}
	if len(parts) == 0 {
		return ""
	}
	return w.Say("lookup.read-as", tables.Args{"words": strings.Join(parts, ", ")})
}

// repaired returns what those words were taken for that were not well written.
func repaired(readings []reading) []string {
	var parts []string
	for _, r := range readings {
		if r.as != "" && r.as != r.typed {
			parts = append(parts, r.as)
		}
	}
	return parts
}

// foreign pairs words of the other language with what the glossary calls them in
// the language of the interface: wall — стена.
func (x reader) foreign(readings []reading, lang tables.Lang) []string {
	var parts []string
	for _, r := range readings {
		if len(r.alts) == 0 || !isForeign(r.typed, lang) {
			continue
		}
		for _, doc := range x.terms([]string{x.stemOf(r.alts[0].word)}) {
			d := x.doc(doc)
			if name := x.books[d.book].TermAt(d.place).Name().In(lang); x.wanted>>d.book&1 != 0 {
				parts = append(parts, r.typed+" — "+name)
				break
			}
		}
	}
	return slices.Compact(parts)
}

func isForeign(word string, lang tables.Lang) bool {
	return keyboard.Cyrillic(word) != (lang == tables.Russian)
}

// Missing is the sentence for a query that found nothing, with what may have
// been meant: ids that are close when it reads as an id, else words.
func (b *Book) Missing(w *words.Words, query string) string {
	_, typed, isID := b.typedID(query)
	if !isID {
		return b.missingWords(w, strings.TrimSpace(query))
	}
	near := b.Near(query)
	if len(near) == 0 {
		return w.Say("lookup.no_rule", tables.Args{"id": typed.rule()})
	}
	return w.Say("lookup.near", tables.Args{"id": typed.rule(), "ids": join(near)})
}

func (b *Book) missingWords(w *words.Words, query string) string {
	narrow, asked := b.narrowed(query)
	x := narrow.words()
	var near []string
	for _, word := range wordsOf(asked) {
		if !x.knows(word) {
			near = append(near, x.likely(x.stem(word))...)
		}
	}
	if len(near) == 0 {
		return w.Say("lookup.nothing", tables.Args{"query": query})
	}
	return w.Say("lookup.meant", tables.Args{"query": query, "words": strings.Join(near[:min(3, len(near))], ", ")})
}

// likely returns words that may have been meant by an unknown one: with more slips
// than are forgiven in a query, or with the same beginning.
func (x *index) likely(stem string) []string {
	var words []string
	limit := 1 + utf8.RuneCountInString(stem)/3
	for _, g := range x.nearest(stem, min(limit, 3)) {
		words = append(words, x.word(g.word).form)
	}
	if start := []rune(stem); len(words) == 0 && len(start) > 3 {
		for _, i := range x.withPrefix(string(start[:3]), 3) {
			words = append(words, x.word(i).form)
		}
	}
	return words
}
