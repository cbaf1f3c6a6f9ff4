package cmd

import (
	"path/filepath"
	"strings"

	"github.com/spf13/cobra"

	"tablemate/tables"
)

// mostWords is the largest number of arguments of the command `fix`. This limit is high, because
// people may type the new action without quotes.
const mostWords = 100

// fix changes an earlier action and keeps the later ones.
func (a *app) fix() *cobra.Command {
	return a.command("fix", aTable, mostWords, func(args []string) error {
		return a.interruptible(func() error { return a.runFix(args) })
	})
}

func (a *app) runFix(args []string) error {
	t, err := a.table(args[0])
	if err != nil {
		return err
	}
	typed := tables.Plain(strings.Join(args[1:], " "), tables.MaxText)
	p := playRequest{dir: filepath.Dir(t.Path), habit: a.habit(), amend: &typed}
	if err := a.resumeTable(&p, t); err != nil {
		return err
	}
	return a.playTable(p)
}
