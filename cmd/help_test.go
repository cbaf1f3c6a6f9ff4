package cmd

import (
	"cmp"
	"strings"
	"testing"

	"github.com/spf13/pflag"
	"github.com/stretchr/testify/require"

	"tablemate/assist/paint"
	"tablemate/assist/session"
	"tablemate/tables"
	"tablemate/tables/words"
)

const (
	screenColumns = 80
	screenLines   = 24
)

// fits checks that a text fits on a number of screens. One line of each screen is left for the
// shell's prompt.
func fits(t *testing.T, text string, screens int) {
	t.Helper()
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	require.LessOrEqual(t, len(lines), screens*(screenLines-1), text)
	for _, line := range lines {
		require.LessOrEqual(t, paint.Width(line), screenColumns, line)
	}
}

func TestTheFirstHelpFitsOnAScreen(t *testing.T) {
	for _, lang := range tables.Langs {
		s := newSitting(t)
		first := s.ask("help", "--lang", string(lang)).out
		require.Equal(t, first, s.ask("--help", "--lang", string(lang)).out)
		require.LessOrEqual(t, len(strings.Split(first, "\n")), 30, first)
		require.LessOrEqual(t, strings.Count(first, "\n  "), 12, first)
		all := s.ask("help", "commands", "--lang", string(lang)).out
		for _, c := range Manual(lang).Commands() {
			if c.Name() != "help" {
				require.Contains(t, all, "\n  "+c.Name()+" ")
			}
		}
	}
}

func TestHelpOfAGameFitsOnTwoScreens(t *testing.T) {
	eachGame(t, func(t *testing.T, game session.Game, lang tables.Lang) {
		s := newSitting(t)
		page := s.ask("help", game.About().Game, "--lang", string(lang))
		require.Equal(t, done, page.code)
		fits(t, page.out, 2)
		require.Equal(t, page, s.ask("help", game.About().Rulebook.Title.In(lang), "--lang", string(lang)))
		for _, word := range []string{"›", "?", words.In(lang).Say("desk.hint-fix"), words.In(lang).Say("desk.hint-undo"), words.In(lang).Say("desk.hint-why"), "--try"} {
			require.Contains(t, page.out, word)
		}
		keys := s.ask("help", game.About().Game, "keys", "--lang", string(lang))
		require.Equal(t, done, keys.code)
		fits(t, keys.out, 3)
	})
}

func TestTopicsOfHelp(t *testing.T) {
	s := newSitting(t)
	for _, lang := range tables.Langs {
		for _, topic := range append(topics, "completion") {
			got := s.ask("help", topic, "--lang", string(lang))
			require.Equal(t, done, got.code, topic)
			for line := range strings.Lines(got.out) {
				require.LessOrEqual(t, paint.Width(strings.TrimSuffix(line, "\n")), 95, line)
			}
		}
	}
	for _, page := range Pages(tables.English) {
		require.Equal(t, page.Text, s.ask(append([]string{"help"}, strings.Split(page.Name, "-")...)...).out[:len(page.Text)])
	}
	require.Contains(t, s.ask("help", "play").out, "tablemate play [game]")
	require.Contains(t, s.ask("help", "completion").out, "_tablemate")
	for _, args := range [][]string{{"foo"}, {"play", "keys"}, {"picklerick", "foo"}, {"foo", "keys"}} {
		require.Equal(t, misused, s.ask(append([]string{"help"}, args...)...).code, args)
	}
}

func TestTheManualSaysEverything(t *testing.T) {
	others := map[string]string{
		"--lan of play": "phones-lan", "--seed of simulate": "sim-seed",
		"--json of simulate": "json-lines", "--json of merge": "json-lines",
	}
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
				name := cmp.Or(others["--"+f.Name+" of "+c.Name()], f.Name)
				require.Equal(t, words.In(lang).Say("cmd.flag."+name), f.Usage, "--%s of %s", f.Name, c.Name())
			})
		}
	}
}

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
		"what is done with tables":            {[]string{"tables", ""}, tableActions},
		"tables to rename":                    {[]string{"tables", "rename", "fri"}, []string{"friday-night", "Суббота"}},
		"tables to restore":                   {[]string{"tables", "restore", ""}, []string{"away"}},
		"nothing after a table":               {[]string{"tables", "rename", "x", ""}, nil},
		"games of a box":                      {[]string{"box", ""}, gameNames(nil, "")},
		"pages of a game":                     {[]string{"help", "picklerick", ""}, []string{"keys"}},
		"nothing after a value":               {[]string{"config", "plain", "on", ""}, nil},
		"no house rules of no game":           {[]string{"play", "chess", "--house", ""}, nil},
		"shells":                              {[]string{"completion", ""}, shells},
		"a command by its beginning":          {[]string{"ver"}, []string{"verify"}},
		"the same in one word with its value": {[]string{"tables", "--lang="}, []string{"en", "ru"}},
	} {
		s := newSitting(t)
		s.twoTables()
		s.play("= data/box/micemystics.yaml < micemystics.box.yaml micemystics.maps.yaml\n= data/removed/away.jsonl\n|{}")
		require.ElementsMatch(t, c.want, s.completed(c.args...), name)
	}
	s := newSitting(t)
	require.Contains(t, s.completed("play", "picklerick", "--house", ""), "roof_win=end_of_turn")
	require.Contains(t, s.completed("play", "picklerick", "--house", "PR-"), "PR-SPEND-03=waived")
	require.Contains(t, s.completed("rules", "PR-MOVE"), "PR-MOVE-03")
	require.Empty(t, s.completed("rules", ""))
	require.Subset(t, s.completed("play", "--house", ""), []string{"roof_win=end_of_turn"})
	require.Subset(t, s.completed("help", ""), append(topics, "picklerick", "verify"))
	delete(s.env, "TABLEMATE_HOME")
	require.Empty(t, s.completed("show", ""), "without a home, there are no tables")
	require.Contains(t, s.completed("play", "raccoonheist", "--mode", ""), "duel")
}
