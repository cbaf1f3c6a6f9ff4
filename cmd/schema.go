package cmd

import (
	"github.com/spf13/cobra"
)

func (a *app) schema() *cobra.Command {
	return a.command("schema", aGame, 1, a.printSchema)
}

func (a *app) printSchema(args []string) error {
	game, err := a.game(args[0])
	if err != nil {
		return err
	}
	schema, err := game.Schema()
	if err != nil {
		return err
	}
	return a.print(string(schema))
}
