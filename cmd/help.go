package cmd

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"

	"tablemate/assist/paint"
)

// help prints the help of a command, game or topic. Without arguments, it prints the short help.
func (a *app) help() *cobra.Command {
	c := a.command("help", nothing, 2, nil)
	c.ValidArgsFunction = func(c *cobra.Command, args []string, _ string) ([]string, cobra.ShellCompDirective) {
		names := append(gameNames(nil, ""), topics...)
		for _, sub := range c.Root().Commands() {
			names = append(names, sub.Name())
		}
		if len(args) > 0 {
			names = []string{"keys"}
		}
		return names, cobra.ShellCompDirectiveNoFileComp
	}
	c.RunE = func(c *cobra.Command, args []string) error {
		root, name := c.Root(), strings.Join(args, "-")
		of, _, err := root.Find(args[:min(len(args), 1)])
		switch isCommand := err == nil && len(args) > 0 && of.Name() == args[0]; {
		case len(args) == 0:
			a.printFirst(root)
		case isCommand && len(args) == 1:
			a.printHelp(of)
		case name == "commands":
			a.printHelp(root)
		case a.words.Has("help." + name):
			a.page("help." + name)
		default:
			return a.gameHelp(root, args)
		}
		return nil
	}
	return c
}

// topics are the help pages about neither a command nor a game.
var topics = []string{"commands", "phones", "settings", "json"}

// gameHelp prints a game's main page, or the page that the second argument names, such as keys.
func (a *app) gameHelp(root *cobra.Command, args []string) error {
	game, err := a.game(args[0])
	if err != nil {
		return a.unknownCommand(root, args[0])
	}
	id := strings.Join(append([]string{"help." + game.About().Game}, args[1:]...), "-")
	switch known := a.words.Has(id); {
	case !known && len(args) > 1:
		return misuse(root, "cmd.too-many", oneArg("argument", args[1]))
	case !known: // no page yet
		play, _, _ := root.Find([]string{"play"})
		a.printHelp(play)
		return nil
	}
	if a.page(id); len(args) > 1 {
		fmt.Fprintln(a.out)
		a.page("help.keys")
	}
	return nil
}

// page prints a help page. A line with " | " is a row with two columns: what people type, and the
// meaning.
func (a *app) page(id string) {
	var rows [][2]string
	for line := range strings.SplitSeq(a.words.Say(id), "\n") {
		name, text, isRow := strings.Cut(line, " | ")
		switch {
		case isRow && paint.Width(name) <= widestName:
			rows = append(rows, [2]string{name, text})
			continue
		case isRow:
			line = "  " + name + "\n      " + text
		}
		a.rows(rows)
		rows = nil
		a.paragraph(line + "\n")
	}
	a.rows(rows)
}

// widestName is the largest width of the first column. After a wider name, the meaning is on the
// next line.
const widestName = 24

// printFirst prints the short help for newcomers.
func (a *app) printFirst(root *cobra.Command) {
	a.paragraph(a.commandText(root, "long"))
	for _, g := range a.groups() {
		if g.shown > 0 {
			a.printCommands(g.id, g.commands[:g.shown])
		}
	}
	a.paragraph("\n" + a.say("more-help", oneArg("games", strings.Join(gameNames(nil, ""), " · "))))
}

func (a *app) printHelp(c *cobra.Command) {
	a.paragraph(a.commandText(c, "long"))
	fmt.Fprintf(a.out, "\n%s\n  %s\n", a.say("usage"), a.useLine(c))
	fmt.Fprintf(a.out, "\n%s\n", a.say("examples"))
	for line := range strings.Lines(a.commandText(c, "example")) {
		fmt.Fprint(a.out, "  ", line)
	}
	fmt.Fprintln(a.out)
	if c.HasAvailableSubCommands() {
		for _, g := range a.groups() {
			a.printCommands(g.id, g.commands)
		}
	}
	a.printFlags("flags", c.LocalNonPersistentFlags())
	a.printFlags("global-flags", c.Root().PersistentFlags())
	if topic := "help." + c.Name(); a.words.Has(topic) {
		fmt.Fprintln(a.out)
		a.page(topic)
	}
}

func (a *app) printCommands(group string, commands []*cobra.Command) {
	var rows [][2]string
	for _, c := range commands {
		rows = append(rows, [2]string{c.Name(), a.commandText(c, "short")})
	}
	fmt.Fprintf(a.out, "\n%s\n", a.say("group-"+group))
	a.rows(rows)
}

func (a *app) printFlags(title string, flags *pflag.FlagSet) {
	var rows [][2]string
	flags.VisitAll(func(f *pflag.Flag) {
		said := *f // f.Usage is the id of a message
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

// commandText returns one of the texts about a command. The parameter `what` selects the text:
// "short", "long", "example" or "use".
func (a *app) commandText(c *cobra.Command, what string) string { return a.say(c.Name() + "." + what) }
func (a *app) useLine(c *cobra.Command) string                  { return a.commandText(c, "use") }
