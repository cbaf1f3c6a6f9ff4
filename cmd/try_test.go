package cmd

import (
	"bytes"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist"
	"tablemate/assist/chance"
	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/assist/settings"
	"tablemate/assist/talk"
	"tablemate/tables"
	"tablemate/tables/words"
)

// mostEnters is the largest number of Enters that show a whole turn.
const mostEnters = 15

func eachGame(t *testing.T, test func(t *testing.T, game session.Game, lang tables.Lang)) {
	for _, game := range assist.Games() {
		for _, lang := range tables.Langs {
			t.Run(game.About().Game+" "+string(lang), func(t *testing.T) { test(t, game, lang) })
		}
	}
}

// refusals counts the answers on a screen that were not taken: complaints but no warnings.
func refusals(screen string, lang tables.Lang) int {
	return strings.Count(screen, "\n! ") - strings.Count(screen, "\n"+words.In(lang).Say("session.record")+"\n")
}

func TestATurnIsTriedWithEntersAlone(t *testing.T) {
	eachGame(t, func(t *testing.T, game session.Game, lang tables.Lang) {
		temporary := t.TempDir()
		t.Setenv("TMPDIR", temporary)
		s := newSitting(t)
		screen := s.hears(strings.Repeat("\n", mostEnters), game.About().Game, "--try", "--lang", string(lang))
		over := words.In(lang).Say("cmd.try-over", tables.Args{"game": game.About().Game})
		require.Contains(t, strings.ReplaceAll(screen, "\n", " "), over, screen)
		require.Zero(t, refusals(screen, lang), screen)
		require.Greater(t, strings.Count(screen, "(Enter = "), 7, screen)
		require.NotContains(t, screen, words.In(lang).Say("desk.lesson-left"), screen)
		for said := range strings.SplitSeq(words.In(lang).Say("lesson."+game.About().Game), "\n") {
			require.Contains(t, oneLine(screen), oneLine(said[strings.Index(said, "|")+1:]))
		}
		for _, folder := range []string{temporary, s.dir} {
			require.Empty(t, must(os.ReadDir(folder)))
		}
	})
}

func TestAnAnswerOfTheirOwnEndsALesson(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	s := newSitting(t)
	screen := s.hears("\n? wall\nbreak\n1\n\nn\nshow\npause\n", "picklerick", "--try")
	require.Contains(t, oneLine(screen), words.In(tables.English).Say("desk.lesson-left"))
	require.Equal(t, 3, strings.Count(screen, "(Enter = -)"), "a rule and a slip leave it as it is: %s", screen)
	require.NotContains(t, screen, "That was a turn.")
	require.NotContains(t, screen, "Saved.")
	require.Contains(t, screen, "Rick goes north", "the game goes on")
	require.Equal(t, misused, s.ask("play", "--try").code)
	require.Equal(t, misused, s.ask("play", "picklerick", "--try", "--table", "Friday").code)
}

func TestTheNameOfAGamePlaysIt(t *testing.T) {
	s := newSitting(t)
	require.Contains(t, s.hears("solo\nquit\n", "picklerick", "--table", "Friday"), "Who is playing Rick?")
	require.Equal(t, misused, s.ask("picklerick", "raccoonheist").code)
}

// examplesOf returns the examples on a page of help: its rows that begin with ›.
func examplesOf(page string) []desk.Step {
	var steps []desk.Step
	for line := range strings.SplitSeq(page, "\n") {
		if typed, isExample := strings.CutPrefix(line, "› "); isExample {
			typed, why, _ := strings.Cut(typed, " | ")
			steps = append(steps, desk.Step{Typed: typed, Why: why})
		}
	}
	return steps
}

// TestTheExamplesOfHelpAreTaken types all examples of a game's page at the table of its lesson.
func TestTheExamplesOfHelpAreTaken(t *testing.T) {
	eachGame(t, func(t *testing.T, game session.Game, lang tables.Lang) {
		steps := examplesOf(words.In(lang).Say("help." + game.About().Game))
		require.Greater(t, len(steps), 9)
		var screen bytes.Buffer
		typed := strings.NewReader(strings.Repeat("\n", len(steps)))
		a := &app{env: newSitting(t).world(typed, &screen, &screen), words: words.In(lang), settings: settings.Read("")}
		a.root()
		a.global.data = t.TempDir()
		p := playRequest{dir: a.global.data, game: game, habit: talk.AskDice, seed: chance.SeedOf(1), trial: true}
		require.NoError(t, a.prepare(&p))
		p.steps = steps
		require.NoError(t, a.playTable(p))
		require.True(t, a.asker.Load().Finished(), screen.String())
		require.Zero(t, refusals(screen.String(), lang), screen.String())
	})
}
