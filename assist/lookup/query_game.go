package lookup

import (
	"slices"
	"strings"
	"unicode/utf8"

	"tablemate/tables"
)

// longestName is how many words of a query may be the name of one game.
const longestName = 4

// named returns the rulebooks whose games a query names, as printed or with a slip or
// two, and the query without those names.
func (b *Book) named(query string) (games []tables.Rulebook, rest string) {
	tokens := strings.Fields(query)
	for at := 0; at < len(tokens); {
		game, count := b.gameAt(tokens[at:])
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

// gameAt returns the game whose name tokens begin with, and how many of them the name
// takes: 0 where they begin with none.
func (b *Book) gameAt(tokens []string) (tables.Rulebook, int) {
	for count := min(longestName, len(tokens)); count > 0; count-- {
		typed := []rune(strings.Join(wordsOf(strings.Join(tokens[:count], " ")), ""))
		for _, printed := range b.rulebooks {
			for _, name := range namesOf(printed) {
				if isName(typed, name) {
					return printed, count
				}
			}
		}
	}
	return tables.Rulebook{}, 0
}

// namesOf returns what a game is called, each name as one word of small letters.
func namesOf(printed tables.Rulebook) []string {
	names := append(strings.Split(printed.Called, ";"), printed.Title.En, printed.Title.Ru)
	for i, name := range names {
		names[i] = strings.Join(wordsOf(name), "")
	}
	return slices.DeleteFunc(names, func(name string) bool { return name == "" })
}

// isName reports whether typed is a name, in another case or with the slips that its
// length allows.
func isName(typed []rune, name string) bool {
	const sure = 5 // letters for each slip
	limit := min(2, utf8.RuneCountInString(name)/sure)
	return abs(utf8.RuneCountInString(name)-len(typed)) <= limit && editDistance(typed, name, limit) <= limit
}

// about asks for the goal of a game.
const about = "goal of the game"

// narrowed returns the book of the games that a query names, and what it asks of them.
// A query that names none is asked of the game at the table. One that is nothing but a
// name asks what the game is about.
func (b *Book) narrowed(query string) (*Book, string) {
	games, rest := b.named(query)
	if rest == "" {
		rest = about
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

// among returns the same reader for some of its rulebooks.
func (x reader) among(books []tables.Rulebook) reader {
	narrow := *x.index
	if wanted, ok := booksAmong(books, x.books); ok {
		narrow.wanted = wanted
	}
	return reader{&narrow, x.transliterator}
}
