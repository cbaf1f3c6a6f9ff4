// Package lookup finds rules while people wait at the table: by id, however it
// is typed, and by plain words in either language. Open questions, words of the
// glossary and the cards of a box are answers too.
//
// # How words are read
//
// A query is read word by word (reading.go): as it stands, in the other layout
// of the keyboard, or as Russian in Latin letters, whichever makes sense of most
// words. A word that makes no sense in any of these ways is half a word, or has
// a slip or two. A known word is never mended, or common ones would drown the
// answer. Each word then stands for its stem and its synonyms: those that the
// game's glossary calls alike, those of alike.txt that players use in any game,
// and words of one root, each kind weighing less than the one before.
//
// # How answers are ranked
//
// The score of an entry is the sum of three (rank.go, latent.go):
//
//   - BM25F of its texts in both languages together: the rule, its heading, what
//     is open, and all the questions that people ask for it, each field with a
//     weight of its own (build.go);
//   - the best single one of those questions, by how much of the query it holds
//     and how little else: players share few words with rules, and many with
//     other players;
//   - the cosine between query and entry in the space of latent semantic
//     indexing, where words that stand in the same entries lie together.
//
// It counts more when many rules lead there, when it matters at this moment or
// stands beside what does; less for an open question, and for a term that was
// not asked for by its name. One that was stands behind the best rule.
//
// All this is reckoned when the program is built (go generate), and the bytes
// are read where they lie. TestHitRate tells what it is worth.
package lookup

import (
	"cmp"
	"slices"
	"strings"
	"sync"

	"tablemate/rules"
	"tablemate/tables"
)

// Book is the rules of all games, to be looked things up in. Nothing is
// prepared before the first question in words. It is safe for use by several
// goroutines.
type Book struct {
	rulebooks []tables.Rulebook
	words     func() reader
	things    []Thing
	most      int // answers at once; 0 for all
	game      string
	house     rules.House
}

// New gives the book of some games' rules.
func New(rulebooks ...tables.Rulebook) *Book {
	words := func() reader { return reader{newIndex(rulebooks), newHearing()} }
	return &Book{rulebooks: rulebooks, words: sync.OnceValue(words), most: dozen}
}

// dozen is more answers than anybody reads.
const dozen = 12

// Whole is the same book, whose answers are all that fit and not the best few.
func (b *Book) Whole() *Book {
	all := *b
	all.most = 0
	return &all
}

// At is the same book as read at a table of that game: its answers tell the
// house rules that override what is printed.
func (b *Book) At(game string, house rules.House) *Book {
	at := *b
	at.game, at.house = game, house
	return &at
}

// Entry is the rule or open question that an id names, however it is typed:
// pr-move-03, PR MOVE 3, Cyrillic letters that look like Latin ones. False when
// there is none; Near then says what is close.
func (b *Book) Entry(id string) (Result, bool) {
	printed, typed, ok := b.typedID(id)
	if !ok {
		return Result{}, false
	}
	e, ok := printed.Entry(typed.rule())
	if !ok {
		return Result{}, false
	}
	return b.answer(printed, e, 1), true
}

// Find answers a query, best first: the one entry that an id names, a chapter
// of ids (PR-MOVE), or what fits the words. What is preferred comes up sooner,
// because it matters at this moment; without a query it is all there is.
func (b *Book) Find(query string, prefer ...tables.RuleID) []Result {
	if strings.TrimSpace(query) == "" {
		return b.list(prefer)
	}
	if _, _, typed := b.typedID(query); typed {
		if r, ok := b.Entry(query); ok {
			return []Result{r}
		}
		return nil
	}
	if chapter := b.chapter(query); len(chapter) > 0 {
		return b.list(chapter)
	}
	return b.said(query, prefer)
}

// said answers a query in words.
func (b *Book) said(query string, prefer []tables.RuleID) []Result {
	x := b.words()
	readings := x.read(query)
	readAs := strings.Join(repaired(readings), ", ")
	hits := x.search(readings, prefer)
	if b.most > 0 {
		hits = hits[:min(b.most, len(hits))]
	}
	results := b.called(x, query)
	for _, h := range hits {
		d := x.doc(h.doc)
		r := Result{}
		if printed := x.books[d.book]; d.kind == isTerm {
			r = define(printed, printed.TermAt(d.place), h.score)
		} else {
			r = b.answer(printed, printed.EntryAt(d.place), h.score)
		}
		r.ReadAs = readAs
		results = append(results, r)
	}
	slices.SortStableFunc(results, func(a, b Result) int { return cmp.Compare(b.Score, a.Score) })
	return results
}

func (b *Book) list(ids []tables.RuleID) []Result {
	var results []Result
	for _, id := range ids {
		if r, ok := b.Entry(string(id)); ok {
			results = append(results, r)
		}
	}
	return results
}

// answer is an entry with the house rules that touch it.
func (b *Book) answer(printed tables.Rulebook, e tables.Entry, score float64) Result {
	r := result(printed, e, score)
	if printed.Game != b.game {
		return r
	}
	if b.house.Waives(e.ID) {
		r.House = []Ruling{{Rule: e.ID, Name: string(e.ID), Value: rules.Waived}}
		return r
	}
	open := []tables.Entry{e}
	if e.Kind != tables.Open {
		open = b.openAmong(printed, e.Refs)
	}
	for _, q := range open {
		if ruling, ok := b.ruling(q); ok {
			r.House = append(r.House, ruling)
		}
	}
	return r
}

// openAmong are the open questions that a rule leads to.
func (b *Book) openAmong(printed tables.Rulebook, ids []tables.RuleID) []tables.Entry {
	var open []tables.Entry
	if len(b.house) == 0 {
		return open
	}
	for _, id := range ids {
		if e, ok := printed.Entry(id); ok && e.Kind == tables.Open {
			open = append(open, e)
		}
	}
	return open
}

// ruling is this table's answer to an open question where it is not our reading.
func (b *Book) ruling(open tables.Entry) (Ruling, bool) {
	value, set := b.house[open.Switch.Name]
	i := slices.IndexFunc(open.Switch.Values, func(v tables.Value) bool { return v.Name == value })
	if !set || i < 1 {
		return Ruling{}, false
	}
	return Ruling{Rule: open.ID, Name: open.Switch.Name, Value: value, Text: open.Switch.Values[i].Text}, true
}
