package cmd

import (
	"bytes"
	"io"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"tablemate/tables"
	"tablemate/tables/words"
)

// Manual returns all commands with their texts, for man pages. They must not be executed.
func Manual(lang tables.Lang) *cobra.Command {
	a := &app{env: &env{out: io.Discard, err: io.Discard}, words: words.In(lang)}
	root := a.root()
	root.DisableAutoGenTag = true
	a.spell(root)
	return root
}

// Page is a page of help about a game or a topic.
type Page struct{ Name, Text string }

// Pages returns the help pages that belong to no command.
func Pages(lang tables.Lang) []Page {
	var names []string
	for _, game := range gameNames(nil, "") {
		names = append(names, game, game+"-keys")
	}
	var out []Page
	for _, name := range append(names, topics...) {
		if text := pageText(words.In(lang), name); text != "" {
			out = append(out, Page{name, text})
		}
	}
	return out
}

func pageText(w *words.Words, name string) string {
	var text bytes.Buffer
	a := &app{env: &env{out: &text}, words: w}
	if id := "help." + name; w.Has(id) {
		a.page(id)
	}
	return text.String()
}

// spell sets the texts of a command, its flags and its subcommands.
func (a *app) spell(c *cobra.Command) {
	c.Short, c.Long, c.Example = a.commandText(c, "short"), a.commandText(c, "long"), a.commandText(c, "example")
	if page := pageText(a.words, c.Name()); page != "" {
		c.Long += "\n\n```\n" + page + "```"
	}
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
