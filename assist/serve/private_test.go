package serve

import (
	"crypto/rand"
	"net/url"
	"os"
	"regexp"
	"strconv"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"tablemate/assist/room"
	"tablemate/tables"
)

// TestASuspectNeverLeavesThePhone chooses a suspect and checks that the browser sends no request.
// The table changes during the test.
func TestASuspectNeverLeavesThePhone(t *testing.T) {
	table, later := begun(t, "infiltrators-two", 15), begun(t, "infiltrators-two", 19)
	h := served(t, table)
	w := inBrowser(t)
	w.runs(chromedp.EmulateViewport(320, 640))
	w.looksAt(h, 0, "en/mine")
	w.awaits("mine/events")
	before := w.requests()
	var lies []string
	w.runs(
		chromedp.Evaluate(`own.selectedIndex = 1; own.dispatchEvent(new Event("change"))`, nil),
		chromedp.Click(".grid button:not(.crossed)"),
		chromedp.Evaluate(`[...document.querySelectorAll(".grid button")].map(c => c.getAttribute("aria-label"))`, &lies),
	)
	for _, said := range lies {
		require.Regexp(t, `: (vertical|horizontal)$`, said)
	}
	w.pictured("mine-en-phone")

	const chosen = `own.value + ":" + [...document.querySelectorAll(".mine")].map(c => c.dataset.at) + ":" + document.querySelectorAll(".upright").length`
	var kept, crossed string
	w.runs(chromedp.Evaluate(chosen, &kept), chromedp.Evaluate(`document.querySelector(".grid").id = "before"`, nil))
	require.Regexp(t, `^\d+:\d+:[1-9]\d*$`, kept)
	text := must(os.ReadFile(later.Path))
	replaced(t, table.Path, text)
	w.runs(chromedp.WaitNotPresent("#before"), chromedp.Evaluate(chosen, &crossed))
	require.Equal(t, kept, crossed, "the page follows the table, and what was chosen stays")
	require.Equal(t, before, w.requests(), "nothing is asked for once the page is there")

	var left int
	w.runs(chromedp.Evaluate(`dispatchEvent(new Event("pagehide"))`, nil),
		chromedp.Evaluate(`[...document.querySelectorAll(".grid button")].filter(c => /sideways|upright|mine/.test(c.className)).length + (own.value === "" ? 0 : 1)`, &left))
	require.Zero(t, left, "it is forgotten when the page is left")
	require.Empty(t, w.complaints)
}

// TestWhatCanBeDoneFollowsTheTable opens the page of allowed actions while a line is recorded.
func TestWhatCanBeDoneFollowsTheTable(t *testing.T) {
	table, later := begun(t, "chezguevara-five", 70), begun(t, "chezguevara-five", 76)
	h := served(t, table)
	w := inBrowser(t)
	w.runs(chromedp.EmulateViewport(320, 640))
	w.looksAt(h, 0, "en/now")
	w.says(".awaited", h.server.tables[0].drawn(tables.English).Awaited)
	text := must(os.ReadFile(later.Path))
	replaced(t, table.Path, text)
	later.Path = table.Path
	f := must(newLiveTable(rand.Reader, later))
	page := f.drawn(tables.English)
	require.NotEmpty(t, page.Now)
	w.says("#live", page.Now[0].Text)
	w.says(".awaited", page.Awaited)
	w.pictured("now-en-phone")
	require.Empty(t, w.complaints)
}

// If an agent without a phone looks at a secret, it is shown at the terminal alone, whoever asked for
// it. No phone gets the questions, the answers or the lines that clear the screen.
func TestAPrivateScreenOfTheTerminalIsOnNoPhone(t *testing.T) {
	e := seated(t, "infiltrators", tables.English, "Ann", "Boris")
	ann, boris := e.phones["Ann"], e.phones["Boris"] // Ann's page is never open
	boris.listens()
	e.laidOut("What does")
	ann.taps(asked("Ann do"), "typed", "d")
	e.room.Release("Ann")

	e.sees(t, "What does Boris do?")
	e.types(t, "keep a")
	e.sees(t, "only Ann should look")
	e.types(t, "")
	e.sees(t, "Which card")
	e.types(t, "7b")
	e.sees(t, "Sealed:")
	e.sees(t, "read everything") // an Enter before this question is not used
	e.types(t, "")
	boris.taps(asked("Boris do"), "way", "… a", "piece", "6y")
	boris.number(func(s room.Screen) bool { return len(s.Others) > 0 })
	s, _ := e.room.See("Boris")
	e.terminal.forget()
	posted := make(chan struct{})
	go func() {
		defer close(posted)
		boris.posts("seat", url.Values{"q": {strconv.Itoa(s.Others[0].Number)}, "typed": {"check"}, "for": {"Ann"}})
	}()
	e.sees(t, "only Ann should look")
	e.types(t, "")
	e.sees(t, "should be")
	e.sees(t, "read everything")
	e.types(t, "")
	require.Eventually(t, func() bool { s, _ := e.room.See("Boris"); return !s.Used }, time.Minute, time.Millisecond)
	<-posted
	seen := regexp.MustCompile(`value="[^"]*"`).ReplaceAllString(boris.everything(), "")
	for _, secret := range []string{
		"only Ann should look", "Which card", "7b", "Black 7", "Sealed:", "should be", "read everything", "\x1b",
	} {
		require.NotContains(t, seen, secret, secret)
	}
	require.Contains(t, seen, "Ann is looking at the terminal in private")
}
