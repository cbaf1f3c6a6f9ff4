package minutes

import (
	"bytes"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/paint"
	"tablemate/assist/session"
	"tablemate/tables"
	"tablemate/tables/words"
)

const evil = "<script>alert(1)</script>\"'><img src=x onerror=alert(1)> {{.}} `a` [x](http://h) **b** | www.h.h & </style>"

func pageOf(name string, lang tables.Lang) Page {
	story := session.Tale{
		Sections: []session.Section{{Heading: name, Lines: []string{name, "  " + name + "\n    " + name, "            " + name}}},
		Lines:    map[int][]string{4: {name, "  " + name}},
	}
	return New(evening(name), name, story, words.In(lang))
}

var tags = regexp.MustCompile(`</?[a-zA-Z!][^>]*>`)

func TestNamesAreTextInThePage(t *testing.T) {
	labels := regexp.MustCompile(`aria-label="[^"]*"|x[12]?="[^"]*"|points="[^"]*"`)
	structure := func(name string) []string {
		return tags.FindAllString(labels.ReplaceAllString(html(t, pageOf(name, tables.English)), ""), -1)
	}
	require.Equal(t, structure("Ann"), structure(evil))
	require.NotContains(t, html(t, pageOf(evil, tables.English)), "<script")
	require.NotContains(t, html(t, pageOf(evil, tables.English)), "<img")
}

func TestThePageAsksForNothing(t *testing.T) {
	page := html(t, pageOf("Ann", tables.Russian))
	for _, never := range []string{"<script", "<link", "<img", "<iframe", "src=", "href=", "url(", "@import", "http://", "https://", "ZgotmplZ"} {
		require.NotContains(t, page, never)
	}
	require.Contains(t, page, `lang="ru"`)
	require.Contains(t, page, "default-src 'none'")
	require.Contains(t, page, "@media print")
	require.Contains(t, page, words.In(tables.Russian).Say("minutes.goal"), "health has a most")
	require.Equal(t, 3, strings.Count(page, "<polyline"))
	require.Equal(t, 3, strings.Count(page, "<svg"), "two charts of curves and one of dice")
}

func TestTheTaleStandsInSteps(t *testing.T) {
	page := pageOf("Ann", tables.English)
	require.Equal(t, []Part{{"Ann", []Row{{0, "Ann"}, {1, "Ann"}, {2, "Ann"}, {deepest, "Ann"}}}}, page.Tale())
	require.Equal(t, "Ann Ann", page.How(page.Turning[0]))
	require.Contains(t, html(t, page), `<p class="in2">Ann</p>`)
	require.Contains(t, html(t, page), `<li>Ann<p class="quiet">Ann Ann</p></li>`)
	var out bytes.Buffer
	require.NoError(t, page.Markdown(&out))
	require.Contains(t, out.String(), "\n### Ann\n\n- Ann\n  - Ann\n    - Ann\n")
	require.Contains(t, out.String(), "\n- Ann\n  - Ann Ann\n")
}

func TestNamesAreTextInMarkdown(t *testing.T) {
	var out bytes.Buffer
	require.NoError(t, pageOf(evil, tables.English).Markdown(&out))
	require.NotRegexp(t, `(^|[^\\])<(script|img)`, out.String())
	require.NotRegexp(t, `(^|[^\\])\[x`, out.String())
	for text, want := range map[string]string{
		"# Ann": `\# Ann`, "- Ann": `\- Ann`, "12. Ann": `12\. Ann`, "1) Ann": `1\) Ann`, "a|b": `a\|b`, "a_b": `a\_b`,
		"http://h": `http\://h`, "www.h": `www\.h`, "a\\b": `a\\b`, "Ann: 3.5 (x)": "Ann: 3.5 (x)", "Аня — да": "Аня — да", "&lt;": `\&lt;`,
	} {
		if text == "a\\b" {
			want = `a\\b`
		}
		require.Equal(t, want, escape(text))
	}
}

func TestASparkLineFollowsItsCurve(t *testing.T) {
	falls := session.Curve{Most: 7, Points: []session.Point{{Action: 0, Value: 7}, {Action: 4, Value: 0}, {Action: 7, Value: 0}}}
	p := Page{Summary: session.Summary{Actions: 7}}
	require.Equal(t, "████▁▁▁▁", p.spark(falls, 8))
	require.Equal(t, "██▁▁", p.spark(falls, 4))
	require.Equal(t, "█", p.spark(falls, 1))
	require.Equal(t, "▁", Page{}.spark(session.Curve{Points: []session.Point{{Value: -3}}}, 9), "below nothing")
	require.Empty(t, p.spark(session.Curve{}, 9))
	guest := session.Curve{Most: 7, Points: []session.Point{{Action: 2, Value: 7}, {Action: 4, Value: 0}, {Action: 5, Value: 0}}}
	require.Equal(t, "  ██▁▁  ", p.spark(guest, 9), "it comes late and leaves early")
	require.Equal(t, "███████│", textBar(7, 7, 7, 8))
	require.Equal(t, "██   │  ", textBar(2, 5, 7, 8))
}

func TestTheMinutesFitTheirColumns(t *testing.T) {
	for _, lang := range []tables.Lang{tables.English, tables.Russian} {
		for _, columns := range []int{40, 80} {
			var out bytes.Buffer
			require.NoError(t, pageOf("Friday night with friends", lang).Text(&out, paint.New(false), columns))
			for line := range strings.Lines(out.String()) {
				require.LessOrEqual(t, paint.Width(strings.TrimRight(line, "\n")), columns, line)
			}
			require.NotContains(t, out.String(), "[minutes")
		}
	}
}

func TestLabelsDoNotCoverEachOther(t *testing.T) {
	lines := []Line{{Y: 50}, {Y: 52}, {Y: 51}, {Y: chartHigh}, {Y: chartHigh}}
	separateLabels(lines)
	for i, a := range lines {
		require.LessOrEqual(t, a.Y, chartHigh)
		for _, b := range lines[:i] {
			require.GreaterOrEqual(t, max(a.Y-b.Y, b.Y-a.Y), labelHigh)
		}
	}
}

// A rule id is never split, no line begins with a dot, and the letters in a drawing fit.
func TestAPageIsReadOnAPhone(t *testing.T) {
	e := evening("Ann")
	e.ActionCounts = append(e.ActionCounts, session.ActionCount{Side: "rick", Name: "Ann", What: "cards", Text: "cards", N: 2})
	var out bytes.Buffer
	require.NoError(t, New(e, "Ann", session.Tale{}, words.In(tables.English)).HTML(&out))
	require.Contains(t, out.String(), ".rule { white-space: nowrap; }")
	require.Contains(t, out.String(), "<b>3</b>&nbsp;· cards")
	require.Regexp(t, `@media screen and \(max-width: 34rem\) \{[^@]*figure:not\(\.half\) svg, svg\.bars \{ font-size: 16px; \}`, out.String())
	for _, c := range New(evening("Ann"), "Ann", session.Tale{}, words.In(tables.English)).Charts() {
		for i, l := range c.Lines {
			require.LessOrEqual(t, l.X+9*float64(len(l.Label)), c.Wide, l.Label)
			if i > 0 {
				require.GreaterOrEqual(t, max(l.Y-c.Lines[i-1].Y, c.Lines[i-1].Y-l.Y), 17.0, "two labels")
			}
		}
	}
}
