package cmd

import (
	"slices"
	"strings"

	"github.com/spf13/cobra"
)

// shells lists the shells that a completion script can be printed for.
var shells = []string{"bash", "zsh", "fish", "powershell"}

type completionOptions struct {
	*app
	command *cobra.Command
	shell   string
}

// completion prints a script that completes commands and tables in a shell.
func (a *app) completion() *cobra.Command {
	o := completionOptions{app: a}
	c := a.command("completion", 1, 1, func(args []string) error {
		o.shell = args[0]
		return runCompletion(o)
	})
	o.command = c
	c.ValidArgs = shells
	return c
}

func runCompletion(o completionOptions) error {
	root := o.command.Root()
	switch o.shell {
	case "bash":
		return root.GenBashCompletionV2(o.out, false)
	case "zsh":
		return root.GenZshCompletionNoDesc(o.out)
	case "fish":
		return root.GenFishCompletion(o.out, false)
	case "powershell":
		return root.GenPowerShellCompletion(o.out)
	}
	wrong := misuse(o.command, "cmd.unknown-shell", map[string]any{"shell": o.shell, "shells": strings.Join(shells, ", ")})
	wrong.near = slices.Clip(nearest(o.shell, shells))
	return wrong
}
