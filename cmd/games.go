package cmd

import (
	"strings"

	"github.com/spf13/cobra"

	"tablemate/assist"
	"tablemate/assist/session"
	"tablemate/tables"
)

// game returns the game for a word on the command line: its name, or its title in either language.
func (a *app) game(c *cobra.Command, typed string) (session.Game, error) {
	games := assist.Games()
	names := namesOf(games)
	for _, list := range [][]string{names, titlesOf(games, tables.English), titlesOf(games, tables.Russian)} {
		if i, ok := pick(typed, list); ok {
			return games[i], nil
		}
	}
	wrong := misuse(c, "cmd.unknown-game", map[string]any{"game": typed, "games": strings.Join(names, ", ")})
	wrong.near = nearest(typed, names)
	return nil, wrong
}

// gameOf returns the game with this name in records, or false if there is none.
func gameOf(name string) (session.Game, bool) {
	for _, game := range assist.Games() {
		if game.About().Game == name {
			return game, true
		}
	}
	return nil, false
}

func namesOf(games []session.Game) []string {
	return tables.Each(games, func(g session.Game) string { return g.About().Game })
}

func titlesOf(games []session.Game, lang tables.Lang) []string {
	return tables.Each(games, func(g session.Game) string { return g.About().Rulebook.Title.In(lang) })
}
