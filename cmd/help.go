package cmd

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"tablemate/assist/paint"
)

// help prints the help of one command, or of all of them.
func (a *app) help() *cobra.Command {
	c := a.command("help", nothing, 1, nil)
	c.RunE = func(c *cobra.Command, args []string) error {
		of, rest, err := c.Root().Find(args)
		if err != nil || len(rest) > 0 {
			return a.unknownCommand(c.Root(), args[0])
		}
		a.printHelp(of)
		return nil
	}
	return c
}

// printHelp prints everything about a command.
func (a *app) printHelp(c *cobra.Command) {
	a.paragraph(a.commandText(c, "long"))
	fmt.Fprintf(a.out, "\n%s\n  %s\n", a.say("usage"), a.useLine(c))
	fmt.Fprintf(a.out, "\n%s\n", a.say("examples"))
	for line := range strings.Lines(a.commandText(c, "example")) {
		fmt.Fprint(a.out, "  ", line)
	}
	fmt.Fprintln(a.out)
	if c.HasAvailableSubCommands() {
		a.printCommands(c)
	}
	a.printFlags("flags", c.LocalNonPersistentFlags())
	a.printFlags("global-flags", c.Root().PersistentFlags())
}

func (a *app) printCommands(c *cobra.Command) {
	var rows [][2]string
	for _, sub := range c.Commands() {
		if sub.IsAvailableCommand() || sub.Name() == "help" {
			rows = append(rows, [2]string{sub.Name(), a.commandText(sub, "short")})
		}
	}
	fmt.Fprintf(a.out, "\n%s\n", a.say("commands"))
	a.rows(rows)
}

func (a *app) printFlags(title string, flags *pflag.FlagSet) {
	var rows [][2]string
	flags.VisitAll(func(f *pflag.Flag) {
		if f.Hidden {
			return
		}
		said := *f // its own text is the message's id
		said.Usage = a.words.Say(f.Usage)
		value, text := pflag.UnquoteUsage(&said)
		name := "--" + f.Name
		if f.Shorthand != "" {
			name = "-" + f.Shorthand + ", " + name
		}
		if f.Value.Type() != "bool" {
			name += " " + value
		}
		rows = append(rows, [2]string{name, text})
	})
	if len(rows) > 0 {
		fmt.Fprintf(a.out, "\n%s\n", a.say(title))
		a.rows(rows)
	}
}

// rows prints two columns, the second one wrapped.
func (a *app) rows(rows [][2]string) {
	first := 0
	for _, r := range rows {
		first = max(first, paint.Width(r[0]))
	}
	for _, r := range rows {
		for i, line := range paint.Wrap(r[1], max(a.width()-first-4, 20)) {
			name := ""
			if i == 0 {
				name = r[0]
			}
			fmt.Fprintf(a.out, "  %s  %s\n", paint.Pad(name, first), line)
		}
	}
}

func (a *app) paragraph(text string) {
	for line := range strings.Lines(text) {
		for _, wrapped := range paint.Wrap(strings.TrimRight(line, "\n"), a.width()) {
			fmt.Fprintln(a.out, wrapped)
		}
	}
}

// commandText returns a text of a command: short, long, example or use.
func (a *app) commandText(c *cobra.Command, what string) string { return a.say(c.Name() + "." + what) }

// useLine returns the usage line of a command.
func (a *app) useLine(c *cobra.Command) string { return a.commandText(c, "use") }
