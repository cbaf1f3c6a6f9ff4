package serve

import (
	"fmt"
	"net"
	"net/url"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
	"tablemate/assist/room"
	"tablemate/tables"
)

// BenchmarkUpdate reports how long it takes until an appended line has reached all pages. It also
// reports the memory for each page.
func BenchmarkUpdate(b *testing.B) {
	for _, pages := range []int{1, 100} {
		b.Run(fmt.Sprintf("pages=%d", pages), func(b *testing.B) {
			var took []float64
			var kept int64
			for b.Loop() {
				table := begun(b, "solo", 56)
				h := served(b, table)
				before := inUse()
				clients := h.clients(pages)
				kept = inUse() - before
				took = append(took, recordedTo(b, clients, table.Path)...)
				h.end()
			}
			b.ReportMetric(float64(kept)/1024/float64(pages), "KB/page")
			b.ReportMetric(median(took), "ms-p50")
			b.ReportMetric(took[len(took)*99/100], "ms-p99")
		})
	}
}

func (h house) clients(pages int) []net.Conn {
	h.enter(0)
	f, host := h.server.tables[0], strings.TrimPrefix(h.at, "http://")
	out := make([]net.Conn, pages)
	for i := range out {
		out[i] = must(net.Dial("tcp", host))
		h.t.Cleanup(func() { out[i].Close() })
		fmt.Fprintf(out[i], "GET /t/%s/en/events HTTP/1.1\r\nHost: %s\r\nCookie: %s=%s\r\n\r\n", f.id, host,
			f.cookie(), f.key)
		until(h.t, out[i], "\n\n")
	}
	return out
}

// recordedTo returns the milliseconds until each new line has reached all pages.
func recordedTo(b *testing.B, pages []net.Conn, path string) []float64 {
	whole := must(journal.Read("../../cmd/testdata/games/solo.jsonl"))
	w := must(journal.Open(path))
	defer w.Close()
	var took []float64
	for _, line := range whole.Lines[len(w.Record().Lines):] {
		began := time.Now()
		require.NoError(b, w.Append(line))
		if len(line.Did) == 0 || strings.Contains(string(line.Did), `"keep"`) {
			continue // lines of this kind change no page
		}
		for _, page := range pages {
			until(b, page, "\n\n")
		}
		took = append(took, float64(time.Since(began).Microseconds())/1000)
	}
	return took
}

func inUse() int64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapInuse + m.StackInuse)
}

func until(t testing.TB, from net.Conn, text string) {
	var heard []byte
	part := make([]byte, 4096)
	require.NoError(t, from.SetReadDeadline(time.Now().Add(time.Minute)))
	for !strings.Contains(string(heard), text) {
		n := must(from.Read(part))
		heard = append(heard[max(0, len(heard)-len(text)):], part[:n]...)
	}
}

// BenchmarkFirstPaint reports how long it takes until a browser paints the page of a table. For
// comparison, it also reports this time for a page that has only one sentence.
func BenchmarkFirstPaint(b *testing.B) {
	w := inBrowser(b)
	h := served(b, begun(b, "solo", 60))
	w.runs(chromedp.EmulateViewport(320, 640))
	w.looksAt(h, 0, "en/")
	for b.Loop() {
		var tables, sentences []float64
		for range 11 {
			tables = append(tables, w.painted(h.at+"/t/"+h.server.tables[0].id+"/en/"))
			sentences = append(sentences, w.painted(h.at+"/none"))
		}
		b.ReportMetric(median(tables), "ms-table")
		b.ReportMetric(median(sentences), "ms-sentence")
	}
}

func (w *window) painted(page string) float64 {
	w.t.Helper()
	var after float64
	w.runs(chromedp.Navigate(page), chromedp.PollFunction(`() => performance.getEntriesByType("paint").length && performance.getEntriesByType("paint")[0].startTime`, &after))
	return after
}

func median(all []float64) float64 {
	slices.Sort(all)
	return all[len(all)/2]
}

// BenchmarkPhones reports the time from a phone's answer until another phone gets the next
// question. It also measures how long a recorded line takes to reach an open page. The value
// p99/line is the 99th percentile of the first time, divided by the median of the second. KB/phone
// is the memory for one open page of a phone.
func BenchmarkPhones(b *testing.B) {
	var took, yard []float64
	for b.Loop() {
		table := begun(b, "solo", 56)
		h := served(b, table)
		yard = append(yard, recordedTo(b, h.clients(1), table.Path)...)
		h.end()
		e := seated(b, "raccoonheist", tables.English, "Ann", "Boris", "Vera", "Gleb", "Dora")
		e.laidOut("Dog")
		before := inUse()
		streams := e.streams(room.MostPages)
		b.ReportMetric(float64(inUse()-before)/1024/float64(len(streams)), "KB/phone")
		took = append(took, e.rounds(30)...)
	}
	b.ReportMetric(median(took), "ms-p50")
	b.ReportMetric(took[len(took)*99/100], "ms-p99")
	b.ReportMetric(took[len(took)*99/100]/median(yard), "p99/line")
}

func (e *sitting) streams(each int) (out []net.Conn) {
	host := strings.TrimPrefix(e.house.at, "http://")
	for _, p := range e.phones {
		at := must(url.Parse(e.house.at + p.at("seat/events")))
		for range each {
			c := must(net.Dial("tcp", host))
			e.t.Cleanup(func() { c.Close() })
			fmt.Fprintf(c, "GET %s HTTP/1.1\r\nHost: %s\r\n", at.Path, host)
			for _, kept := range p.house.browser.Jar.Cookies(at) {
				fmt.Fprintf(c, "Cookie: %s=%s\r\n", kept.Name, kept.Value)
			}
			fmt.Fprint(c, "\r\n")
			until(e.t, c, "event: table")
			out = append(out, c)
		}
	}
	return out
}

// mostASecond limits how many answers the benchmark sends in a second. The room accepts only ten
// from each phone.
const mostASecond = 9

// rounds returns the milliseconds until another phone gets the next question.
func (e *sitting) rounds(questions int) (took []float64) {
	for _, p := range e.phones {
		p.listens()
	}
	for range questions {
		var p, other *phone
		var number string
		for _, name := range e.room.Seats() {
			next := e.phones[name]
			now := next.number(anything)
			switch s, _ := e.room.See(name); {
			case len(s.Asked.Whose) > 0 && !slices.Contains(s.Asked.Whose, name):
			case p == nil:
				p, number = next, now
			case now == number:
				other = next
			}
		}
		if s, _ := e.room.See(p.name); strings.Contains(s.Asked.Text, "how it ended") {
			return took // the game ended early, because the Owner's random cards caught a whole group
		}
		time.Sleep(time.Second / mostASecond)
		began := time.Now()
		p.taps(anything, p.likely()...)
		if other == nil {
			continue
		}
		for other.sent() == number {
			time.Sleep(100 * time.Microsecond)
		}
		took = append(took, float64(time.Since(began).Microseconds())/1000)
	}
	return took
}

func (p *phone) likely() []string {
	s, _ := p.room.See(p.name)
	switch b := s.Asked.Buttons; {
	case s.Asked.Enter != "":
		return []string{"enter", "1"}
	case len(b.Plain) > 0:
		return []string{"typed", b.Plain[0].Key}
	}
	return []string{"typed", "k 1"} // a raid
}

// The method `sent` returns the number of the last question in the event stream.
func (p *phone) sent() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	text := p.heard.String()
	_, text, _ = strings.Cut(text[max(0, strings.LastIndex(text, "event: ask")):], `name="q" value="`)
	number, _, _ := strings.Cut(text, `"`)
	return number
}
