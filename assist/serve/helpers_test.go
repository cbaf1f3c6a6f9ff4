package serve

import (
	"bufio"
	"context"
	"image"
	"image/color"
	"io"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"
	"github.com/stretchr/testify/require"
)

type window struct {
	context.Context
	t testing.TB

	mu         sync.Mutex
	complaints []string
	asked      []string
}

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

// The method `hears` collects script errors, violations of the page's policy, and requests.
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

func (w *window) awaits(end string) {
	w.t.Helper()
	for began := time.Now(); !strings.Contains(strings.Join(w.requests(), " ")+" ", end+" "); time.Sleep(20 * time.Millisecond) {
		require.Less(w.t, time.Since(began), time.Minute, "%s is never asked for", end)
	}
}

func (w *window) looksAt(h house, i int, page string) {
	w.t.Helper()
	f := h.server.tables[i]
	w.runs(network.SetCookie(f.cookie(), string(f.key)).WithURL(h.at), chromedp.Navigate(h.at+"/t/"+f.id+"/"+page), chromedp.WaitVisible("h1"))
}

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

// Pictures are saved only if TABLEMATE_PICTURES names a folder.
func (w *window) pictured(name string) {
	var picture []byte
	w.keeps(name, chromedp.FullScreenshot(&picture, 100), &picture)
}

// The method `screen` saves a picture of the visible part of the page.
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

func (w *window) inView(selectors ...string) {
	w.t.Helper()
	for _, selector := range selectors {
		var at []float64
		w.runs(chromedp.Evaluate(`(() => { const r = document.querySelector("`+selector+`").getBoundingClientRect(); return [r.top, innerHeight - r.bottom]; })()`, &at))
		require.GreaterOrEqual(w.t, min(at[0], at[1]), -1.0, "%s is not on the screen: %v", selector, at)
	}
}

var evenings = []string{"solo", "raccoonheist-three", "micemystics-mapped", "infiltrators-two", "chezguevara-five"}

func hears(t testing.TB, from *bufio.Reader) (name, text string) {
	t.Helper()
	var data []string
	for {
		line := must(from.ReadString('\n'))
		line = strings.TrimSuffix(line, "\n")
		switch {
		case line == "":
			return name, strings.Join(data, "\n")
		case strings.HasPrefix(line, "event: "):
			name = line[len("event: "):]
		default:
			data = append(data, strings.TrimPrefix(line, "data: "))
		}
	}
}

// endless is a request body of one gigabyte that counts the bytes read from it.
type endless struct{ read atomic.Int64 }

func (e *endless) Read(p []byte) (int, error) {
	for i := range p {
		p[i] = 'q'
	}
	if e.read.Add(int64(len(p))) > 1<<30 {
		return 0, io.EOF
	}
	return len(p), nil
}

// screen has the background and the text colour of a terminal. In an image of the terminal, each
// character is `pixels` wide and twice as high.
type screen struct {
	back, ink color.Gray
}

const pixels = 4

func (s screen) photographs(lines []string) image.Image {
	back, ink := s.back, s.ink
	const margin = 6 * pixels
	wide := 0
	for _, line := range lines {
		wide = max(wide, len([]rune(escapes.ReplaceAllString(line, ""))))
	}
	photo := image.NewGray(image.Rect(0, 0, wide*pixels+2*margin, len(lines)*2*pixels+2*margin))
	fill(photo, photo.Rect, s.back)
	for y, line := range lines {
		if strings.HasPrefix(line, "\x1b[97;40m") {
			back, ink = color.Gray{0}, color.Gray{255}
		}
		for x, sign := range []rune(escapes.ReplaceAllString(line, "")) {
			at := image.Rect(0, 0, pixels, pixels).Add(image.Pt(margin+x*pixels, margin+2*y*pixels))
			upper, lower := back, back
			if sign == '█' || sign == '▀' {
				upper = ink
			}
			if sign == '█' || sign == '▄' {
				lower = ink
			}
			fill(photo, at, upper)
			fill(photo, at.Add(image.Pt(0, pixels)), lower)
		}
	}
	return photo
}

var escapes = regexp.MustCompile(`\x1b\[[0-9;]*m`)

func fill(photo *image.Gray, area image.Rectangle, with color.Gray) {
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			photo.SetGray(x, y, with)
		}
	}
}

func read(photo image.Image) (string, error) {
	bitmap, err := gozxing.NewBinaryBitmapFromImage(photo)
	if err != nil {
		return "", err
	}
	found, err := qrcode.NewQRCodeReader().Decode(bitmap, nil)
	if err != nil {
		return "", err
	}
	return found.GetText(), nil
}

// area is the rectangle around a shape of a picture. If the shape is a text, the rectangle is
// approximate.
type area struct {
	text                     string
	left, top, right, bottom float64
}
