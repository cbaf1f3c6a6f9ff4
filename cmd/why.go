package cmd

import (
	"strings"

	"github.com/spf13/cobra"
)

type whyOptions struct {
	*app
	json bool
}

// mostWhyWords is the largest number of words with which people can name one decision. For example,
// "12 rat B" names line 12 and the figure "rat B".
const mostWhyWords = 8

// why prints the reasons for a decision of the automated opponent.
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
	about := strings.Join(args[1:], " ") // a line, a figure on the board, or both
	return from.game.Why(from.reading, about, o.out)
}
