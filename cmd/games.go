package cmd

import (
	"strings"

	"github.com/spf13/cobra"

	"tablemate/assist"
	"tablemate/assist/session"
)

// game returns the game that a word on the command line means.
func (a *app) game(c *cobra.Command, typed string) (session.Game, error) {
	games := assist.Games()
	if i, ok := pick(typed, namesOf(games)); ok {
		return games[i], nil
	}
	names := namesOf(games)
	wrong := misuse(c, "cmd.unknown-game", map[string]any{"game": typed, "games": strings.Join(names, ", ")})
	wrong.near = nearest(typed, names)
	return nil, wrong
}

// gameOf returns the game of that name in a record; false for one that this
// program does not know.
func gameOf(name string) (session.Game, bool) {
	for _, game := range assist.Games() {
		if game.Game() == name {
			return game, true
		}
	}
	return nil, false
}

func namesOf(games []session.Game) []string {
	names := make([]string, len(games))
	for i, game := range games {
		names[i] = game.Game()
	}
	return names
}

// completeGames completes the name of a game in a shell.
func completeGames(_ *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
	if len(args) > 0 {
		return nil, cobra.ShellCompDirectiveNoFileComp
	}
	return namesOf(assist.Games()), cobra.ShellCompDirectiveNoFileComp
}
