package cmd

import (
	"github.com/spf13/cobra"

	"tablemate/assist/chance"
	"tablemate/tables"
)

type verifyOptions struct {
	*app
	noted string // a code that people noted earlier
	json  bool
}

// verify fails if a line of a record was changed after it was written.
func (a *app) verify() *cobra.Command {
	o := &verifyOptions{app: a}
	c := a.command("verify", aTable, 1, o.run)
	c.Flags().StringVar(&o.noted, "code", "", "cmd.flag.code")
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json")
	return c
}

func (o *verifyOptions) run(args []string) error {
	code, err := o.code()
	if err != nil {
		return err
	}
	from, err := o.sourceOf(args[0])
	if err != nil {
		return err
	}
	proof, err := from.game.Verify(from.reading)
	if err != nil {
		return err
	}
	if o.running.Flags().Changed("code") {
		proof.Hold(code)
	}
	if o.json {
		err = writeJSON(o.out, proof)
	} else {
		err = o.print(proof.Tell(o.words)...)
	}
	if err == nil && !proof.Whole() {
		return alreadyTold{}
	}
	return err
}

func (o *verifyOptions) code() (chance.Noted, error) {
	if !o.running.Flags().Changed("code") {
		return nil, nil
	}
	code, unknown := chance.ReadNoted(o.noted)
	switch {
	case len(unknown) > 0:
		wrong := misuse(o.running, "cmd.unknown-code", oneArg("word", unknown[0]))
		for _, lang := range tables.Langs {
			wrong.nearTo(unknown[0], chance.SealList(lang))
		}
		return nil, wrong
	case len(code) != chance.SealCount:
		return nil, misuse(o.running, "cmd.bad-code", oneArg("count", chance.SealCount))
	}
	return code, nil
}
