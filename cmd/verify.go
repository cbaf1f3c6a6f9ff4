package cmd

import (
	"fmt"

	"github.com/spf13/cobra"

	"tablemate/assist/chance"
	"tablemate/tables"
)

type verifyOptions struct {
	*app
	command *cobra.Command
	table   string
	noted   string // the words of a code that people noted earlier
	json    bool
}

// verify checks that nobody changed a record later. If somebody did, the command fails.
func (a *app) verify() *cobra.Command {
	o := verifyOptions{app: a}
	c := a.command("verify", aTable, 1, func(args []string) error {
		o.table = args[0]
		return runVerify(o)
	})
	o.command = c
	c.ValidArgsFunction = first(a.tableNames).complete
	c.Flags().StringVar(&o.noted, "code", "", "cmd.flag.code")
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json")
	return c
}

func runVerify(o verifyOptions) error {
	code, err := o.code()
	if err != nil {
		return err
	}
	from, err := o.sourceOf(o.table)
	if err != nil {
		return err
	}
	proof, err := from.game.Verify(from.reading)
	if err != nil {
		return err
	}
	if o.command.Flags().Changed("code") {
		proof.Hold(code)
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

func (o verifyOptions) code() (chance.Noted, error) {
	if !o.command.Flags().Changed("code") {
		return nil, nil
	}
	code, unknown := chance.ReadNoted(o.noted)
	switch {
	case len(unknown) > 0:
		wrong := misuse(o.command, "cmd.unknown-code", oneArg("word", unknown[0]))
		for _, lang := range tables.Langs {
			wrong.near = append(wrong.near, nearest(unknown[0], chance.SealList(lang))...)
		}
		return nil, wrong
	case len(code) != chance.SealCount:
		return nil, misuse(o.command, "cmd.bad-code", oneArg("count", chance.SealCount))
	}
	return code, nil
}
