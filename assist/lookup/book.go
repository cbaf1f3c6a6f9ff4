package lookup

import (
	"math"
	"slices"
	"strings"
	"sync"

	"tablemate/rules"
	"tablemate/tables"
)

// Book answers queries about the rules of some games. Several goroutines may use it at the same
// time.
type Book struct {
	rulebooks  []tables.Rulebook
	words      func() reader
	names      func() []gameName
	things     []Thing
	maxResults int // how many rules and terms Find may return for a query of words
	game       string
	house      rules.House
}

// New returns a book with the given rulebooks.
func New(rulebooks ...tables.Rulebook) *Book {
	words := func() reader { return reader{newIndex(rulebooks)} }
	names := func() []gameName { return namesOf(rulebooks) }
	return &Book{
		rulebooks:  rulebooks,
		words:      sync.OnceValue(words),
		names:      sync.OnceValue(names),
		maxResults: defaultResults,
	}
}

const defaultResults = 12

// Whole returns a copy of the book that does not limit the number of answers.
func (b *Book) Whole() *Book {
	all := *b
	all.maxResults = math.MaxInt
	return &all
}

// At returns a copy of the book for a table with this game and these house rules. If a query names
// no game and no figure (such as the Owner), the answers are about this game. Answers include the
// house rules that override the printed text.
func (b *Book) At(game string, house rules.House) *Book {
	at := *b
	at.game, at.house = game, house
	return &at
}

// Entry returns the rule or open question with an id. The id PR-MOVE-03 may also be spelled
// pr-move-03 or PR MOVE 3, or with similar Cyrillic letters. Near returns similar ids.
func (b *Book) Entry(id string) (Result, bool) {
	printed, typed, ok := b.typedID(id)
	if !ok {
		return Result{}, false
	}
	e, ok := printed.Entry(typed.rule())
	if !ok {
		return Result{}, false
	}
	return b.ruleWithHouse(printed, e, 1), true
}

// Find returns the answers to a query, best first. A query is an id, the beginning of several ids
// (such as PR-MOVE), or words. `prefer` lists the rules that matter at this point of the game. If
// the query is empty, Find returns these rules. If the query has one or two words, these rules rank
// higher.
func (b *Book) Find(query string, prefer ...tables.RuleID) []Result {
	if strings.TrimSpace(query) == "" {
		return b.findIDs(prefer)
	}
	if _, _, typed := b.typedID(query); typed {
		if r, ok := b.Entry(query); ok {
			return []Result{r}
		}
		return nil
	}
	if chapter := b.chapterIDs(query); len(chapter) > 0 {
		return b.findIDs(chapter)
	}
	b, query = b.narrowed(query)
	if len(strings.Fields(query)) > terse {
		prefer = nil
	}
	return b.findWords(query, prefer)
}

// terse is the largest number of words in a query for which the preferred rules count.
const terse = 2

func (b *Book) findWords(query string, prefer []tables.RuleID) []Result {
	x := b.words()
	readings, order := x.readInOrder(query)
	named := x.namedBy(query, readings, order)
	hits := x.search(readings, order, named, prefer)
	if len(named) == 0 && !x.answered(b.withoutThings(x, readings), order, hits) {
		hits = nil
	}
	if last := lastSentence(query); last != "" {
		readings, order := x.readInOrder(last)
		hits = weighed(hits, x.search(readings, order, nil, nil))
	}
	hits = hits[:min(b.maxResults, len(hits))]
	results := b.withThings(x, query, len(named) > 0, tables.Each(hits, b.result))
	readAs := strings.Join(repaired(readings), ", ")
	for i := range results {
		if results[i].Kind != Card {
			results[i].ReadAs = readAs
		}
	}
	return results
}

func (b *Book) result(h hit) Result {
	x := b.words()
	d := x.doc(h.doc)
	printed := x.books[d.book]
	if d.kind == isTerm {
		return termResult(printed, printed.TermAt(d.place), h.score)
	}
	return b.ruleWithHouse(printed, printed.EntryAt(d.place), h.score)
}

func (b *Book) findIDs(ids []tables.RuleID) []Result {
	var results []Result
	for _, id := range ids {
		if r, ok := b.Entry(string(id)); ok {
			results = append(results, r)
		}
	}
	return results
}

func (b *Book) ruleWithHouse(printed tables.Rulebook, e tables.Entry, score float64) Result {
	r := ruleResult(printed, e, score)
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
		if ruling, ok := b.rulingOn(q); ok {
			r.House = append(r.House, ruling)
		}
	}
	return r
}

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

// rulingOn returns the house rule that answers an open question. If the table uses the default
// answer, there is no house rule, and rulingOn returns false.
func (b *Book) rulingOn(open tables.Entry) (Ruling, bool) {
	value, set := b.house[open.Switch.Name]
	i := slices.IndexFunc(open.Switch.Values, func(v tables.Value) bool { return v.Name == value })
	if !set || i < 1 {
		return Ruling{}, false
	}
	return Ruling{Rule: open.ID, Name: open.Switch.Name, Value: value, Text: open.Switch.Values[i].Text}, true
}
