package serve

import (
	"fmt"
	"net"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/stretchr/testify/require"
)

// BenchmarkClients opens a hundred pages and reports what the server keeps for each,
// and how long after a change the last of them has heard of it.
func BenchmarkClients(b *testing.B) {
	const pages = 100
	table, later := begun(b, "solo", 56), begun(b, "solo", 57)
	text, err := os.ReadFile(later.Path)
	require.NoError(b, err)
	for b.Loop() {
		h := served(b, table)
		f := h.server.tables[0]
		at, host := "/t/"+f.id+"/en/", strings.TrimPrefix(h.at, "http://")
		h.enter(0)
		h.page(at)
		before := inUse()
		clients := make([]net.Conn, pages)
		for i := range clients {
			clients[i], err = net.Dial("tcp", host)
			require.NoError(b, err)
			fmt.Fprintf(clients[i], "GET %sevents HTTP/1.1\r\nHost: %s\r\nCookie: %s=%s\r\n\r\n", at, host, f.cookie(), f.key)
			until(b, clients[i], "Razor Throwers")
		}
		b.ReportMetric(float64(inUse()-before)/pages/1024, "KB/page")
		began := time.Now()
		replaced(b, table.Path, text)
		for _, c := range clients {
			until(b, c, "Mustard")
		}
		b.ReportMetric(float64(time.Since(began).Milliseconds()), "ms-to-the-last")
		for _, c := range clients {
			c.Close()
		}
		h.end()
		table = begun(b, "solo", 56)
	}
}

// inUse is how many bytes this program holds.
func inUse() int64 {
	runtime.GC()
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	return int64(m.HeapInuse + m.StackInuse)
}

// until reads from a page until it says something.
func until(t testing.TB, from net.Conn, text string) {
	var heard []byte
	part := make([]byte, 4096)
	require.NoError(t, from.SetReadDeadline(time.Now().Add(time.Minute)))
	for !strings.Contains(string(heard), text) {
		n, err := from.Read(part)
		require.NoError(t, err)
		heard = append(heard[max(0, len(heard)-len(text)):], part[:n]...)
	}
}

// BenchmarkFirstPaint loads a table in a browser and reports the median of when
// something is painted, beside that of a page of one sentence from the same server.
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

// painted loads a page and returns after how many milliseconds something is painted.
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
