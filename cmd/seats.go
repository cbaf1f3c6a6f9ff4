package cmd

import (
	"strings"

	"github.com/spf13/cobra"

	"tablemate/assist/journal"
	"tablemate/assist/serve"
	"tablemate/tables"
)

type seatsOptions struct {
	*app
	release string
}

func (a *app) seats() *cobra.Command {
	o := &seatsOptions{app: a}
	c := a.command("seats", aTable, 1, o.run)
	c.Flags().StringVar(&o.release, "release", "", "cmd.flag.release")
	return c
}

// run also works while people play at the table, and during its setup, before there is a record.
func (o *seatsOptions) run(args []string) error {
	dir, err := o.folder()
	if err != nil {
		return err
	}
	path := journal.Path(dir, args[0])
	if isThere(path) || !isThere(journal.SeatsPath(path)) {
		t, err := o.table(args[0])
		if err != nil {
			return err
		}
		path = t.Path
	}
	seating, err := serve.OpenSeating(journal.SeatsPath(path), o.entropy)
	if err != nil {
		return o.notKept(path, err)
	}
	taken := seating.Taken()
	if o.release == "" {
		return o.print(o.say("seats.list", oneArg("names", strings.Join(taken, ", "))))
	}
	at, ok := pick(o.release, taken)
	if !ok {
		said := tables.Args{"name": o.release, "names": strings.Join(taken, ", ")}
		return misuse(o.running, "cmd.no-phone", said).nearTo(o.release, taken)
	}
	if _, err := seating.Release(taken[at]); err != nil {
		return o.notKept(path, err)
	}
	return o.print(o.say("seats.released", oneArg("name", taken[at])))
}
