package cmd

import (
	"bytes"
	"io"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"tablemate/assist"
	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/assist/settings"
	"tablemate/rules"
	"tablemate/tables"
)

var shells = []string{"bash", "zsh", "fish", "powershell"}

func (a *app) completion() *cobra.Command {
	return a.command("completion", aShell, 1, a.printCompletion)
}

// joinWords is bash code for the completion script. It joins words that bash has split at "=" and
// ":". Without this code, the script would need a function of the package bash-completion, and some
// machines lack this package.
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

func (a *app) bash(root *cobra.Command) error {
	var script bytes.Buffer
	if err := root.GenBashCompletionV2(&script, false); err != nil {
		return err
	}
	const needsPackage = `
    COMPREPLY=()
    _get_comp_words_by_ref "$@" cur prev words cword`
	_, err := io.WriteString(a.out, strings.Replace(script.String(), needsPackage, joinWords, 1))
	return err
}

func (a *app) printCompletion(args []string) error {
	root := a.running.Root()
	switch args[0] {
	case "bash":
		return a.bash(root)
	case "zsh":
		return root.GenZshCompletionNoDesc(a.out)
	case "fish":
		return root.GenFishCompletion(a.out, false)
	case "powershell":
		return root.GenPowerShellCompletion(a.out)
	}
	said := tables.Args{"shell": args[0], "shells": strings.Join(shells, ", ")}
	return misuse(a.running, "cmd.unknown-shell", said).nearTo(args[0], shells)
}

// completer returns words that may continue `typed`. `args` has the earlier arguments.
type completer func(args []string, typed string) []string

func (list completer) complete(_ *cobra.Command, args []string, typed string) ([]string, cobra.ShellCompDirective) {
	return list(args, typed), cobra.ShellCompDirectiveNoFileComp
}

func (a *app) completeFlags(c *cobra.Command, flags map[string]completer) {
	for name, list := range flags {
		if err := c.RegisterFlagCompletionFunc(name, list.complete); err != nil {
			panic(err) // a bug: the flag does not exist, or has two completers
		}
	}
}

func fixed(words []string) completer { return func([]string, string) []string { return words } }

func (a *app) namesFor(what argument) completer {
	switch what {
	case aGame:
		return gameNames
	case aTable:
		return a.tableNames
	case aShell:
		return fixed(shells)
	case aSetting:
		return fixed(settings.Names())
	}
	return fixed(nil)
}

// first returns a completer that uses `list` for the first argument, and returns no words for later
// arguments.
func first(list completer) completer {
	return func(args []string, typed string) []string {
		if len(args) > 0 {
			return nil
		}
		return list(args, typed)
	}
}

func gameNames([]string, string) []string { return namesOf(assist.Games()) }

func ruleIDs(_ []string, typed string) []string {
	var ids []string
	for _, book := range assist.Rulebooks() {
		for _, e := range book.Entries() {
			if typed != "" && strings.HasPrefix(string(e.ID), typed) {
				ids = append(ids, string(e.ID))
			}
		}
	}
	return ids
}

// tableNames completes the names of tables. If a table's file name begins with `typed`, but its
// name does not, tableNames returns the file name.
func (a *app) tableNames(_ []string, typed string) []string {
	dir, _ := a.folder() // "" if no folder is known; then there are no tables
	all, _ := journal.Tables(dir, a.clock())
	names := namesOfTables(all)
	for i, t := range all {
		if !strings.HasPrefix(names[i], typed) && strings.HasPrefix(t.Slug, typed) {
			names[i] = t.Slug
		}
	}
	return names
}

// modeNames completes a mode. If `args` names a game, only modes of this game are completed.
func (a *app) modeNames(args []string, _ string) []string {
	var names []string
	for _, game := range gamesMeant(args) {
		for _, mode := range game.Modes(a.ownBox(game)) {
			if !slices.Contains(names, mode.Name) {
				names = append(names, mode.Name)
			}
		}
	}
	return names
}

// houseNames completes a house rule, such as end_check=immediate. If `typed` begins with the prefix
// of a rulebook, such as RH, it also completes waived rules.
func houseNames(args []string, typed string) []string {
	var out []string
	for _, game := range gamesMeant(args) {
		for _, sw := range game.About().Switches {
			for _, value := range sw.Values {
				out = append(out, sw.Name+"="+value)
			}
		}
		if book := game.About().Rulebook; typed != "" && strings.HasPrefix(typed, book.Prefix) {
			for _, e := range book.Entries() {
				out = append(out, string(e.ID)+"="+rules.Waived)
			}
		}
	}
	return out
}

func gamesMeant(args []string) []session.Game {
	games := assist.Games()
	if len(args) == 0 {
		return games
	}
	if i, ok := pick(args[0], namesOf(games)); ok {
		return games[i : i+1]
	}
	return nil
}
