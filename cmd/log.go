package cmd

import (
	"github.com/spf13/cobra"

	"tablemate/assist/session"
)

type logOptions struct {
	*app
	command *cobra.Command
	table   string
	follow  bool
	raw     bool
	json    bool
}

// log tells a game turn by turn, or lists its lines.
func (a *app) log() *cobra.Command {
	o := logOptions{app: a}
	c := a.command("log", aTable, 1, func(args []string) error {
		o.table = args[0]
		return runLog(o)
	})
	o.command = c
	c.ValidArgsFunction = first(a.tableNames).complete
	c.Flags().BoolVar(&o.follow, "follow", false, "cmd.flag.follow")
	c.Flags().BoolVar(&o.raw, "raw", false, "cmd.flag.raw")
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json")
	return c
}

func runLog(o logOptions) error {
	if o.follow && (o.json || o.table == "-") {
		return misuse(o.command, "cmd.follow-lines", nil)
	}
	from, err := o.sourceOf(o.table)
	if err != nil {
		return err
	}
	if from.reading.Format = format(o.json); o.raw && !o.json {
		from.reading.Format = session.Raw
	}
	if o.follow {
		return (&logFollow{app: o.app, from: from}).run()
	}
	return from.game.Log(from.reading, o.out)
}
