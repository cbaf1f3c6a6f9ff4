package cmd

import (
	"errors"

	"github.com/spf13/cobra"

	"tablemate/assist/disk"
	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/tables"
)

type automaOptions struct {
	*app
	state string
	json  bool
}

// automa prints the automated opponent's decision in a position.
func (a *app) automa() *cobra.Command {
	o := &automaOptions{app: a}
	c := a.command("automa", aGame, 1, o.run)
	c.Flags().StringVar(&o.state, "state", "", "cmd.flag.state")
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json")
	return c
}

func (o *automaOptions) run(args []string) error {
	if o.state == "" {
		return misuse(o.running, "cmd.no-state", nil)
	}
	game, err := o.game(args[0])
	if err != nil {
		return err
	}
	reading := o.withScreen(game, session.Reading{Path: o.state, From: o.in})
	if o.state != "-" {
		file, _, err := disk.Open(o.state)
		switch {
		case errors.Is(err, disk.ErrNotFile):
			return &journal.FileError{Path: o.state, What: journal.NotFile}
		case err != nil:
			return fault("cmd.not-read", tables.Args{"file": o.state, "cause": err.Error()})
		}
		defer file.Close()
		reading.From = file
	}
	if o.json {
		reading.Format = session.JSON
	}
	return game.Automa(reading, o.out)
}
