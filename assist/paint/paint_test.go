package paint

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"github.com/fatih/color"
	"github.com/stretchr/testify/require"
)

func TestPaint(t *testing.T) {
	brushes := map[string]func(Paint, string) string{
		"gain": Paint.Gain, "loss": Paint.Loss, "warning": Paint.Warning,
		"citation": Paint.Citation, "seat": Paint.Seat, "title": Paint.Title,
		"muted": Paint.Muted, "red": Paint.Red, "blue": Paint.Blue, "grey": Paint.Grey,
	}
	for _, global := range []bool{true, false} {
		before := color.NoColor
		color.NoColor = global
		for name, brush := range brushes {
			t.Run(name+" is told by its own Paint and by nothing else", func(t *testing.T) {
				painted := brush(New(true), "ёж")
				require.NotEqual(t, "ёж", painted)
				require.Equal(t, "ёж", Bare(painted))
				require.Equal(t, "ёж", brush(New(false), "ёж"))
				require.Equal(t, "ёж", brush(Paint{}, "ёж"))
				require.Empty(t, brush(New(true), ""))
			})
		}
		require.Equal(t, global, color.NoColor)
		color.NoColor = before
	}
}

// Yellow and white are hard to see on a light screen, and black on a dark one.
func TestEveryColourIsSeenOnLightAndDarkScreens(t *testing.T) {
	p := New(true)
	for _, painted := range []string{
		p.Gain("x"), p.Loss("x"), p.Warning("x"), p.Citation("x"), p.Seat("x"), p.Title("x"), p.Muted("x"), p.Red("x"), p.Blue("x"), p.Grey("x"),
	} {
		require.NotRegexp(t, `[\[;](30|33|37|93|97)[;m]`, painted)
	}
}

func TestWidth(t *testing.T) {
	for _, lang := range []string{"C", "ru_RU.UTF-8", "ja_JP.UTF-8"} {
		t.Setenv("LC_ALL", lang)
		require.Equal(t, 6, Width("Ягуар━"))
		require.Equal(t, 1, Width("й"), "a letter and its breve are one column")
		require.Equal(t, 4, Width("猫猫"))
		require.Equal(t, 3, Width(New(true).Red("abc")))
		require.Equal(t, "ёж   |", Pad("ёж", 5)+"|")
		require.Equal(t, "ёжик", Pad("ёжик", 2))
	}
}

func TestPlainTextTakesOneColumnALetter(t *testing.T) {
	for r := rune(0); r <= unicode.MaxRune; r++ {
		if _, plain := plainWidth(string(r)); plain && r != utf8.RuneError {
			require.Equal(t, 1, widthTable().RuneWidth(r), "%c", r)
		}
	}
	files, err := filepath.Glob("../../tables/words/*.json")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		for line := range strings.Lines(strings.ReplaceAll(string(text), "✨", "")) {
			_, plain := plainWidth(strings.TrimRight(line, "\n"))
			require.True(t, plain, "add its signs to narrow, or the width tables are built for %s", line)
		}
	}
}

func TestWrap(t *testing.T) {
	cases := []struct {
		name, text string
		columns    int
		want       []string
	}{
		{"a short line stays", "раз два", 20, []string{"раз два"}},
		{"a long line breaks at a blank", "раз два три", 8, []string{"раз два", "три"}},
		{"an indent is kept", "  раз два три", 9, []string{"  раз два", "  три"}},
		{"a long word is cut", "абвгде ж", 4, []string{"абвг", "де ж"}},
		{"lines stay lines", "а\n\nб", 9, []string{"а", "", "б"}},
		{"a no-break space holds", "один 5\u00a0карт", 7, []string{"один", "5\u00a0карт"}},
		{"a letter wider than the line stands alone", " 猫 猫", 2, []string{" 猫", " 猫"}},
		{"wide letters count twice", "猫猫猫", 4, []string{"猫猫", "猫"}},
	}
	for _, c := range cases {
		t.Run(c.name, func(t *testing.T) { require.Equal(t, c.want, Wrap(c.text, c.columns)) })
	}
}

func FuzzWrap(f *testing.F) {
	f.Add("  раз два\nтри", 3)
	f.Add(New(true).Loss("раз два"), 2)
	f.Add("猫", 1)
	f.Fuzz(func(t *testing.T, text string, columns int) {
		if len(text) > 2000 {
			t.Skip("no sentence is so long")
		}
		columns %= 200
		letters := func(s string) string { return strings.NewReplacer(" ", "", "\n", "").Replace(s) }
		require.Equal(t, letters(text), letters(strings.Join(Wrap(text, columns), "\n")))
	})
}

func TestThePlainWayCountsLikeTheRuler(t *testing.T) {
	for _, s := range []string{"", "Rick's dice", "Ход русских: Ёж — «Крыша» · 7", "a–b"} {
		columns, plain := plainWidth(s)
		require.True(t, plain, s)
		require.Equal(t, widthTable().StringWidth(s), columns, s)
	}
	for _, s := range []string{"и\u0306", "漢", "a\tb", "🦝"} {
		_, plain := plainWidth(s)
		require.False(t, plain, s)
	}
}
