package cmd

import (
	"fmt"

	"github.com/spf13/cobra"
)

type verifyOptions struct {
	*app
	table string
	json  bool
}

// verify proves that a record is whole, and fails where it is not.
func (a *app) verify() *cobra.Command {
	o := verifyOptions{app: a}
	c := a.command("verify", aTable, 1, func(args []string) error {
		o.table = args[0]
		return runVerify(o)
	})
	c.ValidArgsFunction = first(a.tableNames).complete
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json")
	return c
}

func runVerify(o verifyOptions) error {
	from, err := o.sourceOf(o.table)
	if err != nil {
		return err
	}
	proof, err := from.game.Verify(from.reading)
	if err != nil {
		return err
	}
	if o.json {
		err = writeJSON(o.out, proof)
	} else {
		for _, line := range proof.Tell(o.words) {
			if _, err = fmt.Fprintln(o.out, line); err != nil {
				break
			}
		}
	}
	if err == nil && !proof.Whole() {
		return alreadyTold{}
	}
	return err
}
