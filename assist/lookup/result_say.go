package lookup

import (
	"cmp"
	"math"
	"slices"
	"strings"

	"tablemate/assist/keyboard"
	"tablemate/tables"
	"tablemate/tables/words"
)

// ReadAs returns sentences about the words of a query that were corrected, translated or not
// understood, or "".
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
	var unread, said []string
	for _, r := range b.withoutThings(x, readings) {
		if len(r.alts) == 0 && !r.common {
			unread = append(unread, r.typed)
		}
	}
	if len(parts) > 0 {
		said = append(said, w.Say("lookup.read-as", tables.Args{"words": strings.Join(parts, ", ")}))
	}
	if len(unread) > 0 {
		said = append(said, w.Say("lookup.unread", tables.Args{"words": strings.Join(unread, ", ")}))
	}
	return strings.Join(said, " ")
}

func repaired(readings []reading) []string {
	var parts []string
	for _, r := range readings {
		if r.as != "" && r.as != r.typed {
			parts = append(parts, r.as)
		}
	}
	return parts
}

// foreign translates words into the names of glossary terms, as in wall — стена.
func (x reader) foreign(readings []reading, lang tables.Lang) []string {
	var parts []string
	for _, r := range readings {
		if !isForeign(r.typed, lang) {
			continue
		}
		if name := x.called(r, lang); name != "" {
			parts = append(parts, r.typed+" — "+name)
		}
	}
	return slices.Compact(parts)
}

func (x reader) called(r reading, lang tables.Lang) string {
	if len(r.alts) == 0 {
		return ""
	}
	for _, doc := range x.terms([]string{x.stemOf(r.alts[0].word)}) {
		if d := x.doc(doc); x.wanted>>d.book&1 != 0 {
			return x.books[d.book].TermAt(d.place).Name().In(lang)
		}
	}
	return ""
}

func isForeign(word string, lang tables.Lang) bool {
	return keyboard.Cyrillic(word) != (lang == tables.Russian)
}

// Missing returns a sentence for a query without results. It suggests similar ids or glossary
// terms.
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
	var topics []string
	for _, r := range x.read(asked) {
		if name := x.called(r, w.Lang()); name != "" && !slices.Contains(topics, name) {
			topics = append(topics, name)
		}
	}
	if len(topics) == 0 {
		return w.Say("lookup.nothing", tables.Args{"query": query})
	}
	topics = topics[:min(3, len(topics))]
	return w.Say("lookup.topics", tables.Args{"query": query, "words": strings.Join(topics, ", ")})
}

// Thing is a card or another named thing of a real box. Its data come from the rulebook or from the
// players.
type Thing struct {
	ID   string
	Game string
	Name tables.Text
	Text func() tables.Text // called only if the name matches a query
}

// With returns a copy of the book that also finds the given things.
func (b *Book) With(things ...Thing) *Book {
	all := *b
	all.things = append(slices.Clone(b.things), things...)
	return &all
}

// withThings adds the things whose names contain all words of a query. A thing comes first if it
// has a text, the query is its whole name, and no glossary term has this name. Other things follow
// the answers that are shown in full.
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

func (x reader) isCalled(asked []string, name tables.Text) bool {
	key := nameKey(asked)
	return key == nameKey(x.stems(name.En)) || key == nameKey(x.stems(name.Ru))
}

// withoutThings removes the unknown words of a query that occur in the name of a thing.
func (b *Book) withoutThings(x reader, query []reading) []reading {
	return slices.DeleteFunc(slices.Clone(query), func(r reading) bool {
		asked := x.stems(r.typed)
		return len(r.alts) == 0 && slices.ContainsFunc(b.things, func(t Thing) bool {
			return x.nameScore(asked, t.Name.En) > 0 || x.nameScore(asked, t.Name.Ru) > 0
		})
	})
}

// nameScore returns a score from 0 to 1. The score grows with the share of the name's words that
// the query contains. If the query has a word that is not in the name, the score is 0.
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

// sameWord reports whether a typed word is the beginning of the stem, or the whole stem with a few
// typing errors. A beginning must have at least three letters.
func sameWord(typed, stem string) bool {
	letters := []rune(typed)
	limit := maxSlips(len(letters))
	return len(letters) > 2 && strings.HasPrefix(stem, typed) || editDistance(letters, stem, limit) <= limit
}

func cardResult(printed tables.Rulebook, t Thing, score float64) Result {
	return Result{
		ID: t.ID, Game: t.Game, Title: printed.Title, Edition: printed.Edition, Kind: Card,
		Name: t.Name, Text: t.Text(), Refs: []tables.RuleID{}, Score: score,
	}
}
