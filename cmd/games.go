package cmd

import (
	"strings"

	"tablemate/assist"
	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/tables"
)

// game finds a game by its name, or by its title in either language. The beginning of a name or
// title is enough if no other begins in the same way.
func (a *app) game(typed string) (session.Game, error) {
	if game, ok := gameCalled(typed); ok {
		return game, nil
	}
	names := namesOf(assist.Games())
	args := tables.Args{"game": typed, "games": strings.Join(names, ", ")}
	return nil, misuse(a.running, "cmd.unknown-game", args).nearTo(typed, names)
}

func gameCalled(typed string) (session.Game, bool) {
	games := assist.Games()
	for _, list := range [][]string{namesOf(games), titlesOf(games, tables.English), titlesOf(games, tables.Russian)} {
		if i, ok := pick(typed, list); ok {
			return games[i], true
		}
	}
	return nil, false
}

func gameOf(name string) (session.Game, bool) {
	for _, game := range assist.Games() {
		if game.About().Game == name {
			return game, true
		}
	}
	return nil, false
}

func gameIn(header journal.Header, path string) (session.Game, error) {
	game, ok := gameOf(header.Game)
	if !ok {
		return nil, fault("cmd.foreign-game", tables.Args{"file": path, "game": header.Game})
	}
	return game, nil
}

func namesOf(games []session.Game) []string {
	return tables.Each(games, func(g session.Game) string { return g.About().Game })
}

func titlesOf(games []session.Game, lang tables.Lang) []string {
	return tables.Each(games, func(g session.Game) string { return g.About().Rulebook.Title.In(lang) })
}
