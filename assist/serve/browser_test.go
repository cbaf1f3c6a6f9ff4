package serve

import (
	"bytes"
	"crypto/rand"
	"io"
	"net"
	"net/http"
	"net/url"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
	"tablemate/assist/room"
	"tablemate/tables"
)

func TestInABrowser(t *testing.T) {
	w := inBrowser(t)
	table, whole := begun(t, "solo", 56), begun(t, "solo", 57)
	all := []Table{table}
	names := []string{"solo"}
	for name, lines := range recorded {
		if name != "solo" {
			names, all = append(names, name), append(all, begun(t, name, lines))
		}
	}
	h := served(t, all...)

	var at, title string
	link := h.at + "/open/" + string(h.server.tables[0].link)
	w.runs(chromedp.EmulateViewport(320, 640), chromedp.Navigate(link), chromedp.WaitVisible("h1"), chromedp.Location(&at), chromedp.Title(&title))
	require.NotContains(t, at, h.server.tables[0].link, "the secret is gone from the address")
	require.Contains(t, title, "Escape")
	w.says(".turn", "Razor Throwers")

	after := must(os.ReadFile(whole.Path))
	replaced(t, table.Path, after)
	w.says("#live", "Mustard")
	w.says("#said", "Mustard") // screen readers read this element aloud
	w.runs(chromedp.SendKeys("#q", "jaguar"))
	w.says("#answers", "PR-")
	for i, name := range names {
		for _, lang := range tables.Langs {
			w.looksAt(h, i, string(lang)+"/")
			for _, width := range []int64{320, 1920} {
				var wide int64
				w.runs(chromedp.EmulateViewport(width, 1000), chromedp.Evaluate(`document.documentElement.scrollWidth`, &wide))
				require.LessOrEqual(t, wide, width, "%s in %s is wider than the screen", name, lang)
				w.pictured(name + "-" + string(lang) + map[int64]string{320: "-phone", 1920: "-wide"}[width])
			}
		}
	}
	w.runs(emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "dark"}}))
	w.pictured("dark")
	h.end()
	w.says("#lost", "Программа завершилась")
	for _, asked := range w.requests() {
		require.True(t, strings.HasPrefix(asked, h.at), "%s is elsewhere", asked)
	}
	require.Empty(t, w.complaints)
}

// tap waits, because a page ignores clicks directly after a new question.
func tap(selector string) chromedp.Action {
	return chromedp.Tasks{chromedp.Sleep(400 * time.Millisecond), chromedp.Click(selector)}
}

func TestTwoSeatsInBrowsers(t *testing.T) {
	ann, boris := inBrowser(t), inBrowser(t)
	for _, lang := range tables.Langs {
		names := map[tables.Lang][]string{tables.English: {"Ann", "Boris"}, tables.Russian: {"Аня", "Боря"}}[lang]
		e := seated(t, "infiltrators", lang, names...)
		e.laidOut(map[tables.Lang]string{tables.English: "What does", tables.Russian: "Что делает"}[lang])
		ann.sits(e, names[0])
		boris.sits(e, names[1])
		ann.fits(320)
		ann.pictured("seat-turn-" + string(lang))
		boris.pictured("seat-other-" + string(lang))
		boris.runs(chromedp.SendKeys("#asked .line input[name=typed]", "half"))
		ann.runs(tap(`#asked .plain button:first-child`))
		boris.says("#asked .mine", names[1])
		ann.says("#asked .whose", names[1])
		boris.fits(390)
		boris.pictured("seat-grid-" + string(lang))
		ann.runs(tap(`#asked .plain button:first-child`), chromedp.WaitVisible(`#asked .eyes`))
		ann.pictured("seat-alone-" + string(lang))
		ann.runs(chromedp.Evaluate(`Object.defineProperty(document, "hidden", { value: true, configurable: true }); document.dispatchEvent(new Event("visibilitychange"))`, nil))
		var left string
		ann.runs(chromedp.Evaluate(`document.getElementById("asked").textContent`, &left))
		require.Empty(t, left, "wiped when the page hides")
		e.phones[names[0]].number(func(s room.Screen) bool { return !s.Alone })
		ann.runs(chromedp.Evaluate(`Object.defineProperty(document, "hidden", { value: false }); document.dispatchEvent(new Event("visibilitychange"))`, nil))
		ann.says("#asked .whose", names[1])
		boris.runs(tap(`#asked .ways label`), chromedp.WaitVisible(`#asked .cells fieldset button`), tap(`#asked .cells fieldset button:nth-of-type(5)`))
		ann.says("#asked .mine", names[0])
		ann.runs(emulation.SetEmulatedMedia().WithFeatures([]*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "dark"}}))
		ann.pictured("seat-dark-" + string(lang))
		e.house.end()
		require.Empty(t, ann.complaints)
		require.Empty(t, boris.complaints)
	}
}

func TestAQuestionIsInView(t *testing.T) {
	ann := inBrowser(t)
	e := seated(t, "raccoonheist", tables.English, "Ann", "Boris")
	p := e.phones["Ann"]
	p.number(anything)
	ann.sits(e, "Ann")
	var high []float64
	for range 12 {
		s, _ := e.room.See("Ann")
		if strings.Contains(s.Asked.Text, "Dog") {
			break
		}
		answers := tap(`#asked .enter button`)
		if s.Asked.Number%2 == 0 {
			answers = chromedp.SendKeys("#asked .line input[name=typed]", s.Asked.Enter+"\r")
		}
		ann.runs(chromedp.Evaluate(`scrollTo(0, 300)`, nil), answers)
		p.number(func(now room.Screen) bool { return now.Asked.Number != s.Asked.Number })
		ann.runs(chromedp.WaitVisible(`#asked [data-part="head-` + p.number(anything) + `"]`))
		ann.inView("#asked h2", "#asked .line input[name=typed]")
		ann.screen("seat-setup-" + p.number(anything))
		ann.runs(chromedp.Evaluate(`(t => [t.scrollHeight, t.clientHeight])(document.querySelector("[data-part=told]"))`, &high))
		require.LessOrEqual(t, high[0], high[1], "what is new is shown whole")
	}
	ann.runs(chromedp.Evaluate(`scrollTo(0, 1e6)`, nil), chromedp.SendKeys("#asked .line input[name=typed]", "6\r"))
	ann.says("#asked h2", "Where to")
	ann.inView("#asked h2", "#asked .tap")
	var shown string
	ann.runs(chromedp.Evaluate(`getComputedStyle(document.querySelector("#seat-live .awaited")).display`, &shown))
	require.Equal(t, "none", shown, "the question says already who is asked")
	ann.runs(chromedp.SendKeys("#asked .line input[name=typed]", "xyzzy"), tap("#asked .line button"), chromedp.WaitVisible("#asked .notice"))
	ann.inView("#asked .notice", "#asked .line input[name=typed]")
	ann.screen("seat-notice")
	e.room.End()
	ann.says("#lost", "The program has ended")
	var links int
	ann.runs(chromedp.Evaluate(`[...document.querySelectorAll("a, form")].filter(a => a.getClientRects().length).length`, &links))
	require.Zero(t, links, "nothing leads to a server that is gone")
	ann.pictured("seat-ended")
}

func TestAPhoneInABrowserArrives(t *testing.T) {
	w := inBrowser(t)
	e := seated(t, "infiltrators", tables.English, "Ann", "Boris")
	boris := e.phones["Boris"]
	w.runs(emulation.SetScriptExecutionDisabled(true), chromedp.EmulateViewport(390, 800),
		chromedp.Navigate(e.house.at+"/open/"+string(e.house.server.tables[0].link)), chromedp.WaitVisible(`button[value="Ann"]`),
		chromedp.Click(`button[value="Ann"]`), chromedp.WaitReady(`meta[http-equiv="refresh"]`))
	w.pictured("seat-waiting")
	time.Sleep(4 * time.Second)
	boris.posts("admit", url.Values{"name": {"Ann"}, "yes": {"1"}})
	w.runs(chromedp.WaitVisible("#asked h2"))
	require.Empty(t, w.complaints)
}

func TestAPhoneThatLostItsSeatStops(t *testing.T) {
	w := inBrowser(t)
	e := seated(t, "infiltrators", tables.English, "Ann", "Boris")
	seating := func() *Seating { return must(OpenSeating(journal.SeatsPath(e.path), rand.Reader)) }
	for _, tapped := range []bool{true, false} {
		require.True(t, must(seating().Release("Ann")))
		w.runs(chromedp.EmulateViewport(320, 500), chromedp.Navigate(e.house.at+"/open/"+string(e.house.server.tables[0].link)),
			chromedp.WaitVisible(`button[value="Ann"]`), chromedp.Click(`button[value="Ann"]`), chromedp.WaitVisible("#asked form"))
		if tapped {
			w.runs(chromedp.Evaluate(`source.close()`, nil)) // the tap is the first to hear of it
		}
		require.True(t, must(seating().Release("Ann")))
		if tapped {
			w.runs(tap("#asked .likely"))
		}
		w.says("#lost", "no seat at the table")
		w.runs(chromedp.WaitNotVisible("#asked form"), chromedp.WaitVisible("#asked h2"), chromedp.WaitVisible(`#who a[href$="join"]`))
		time.Sleep(time.Second)
		w.says("#lost", "no seat at the table")
		w.screen("seat-lost")
		must(seating().claim("Ann", "somebody else"))
	}
	require.NotEmpty(t, w.complaints, "the browser reports the refused tap")
}

// The function `begins` serves a table. The same entropy gives the table the same link. When a test
// closes the returned server, the pages get no message, as if the server's machine went to sleep.
func begins(t testing.TB, address string, entropy io.Reader, table Table) (house, *http.Server) {
	shown := must(New(entropy, table))
	listener := must(net.Listen("tcp", address))
	address = listener.Addr().String()
	shown.allow(address)
	go shown.tables[0].follow(t.Context())
	server := &http.Server{Handler: shown.Handler(), Addr: address}
	go server.Serve(listener)
	t.Cleanup(func() { server.Close() })
	return house{t: t, server: shown, at: "http://" + address}, server
}

func TestAPageComesBack(t *testing.T) {
	w := inBrowser(t)
	table := begun(t, "solo", 56)
	lines := bytes.SplitAfter(recordOf(t, "solo"), []byte("\n"))
	same := func() io.Reader { return bytes.NewReader(bytes.Repeat([]byte("tablemate"), 100)) }
	h, server := begins(t, "127.0.0.1:0", same(), table)
	w.looksAt(h, 0, "en/")
	w.awaits("en/events")
	w.runs(chromedp.Evaluate(`window.loaded = "once"; performance.clearResourceTimings()`, nil), page.SetWebLifecycleState(page.SetWebLifecycleStateStateFrozen))
	require.NoError(t, server.Close())
	appended(t, table.Path, lines[56])
	_, server = begins(t, server.Addr, same(), table)
	w.runs(page.SetWebLifecycleState(page.SetWebLifecycleStateStateActive))
	w.says("#live", "Mustard")
	w.runs(chromedp.WaitNotVisible("#lost"))

	require.NoError(t, server.Close())
	w.says("#lost", "The page is trying to restore it")
	h, server = begins(t, server.Addr, same(), table)
	w.runs(chromedp.WaitNotVisible("#lost"))
	appended(t, table.Path, bytes.Join(lines[57:70], nil))
	w.says("#live", h.server.tables[0].drawn("en").Title)

	w.runs(chromedp.Evaluate(`Object.defineProperty(document, "hidden", {value: false, configurable: true})`, nil))
	close(h.server.over)
	w.says("#lost", "The program has ended")
	require.NoError(t, server.Close())
	_, server = begins(t, server.Addr, same(), table)
	w.runs(chromedp.WaitNotVisible("#lost"), chromedp.Evaluate(`window.loaded = "once"`, nil))

	require.NoError(t, server.Close())
	begins(t, server.Addr, rand.Reader, table)
	w.says("#lost", "Open the link or scan the QR code again")
	var loaded string
	w.runs(chromedp.Evaluate(`window.loaded`, &loaded))
	require.Equal(t, "once", loaded)
}

// A hidden page must not use one of the browser's few connections.
func TestAPageThatNobodySeesLetsGo(t *testing.T) {
	w := inBrowser(t)
	table := begun(t, "solo", 56)
	h := served(t, table)
	w.looksAt(h, 0, "en/")
	hides := func(hidden string, open int) {
		w.runs(chromedp.Evaluate(`Object.defineProperty(document, "hidden", {value: `+hidden+`, configurable: true}); document.dispatchEvent(new Event("visibilitychange"))`, nil))
		require.Eventually(t, func() bool { return len(h.server.streams) == open }, time.Minute, 10*time.Millisecond)
	}
	hides("false", 1)
	hides("true", 0)
	appended(t, table.Path, bytes.SplitAfter(recordOf(t, "solo"), []byte("\n"))[56])
	hides("false", 1)
	w.says("#live", "Mustard")
}

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

// The terminal must show a private screen even if a phone asked for it. No phone may get any of it.
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
	e.sees(t, "read everything") // the terminal ignores an Enter typed before this text appears
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
		"only Ann should look", "Which card", "7b", "Black 7", "should be", "read everything", "\x1b",
	} {
		require.NotContains(t, seen, secret, secret)
	}
	require.Contains(t, seen, "Ann is looking at the terminal in private")
}
