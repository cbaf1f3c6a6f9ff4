package cmd

import (
	"strings"

	"github.com/spf13/cobra"
)

type whyOptions struct {
	*app
	table string
	about string // the number of a line, the name of a figure, or both; "" for the last decision
	json  bool
}

// mostWhyWords is the largest number of arguments for the number of a line and the name of a
// figure.
const mostWhyWords = 8

// why prints the reasons of a decision of the automated opponent.
func (a *app) why() *cobra.Command {
	o := whyOptions{app: a}
	c := a.command("why", aTable, 1+mostWhyWords, func(args []string) error {
		o.table, o.about = args[0], strings.Join(args[1:], " ")
		return runWhy(o)
	})
	c.ValidArgsFunction = first(a.tableNames).complete
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json")
	return c
}

func runWhy(o whyOptions) error {
	from, err := o.sourceOf(o.table)
	if err != nil {
		return err
	}
	from.reading.Format = format(o.json)
	return from.game.Why(from.reading, o.about, o.out)
}
