package cmd

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
	"tablemate/tables"
	"tablemate/tables/words"
)

// TestATableIsRenamedRemovedAndBroughtBack: the record does not change, and its seed still works.
func TestATableIsRenamedRemovedAndBroughtBack(t *testing.T) {
	s := newSitting(t)
	s.begunRolled("Friday")
	dir := s.env["TABLEMATE_HOME"]
	text := s.text(journal.Path(dir, "Friday"))
	same := func(path string) {
		t.Helper()
		require.Equal(t, text, s.text(path))
	}

	renamed := s.ask("tables", "rename", "friday", "Долгая пятница").out
	require.Contains(t, renamed, words.In(tables.English).Say("cmd.renamed", tables.Args{"table": "Friday", "name": "долгая-пятница"}))
	same(journal.Path(dir, "Долгая пятница"))
	require.Contains(t, s.ask("tables").out, "долгая-пятница")
	require.Equal(t, done, s.ask("verify", "Долгая пятница").code)
	require.FileExists(t, strings.TrimSuffix(journal.Path(dir, "Долгая пятница"), journal.Extension)+".seed")
	require.NotContains(t, s.hears("pause\n", "play", "Долгая пятница"), "seed", "the dice have theirs")
	text = s.text(journal.Path(dir, "Долгая пятница"))

	s.hears("n\n", "tables", "remove", "долгая")
	s.hears("", "tables", "remove", "долгая")
	s.hears("\n", "tables", "remove", "долгая")
	require.Contains(t, s.ask("tables").out, "долгая", "nobody said yes")
	said := s.hears("y\n", "tables", "remove", "долгая")
	require.Contains(t, said, "tablemate tables restore долгая-пятница")
	require.NotContains(t, s.ask("tables", "--json").out, "долгая")
	require.Contains(t, s.ask("tables", "restore").out, "долгая-пятница")

	s.begunRolled("Долгая пятница")
	require.Contains(t, s.ask("tables", "restore", "долгая").out, words.In(tables.English).Say("cmd.restored", tables.Args{"table": "долгая-пятница-2"}))
	same(journal.Path(dir, "долгая-пятница-2"))
	require.Contains(t, s.ask("tables", "restore").out, words.In(tables.English).Say("cmd.all-removed"))
	require.Contains(t, s.ask("tables", "rename", "долгая-пятница-2", "Friday").out, "is now called “Friday”.")
	require.Contains(t, s.hears("n\n", "tables", "remove", "friday"), "“Friday”")
	for path := range s.allFiles() {
		require.False(t, strings.Contains(path, "removed/"), "no seed is left behind: %s", path)
	}
}

func TestATableThatCannotBeMovedStays(t *testing.T) {
	s := newSitting(t)
	s.begunRolled("Friday")
	s.begunRolled("Saturday")
	before := s.allFiles()
	w := must(journal.Open(journal.Path(s.env["TABLEMATE_HOME"], "Saturday")))
	defer w.Close()
	for name, c := range map[string]struct {
		args []string
		says string
		code int
	}{
		"a name that is taken":     {[]string{"rename", "friday", "Saturday"}, "There is already a table", failed},
		"its own name":             {[]string{"rename", "friday", "Friday"}, "There is already a table", failed},
		"no table":                 {[]string{"rename", "sunday", "Monday"}, "There is no table", failed},
		"a table that is played":   {[]string{"rename", "saturday", "Monday"}, "saturday", failed},
		"no name":                  {[]string{"rename", "friday"}, "“tables rename friday” is not a complete command", misused},
		"another action":           {[]string{"burn", "friday"}, "“tables burn friday” is not a complete command", misused},
		"nothing that was removed": {[]string{"restore", "friday"}, "There is no removed table “friday”", failed},
	} {
		a := s.ask(append([]string{"tables"}, c.args...)...)
		require.Equal(t, c.code, a.code, "%s: %s", name, a.out+a.err)
		require.Contains(t, a.err, c.says, name)
	}
	require.Equal(t, before, s.allFiles())
}
