package minutes

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"regexp"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/assist/paint"
	"tablemate/assist/session"
	"tablemate/tables"
	"tablemate/tables/words"
)

var update = flag.Bool("update", false, "write the expected minutes anew")

func friday(lang tables.Lang) Page {
	e := evening("Ann")
	e.Began = time.Date(2026, 11, 20, 20, 0, 0, 0, time.Local)
	e.Table, e.Played, e.LevelTold, e.Won = "friday", "for two", "clever", "Ann (Rick)"
	e.By[0].Text, e.House[0].Text = "the roof was reached", "the roof counts at once"
	e.Players[1].Name = "Boris"
	e.Again, e.ActionCounts[0].Text = 2, "kills"
	e.ActionCounts = append(e.ActionCounts, session.ActionCount{Side: "russians", Name: "the Russians", What: "cards", Text: "cards", N: 12})
	for turn := range 24 {
		e.Starts = append(e.Starts, session.TurnStart{Turn: turn + 3, Action: 10 + turn/2, Line: 20 + turn})
	}
	for i, name := range []string{"health", "slack", "slack"} {
		e.Curves[i].Text, e.Curves[i].Name = name, []string{"", "Ann", "Boris"}[i]
	}
	e.Curves = append(e.Curves, session.Curve{What: "tiles", Text: "tiles", Most: 250, Points: points(250, 31, 0)},
		session.Curve{What: "cheese", Text: "cheese", Points: points(4)})
	e.Turning[0].Text = "Rick falls to 4"
	e.Luck[0].Faces = []string{"a side with a name that is longer than its column", "b"}
	e.Luck = append(e.Luck, session.DiceStats{
		Source: chance.App, Dice: 9, Faces: []string{"1", "2", "3"}, Fell: []int{0, 9, 0}, Expected: []float64{3, 3, 3}, P: 0.0004,
	})
	story := session.Tale{
		Sections: []session.Section{{Heading: "Turn 1", Lines: []string{"Ann rolls", "  a gun\n    and a card"}}},
		Lines:    map[int][]string{4: {"Ann shoots"}, 6: {"Boris  hits"}},
	}
	return New(e, "Friday night", story, words.In(lang))
}

// rounded matches numbers whose last digits depend on the processor.
var rounded = regexp.MustCompile(`(\.\d\d)\d+`)

func TestTheMinutesOfOneEvening(t *testing.T) {
	var out bytes.Buffer
	require.NoError(t, friday(tables.English).Text(&out, paint.New(false), 80))
	out.WriteString("\n=== 40 columns\n")
	require.NoError(t, friday(tables.English).Text(&out, paint.New(false), 40))
	out.WriteString("\n=== Markdown\n")
	page := friday(tables.Russian)
	require.NoError(t, page.Markdown(&out))
	out.WriteString("\n=== drawings\n")
	drawn := json.NewEncoder(&out)
	for _, c := range page.Charts() {
		require.NoError(t, drawn.Encode(c))
	}
	for _, f := range page.Luck {
		require.NoError(t, drawn.Encode(page.Fallen(f)))
	}
	const file = "testdata/evening.txt"
	if *update {
		require.NoError(t, os.WriteFile(file, rounded.ReplaceAll(out.Bytes(), []byte("$1")), 0o644))
	}
	want, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, string(want), rounded.ReplaceAllString(out.String(), "$1"))
}

func TestTheEndOfAnEveningIsSaid(t *testing.T) {
	page := friday(tables.English)
	require.Equal(t, "Victory: Ann (Rick).", page.Result())
	page.Won = ""
	require.Equal(t, "The game is over.", page.Result())
	page.Over = false
	require.Equal(t, "The game is not over yet.", page.Result())
	require.Equal(t, "Pickle Rick · for two · clever · 2026-11-20", page.About())
	page.Played, page.LevelTold = "Pickle Rick for two", ""
	require.Equal(t, "Pickle Rick for two · 2026-11-20", page.About())
	require.Equal(t, "1 min", page.Took(60))
}

func TestAReviewHasOneHeading(t *testing.T) {
	p := friday(tables.English)
	p.Review = []string{"How it looked from its end:", "Ann could have known."}
	var out bytes.Buffer
	require.NoError(t, p.Markdown(&out))
	require.Contains(t, out.String(), "\n## How it looked from its end\n\n- Ann could have known.\n")
	require.Contains(t, html(t, p), "<h2>How it looked from its end</h2>\n<ul><li>Ann could have known.</li></ul>")
}

func TestAChartOfASingleActionFillsItsWidth(t *testing.T) {
	for actions, want := range map[int]string{0: "34.0,%.1f", 1: "%.1f,10.0"} {
		c := session.Curve{Text: "soap", Points: []session.Point{{Value: 0}, {Action: actions, Value: actions}}}
		chart := Page{Summary: session.Summary{Actions: actions, Curves: []session.Curve{c}}}.Charts()[0]
		end := map[int]float64{0: chart.Base, 1: chart.Right}[actions]
		require.Regexp(t, regexp.QuoteMeta(fmt.Sprintf(want, end))+"$", chart.Lines[0].Points)
	}
}

func TestAnEveningWithoutFiguresHasNoEmptyParts(t *testing.T) {
	bare := evening("Ann")
	bare.ActionCounts, bare.Curves, bare.Turning, bare.Luck, bare.House = nil, nil, nil, nil, nil
	p := New(bare, "Friday", session.Tale{}, words.In(tables.English))
	for name, write := range map[string]func(*bytes.Buffer) error{
		"text":     func(out *bytes.Buffer) error { return p.Text(out, paint.New(false), 80) },
		"markdown": func(out *bytes.Buffer) error { return p.Markdown(out) },
	} {
		var out bytes.Buffer
		require.NoError(t, write(&out))
		for _, part := range []string{"turning-title", "deeds", "curves"} {
			require.NotContains(t, out.String(), p.Say(part), name)
		}
	}
}
