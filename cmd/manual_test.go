package cmd

import (
	"testing"

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
			require.Contains(t, c.Example, "tablemate")
			require.Contains(t, helpOf(t, lang, c), "  "+c.UseLine()+"\n")
			c.LocalFlags().VisitAll(func(f *pflag.Flag) {
				require.NotRegexp(t, `^$|^\[?cmd\.`, f.Usage, "--%s of %s in %s", f.Name, c.Name(), lang)
			})
		}
	}
}
