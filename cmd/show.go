package cmd

import (
	"github.com/spf13/cobra"

	"tablemate/assist/session"
)

type showOptions struct {
	*app
	json bool
}

func (a *app) show() *cobra.Command {
	o := &showOptions{app: a}
	c := a.command("show", aTable, 1, o.run)
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json")
	return c
}

func (o *showOptions) run(args []string) error {
	from, err := o.sourceOf(args[0])
	if err != nil {
		return err
	}
	from.reading.Format = format(o.json)
	return from.game.Show(from.reading, o.out)
}

func format(json bool) session.Format {
	if json {
		return session.JSON
	}
	return session.Text
}
