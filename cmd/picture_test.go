//go:build unix

package cmd

import (
	"fmt"
	"html"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hinshun/vt10x"
	"github.com/stretchr/testify/require"
)

var pictures = []struct {
	name, alt string
	begins    string // a line of a session script that creates a file
	command   string
	typed     []string
	rows      int
	from      string // a text in the first row of the picture
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

// With -update, the test writes the pictures.
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

// In pixels.
const (
	cellWide, cellHigh = 8.0, 16.0
	border             = 12.0
)

// The dark background looks the same on light and on dark pages.
const (
	ground = "#1e2127"
	frame  = "#5c6370"
	ink    = "#dcdfe4"
)

var shades = [16]string{
	"#7f848e", "#e06c75", "#98c379", "#e5c07b", "#61afef", "#c678dd", "#56b6c2", "#dcdfe4",
	"#9aa0aa", "#ff8791", "#b5e08f", "#ffd68a", "#8cc8ff", "#e0a0f0", "#7fd8e4", "#ffffff",
}

// The marks of the emulator for the style of a cell.
const (
	underlined = 1 << 1
	bold       = 1 << 2
)

func svg(alt string, screen vt10x.Terminal, from, to int) string {
	columns, _ := screen.Size()
	wide, high := float64(columns)*cellWide+2*border, float64(to-from)*cellHigh+2*border
	var out strings.Builder
	out.WriteString("<!-- Written by go test ./cmd -run Pictures -update. -->\n")
	fmt.Fprintf(&out, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %.0f %.0f" width="%.0f" height="%.0f" role="img">`+"\n", wide, high, wide, high)
	fmt.Fprintf(&out, "<title>%s</title>\n", html.EscapeString(alt))
	fmt.Fprintf(&out, `<rect x="0.5" y="0.5" width="%.0f" height="%.0f" rx="6" fill="%s" stroke="%s"/>`+"\n", wide-1, high-1, ground, frame)
	fmt.Fprintf(&out, `<g fill="%s" font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="13.3" xml:space="preserve">`+"\n", ink)
	for y := from; y < to; y++ {
		for _, one := range strokes(screen, y) {
			out.WriteString(one.svg(float64(y-from)) + "\n")
		}
	}
	out.WriteString("</g>\n</svg>\n")
	return out.String()
}

// stroke is a text in one style, without blanks around it.
type stroke struct {
	at   int
	text []rune
	look vt10x.Glyph
}

// strokes returns the strokes in row y of the screen. Two blanks end a stroke, so that columns are
// aligned in any font.
func strokes(screen vt10x.Terminal, y int) []stroke {
	columns, _ := screen.Size()
	var out []stroke
	blanks := 2
	for x := range columns {
		cell := screen.Cell(x, y)
		look := vt10x.Glyph{Mode: cell.Mode & (underlined | bold), FG: cell.FG}
		if cell.Char == ' ' || cell.Char == 0 {
			blanks++
			continue
		}
		n := len(out)
		if blanks > 1 || n == 0 || out[n-1].look != look {
			out, n = append(out, stroke{at: x, look: look}), n+1
		} else if blanks == 1 {
			out[n-1].text = append(out[n-1].text, ' ')
		}
		out[n-1].text = append(out[n-1].text, cell.Char)
		blanks = 0
	}
	return out
}

func (r stroke) svg(row float64) string {
	style := ""
	if r.look.FG.ANSI() {
		style += fmt.Sprintf(` fill="%s"`, shades[r.look.FG])
	}
	if r.look.Mode&bold != 0 {
		style += ` font-weight="bold"`
	}
	if r.look.Mode&underlined != 0 {
		style += ` text-decoration="underline"`
	}
	return fmt.Sprintf(`<text x="%.0f" y="%.0f" textLength="%.0f" lengthAdjust="spacingAndGlyphs"%s>%s</text>`,
		border+float64(r.at)*cellWide, border+row*cellHigh+12, float64(len(r.text))*cellWide, style, html.EscapeString(string(r.text)))
}
