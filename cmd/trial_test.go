package cmd

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist"
	"tablemate/assist/box"
	"tablemate/assist/chance"
	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/assist/settings"
	"tablemate/assist/talk"
	"tablemate/tables"
	"tablemate/tables/words"
)

const mostEnters = 15

// refusals counts the complaints on a screen. It does not count a broken rule if people may record
// the action anyway.
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

func (s *sitting) allFiles() map[string]string {
	s.t.Helper()
	all := map[string]string{}
	require.NoError(s.t, filepath.WalkDir(s.dir, func(path string, e os.DirEntry, err error) error {
		if err == nil && !e.IsDir() && !strings.HasPrefix(e.Name(), ".recall-") {
			text, _ := os.ReadFile(path)
			all[path] = string(text)
		}
		return err
	}))
	return all
}

func TestAWhatIfIsThrownAwayAndNeverTakenForTheRecord(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	s := newSitting(t)
	s.begunRolled("Friday")
	before := s.allFiles()
	said := s.hears("fix rick 5\nshow\npause\n", "what-if", "friday", "--at", "2")
	require.Equal(t, 3, strings.Count(said, "WHAT-IF, not the real game: Friday after line 2\n"), said)
	require.Contains(t, said, "Rick 5♥")
	require.Contains(t, oneLine(said), words.In(tables.English).Say("whatif.thrown-away", tables.Args{"of": "Friday"}))
	require.NotContains(t, said, "Saved.")
	require.Equal(t, before, s.allFiles())
	require.Empty(t, must(os.ReadDir(os.TempDir())))
}

func (s *sitting) begunRolled(table string) {
	s.t.Helper()
	said := s.hears("left\n\n\nnone\ny\n\nnone\npause\n", "play", "picklerick", "--table", table, "--mode", "solo", "--players", "Ann")
	require.Contains(s.t, said, "Saved.")
}

// An earlier version of the program saved the copy of the table after a what-if. People can still
// play on in such a copy.
func TestAWhatIfThatWasKeptIsPlayedOn(t *testing.T) {
	s := newSitting(t)
	s.begunRolled("Friday")
	before := s.allFiles()
	path := s.keptCopy()
	text := s.allFiles()[path]
	said := s.hears("undo\nfix rick 7\npause\n", "what-if", "attack")
	require.Contains(t, said, "WHAT-IF, not the real game: Friday after line 3")
	require.Contains(t, said, "To go on: tablemate what-if Attack")
	require.Contains(t, s.hears("pause\n", "what-if", "attack"), "Rick 7♥")
	require.Contains(t, s.hears("pause\n", "fix", "attack", "5", "rick", "9"), "To go on: tablemate what-if Attack")
	require.True(t, strings.HasPrefix(s.allFiles()[path], text))
	for path, text := range before {
		require.Equal(t, text, s.allFiles()[path])
	}

	for _, args := range [][]string{{"show", "attack"}, {"log", "attack"}, {"show", path}} {
		require.Contains(t, s.ask(args...).out, "WHAT-IF, not the real game: Friday after line 3", args)
	}
	proof := s.ask("verify", "attack")
	require.Equal(t, done, proof.code, proof.out)
	require.Contains(t, proof.out, "! This is a what-if, not the record of a game")
	require.Equal(t, "Friday", decoded[struct{ Copy journal.Copy }](s, done, "verify", "attack").Copy.Of)

	list := s.ask("tables").out
	require.Contains(t, list, "Attack: a what-if of the table “Friday” after line 3, not a game")
	require.NotContains(t, s.ask("tables", "--json").out, "Attack")
	require.Contains(t, s.ask("import", path).out, "attack-2")
	require.NotContains(t, s.ask("tables", "--json").out, "ttack", "taken in, it is still none of the tables")
}

func (s *sitting) keptCopy() (path string) {
	s.t.Helper()
	dir := journal.CopiesIn(s.env["TABLEMATE_HOME"])
	require.NoError(s.t, os.CopyFS(dir, os.DirFS("testdata/whatif")))
	return journal.Path(dir, "Attack")
}

func TestAWhatIfIsNotBegunWhereItCannotBe(t *testing.T) {
	s := newSitting(t)
	s.begunRolled("Friday")
	s.keptCopy()
	for name, c := range map[string]struct {
		args []string
		says string
	}{
		"a line that is not there":  {[]string{"friday", "--at", "99"}, "no line 99"},
		"a copy of a copy":          {[]string{"attack", "--at", "2"}, "is already a what-if"},
		"a table that is not there": {[]string{"saturday"}, "There is no table"},
	} {
		a := s.ask(append([]string{"what-if"}, c.args...)...)
		require.Equal(t, failed, a.code, name)
		require.Contains(t, a.err, c.says, name)
		require.Empty(t, a.out, "what was not begun is not thrown away: %s", name)
	}
}

func TestTheDiceOfAWhatIfTellNothingOfThoseOfTheTable(t *testing.T) {
	s := newSitting(t)
	s.begunRolled("Friday")
	path := journal.Path(s.env["TABLEMATE_HOME"], "Friday")
	table := must(journal.Read(path))
	a := &app{env: s.world(nil, nil, nil), words: words.In(tables.English)}
	a.running = a.whatIf()
	p := playRequest{dir: t.TempDir()}
	require.NoError(t, (&whatIfOptions{app: a}).copyInto(&p, journal.TableAt(path)))
	copied := must(journal.Read(journal.Path(p.dir, p.table)))
	require.NotEqual(t, table.Header.Dice, copied.Header.Dice)
	require.Equal(t, reports(table)[:2], reports(copied)[:2])
}

func TestWhatIsReadOffInAWhatIfIsForgotten(t *testing.T) {
	require.Nil(t, trialOf(nil))
	empty := must(box.Open(t.TempDir(), assist.Games()[0].About().Shape))
	own := trialBox{empty, map[string]json.RawMessage{"soap": json.RawMessage(`"lather"`)}}
	trial := trialOf(own)
	require.NoError(t, trial.Learn("sleep", 3))
	var n int
	var word string
	require.True(t, trial.Find("sleep", &n))
	require.True(t, trial.Find("soap", &word))
	require.ElementsMatch(t, []string{"soap", "sleep"}, trial.IDs())
	require.NoError(t, trial.Forget("sleep"))
	require.False(t, trial.Find("sleep", &n))
	require.Len(t, own.read, 1)
}
