package cmd

import (
	"github.com/spf13/cobra"

	"tablemate/assist/session"
)

type logOptions struct {
	*app
	table string
	raw   bool
	json  bool
}

// log tells a game turn by turn, or lists its lines.
func (a *app) log() *cobra.Command {
	o := logOptions{app: a}
	c := a.command("log", aTable, 1, func(args []string) error {
		o.table = args[0]
		return runLog(o)
	})
	c.ValidArgsFunction = first(a.tableNames).complete
	c.Flags().BoolVar(&o.raw, "raw", false, "cmd.flag.raw")
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json")
	return c
}

func runLog(o logOptions) error {
	from, err := o.sourceOf(o.table)
	if err != nil {
		return err
	}
	if from.reading.Format = format(o.json); o.raw && !o.json {
		from.reading.Format = session.Raw
	}
	return from.game.Log(from.reading, o.out)
}
