package cmd

import (
	"strings"

	"github.com/spf13/cobra"

	"tablemate/tables"
)

type fixOptions struct {
	*app
	table string
	typed string // the number of the line, and the new text of the line
}

// mostWords is the largest number of arguments. The number is high, so that people need not quote
// the new text.
const mostWords = 100

// fix changes an earlier report and keeps the later reports.
func (a *app) fix() *cobra.Command {
	o := fixOptions{app: a}
	c := a.command("fix", aTable, mostWords, func(args []string) error {
		o.table, o.typed = args[0], tables.Plain(strings.Join(args[1:], " "), tables.MaxText)
		return a.interruptible(func() error { return runFix(o) })
	})
	c.ValidArgsFunction = first(a.tableNames).complete
	return c
}

func runFix(o fixOptions) error {
	t, err := o.app.table(o.table)
	if err != nil {
		return err
	}
	p := playRequest{habit: o.habit(), amend: &o.typed}
	if p.dir, err = o.folder(); err != nil {
		return err
	}
	if err := o.resumeTable(&p, t); err != nil {
		return err
	}
	return o.playTable(p)
}
