package cmd

import (
	"bytes"
	"strings"
	"testing"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
	"github.com/stretchr/testify/require"

	"tablemate/tables"
)

// TestTheManualSaysEverything: every command and flag has its texts. The usage line is the same as
// in the help.
func TestTheManualSaysEverything(t *testing.T) {
	for _, lang := range tables.Langs {
		root := Manual(lang)
		require.Equal(t, "tablemate", root.Name())
		for _, c := range append(root.Commands(), root) {
			for _, text := range []string{c.Short, c.Long, c.Example} {
				require.NotRegexp(t, `^$|\[cmd\.`, text, "%s in %s", c.Name(), lang)
			}
			require.Contains(t, manualHelp(c, lang), "  "+c.UseLine()+"\n")
			c.Flags().VisitAll(func(f *pflag.Flag) {
				require.NotRegexp(t, `^$|^\[?cmd\.`, f.Usage, "--%s of %s in %s", f.Name, c.Name(), lang)
			})
		}
	}
}

func manualHelp(c *cobra.Command, lang tables.Lang) string {
	var out bytes.Buffer
	args := append(strings.Fields(c.CommandPath())[1:], "--help", "--lang", string(lang))
	if !c.HasParent() {
		args = []string{"help", "commands", "--lang", string(lang)}
	}
	run(&env{out: &out, err: &out, getenv: func(string) string { return "" }}, args)
	return out.String()
}
