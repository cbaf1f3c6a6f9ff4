package serve

import (
	"bufio"
	"bytes"
	"context"
	"crypto/rand"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
	"tablemate/tables"
)

func (h house) opens(path string) *bufio.Reader {
	h.t.Helper()
	answer := must(h.browser.Do(h.request(http.MethodGet, path, nil)))
	h.t.Cleanup(func() { answer.Body.Close() })
	require.Equal(h.t, "text/event-stream", answer.Header.Get("Content-Type"))
	return bufio.NewReader(answer.Body)
}

func TestAPageIsNotSentAgainUnchanged(t *testing.T) {
	table := begun(t, "solo", 56)
	f := must(newLiveTable(rand.Reader, table))
	_, next := f.now(tables.English)
	f.update(<-journal.Follow(t.Context(), table.Path, time.Hour))
	select {
	case <-next.table:
		require.Fail(t, "the table is the one that it was")
	default:
	}
}

// deaf is a response to a browser that reads only the first events. Later writes fail.
type deaf struct {
	*httptest.ResponseRecorder
	reads *int
}

func (d deaf) Write(text []byte) (int, error) {
	if *d.reads--; *d.reads < 0 {
		return 0, os.ErrDeadlineExceeded
	}
	return d.ResponseRecorder.Write(text)
}

func TestAPageThatIsNotReadKeepsNoPlace(t *testing.T) {
	s := Server{over: make(chan struct{})}
	never := changes{table: make(chan struct{})}
	for _, c := range []struct {
		reads int
		beat  time.Duration
		heard string
	}{
		{0, time.Hour, ""},
		{1, time.Millisecond, "event: table\n\n"},
		{2, time.Millisecond, "event: table\n\nevent: beat\ndata: \n\n"},
	} {
		open, end := context.WithTimeout(t.Context(), 10*time.Second)
		w, r := httptest.NewRecorder(), httptest.NewRequestWithContext(open, http.MethodGet, "/", nil)
		s.stream(deaf{w, &c.reads}, r, tables.English, c.beat, func() ([][]byte, changes) {
			return [][]byte{[]byte("event: table\n\n")}, never
		})
		require.NoError(t, open.Err(), "the page is closed at once")
		require.Equal(t, c.heard, w.Body.String())
		end()
	}
}

func TestAPageChangesWhenALineIsRecorded(t *testing.T) {
	table := begun(t, "solo", 56)
	whole := begun(t, "solo", 57)
	h := served(t, table)
	at := h.enter(0)
	events := h.opens(at + "en/events")
	name, text := hears(t, events)
	require.Equal(t, "table", name)
	require.Contains(t, text, "Razor Throwers")
	require.NotContains(t, text, "Mustard")

	before := must(os.ReadFile(table.Path))
	after := must(os.ReadFile(whole.Path))
	began := time.Now()
	appended(t, table.Path, after[len(before):])
	_, text = hears(t, events)
	t.Logf("seen %v after it was recorded", time.Since(began))
	require.Contains(t, text, "Mustard")
	require.Contains(t, h.page(at+"en/"), "Mustard", "and without scripts, loaded again")

	require.NoError(t, os.Rename(table.Path, table.Path+".away"))
	_, text = hears(t, events)
	require.Contains(t, text, "There is no file")
	require.Contains(t, text, "Mustard", "the table stays in view")
	replaced(t, table.Path, append([]byte("{"), before...))
	_, text = hears(t, events)
	require.Contains(t, text, "is not the record of a table")
	require.NoError(t, os.Rename(table.Path+".away", table.Path))
	_, text = hears(t, events)
	require.NotContains(t, text, "trouble")

	h.end()
	name, text = hears(t, events)
	require.Equal(t, "over", name)
	require.Contains(t, text, "The program has ended")
	entries := must(os.ReadDir(filepath.Dir(table.Path)))
	require.Len(t, entries, 1, "nothing is written beside the table, no lock is taken")
	require.Equal(t, string(after), string(must(os.ReadFile(table.Path))))
}

func TestEachPageHasItsOwnPartInItsOwnLanguage(t *testing.T) {
	table, lines := begun(t, "solo", 56), bytes.SplitAfter(recordOf(t, "solo"), []byte("\n"))
	h := served(t, table)
	at := h.enter(0)
	opened := map[string][]*bufio.Reader{}
	for _, path := range []string{"en/events", "ru/events", "en/now/events", "ru/now/events"} {
		opened[path] = []*bufio.Reader{h.opens(at + path), h.opens(at + path)}
	}
	for _, line := range lines[56:58] {
		seen := map[string]bool{}
		for path, pages := range opened {
			_, text := hears(t, pages[0])
			_, other := hears(t, pages[1])
			require.Equal(t, text, other)
			require.False(t, seen[text], path)
			seen[text] = true
		}
		appended(t, table.Path, line)
	}
}

func TestAnotherGameInItsPlaceIsSaid(t *testing.T) {
	table := begun(t, "solo", 56)
	h := served(t, table)
	events := h.opens(h.enter(0) + "en/events")
	hears(t, events)
	replaced(t, table.Path, recordOf(t, "raccoonheist-four"))
	_, text := hears(t, events)
	require.Contains(t, text, "a record of another game")
	require.Contains(t, text, "Escape", "the table stays in view")
	replaced(t, table.Path, []byte{})
	_, text = hears(t, events)
	require.Contains(t, text, "trouble")
	replaced(t, table.Path, recordOf(t, "solo"))
	_, text = hears(t, events)
	require.NotContains(t, text, "trouble")
	require.Contains(t, text, "Victory")
}
