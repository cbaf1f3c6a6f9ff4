package cmd

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/minutes"
	"tablemate/assist/session"
)

func TestEveryGameHasMinutes(t *testing.T) {
	s := newSitting(t)
	for i, file := range kept(t) {
		if testing.Short() && i%4 != 0 {
			continue
		}
		for _, lang := range []string{"en", "ru"} {
			for _, format := range []string{"--plain", "--md", "--html"} {
				got := s.ask("minutes", file, "--lang", lang, format)
				require.Equal(t, done, got.code, "%s %s: %s", file, format, got.err)
				for _, never := range []string{"[minutes.", "no value", "ZgotmplZ", "NaN"} {
					require.NotContains(t, got.out, never, "%s %s %s", file, lang, format)
				}
				require.NotRegexp(t, `[0-9a-f]{16}|\x1b|"kind":`, got.out, "%s %s %s: seals are for verify", file, lang, format)
			}
		}
		evening := decoded[session.Summary](s, done, "minutes", file)
		require.NotEmpty(t, evening.Curves, file)
		require.NotEmpty(t, evening.Players, file)
		require.LessOrEqual(t, len(evening.Turning), 3)
		if evening.Over {
			require.NotEmpty(t, evening.By, file)
		}
	}
}

func TestMinutesAreWrittenIntoANewFile(t *testing.T) {
	s := newSitting(t)
	file := filepath.Join(t.TempDir(), "friday.html")
	got := s.ask("minutes", "testdata/games/solo.jsonl", "-o", file)
	require.Equal(t, done, got.code, got.err)
	text := must(os.ReadFile(file))
	require.True(t, strings.HasPrefix(string(text), "<!DOCTYPE html>"), "the name says the format")
	for _, told := range []string{string(text), s.ask("minutes", "testdata/games/solo.jsonl", "--md").out} {
		require.Contains(t, told, "Dice: movement · movement", "the tale")
	}
	require.NotEqual(t, done, s.ask("minutes", "testdata/games/solo.jsonl", "-o", file).code, "nothing is written over")
	require.NotEqual(t, done, s.ask("minutes", "testdata/games/solo.jsonl", "--md", "--html").code)
	file = filepath.Join(t.TempDir(), "unread.html")
	s.play("= data/unread.jsonl < games/solo.jsonl\n|{\"did\":{\"kind\":\"odd\"}}")
	require.Equal(t, failed, s.ask("minutes", "unread", "-o", file).code)
	require.NoFileExists(t, file, "a record that cannot be read has no page")
}

func TestStatsLeaveDamagedTablesOut(t *testing.T) {
	s := newSitting(t)
	s.play("= data/solo.jsonl < games/solo.jsonl\n= data/insane.jsonl < games/insane.jsonl\n= data/two.jsonl < games/two.jsonl\n= data/prose.jsonl\n|Dear diary\n")
	stats := decoded[minutes.Stats](s, done, "stats")
	require.Len(t, stats.Games, 1)
	require.Equal(t, 3, stats.Games[0].Played)
	require.Equal(t, 3, stats.Games[0].Groups[0].Games)
	require.Equal(t, "prose", stats.LeftOut[0].Table)
	require.NotEmpty(t, stats.LeftOut[0].Error)
	got := s.ask("stats", "--lang", "ru")
	require.Contains(t, got.out, "prose")
	require.NotContains(t, got.out, "[minutes.")
	require.Empty(t, decoded[minutes.Stats](s, done, "stats", "raccoonheist").Games)
}

func TestWhatIsRecalledIsWhatWouldBeComputed(t *testing.T) {
	s := newSitting(t)
	s.env["LC_ALL"] = "en_US.UTF-8"
	folder := filepath.Join(s.dir, "data")
	require.NoError(t, os.MkdirAll(folder, 0o700))
	cache := filepath.Join(folder, ".recall-en.json")
	files := kept(t)
	random := rand.New(rand.NewPCG(7, 7))
	for range 12 {
		text := must(os.ReadFile(files[random.IntN(len(files))]))
		lines := bytes.SplitAfter(text, []byte("\n"))
		cut := bytes.Join(lines[:2+random.IntN(len(lines)-2)], nil)
		require.NoError(t, os.WriteFile(filepath.Join(folder, fmt.Sprint(random.IntN(4), ".jsonl")), cut, 0o600))
		switch kept, _ := os.ReadFile(cache); random.IntN(4) {
		case 0:
			require.NoError(t, os.WriteFile(cache, kept[:len(kept)/2], 0o600))
		case 1:
			kept = bytes.Replace(kept, []byte(`"program":"`), []byte(`"program":"0`), 1)
			require.NoError(t, os.WriteFile(cache, bytes.ReplaceAll(kept, []byte("turn"), []byte("moon")), 0o600))
		}
		for _, command := range [][]string{{"tables"}, {"tables", "--json"}, {"stats"}, {"stats", "--json"},
			{"stats", "picklerick"}} {
			warm, again := s.ask(command...), s.ask(command...)
			require.NoError(t, os.Rename(cache, cache+".aside"))
			cold := s.ask(command...)
			require.NoError(t, os.Rename(cache+".aside", cache))
			require.Equal(t, cold, warm, command)
			require.Equal(t, cold, again, command)
		}
	}
}

func TestOnlyAChangedRecordIsReplayed(t *testing.T) {
	s := newSitting(t)
	s.imported(bare)
	require.Contains(t, s.ask("tables").out, "the Russians")
	cache := filepath.Join(s.dir, "data", ".recall-en.json")
	kept := must(os.ReadFile(cache))
	require.NoError(t, os.WriteFile(cache, bytes.ReplaceAll(kept, []byte("the Russians"),
		[]byte("the Martians")), 0o600))
	require.Contains(t, s.ask("tables").out, "the Martians")
	require.Equal(t, done, s.ask("undo", "friday").code)
	require.NotContains(t, s.ask("tables").out, "the Martians")
}
