package cmd

import (
	"cmp"
	"runtime/debug"

	"github.com/spf13/cobra"

	"tablemate/assist/settings"
)

// root returns the command `tablemate`, which continues a table or begins a new one.
func (a *app) root() *cobra.Command {
	version := false
	root := a.command("tablemate", nothing, 0, func([]string) error {
		if version {
			return a.version()
		}
		return a.interruptible(a.resume)
	})
	root.Args = func(c *cobra.Command, args []string) error {
		if len(args) > 0 {
			return a.unknownCommand(c, args[0])
		}
		return nil
	}
	root.SilenceErrors, root.SilenceUsage = true, true
	root.CompletionOptions.DisableDefaultCmd = true
	root.PersistentPreRunE = func(c *cobra.Command, _ []string) error {
		for _, wrong := range a.settings.Faults { // a wrong setting is only reported; the other settings are used
			a.complain(a.sentence(wrong))
		}
		return a.verifyLang(c)
	}
	root.SetFlagErrorFunc(a.flagError)
	root.SetHelpFunc(func(c *cobra.Command, _ []string) {
		if c == root {
			a.printFirst(c)
			return
		}
		a.printHelp(c)
	})
	root.SetHelpCommand(a.help())
	root.Flags().BoolVar(&version, "version", false, "cmd.flag.version")
	f := root.PersistentFlags()
	f.StringVar(&a.global.data, "data", "", "cmd.flag.data")
	f.StringVar(&a.global.lang, "lang", "", "cmd.flag.lang")
	f.BoolVar(&a.global.plain, "plain", false, "cmd.flag.plain")
	f.BoolVar(&a.global.noColor, "no-color", false, "cmd.flag.no-color")
	f.BoolVarP(&a.global.help, "help", "h", false, "cmd.flag.help")
	f.SortFlags = false
	a.given = f.Changed
	a.completeFlags(root, map[string]completer{"lang": fixed(settingValues(settings.Lang))})
	for _, g := range a.groups() {
		root.AddGroup(&cobra.Group{ID: g.id})
		for _, c := range g.commands {
			c.GroupID = g.id
			root.AddCommand(c)
		}
	}
	return root
}

type group struct {
	id       string
	shown    int // how many of the commands are in the short help
	commands []*cobra.Command
}

// groups returns the groups of commands in the help. In each group, the commands that people use
// most come first.
func (a *app) groups() []group {
	return []group{
		{"table", 7, []*cobra.Command{a.play(), a.tables(), a.show(), a.undo(), a.fix(), a.why(), a.serve(),
			a.whatIf(), a.config(), a.seats()}},
		{"afterwards", 3, []*cobra.Command{a.log(), a.minutes(), a.stats(), a.verify(), a.export(), a.imports()}},
		{"rules", 2, []*cobra.Command{a.rules(), a.roll(), a.box()}},
		{"programs", 0, []*cobra.Command{a.check(), a.automa(), a.simulate(), a.merge(), a.schema(), a.completion()}},
	}
}

type argument string

// The kinds of a command's first argument.
const (
	nothing  argument = ""
	aGame    argument = "game"
	aTable   argument = "table"
	aFile    argument = "file"
	aShell   argument = "shell"
	aSetting argument = "setting"
)

// command returns a command without texts. `needs` also decides how a shell completes the first
// argument.
func (a *app) command(name string, needs argument, maxArgs int, run func(args []string) error) *cobra.Command {
	c := &cobra.Command{
		Use: name,
		Args: func(c *cobra.Command, args []string) error {
			switch {
			case len(args) == 0 && needs != nothing:
				return a.missing(c, needs)
			case len(args) > maxArgs:
				return misuse(c, "cmd.too-many", oneArg("argument", args[maxArgs]))
			}
			return nil
		},
		RunE: func(c *cobra.Command, args []string) error {
			a.running = c
			return run(args)
		},
		ValidArgsFunction: first(a.namesFor(needs)).complete,
	}
	if needs == aFile {
		c.ValidArgsFunction = nil // without this function, the shell completes file names
	}
	c.Flags().SortFlags = false
	return c
}

// released is the version number of a release. The linker sets this variable.
var released string

func (a *app) version() error {
	version := released
	if version == "" {
		if built, ok := debug.ReadBuildInfo(); ok {
			version = built.Main.Version
		}
	}
	return a.print("tablemate " + cmp.Or(version, "(devel)"))
}
