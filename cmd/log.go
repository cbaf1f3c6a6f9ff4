package cmd

import "github.com/spf13/cobra"

type logOptions struct {
	*app
	table string
	json  bool
}

// log prints a game turn by turn.
func (a *app) log() *cobra.Command {
	o := logOptions{app: a}
	c := a.command("log", aTable, 1, func(args []string) error {
		o.table = args[0]
		return runLog(o)
	})
	c.ValidArgsFunction = first(a.tableNames).complete
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json")
	return c
}

func runLog(o logOptions) error {
	from, err := o.sourceOf(o.table)
	if err != nil {
		return err
	}
	from.reading.Format = format(o.json)
	return from.game.Log(from.reading, o.out)
}
