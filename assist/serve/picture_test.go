package serve

import (
	"bytes"
	"crypto/sha256"
	"encoding/xml"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
	"tablemate/assist/picture"
	"tablemate/assist/session"
	"tablemate/tables"
	"tablemate/tables/words"
)

func TestEveryMomentHasAPicture(t *testing.T) {
	files := must(filepath.Glob("../../cmd/testdata/games/*.jsonl"))
	for i, file := range files {
		if testing.Short() && i%4 != 0 {
			continue
		}
		record := must(journal.Read(file))
		table, listed := tableAt(t, file), strings.Contains(file, "unmapped") || strings.Contains(file, "free")
		for moment := range 6 {
			lines := len(record.Lines) * moment / 5
			table.Path = begun(t, strings.TrimSuffix(filepath.Base(file), ".jsonl"), lines+1).Path
			for _, lang := range tables.Langs {
				page, err := table.Game.Page(session.Reading{Path: table.Path, Words: words.In(lang)}, 2)
				require.NoError(t, err, "%s %d", file, lines)
				require.NotEmpty(t, page.Title)
				if listed && page.Picture == nil {
					continue
				}
				require.NotNil(t, page.Picture, "%s %d", file, lines)
				require.NotEmpty(t, page.Picture.Title)
				require.NotEmpty(t, page.Picture.Text)
				drawn := page.Picture.SVG()
				require.NotContains(t, drawn, "NaN")
				require.NotContains(t, drawn, "Inf")
				inOrder(t, page.Picture)
				for _, said := range append(page.Picture.Notes, page.Picture.Text) {
					require.NotContains(t, said, "[", "%s %d", file, lines)
					require.NotContains(t, said, "\x1b")
				}
			}
		}
	}
}

var update = flag.Bool("update", false, "write the expected pictures anew")

// The test compares the texts and a hash of each picture with testdata/pictures.txt.
func TestPicturesShowTheTable(t *testing.T) {
	var out strings.Builder
	for i, name := range evenings {
		lines := bytes.Count(recordOf(t, name), []byte("\n"))
		for part, lang := range []tables.Lang{tables.Langs[i%2], tables.Langs[(i+1)%2]} {
			table := begun(t, name, lines*(2*part+1)/4)
			page := must(table.Game.Page(session.Reading{Path: table.Path, Words: words.In(lang)}, 2))
			drawn := page.Picture.SVG()
			sum := sha256.Sum256([]byte(drawn))
			fmt.Fprintf(&out, "%s, line %d: %s\n%s\n", name, lines*(2*part+1)/4, page.Picture.Title, page.Picture.Text)
			fmt.Fprintln(&out, strings.Join(page.Picture.Notes, "\n"))
			for _, shape := range shapesOf(t, drawn) {
				if shape.text != "" {
					fmt.Fprintf(&out, "  %.0f,%.0f %s\n", shape.left, shape.bottom, shape.text)
				}
			}
			fmt.Fprintf(&out, "sum %x\n\n", sum[:8])
		}
	}
	const file = "testdata/pictures.txt"
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(out.String()), 0o644))
	}
	require.Equal(t, string(must(os.ReadFile(file))), out.String())
}

func areaOf(reader *xml.Decoder, shape xml.StartElement) (area, bool) {
	at := map[string]float64{}
	anchor := ""
	for _, a := range shape.Attr {
		at[a.Name.Local], _ = strconv.ParseFloat(a.Value, 64)
		if a.Name.Local == "text-anchor" {
			anchor = a.Value
		}
	}
	switch shape.Name.Local {
	case "rect":
		return area{"", at["x"], at["y"], at["x"] + at["width"], at["y"] + at["height"]}, true
	case "circle":
		return area{"", at["cx"] - at["r"], at["cy"] - at["r"], at["cx"] + at["r"], at["cy"] + at["r"]}, true
	case "text":
		token, _ := reader.Token()
		text, _ := token.(xml.CharData)
		wide := picture.Wide(string(text), at["font-size"])
		left := at["x"] - map[string]float64{"middle": wide / 2, "end": wide}[anchor]
		return area{string(text), left, at["y"] - 0.8*at["font-size"], left + wide, at["y"]}, true
	}
	return area{}, false
}

func shapesOf(t *testing.T, drawn string) (all []area) {
	t.Helper()
	for reader := xml.NewDecoder(strings.NewReader(drawn)); ; {
		token, err := reader.Token()
		if err == io.EOF {
			return all
		}
		require.NoError(t, err, drawn)
		if shape, ok := token.(xml.StartElement); ok {
			if a, ok := areaOf(reader, shape); ok {
				all = append(all, a)
			}
		}
	}
}

func inOrder(t *testing.T, p *picture.Picture) {
	t.Helper()
	all := shapesOf(t, p.SVG())
	const edge = 4 // the width of letters is only approximate
	for i, a := range all {
		require.True(t, a.left >= -edge && a.top >= -edge && a.right <= p.Width+edge && a.bottom <= p.Height+edge, "%+v of %v x %v", a, p.Width, p.Height)
		for _, b := range all[:i] {
			covers := b.text != "" && min(a.right, b.right)-max(a.left, b.left) > edge/2 && min(a.bottom, b.bottom)-max(a.top, b.top) > edge/2
			require.False(t, covers, "%+v covers %+v", a, b)
		}
	}
}
