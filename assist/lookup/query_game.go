package lookup

import (
	"slices"
	"strings"
	"unicode/utf8"

	"tablemate/tables"
)

const longestName = 4

// gameName is one name of a game, in lower case and without spaces.
type gameName struct {
	printed *tables.Rulebook
	name    string
	letters int
	set     uint64 // letterSet(name)
}

func namesOf(rulebooks []tables.Rulebook) []gameName {
	var all []gameName
	for i := range rulebooks {
		printed := &rulebooks[i]
		for _, name := range append(strings.Split(printed.Called, ";"), printed.Title.En, printed.Title.Ru) {
			if name = strings.Join(wordsOf(name), ""); name != "" {
				all = append(all, gameName{printed, name, utf8.RuneCountInString(name), letterSet(name)})
			}
		}
	}
	return all
}

// gamesNamed returns the games that a query names, and the rest of the query. A name may have up to
// two typing errors.
func (b *Book) gamesNamed(query string) (games []tables.Rulebook, rest string) {
	tokens := strings.Fields(query)
	letters := make([][]rune, len(tokens))
	for i, token := range tokens {
		letters[i] = []rune(strings.Join(wordsOf(token), ""))
	}
	for at := 0; at < len(tokens); {
		game, count := b.gameAt(letters[at:])
		if count == 0 {
			rest += tokens[at] + " "
			at++
			continue
		}
		games = append(games, game)
		at += count
	}
	return games, strings.TrimSpace(rest)
}

// NamesGame reports whether a query names a game.
func (b *Book) NamesGame(query string) bool {
	games, _ := b.gamesNamed(query)
	return len(games) > 0
}

// gameAt returns the game whose name is at the beginning of `words`, and the number of words in
// this name.
func (b *Book) gameAt(words [][]rune) (tables.Rulebook, int) {
	for count := min(longestName, len(words)); count > 0; count-- {
		typed := slices.Concat(words[:count]...)
		set := letterSet(string(typed))
		for _, n := range b.names() {
			if n.is(typed, set) {
				return *n.printed, count
			}
		}
	}
	return tables.Rulebook{}, 0
}

// The method `is` reports whether a text is this name. A longer name may have more typing errors.
func (n gameName) is(typed []rune, set uint64) bool {
	const sure = 5 // a name may have one error for every five letters, but at most two
	limit := min(2, n.letters/sure)
	return abs(n.letters-len(typed)) <= limit && minEdits(set, n.set) <= limit &&
		editDistance(typed, n.name, limit) <= limit
}

func (b *Book) withFigures(query string) []tables.Rulebook {
	stems := b.words().stems(query)
	return slices.DeleteFunc(slices.Clone(b.rulebooks), func(printed tables.Rulebook) bool {
		return !slices.ContainsFunc(
			b.words().stems(printed.Figures),
			func(figure string) bool { return slices.Contains(stems, figure) },
		)
	})
}

func (b *Book) bearsName(printed tables.Rulebook) bool {
	x := b.words().among([]tables.Rulebook{printed})
	return len(x.namedBy(printed.Title.En, nil, nil)) > 0
}

// If a query is only a game's name, and this name is not a glossary term, the lookup searches for
// `about` instead.
const about = "goal of the game"

// narrowed returns a book with only the games that a query names, and the query without these
// names. If the query names a figure (such as the Owner) and no game, the book has the games with
// this figure. If the query names neither, the book has only the game at the table. If the query
// names one game, and the game's name is also a glossary term, such as Pickle Rick, this name stays
// in the query in two cases: if the query has no other words, or if the game is the one at the
// table.
func (b *Book) narrowed(query string) (*Book, string) {
	games, rest := b.gamesNamed(query)
	if len(games) == 1 && (rest == "" || games[0].Game == b.game) && b.bearsName(games[0]) {
		rest = query
	}
	if rest == "" {
		rest = about
	}
	if len(games) == 0 {
		games, rest = b.withFigures(query), query
	}
	if len(games) == 0 {
		at := slices.IndexFunc(b.rulebooks, func(printed tables.Rulebook) bool { return printed.Game == b.game })
		if at < 0 {
			return b, query
		}
		games = b.rulebooks[at : at+1]
	}
	if len(games) == len(b.rulebooks) {
		return b, rest
	}
	n := *b
	n.rulebooks = games
	n.words = func() reader { return b.words().among(games) }
	return &n, rest
}

func (x reader) among(books []tables.Rulebook) reader {
	narrow := *x.index
	narrow.wanted = x.mark(books)
	return reader{&narrow}
}
