package serve

import (
	"encoding/xml"
	"io"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/tables"
	"tablemate/tables/words"
)

// TestEveryMomentHasAPicture draws recorded games from their beginnings on. A picture
// is whole XML, says what it shows to those who do not see it, and draws nothing
// outside itself.
func TestEveryMomentHasAPicture(t *testing.T) {
	files, err := filepath.Glob("../../cmd/testdata/games/*.jsonl")
	require.NoError(t, err)
	for _, file := range files {
		record, err := journal.Read(file)
		require.NoError(t, err)
		table, listed := tableAt(t, file), strings.Contains(file, "unmapped") || strings.Contains(file, "free")
		for lines := 0; lines <= len(record.Lines); lines += max(1, len(record.Lines)/5) {
			table.Path = begun(t, strings.TrimSuffix(filepath.Base(file), ".jsonl"), lines+1).Path
			for _, lang := range tables.Langs {
				page, err := table.Game.Page(session.Reading{Path: table.Path, Words: words.In(lang)}, 2)
				require.NoError(t, err, "%s %d", file, lines)
				require.NotEmpty(t, page.Title)
				if listed && page.Picture == nil {
					continue
				}
				require.NotNil(t, page.Picture, "%s %d", file, lines)
				require.NotEmpty(t, page.Picture.Text)
				drawn := page.Picture.SVG()
				require.NotContains(t, drawn, "NaN")
				require.NotContains(t, drawn, "Inf")
				for reader := xml.NewDecoder(strings.NewReader(drawn)); ; {
					if _, err := reader.Token(); err == io.EOF {
						break
					} else {
						require.NoError(t, err, drawn)
					}
				}
				for _, said := range append(page.Picture.Notes, page.Picture.Text) {
					require.NotContains(t, said, "[", "%s %d", file, lines)
					require.NotContains(t, said, "\x1b")
				}
			}
		}
	}
}
