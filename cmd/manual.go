package cmd

import (
	"io"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"tablemate/tables"
	"tablemate/tables/words"
)

// Manual returns all commands with their texts in a language, for programs that write
// documents of them, such as man pages. It must not be executed.
func Manual(lang tables.Lang) *cobra.Command {
	a := &app{env: &env{out: io.Discard, err: io.Discard}, words: words.In(lang)}
	root := a.root()
	root.DisableAutoGenTag = true
	a.spell(root)
	return root
}

// spell gives a command and those below it their texts, in place of the messages' ids.
func (a *app) spell(c *cobra.Command) {
	c.Short, c.Long, c.Example = a.commandText(c, "short"), a.commandText(c, "long"), a.commandText(c, "example")
	c.Use, c.DisableFlagsInUseLine = a.useLine(c), true
	if c.HasParent() {
		c.Use = strings.TrimPrefix(c.Use, c.Root().Name()+" ")
	}
	said := func(f *pflag.Flag) { f.Usage = a.words.Say(f.Usage) }
	c.LocalNonPersistentFlags().VisitAll(said)
	c.PersistentFlags().VisitAll(said)
	for _, sub := range c.Commands() {
		a.spell(sub)
	}
}
