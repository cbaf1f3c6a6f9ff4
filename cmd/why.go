package cmd

import (
	"strings"

	"github.com/spf13/cobra"
)

type whyOptions struct {
	*app
	json bool
}

// mostWhyWords is the largest number of arguments after the first argument, the table. For example,
// "12 rat B" is the number of a line, and the name of a figure on the board in two arguments.
const mostWhyWords = 8

// The method why prints the reasons for a decision of the automated opponent.
func (a *app) why() *cobra.Command {
	o := &whyOptions{app: a}
	c := a.command("why", aTable, 1+mostWhyWords, o.run)
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json")
	return c
}

func (o *whyOptions) run(args []string) error {
	from, err := o.sourceOf(args[0])
	if err != nil {
		return err
	}
	from.reading.Format = format(o.json)
	about := strings.Join(args[1:], " ") // the number of a line, the name of a figure on the board, or both
	return from.game.Why(from.reading, about, o.out)
}
