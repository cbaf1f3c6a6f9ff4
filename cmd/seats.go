package cmd

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"tablemate/assist/journal"
	"tablemate/assist/serve"
	"tablemate/tables"
)

type seatsOptions struct {
	*app
	command *cobra.Command
	table   string
	release string
}

// seats lists the seats that have a phone, or removes the phone from a seat.
func (a *app) seats() *cobra.Command {
	o := seatsOptions{app: a}
	c := a.command("seats", aTable, 1, func(args []string) error {
		o.table = args[0]
		return runSeats(o)
	})
	o.command = c
	c.ValidArgsFunction = first(a.tableNames).complete
	c.Flags().StringVar(&o.release, "release", "", "cmd.flag.release")
	return c
}

// runSeats prints the seats that have a phone. If --release names a seat, it removes the phone from
// that seat instead. Both also work while the table is played.
func runSeats(o seatsOptions) error {
	t, err := o.app.table(o.table)
	if err != nil {
		return err
	}
	seating, err := serve.OpenSeating(journal.SeatsPath(t.Path), o.entropy)
	if err != nil {
		return o.notKept(t.Path, err)
	}
	if o.release == "" {
		_, err = fmt.Fprintln(o.out, o.say("seats.list", oneArg("names", strings.Join(seating.Taken(), ", "))))
		return err
	}
	released, err := seating.Release(o.release)
	if err != nil {
		return o.notKept(t.Path, err)
	}
	if !released {
		said := tables.Args{"name": o.release, "names": strings.Join(seating.Taken(), ", ")}
		wrong := misuse(o.command, "cmd.no-phone", said)
		wrong.near = nearest(o.release, seating.Taken())
		return wrong
	}
	_, err = fmt.Fprintln(o.out, o.say("seats.released", oneArg("name", o.release)))
	return err
}
