package flowtest

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/paint"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

var update = flag.Bool("update", false, "write the golden files anew")

// Golden compares text with a golden file in testdata.
func Golden(t *testing.T, name, text string) {
	t.Helper()
	file := filepath.Join("testdata", name+".golden")
	if *update {
		require.NoError(t, os.WriteFile(file, []byte(text+"\n"), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, string(want), text+"\n")
}

// Views draws each table in both languages, and compares the text with a golden file. It also
// checks that the coloured text differs from the plain text only by colour codes.
func Views[U, S any, A rules.Kinded](t *testing.T, f session.Flow[U, S, A], views map[string]S) {
	t.Helper()
	for name, s := range views {
		for _, lang := range tables.Langs {
			t.Run(name+" in "+string(lang), func(t *testing.T) {
				w := Reading(lang)
				plain := f.View(w, s)
				Golden(t, "view-"+name+"."+string(lang), f.Title(w, s)+"\n\n"+plain)
				w.Paint = paint.New(true)
				coloured := f.View(w, s)
				require.NotEqual(t, plain, coloured)
				require.Equal(t, plain, paint.Bare(coloured))
			})
		}
	}
	t.Run("nothing on the table yet", func(t *testing.T) {
		var nothing S
		require.NotEmpty(t, f.View(Reading(tables.English), nothing))
	})
}

// Turn checks what the function `turn` of a game returns for the table `s`: the turn's number, its
// seat, and its heading in each language.
func Turn[S any](
	t *testing.T, turn func(*talk.UI, S) talk.Turn, s S, number int, whose rules.Seat, english, russian string,
) {
	t.Helper()
	require.Equal(t, talk.Turn{Number: number, Whose: whose, Heading: english}, turn(Reading(tables.English), s))
	require.Equal(t, talk.Turn{Number: number, Whose: whose, Heading: russian}, turn(Reading(tables.Russian), s))
}
