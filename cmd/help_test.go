package cmd

import (
	"strings"
	"testing"

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

// fits requires that a text fits on a number of screens, with a line for the shell's prompt.
func fits(t *testing.T, text string, screens int) {
	t.Helper()
	lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	require.LessOrEqual(t, len(lines), screens*(screenLines-1), text)
	for _, line := range lines {
		require.LessOrEqual(t, paint.Width(line), screenColumns, line)
	}
}

// TestTheFirstHelpFitsOnAScreen: the first help has at most twelve commands and 30 lines.
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

// TestHelpOfAGameFitsOnTwoScreens checks the page of each game, found by its name and by its title.
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
