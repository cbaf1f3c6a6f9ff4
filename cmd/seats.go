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

// run also works while people play at the table.
func (o *seatsOptions) run(args []string) error {
	t, err := o.table(args[0])
	if err != nil {
		return err
	}
	seating, err := serve.OpenSeating(journal.SeatsPath(t.Path), o.entropy)
	if err != nil {
		return o.notKept(t.Path, err)
	}
	if o.release == "" {
		return o.print(o.say("seats.list", oneArg("names", strings.Join(seating.Taken(), ", "))))
	}
	released, err := seating.Release(o.release)
	if err != nil {
		return o.notKept(t.Path, err)
	}
	if !released {
		said := tables.Args{"name": o.release, "names": strings.Join(seating.Taken(), ", ")}
		return misuse(o.running, "cmd.no-phone", said).nearTo(o.release, seating.Taken())
	}
	return o.print(o.say("seats.released", oneArg("name", o.release)))
}
