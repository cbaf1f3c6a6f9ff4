package cmd

import (
	"fmt"

	"github.com/spf13/cobra"
)

type schemaOptions struct {
	*app
	command *cobra.Command
	game    string
}

// schema prints the JSON Schema of a game's records.
func (a *app) schema() *cobra.Command {
	o := schemaOptions{app: a}
	c := a.command("schema", aGame, 1, func(args []string) error {
		o.game = args[0]
		return runSchema(o)
	})
	o.command = c
	c.ValidArgsFunction = first(gameNames).complete
	return c
}

func runSchema(o schemaOptions) error {
	game, err := o.app.game(o.command, o.game)
	if err != nil {
		return err
	}
	schema, err := game.Schema()
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(o.out, string(schema))
	return err
}
