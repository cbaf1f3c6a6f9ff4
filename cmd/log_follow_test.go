//go:build unix

package cmd

import (
	"os"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
	"tablemate/tables"
	"tablemate/tables/words"
)

func (s *sitting) begun(table string) (path string) {
	s.t.Helper()
	said := s.hears("left\n\n\nnone\ny\npause\n",
		"play", "picklerick", "--table", table, "--mode", "solo", "--players", "Ann", "--dice", "table")
	require.Contains(s.t, said, "Saved.")
	return journal.Path(s.env["TABLEMATE_HOME"], table)
}

func (s *sitting) follow(args ...string) (out spoken, ended chan int) {
	out, ended = make(spoken, 64), make(chan int, 1)
	w := s.world(strings.NewReader(""), out, out)
	go func() { ended <- run(w, append([]string{"log", "--follow"}, args...)) }()
	return out, ended
}

func TestATableIsFollowedWhileItIsPlayed(t *testing.T) {
	s := newSitting(t)
	path := s.begun("Friday")
	play := func(typed string) { s.hears(typed+"pause\n", "play", "--table", "Friday", "--dice", "table") }
	en, ended := s.follow("friday")
	require.Equal(t, "Friday · solo · turn 1 · Rick 10♥ deck 20 · stack 15 · op. 4/10\n", en.until(t, "\n"))
	ru, endedToo := s.follow(path, "--raw", "--lang", "ru")
	ru.until(t, "Friday")

	play("mmcg\nnone\n")
	require.Equal(t, "\nTurn 1, Rick (Ann)\n  Dice: movement · movement · card · gun.\n", en.until(t, "gun.\n"))
	ru.until(t, "    3  Ann (Рик): ")
	play("fix rick 5\n")
	require.Equal(t, "  Correction — Rick has 5♥.\n", en.until(t, "\n"))
	play("undo 4\n")
	require.Equal(t, "  ✗ Correction — Rick has 5♥. (struck out by line 5)\n", en.until(t, "\n"))
	require.Contains(t, ru.until(t, "отмена, назад к строке 4\n"),
		"✗   4  Ann (Рик): правка — у Рика 5♥ (вычеркнуто строкой 5)\n")
	play("fix 2\nmcgg\ny\n")
	require.Contains(t, en.until(t, "card · gun · gun.\n"), "  Line 2 is corrected; ")
	before := s.text(path)

	require.NoError(t, os.Rename(path, path+".away"))
	en.until(t, "! There is no file")
	en.until(t, "Waiting: the table will appear")
	ru.until(t, "Ждём")
	require.NoError(t, os.Rename(path+".away", path))
	require.Equal(t, "The table can be read again.\n", en.until(t, "\n"), "nothing is told twice")
	ru.until(t, "Запись снова удалось прочитать.\n")
	require.NoError(t, syscall.Kill(os.Getpid(), syscall.SIGINT))
	require.Equal(t, []int{done, done}, []int{<-ended, <-endedToo})
	require.Equal(t, before, s.text(path))
}

func TestOfAGameThatIsOverNothingMoreIsAwaited(t *testing.T) {
	s := newSitting(t)
	const over = "testdata/games/solo.jsonl"
	for _, lang := range []string{"en", "ru"} {
		told := s.ask("log", over, "--lang", lang)
		require.Equal(t, told, s.ask("log", over, "--lang", lang, "--follow"))
		told = s.ask("log", over, "--lang", lang, "--raw")
		require.Equal(t, told, s.ask("log", over, "--lang", lang, "--follow", "--raw"))
	}
	for _, args := range [][]string{{"-"}, {over, "--json"}} {
		got := s.ask(append([]string{"log", "--follow"}, args...)...)
		require.Equal(t, misused, got.code)
		require.Contains(t, got.err, "it cannot be used with - or --json")
	}
}

type spoken chan string

func (o spoken) Write(p []byte) (int, error) { o <- string(p); return len(p), nil }

func (o spoken) until(t *testing.T, text string) string {
	t.Helper()
	var all strings.Builder
	for !strings.Contains(all.String(), text) {
		select {
		case some := <-o:
			all.WriteString(some)
		case <-time.After(time.Minute):
			require.FailNow(t, "never told", "%s\n%s", text, &all)
		}
	}
	return all.String()
}

// If a record has an undo, or lines after the end of the game, some lines may be told twice.
func TestWhateverIsRecordedIsToldOnce(t *testing.T) {
	eachOldGame(t, func(s *sitting, name, file string) {
		from := must((&app{env: s.world(nil, nil, nil), words: words.In(tables.Russian)}).fromFile(file))
		from.reading.Width, from.reading.Record = 0, nil
		var log, out strings.Builder
		require.NoError(s.t, from.game.Log(from.reading, &log))
		tell, over, begun := from.game.Follow(from.reading, &out), false, ""
		once := !strings.HasPrefix(name, "chezguevara")
		for line := range strings.Lines(s.text(file)) {
			once = once && !strings.Contains(line, `"undo":`) && (!over || strings.Contains(line, `"seed":`))
			begun += line
			record := must(journal.Parse(file, strings.NewReader(begun)))
			over = must(tell(record))
		}
		rows, told := belowHeadings(log.String()), strings.Join(belowHeadings(out.String()), " ")
		if once {
			require.Equal(s.t, strings.Join(rows, " "), told)
		}
		for _, row := range rows {
			require.Contains(s.t, told, row)
		}
	})
}

func belowHeadings(text string) (rows []string) {
	for row := range strings.Lines(text) {
		if strings.HasPrefix(row, "  ") {
			rows = append(rows, strings.Join(strings.Fields(row), " "))
		}
	}
	return rows
}
