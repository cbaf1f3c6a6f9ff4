package cmd

import (
	"bytes"
	"io"
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
	c := a.command("completion", aShell, 1, func(args []string) error {
		o.shell = args[0]
		return runCompletion(o)
	})
	o.command = c
	c.ValidArgs = shells
	return c
}

// joinWords sets cur, prev, words and cword as the script for bash wants them: bash
// cuts words at = and :, which have to be joined again. The generated script leaves
// that to a package that is not on every machine.
const joinWords = `
    local i n=0 rest=$COMP_LINE blank
    COMPREPLY=() words=()
    for ((i = 0; i <= COMP_CWORD; i++)); do
        blank=${rest%%[![:space:]]*}
        rest=${rest#"$blank"}
        [[ $i -eq 0 || -z $blank ]] || ((++n))
        words[n]=${words[n]-}${COMP_WORDS[i]}
        rest=${rest#"${COMP_WORDS[i]}"}
    done
    cword=$n cur=${words[n]} prev=
    ((n == 0)) || prev=${words[n - 1]}`

// bash prints the script for bash, which needs nothing but bash.
func (o completionOptions) bash(root *cobra.Command) error {
	var script bytes.Buffer
	if err := root.GenBashCompletionV2(&script, false); err != nil {
		return err
	}
	const needsPackage = `
    COMPREPLY=()
    _get_comp_words_by_ref "$@" cur prev words cword`
	_, err := io.WriteString(o.out, strings.Replace(script.String(), needsPackage, joinWords, 1))
	return err
}

func runCompletion(o completionOptions) error {
	root := o.command.Root()
	switch o.shell {
	case "bash":
		return o.bash(root)
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
