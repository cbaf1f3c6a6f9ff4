package cmd

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// completed lists the completions of the last argument.
func (s *sitting) completed(args ...string) []string {
	got := s.ask(append([]string{"__completeNoDesc"}, args...)...)
	require.Equal(s.t, done, got.code)
	lines := strings.Split(strings.TrimSpace(got.out), "\n")
	return lines[:len(lines)-1] // the last line is an instruction for the shell
}

func (s *sitting) twoTables() {
	s.play(`= data/friday-night.jsonl
|{"tablemate":2,"game":"picklerick","table":"Friday night","setup":{"mode":"solo"}}
= data/суббота.jsonl
|{"tablemate":2,"game":"picklerick","table":"Суббота","setup":{"mode":"solo"}}
`)
}

func TestWhatAShellCompletes(t *testing.T) {
	for name, c := range map[string]struct {
		args []string
		want []string
	}{
		"tables as they are listed":           {[]string{"show", ""}, []string{"Friday night", "Суббота"}},
		"a table in small letters":            {[]string{"show", "fri"}, []string{"friday-night", "Суббота"}},
		"one table is enough":                 {[]string{"show", "x", ""}, nil},
		"the table to play at":                {[]string{"play", "picklerick", "--table", ""}, []string{"Friday night", "Суббота"}},
		"games":                               {[]string{"simulate", ""}, gameNames(nil, "")},
		"the games of the rules":              {[]string{"rules", "--game", "in"}, gameNames(nil, "")},
		"modes of a game":                     {[]string{"play", "raccoonheist", "--mode", ""}, []string{"basic", "advanced", "duel", "advanced-duel"}},
		"chapters of the box":                 {[]string{"play", "micemystics", "--mode", ""}, []string{"clockmakers-cellar", "free"}},
		"who rolls":                           {[]string{"play", "picklerick", "--dice", ""}, []string{"ask", "app", "table"}},
		"languages":                           {[]string{"tables", "--lang", ""}, []string{"en", "ru"}},
		"settings":                            {[]string{"config", ""}, []string{"lang", "plain", "color", "dice"}},
		"values of a setting":                 {[]string{"config", "plain", ""}, []string{"on", "off"}},
		"what is done with a box":             {[]string{"box", "picklerick", ""}, []string{"list", "add", "check", "export", "import"}},
		"shells":                              {[]string{"completion", ""}, shells},
		"a command by its beginning":          {[]string{"ver"}, []string{"verify"}},
		"the same in one word with its value": {[]string{"tables", "--lang="}, []string{"en", "ru"}},
	} {
		t.Run(name, func(t *testing.T) {
			s := newSitting(t)
			s.twoTables()
			s.play("= data/box/micemystics.yaml < micemystics.box.yaml micemystics.maps.yaml")
			require.ElementsMatch(t, c.want, s.completed(c.args...))
		})
	}
	s := newSitting(t)
	require.Contains(t, s.completed("play", "picklerick", "--house", ""), "roof_win=end_of_turn")
	require.Contains(t, s.completed("play", "picklerick", "--house", "PR-"), "PR-SPEND-03=waived")
	require.Contains(t, s.completed("rules", "PR-MOVE"), "PR-MOVE-03")
	require.Empty(t, s.completed("rules", ""))
}
