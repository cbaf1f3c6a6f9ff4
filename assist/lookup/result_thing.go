package lookup

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"tablemate/tables"
)

// Thing is something in a box that bears a name: a card that the rulebook
// names, or one that people read off theirs.
type Thing struct {
	ID   string
	Game string
	Name tables.Text
	Text func() tables.Text // what is known of it, put together when it is told
}

// With is the same book together with what lies in a box.
func (b *Book) With(things ...Thing) *Book {
	all := *b
	all.things = append(slices.Clone(b.things), things...)
	return &all
}

// findThings returns the things whose names hold what was asked for, best first. A
// whole name scores 1, as an id does.
func (b *Book) findThings(x reader, query string) []Result {
	asked := x.stems(query)
	var found []Result
	for _, thing := range b.things {
		score := max(x.nameScore(asked, thing.Name.En), x.nameScore(asked, thing.Name.Ru))
		at := slices.IndexFunc(b.rulebooks, func(p tables.Rulebook) bool { return p.Game == thing.Game })
		if score > 0 && at >= 0 {
			found = append(found, cardResult(b.rulebooks[at], thing, score))
		}
	}
	slices.SortStableFunc(found, func(a, b Result) int { return cmp.Compare(b.Score, a.Score) })
	return found
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

// nameScore is how much of a name was asked for: 1 for the whole, and 0 when more
// was asked than the name says.
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
