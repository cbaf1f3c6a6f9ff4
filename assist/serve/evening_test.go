package serve

import (
	"bytes"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	"tablemate/tables"
	"tablemate/tables/longtest"
	"tablemate/tables/words"
)

func TestAnEveningIsFollowedToItsMinutes(t *testing.T) {
	longtest.SkipShort(t)
	phone, television := inBrowser(t), inBrowser(t)
	var camera *window
	if os.Getenv("TABLEMATE_PICTURES") != "" {
		camera = inBrowser(t)
	}
	phone.runs(chromedp.EmulateViewport(320, 640))
	television.runs(chromedp.EmulateViewport(1920, 1080))
	for _, name := range evenings {
		t.Run(name, func(t *testing.T) {
			lines := bytes.SplitAfter(recordOf(t, name), []byte("\n"))
			lines = lines[:len(lines)-1]
			table := begun(t, name, 2)
			h := served(t, table)
			e := evening{t, h, table, name}
			e.opens(phone, tables.Russian)
			e.opens(television, tables.English)
			step := longtest.Times(1, len(lines)/3+1, 1)
			pictured := 0
			for at := 2; at < len(lines); at += step {
				if pictured < 2 && at >= pictured*len(lines)/2 {
					e.pictured(camera, []string{"1-begin", "2-middle"}[pictured])
					pictured++
				}
				appended(t, table.Path, bytes.Join(lines[at:min(at+step, len(lines))], nil))
				e.follows(phone, tables.Russian)
				e.follows(television, tables.English)
			}
			e.pictured(camera, "3-end")
			for _, w := range []*window{phone, television} {
				w.runs(chromedp.Click(`#live a[href$="minutes"]`), chromedp.WaitVisible("table, h2"))
				require.Empty(t, w.complaints)
			}
		})
	}
}

type evening struct {
	t     *testing.T
	house house
	table Table
	name  string
}

func (e evening) opens(w *window, lang tables.Lang) {
	e.t.Helper()
	w.t = e.t
	w.looksAt(e.house, 0, string(lang)+"/")
	w.runs(chromedp.Evaluate(`window.loaded = "once"`, nil))
}

// The method `follows` waits until a window shows the present state of the record.
func (e evening) follows(w *window, lang tables.Lang) {
	e.t.Helper()
	p := must(e.table.Game.Page(session.Reading{Path: e.table.Path, Words: words.In(lang)}, lastTurns))
	expected := []string{p.Title, p.Awaited}
	if len(p.Turns) > 0 {
		expected = append(expected, p.Turns[0].Heading)
		expected = append(expected, p.Turns[0].Lines...)
	}
	var shown, loaded string
	var wide, width int64
	for began := time.Now(); ; time.Sleep(20 * time.Millisecond) {
		w.runs(chromedp.Evaluate(`document.getElementById("live").textContent`, &shown))
		missing := notIn(shown, expected)
		if missing == "" {
			break
		}
		require.Less(e.t, time.Since(began), time.Minute, "%q is never shown", missing)
	}
	w.runs(chromedp.Evaluate(`window.loaded || "again"`, &loaded),
		chromedp.Evaluate(`document.documentElement.scrollWidth`, &wide), chromedp.Evaluate(`innerWidth`, &width))
	require.Equal(e.t, "once", loaded)
	require.LessOrEqual(e.t, wide, width, "the page is wider than its screen")
}

func notIn(shown string, texts []string) string {
	shown = strings.Join(strings.Fields(shown), " ")
	for _, text := range texts {
		if text = strings.Join(strings.Fields(text), " "); !strings.Contains(shown, text) {
			return text
		}
	}
	return ""
}

func (e evening) pictured(w *window, moment string) {
	if w == nil {
		return
	}
	w.t = e.t
	for _, scheme := range []string{"light", "dark"} {
		w.runs(emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: scheme}}))
		for _, lang := range tables.Langs {
			w.looksAt(e.house, 0, string(lang)+"/")
			name := e.name + "-" + moment + "-" + string(lang) + "-" + scheme
			w.runs(chromedp.EmulateViewport(320, 640))
			w.pictured(name + "-phone")
			w.runs(chromedp.EmulateViewport(1920, 1080))
			w.screen(name + "-wide")
		}
	}
}
