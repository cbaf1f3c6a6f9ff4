package serve

import (
	"context"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"tablemate/assist/room"
	"tablemate/tables"
)

// window is a window of a real browser, with its errors and its requests.
type window struct {
	context.Context
	t testing.TB

	mu         sync.Mutex
	complaints []string
	asked      []string
}

// inBrowser starts a headless Chromium. If none is installed, the test is skipped.
func inBrowser(t testing.TB) *window {
	var path string
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome"} {
		if found, err := exec.LookPath(name); err == nil {
			path = found
			break
		}
	}
	if path == "" {
		t.Skip("not run: no Chromium is installed")
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.NoSandbox, chromedp.DisableGPU)
	browser, close := chromedp.NewExecAllocator(t.Context(), options...)
	t.Cleanup(close)
	ctx, leave := chromedp.NewContext(browser)
	t.Cleanup(leave)
	ctx, stop := context.WithTimeout(ctx, 10*time.Minute)
	t.Cleanup(stop)
	w := &window{Context: ctx, t: t}
	chromedp.ListenTarget(ctx, w.hears)
	if err := chromedp.Run(ctx, log.Enable(), network.Enable()); err != nil {
		t.Skip("not run: Chromium does not start: ", err)
	}
	return w
}

// hears collects script errors, violations of the page's policy, and requests.
func (w *window) hears(event any) {
	w.mu.Lock()
	defer w.mu.Unlock()
	switch e := event.(type) {
	case *runtime.EventExceptionThrown:
		w.complaints = append(w.complaints, e.ExceptionDetails.Error())
	case *log.EventEntryAdded:
		if e.Entry.Level == log.LevelError && !strings.Contains(e.Entry.Text, "ERR_") {
			w.complaints = append(w.complaints, e.Entry.Text+" "+e.Entry.URL)
		}
	case *network.EventRequestWillBeSent:
		w.asked = append(w.asked, e.Request.URL)
	}
}

func (w *window) runs(actions ...chromedp.Action) {
	w.t.Helper()
	ctx, stop := context.WithTimeout(w, time.Minute)
	defer stop()
	require.NoError(w.t, chromedp.Run(ctx, actions...))
}

func (w *window) requests() []string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return slices.Clone(w.asked)
}

// awaits waits until the browser has requested an address with this end.
func (w *window) awaits(end string) {
	w.t.Helper()
	for began := time.Now(); !strings.Contains(strings.Join(w.requests(), " ")+" ", end+" "); time.Sleep(20 * time.Millisecond) {
		require.Less(w.t, time.Since(began), time.Minute, "%s is never asked for", end)
	}
}

// looksAt loads a page of a table, with the cookie from the table's link.
func (w *window) looksAt(h house, i int, page string) {
	w.t.Helper()
	f := h.server.tables[i]
	w.runs(network.SetCookie(f.cookie(), string(f.key)).WithURL(h.at), chromedp.Navigate(h.at+"/t/"+f.id+"/"+page), chromedp.WaitVisible("h1"))
}

// says waits until an element of the page contains this text.
func (w *window) says(element, text string) {
	w.t.Helper()
	var said string
	for began := time.Now(); time.Since(began) < 30*time.Second; time.Sleep(50 * time.Millisecond) {
		w.runs(chromedp.Evaluate(`(document.querySelector("`+element+`") || {}).innerText || ""`, &said))
		if strings.Contains(said, text) {
			return
		}
	}
	require.FailNow(w.t, "never said", "%s says %q, not %q", element, said, text)
}

// pictured saves a screenshot of the whole page if TABLEMATE_PICTURES names a folder.
func (w *window) pictured(name string) {
	var picture []byte
	w.keeps(name, chromedp.FullScreenshot(&picture, 100), &picture)
}

// screen saves a screenshot of the visible part of the page.
func (w *window) screen(name string) {
	var picture []byte
	w.keeps(name, chromedp.CaptureScreenshot(&picture), &picture)
}

func (w *window) keeps(name string, taking chromedp.Action, picture *[]byte) {
	if folder := os.Getenv("TABLEMATE_PICTURES"); folder != "" {
		w.runs(taking)
		require.NoError(w.t, os.WriteFile(filepath.Join(folder, name+".png"), *picture, 0o600))
	}
}

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
	w.says("#lost", "больше не показывают")
	for _, asked := range w.requests() {
		require.True(t, strings.HasPrefix(asked, h.at), "%s is elsewhere", asked)
	}
	require.Empty(t, w.complaints)
}

func (w *window) sits(e *sitting, name string) {
	w.t.Helper()
	p := e.phones[name]
	home := p.house.at + "/t/" + p.house.server.tables[0].id + "/"
	at := must(url.Parse(home))
	for _, c := range p.house.browser.Jar.Cookies(at) {
		w.runs(network.SetCookie(c.Name, c.Value).WithURL(p.house.at))
	}
	w.runs(chromedp.EmulateViewport(390, 800), chromedp.Navigate(p.house.at+p.at("seat")), chromedp.WaitVisible("#asked h2"))
}

// fits requires that all buttons are at least 44 pixels wide and high, and that the page is not
// wider than the screen.
func (w *window) fits(width int64) {
	w.t.Helper()
	var wide int64
	var small []string
	w.runs(chromedp.EmulateViewport(width, 800), chromedp.Evaluate(`document.documentElement.scrollWidth`, &wide),
		chromedp.Evaluate(`[...document.querySelectorAll("#asked button, #asked input:not([type=hidden]):not([type=radio]):not([type=checkbox]), #asked label.way, #asked summary, nav a")]
			.filter(b => b.offsetParent).filter(b => { const r = b.getBoundingClientRect(); return r.width < 44 || r.height < 44; }).map(b => b.outerHTML)`, &small))
	require.LessOrEqual(w.t, wide, width)
	require.Empty(w.t, small)
}

// tap clicks after a short pause, because a page ignores clicks directly after a new question.
func tap(selector string) chromedp.Action {
	return chromedp.Tasks{chromedp.Sleep(400 * time.Millisecond), chromedp.Click(selector)}
}

// TestTwoSeatsInBrowsers plays a turn of Infiltrators on the pages of two seats. A secret must
// disappear from the page of the agent who looked at it. A half-typed line must stay while others
// answer. A tap must be sent only once.
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

// inView requires that elements of the page are on the screen.
func (w *window) inView(selectors ...string) {
	w.t.Helper()
	for _, selector := range selectors {
		var at []float64
		w.runs(chromedp.Evaluate(`(() => { const r = document.querySelector("`+selector+`").getBoundingClientRect(); return [r.top, innerHeight - r.bottom]; })()`, &at))
		require.GreaterOrEqual(w.t, min(at[0], at[1]), -1.0, "%s is not on the screen: %v", selector, at)
	}
}

// TestAQuestionIsInView answers questions on a page that was scrolled away from them.
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

// TestAPhoneInABrowserArrives waits for a seat on a page without scripts.
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
