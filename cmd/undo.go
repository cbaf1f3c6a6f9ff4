package cmd

import (
	"github.com/spf13/cobra"

	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/tables"
)

type undoOptions struct {
	*app
	to   int
	anew bool
}

// undo undoes the last action that a person typed. With --to, it undoes the given line and all
// later lines.
func (a *app) undo() *cobra.Command {
	o := &undoOptions{app: a}
	c := a.command("undo", aTable, 1, o.run)
	c.Flags().IntVar(&o.to, "to", 0, "cmd.flag.to")
	c.Flags().BoolVar(&o.anew, "anew", false, "cmd.flag.anew")
	return c
}

func (o *undoOptions) run(args []string) error {
	from, err := o.fromTable(args[0])
	if err != nil {
		return err
	}
	none := fault("cmd.no-such-line", tables.Args{"line": o.to, "table": args[0]})
	back := o.running.Flags().Changed("to")
	if back && o.to < 1 {
		return none
	}
	struck, err := from.game.Undo(from.reading, o.to, o.clock(), o.agree)
	switch {
	case err != nil:
		return err
	case struck.Line == 0 && back:
		return none
	case struck.Line == 0:
		return fault("cmd.nothing-to-undo", oneArg("table", args[0]))
	}
	told := o.say("undone", tables.Args{"line": struck.Line, "report": struck.Report, "count": struck.After})
	if struck.Agreed != journal.NotAsked {
		told += "\n" + o.words.Say("undo.told-"+string(struck.Agreed))
	}
	if struck.Kept != "" {
		told += "\n" + o.words.Say("session.kept", tables.Args{"things": struck.Kept})
	}
	if struck.Again != "" {
		told += "\n" + o.words.Say("session.redone", tables.Args{"report": struck.Again})
	}
	return o.print(told)
}

// agree decides whether the results on the undone lines, such as rolls, are used again.
func (o *undoOptions) agree(crossed session.UndoLoss) (journal.Agreed, error) {
	switch {
	case o.anew:
		return journal.Anew, nil
	case !o.hasMenus():
		return journal.AsBefore, nil
	}
	defer o.closeDesk()
	ui := talk.UI{Desk: o.desk(), Words: o.words, Paint: o.paint()}
	return session.AskAgreed(&ui, crossed)
}
