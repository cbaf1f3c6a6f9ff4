package cmd

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/minutes"
	"tablemate/assist/session"
)

// kept lists the files of the recorded games.
func kept(t testing.TB) []string {
	files := must(filepath.Glob("testdata/games/*.jsonl"))
	require.NotEmpty(t, files)
	return files
}

// TestEveryGameHasMinutes: every recorded game has minutes in both languages and all formats.
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
	require.NotEqual(t, done, s.ask("minutes", "testdata/games/solo.jsonl", "-o", file).code, "nothing is written over")
	require.NotEqual(t, done, s.ask("minutes", "testdata/games/solo.jsonl", "--md", "--html").code)
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
