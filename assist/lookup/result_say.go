package lookup

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"tablemate/assist/keyboard"
	"tablemate/tables"
	"tablemate/tables/words"
)

// ReadAs returns the sentence that says how a query was understood; "" if it was well written
// in the language of the interface.
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

// repaired returns the corrected forms of the words that were not well written.
func repaired(readings []reading) []string {
	var parts []string
	for _, r := range readings {
		if r.as != "" && r.as != r.typed {
			parts = append(parts, r.as)
		}
	}
	return parts
}

// foreign pairs words of the other language with the glossary's name in the language of the
// interface: wall — стена.
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

// Missing returns the sentence for a query without results, with suggestions: similar ids for
// an id, else words.
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

// Thing is a named thing in a box: a card that the rulebook names, or one that people read off.
type Thing struct {
	ID   string
	Game string
	Name tables.Text
	Text func() tables.Text // what is known of it; computed when it is needed
}

// With returns the book together with the things in a box.
func (b *Book) With(things ...Thing) *Book {
	all := *b
	all.things = append(slices.Clone(b.things), things...)
	return &all
}

// withThings returns answers with the things whose names hold what was asked for: in front of
// them what is so called and is no word of the rules, others behind the best answer.
func (b *Book) withThings(x reader, query string, named bool, found []Result) []Result {
	asked := x.stems(query)
	sure := !slices.ContainsFunc(x.read(query), func(r reading) bool { return len(r.alts) == 0 || r.as != "" })
	var called, mentioned []Result
	for _, thing := range b.things {
		score := max(x.nameScore(asked, thing.Name.En), x.nameScore(asked, thing.Name.Ru))
		at := slices.IndexFunc(b.rulebooks, func(p tables.Rulebook) bool { return p.Game == thing.Game })
		if score == 0 || at < 0 {
			continue
		}
		card := cardResult(b.rulebooks[at], thing, score)
		if !named && card.Text.En != "" && (card.Score == 1 && !sure || x.isCalled(asked, thing.Name)) {
			called = append(called, card)
		} else {
			card.Score = min(card.Score, certain)
			mentioned = append(mentioned, card)
		}
	}
	slices.SortStableFunc(mentioned, func(a, b Result) int { return cmp.Compare(b.Score, a.Score) })
	behind := min(max(1, wholeOf(found)), len(found))
	return slices.Concat(called, found[:behind], mentioned, found[behind:])
}

// isCalled reports whether a name has just these stems.
func (x reader) isCalled(asked []string, name tables.Text) bool {
	key := nameKey(asked)
	return key == nameKey(x.stems(name.En)) || key == nameKey(x.stems(name.Ru))
}

// withoutThings returns the words of a query but for those that only the name of a thing
// holds: the rules need not know them.
func (b *Book) withoutThings(x reader, query []reading) []reading {
	return slices.DeleteFunc(slices.Clone(query), func(r reading) bool {
		asked := x.stems(r.typed)
		return len(r.alts) == 0 && slices.ContainsFunc(b.things, func(t Thing) bool {
			return x.nameScore(asked, t.Name.En) > 0 || x.nameScore(asked, t.Name.Ru) > 0
		})
	})
}

// nameScore returns the share of a name that was asked for: 1 for the whole name, and 0 if the
// query has more words than the name.
func (x reader) nameScore(asked []string, name string) float64 {
	stems := x.stems(name)
	for _, a := range asked {
		if !slices.ContainsFunc(stems, func(s string) bool { return sameWord(a, s) }) {
			return 0
		}
	}
	if len(asked) == 0 || len(stems) == 0 {
		return 0
	}
	return min(1, math.Sqrt(float64(len(asked))/float64(len(stems))))
}

// sameWord reports whether typed is the stem, with the slips that its length
// allows, or the beginning of it.
func sameWord(typed, stem string) bool {
	letters := utf8.RuneCountInString(typed)
	limit := maxSlips(letters)
	return typed == stem || letters > 2 && strings.HasPrefix(stem, typed) ||
		abs(utf8.RuneCountInString(stem)-letters) <= limit && minEdits(letterSet(typed), letterSet(stem)) <= limit &&
			editDistance([]rune(typed), stem, limit) <= limit
}

func cardResult(printed tables.Rulebook, t Thing, score float64) Result {
	return Result{
		ID: t.ID, Game: t.Game, Title: printed.Title, Edition: printed.Edition, Kind: Card,
		Name: t.Name, Text: t.Text(), Refs: []tables.RuleID{}, Score: score,
	}
}
