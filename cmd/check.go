package cmd

import (
	"encoding/json"
	"io"

	"github.com/spf13/cobra"

	"tablemate/assist/session"
	"tablemate/rules"
	"tablemate/tables"
)

type checkOptions struct {
	*app
	json bool
}

// check checks every action of a recorded game against the rules.
func (a *app) check() *cobra.Command {
	o := &checkOptions{app: a}
	c := a.command("check", aTable, 1, o.run)
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json")
	return c
}

func (o *checkOptions) run(args []string) error {
	from, err := o.sourceOf(args[0])
	if err != nil {
		return err
	}
	findings, err := from.game.Check(from.reading)
	if err != nil {
		return err
	}
	if o.json {
		return writeJSON(o.out, findings)
	}
	broken := 0
	for _, f := range findings {
		if f.Level != rules.Unusual {
			broken++
		}
	}
	return o.print(append(tables.Each(findings, o.finding), o.say("findings", oneArg("count", broken)))...)
}

// finding returns the line about one breach. It says whether people accepted the breach, whether
// a house rule allows it, or whether the action is only unusual and breaks no rule.
func (a *app) finding(f session.Finding) string {
	agreed := ""
	switch {
	case f.Waived:
		agreed = " · " + a.say("waived")
	case f.House:
		agreed = " · " + a.say("house")
	case f.Level == rules.Unusual:
		agreed = " · " + a.say("unusual")
	}
	rule := a.paint().Citation("(" + string(f.Rule) + ")")
	return a.say("finding", tables.Args{"line": f.Line, "text": f.Text}) + " " + rule + agreed
}

// writeJSON does not escape <, > and &.
func writeJSON(to io.Writer, v any) error {
	out := json.NewEncoder(to)
	out.SetEscapeHTML(false)
	return out.Encode(v)
}
