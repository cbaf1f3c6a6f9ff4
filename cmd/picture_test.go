//go:build unix

package cmd

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// pictures lists the screens in the README. Each has a recorded game, the lines typed at a
// terminal, and the first row that is shown.
var pictures = []struct {
	name, alt string
	begins    string // a file with its content, as in a session
	command   string
	typed     []string
	rows      int
	from      string // the text in the first row
}{
	{
		"russians", "The Russians have moved, and Jaguar's reasons with their rules",
		"= data/escape.jsonl < games/solo.jsonl:43", "play --table escape --lang en",
		[]string{"end", "why"}, 60, "The Russians' turn.",
	},
	{
		"breach", "A card that was not paid for: a warning, its rule and what to do about it",
		"= data/escape.jsonl < games/solo.jsonl:20", "play --table escape --lang en",
		[]string{"p", "shoulder", "n"}, 50, "Escape ·",
	},
}

// TestThePicturesOfTheREADMEAreScreens plays each picture of the README at a terminal and compares
// the screen. With -update it draws the picture again.
func TestThePicturesOfTheREADMEAreScreens(t *testing.T) {
	readme := must(os.ReadFile("../README.md"))
	for _, p := range pictures {
		t.Run(p.name, func(t *testing.T) {
			s := newSitting(t)
			s.play(p.begins + "\n")
			e := inEmulator(t, s, size{80, p.rows}, s.words(p.command)...)
			require.True(t, e.wait())
			for _, typed := range p.typed {
				require.True(t, e.send(typed+"\r"))
			}
			rows := strings.Split(e.text(), "\n")
			from := len(rows) - 1
			for from > 0 && !strings.Contains(rows[from], p.from) {
				from--
			}
			got, file := svg(p.alt, e.screen, from, len(rows)), ".pictures/"+p.name+".svg"
			require.Contains(t, string(readme), "!["+p.alt+"]("+file+")")
			if *update {
				require.NoError(t, os.WriteFile(filepath.Join("..", file), []byte(got), 0o644))
				return
			}
			want := must(os.ReadFile(filepath.Join("..", file)))
			require.Equal(t, string(want), got, "go test ./cmd -run Pictures -update draws it anew")
		})
	}
}
