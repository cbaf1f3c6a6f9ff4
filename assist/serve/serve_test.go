package serve

import (
	"bufio"
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/cookiejar"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist"
	"tablemate/assist/journal"
	"tablemate/tables"
)

// recorded are tables of every game, and how many of their lines are played.
var recorded = map[string]int{
	"solo": 60, "two": 40, "raccoonheist-four": 30, "infiltrators-two": 15, "micemystics-mapped": 90, "micemystics-unmapped": 40,
	"chezguevara-five": 70, "chezguevara-two": 1000,
}

// begun copies the beginning of a recorded game.
func begun(t testing.TB, name string, lines int) Table {
	text, err := os.ReadFile("../../cmd/testdata/games/" + name + ".jsonl")
	require.NoError(t, err)
	all := bytes.SplitAfter(text, []byte("\n"))
	path := filepath.Join(t.TempDir(), name+".jsonl")
	require.NoError(t, os.WriteFile(path, bytes.Join(all[:min(lines, len(all))], nil), 0o600))
	return tableAt(t, path)
}

func tableAt(t testing.TB, path string) Table {
	header := journal.TableAt(path).Header
	for _, g := range assist.Games() {
		if g.Game() == header.Game {
			return Table{Game: g, Path: path, Lang: tables.English}
		}
	}
	require.FailNow(t, "no game", header.Game)
	return Table{}
}

// house is a server and a browser that looks at it.
type house struct {
	t       testing.TB
	server  *Server
	at      string // where it answers
	browser *http.Client
	end     func() // ends the server and waits for it
}

func served(t testing.TB, all ...Table) house {
	server, err := New(rand.Reader, all...)
	require.NoError(t, err)
	listeners, err := Listen(t.Context(), 0, false)
	require.NoError(t, err)
	ctx, stop := context.WithCancel(context.Background())
	over := make(chan error, 1)
	go func() { over <- server.Serve(ctx, listeners...) }()
	jar, _ := cookiejar.New(nil)
	h := house{t: t, server: server, at: "http://" + listeners[0].Addr().String(), browser: &http.Client{Jar: jar}}
	ended := false
	h.end = func() {
		if !ended {
			ended = true
			stop()
			require.NoError(t, <-over)
		}
	}
	t.Cleanup(h.end)
	h.page("/a/icon.svg") // it answers
	return h
}

// enter opens the link of a table and returns where the table is.
func (h house) enter(i int) string {
	h.t.Helper()
	answer, text := h.get("/open/" + string(h.server.tables[i].link))
	require.Equal(h.t, http.StatusOK, answer.StatusCode)
	require.NotContains(h.t, text, h.server.tables[i].link)
	return "/t/" + h.server.tables[i].id + "/"
}

func (h house) get(path string) (*http.Response, string) {
	h.t.Helper()
	request, err := http.NewRequestWithContext(h.t.Context(), http.MethodGet, h.at+path, nil)
	require.NoError(h.t, err)
	return h.do(request)
}

func (h house) do(request *http.Request) (*http.Response, string) {
	h.t.Helper()
	answer, err := h.browser.Do(request)
	require.NoError(h.t, err)
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	require.NoError(h.t, err)
	return answer, string(text)
}

func (h house) page(path string) string {
	h.t.Helper()
	answer, text := h.get(path)
	require.Equal(h.t, http.StatusOK, answer.StatusCode, text)
	return text
}

func (h house) ask(path, query string) (*http.Response, string) {
	h.t.Helper()
	request, err := http.NewRequestWithContext(h.t.Context(), http.MethodPost, h.at+path, strings.NewReader("q="+query))
	require.NoError(h.t, err)
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	return h.do(request)
}

func TestWhoeverOpensTheLinkSeesTheTable(t *testing.T) {
	h := served(t, begun(t, "solo", 60), begun(t, "raccoonheist-four", 30))
	own, other := "/t/"+h.server.tables[0].id+"/", "/t/"+h.server.tables[1].id+"/"
	answer, text := h.get(own + "ru/")
	require.Equal(t, http.StatusForbidden, answer.StatusCode)
	require.NotContains(t, text, "Escape")
	for _, wrong := range []string{"x", string(h.server.tables[0].key), string(h.server.tables[0].link)[1:] + "A", "%00"} {
		answer, text = h.get("/open/" + wrong)
		require.Equal(t, http.StatusNotFound, answer.StatusCode)
		require.Contains(t, text, "opens no table")
		require.Empty(t, answer.Cookies())
	}

	answer, text = h.get("/open/" + string(h.server.tables[0].link))
	require.Len(t, answer.Cookies(), 1)
	cookie := answer.Cookies()[0]
	require.True(t, cookie.HttpOnly)
	require.Equal(t, http.SameSiteStrictMode, cookie.SameSite)
	require.Equal(t, own, cookie.Path)
	require.Contains(t, text, `content="0;url=`+own+`en/"`, "the browser leaves for an address without the secret")
	require.NotContains(t, text, h.server.tables[0].link)

	english, russian := h.page(own+"en/"), h.page(own+"ru/")
	require.Contains(t, english, "Escape · solo · turn 4")
	require.Contains(t, english, "the Russians: the app moves")
	require.Contains(t, english, "plays “Mustard", "the last events, in words")
	require.Contains(t, russian, "русские: ходит приложение")
	require.Contains(t, russian, `<html lang="ru">`)
	answer, _ = h.get(other + "en/")
	require.Equal(t, http.StatusForbidden, answer.StatusCode, "one link opens one table")
	h.enter(1)
	require.Contains(t, h.page(other+"ru/"), "Четверо")
	require.Contains(t, h.page(own+"ru/"), "Escape", "both are open at once")
}

func TestAPageMayUseNothingFromElsewhere(t *testing.T) {
	h := served(t, begun(t, "solo", 60))
	at := h.enter(0)
	answer, text := h.get(at + "en/")
	require.Contains(t, answer.Header.Get("Content-Security-Policy"), "default-src 'none'")
	require.Equal(t, "no-store", answer.Header.Get("Cache-Control"))
	require.Equal(t, "no-referrer", answer.Header.Get("Referrer-Policy"))
	require.Equal(t, "nosniff", answer.Header.Get("X-Content-Type-Options"))
	require.Empty(t, answer.Header.Get("Access-Control-Allow-Origin"))
	require.NotRegexp(t, `style="|<style|\son\w+=|https?://`, text)

	request := func(method, path string) *http.Request {
		r, err := http.NewRequestWithContext(t.Context(), method, h.at+path, nil)
		require.NoError(t, err)
		return r
	}
	named := request(http.MethodGet, at+"en/")
	named.Host = "evil.example:80"
	answer, text = h.do(named)
	require.Equal(t, http.StatusMisdirectedRequest, answer.StatusCode, "as a page elsewhere asks whose name was pointed here")
	require.NotContains(t, text, "Escape")
	foreign := request(http.MethodPost, at+"en/rules")
	foreign.Header.Set("Origin", "http://evil.example")
	answer, _ = h.do(foreign)
	require.Equal(t, http.StatusForbidden, answer.StatusCode)
	for _, method := range []string{http.MethodPost, http.MethodPut, http.MethodDelete, http.MethodPatch} {
		answer, _ = h.do(request(method, at+"en/"))
		require.GreaterOrEqual(t, answer.StatusCode, 400, method)
	}
	for _, path := range []string{"/", "/t/", "/../../etc/passwd", "/a/", "/a/pages.html", at + "en/state"} {
		answer, _ = h.get(path)
		require.Equal(t, http.StatusNotFound, answer.StatusCode, path)
	}
}

// endless is a body of any size, and how much of it was read.
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

func TestABodyOfAGigabyteIsNotRead(t *testing.T) {
	h := served(t, begun(t, "solo", 60))
	at := h.enter(0)
	body := &endless{}
	request, err := http.NewRequestWithContext(t.Context(), http.MethodPost, h.at+at+"en/rules", body)
	require.NoError(t, err)
	request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	if answer, err := h.browser.Do(request); err == nil { // else it was cut off while it was sent
		text, _ := io.ReadAll(answer.Body)
		answer.Body.Close()
		require.Equal(t, http.StatusRequestEntityTooLarge, answer.StatusCode)
		require.Contains(t, string(text), "Ask in a few words")
	}
	require.Less(t, body.read.Load(), int64(64<<20))
	require.Contains(t, h.page(at+"en/"), "Escape")
}

// hears reads one event of a table.
func hears(t testing.TB, from *bufio.Reader) (name, text string) {
	t.Helper()
	var data []string
	for {
		line, err := from.ReadString('\n')
		require.NoError(t, err)
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

func (h house) opens(path string) *bufio.Reader {
	h.t.Helper()
	request, err := http.NewRequestWithContext(h.t.Context(), http.MethodGet, h.at+path, nil)
	require.NoError(h.t, err)
	answer, err := h.browser.Do(request)
	require.NoError(h.t, err)
	h.t.Cleanup(func() { answer.Body.Close() })
	require.Equal(h.t, "text/event-stream", answer.Header.Get("Content-Type"))
	return bufio.NewReader(answer.Body)
}

// appended writes behind what a file holds, as a game that is played does.
func appended(t testing.TB, path string, text []byte) {
	t.Helper()
	file, err := os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0)
	require.NoError(t, err)
	_, err = file.Write(text)
	require.NoError(t, errors.Join(err, file.Close()))
}

// replaced puts another file where one was, at once.
func replaced(t testing.TB, path string, text []byte) {
	t.Helper()
	require.NoError(t, os.WriteFile(path+".new", text, 0o600))
	require.NoError(t, os.Rename(path+".new", path))
}

func TestAPageIsNotSentAgainUnchanged(t *testing.T) {
	table := begun(t, "solo", 56)
	f, err := newFollowed(rand.Reader, table)
	require.NoError(t, err)
	_, changed := f.now(tables.English)
	f.take(<-journal.Follow(t.Context(), table.Path, time.Hour))
	select {
	case <-changed:
		require.Fail(t, "the table is the one that it was")
	default:
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

	before, err := os.ReadFile(table.Path)
	require.NoError(t, err)
	after, err := os.ReadFile(whole.Path)
	require.NoError(t, err)
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

	began = time.Now()
	h.end()
	name, text = hears(t, events)
	require.Equal(t, "over", name)
	require.Contains(t, text, "no longer shown")
	require.Less(t, time.Since(began), 3*time.Second)
	entries, err := os.ReadDir(filepath.Dir(table.Path))
	require.NoError(t, err)
	require.Len(t, entries, 1, "nothing is written beside the table, no lock is taken")
	kept, err := os.ReadFile(table.Path)
	require.NoError(t, err)
	require.Equal(t, string(after), string(kept))
}

func TestAHundredSlowBrowsersKeepNobodyWaiting(t *testing.T) {
	h := served(t, begun(t, "solo", 60))
	at := h.enter(0)
	address := strings.TrimPrefix(h.at, "http://")
	key := h.server.tables[0].cookie() + "=" + string(h.server.tables[0].key)
	for i := range 100 {
		c, err := net.Dial("tcp", address)
		require.NoError(t, err)
		t.Cleanup(func() { c.Close() })
		if i%2 == 0 {
			fmt.Fprintf(c, "GET %sen/ HTTP/1.1\r\nHost: %s\r\nX-Slow: ", at, address) // and never the rest
		} else {
			fmt.Fprintf(c, "GET %sen/events HTTP/1.1\r\nHost: %s\r\nCookie: %s\r\n\r\n", at, address, key) // and never reads
		}
	}
	began := time.Now()
	require.Contains(t, h.page(at+"en/"), "Escape")
	_, text := hears(t, h.opens(at+"en/events"))
	require.Contains(t, text, "Escape")
	require.Less(t, time.Since(began), 5*time.Second)
}

func TestTooManyOpenPagesAreToldSo(t *testing.T) {
	h := served(t, begun(t, "solo", 60))
	at := h.enter(0)
	for range cap(h.server.streams) {
		h.server.streams <- struct{}{}
	}
	answer, text := h.get(at + "en/events")
	require.Equal(t, http.StatusServiceUnavailable, answer.StatusCode)
	require.Contains(t, text, "Too many pages")
}

func TestHostileNamesAreText(t *testing.T) {
	table := begun(t, "two", 40)
	text, err := os.ReadFile(table.Path)
	require.NoError(t, err)
	hostile := `<img src=x onerror=alert(1)>`
	lines := bytes.SplitN(text, []byte("\n"), 2)
	name := journal.TableAt(table.Path).Header.Table
	header := bytes.Replace(lines[0], []byte(`"table":"`+name+`"`), []byte(`"table":"`+hostile+`"`), 1)
	require.NotEqual(t, lines[0], header)
	plain := `{"note":"</script><script>alert(2)</script>"}` + "\n"
	require.NoError(t, os.WriteFile(table.Path, append(append(header, '\n'), plain...), 0o600))
	h := served(t, table)
	at := h.enter(0)
	page := h.page(at + "en/")
	require.Contains(t, page, "&lt;img src=x")
	require.Contains(t, page, "alert(2)")
	require.NotContains(t, page, "<img")
	require.NotContains(t, page, "<script>")
	_, found := h.ask(at+"en/rules", "%22%3E%3Cscript%3Ealert(3)%3C/script%3E")
	require.NotContains(t, found, "<script>")
}

func TestEveryGameIsShownInBothLanguages(t *testing.T) {
	var all []Table
	for name, lines := range recorded {
		all = append(all, begun(t, name, lines))
	}
	h := served(t, all...)
	for i := range all {
		at := h.enter(i)
		size := 0
		for _, lang := range tables.Langs {
			text := h.page(at + string(lang) + "/")
			require.NotContains(t, text, "[serve.")
			require.Contains(t, text, "<h1>", all[i].Path)
			require.Contains(t, text, `class="turn"`)
			size = max(size, len(text))
			require.NotContains(t, h.page(at+string(lang)+"/rules"), "[serve.")
			require.NotContains(t, h.page(at+string(lang)+"/now"), "[serve.")
		}
		for _, file := range []string{"style.css", "page.js", "icon.svg"} {
			size += len(h.page("/a/" + file))
		}
		require.Less(t, size, 60<<10, "%s: %d bytes", all[i].Path, size)
		t.Logf("%s: %d bytes", filepath.Base(all[i].Path), size)
	}
}

func TestARuleIsFoundWithTheGamesOwnFirst(t *testing.T) {
	h := served(t, begun(t, "solo", 60), begun(t, "chezguevara-five", 70))
	for i, prefix := range []string{"PR-", "CG-"} {
		at := h.enter(i)
		answer, text := h.ask(at+"en/rules", "draw+a+card")
		require.Equal(t, http.StatusOK, answer.StatusCode)
		require.Regexp(t, `<article aria-label="`+prefix, text)
		require.NotContains(t, answer.Request.URL.String(), "draw", "what is asked stands in no address")
		_, part := h.ask(at+"ru/rules", "%D0%BA%D0%B0%D1%80%D1%82%D0%B0&only=1")
		require.NotContains(t, part, "<html")
		require.Contains(t, part, "<article")
		_, none := h.ask(at+"en/rules", "xyzzyqwrtp")
		require.NotContains(t, none, "<article")
	}
}

func TestWhatCouldBeDoneIsTold(t *testing.T) {
	h := served(t, begun(t, "solo", 56), begun(t, "chezguevara-five", 70), begun(t, "raccoonheist-four", 33), begun(t, "infiltrators-two", 15))
	for i, texts := range [][2]string{
		{"costs tools", "стоит: инструменты"},
		{"cancels Ambush (4): no", "событие"},
		{"<li>", "<li>"},
	} {
		at := h.enter(i)
		en, ru := h.page(at+"en/now"), h.page(at+"ru/now")
		require.Contains(t, en, texts[0])
		require.Contains(t, ru, texts[1])
	}
}

func TestAHolderHasTheAnswersOfEverySuspect(t *testing.T) {
	h := served(t, begun(t, "infiltrators-two", 15), begun(t, "solo", 60))
	at, other := h.enter(0), h.enter(1)
	text := h.page(at + "en/mine")
	require.Contains(t, text, `"lies":["1`)
	require.Contains(t, text, "stays on this phone")
	answer, _ := h.get(other + "en/mine")
	require.Equal(t, http.StatusNotFound, answer.StatusCode)
}

func TestAGameThatIsOverHasItsMinutes(t *testing.T) {
	h := served(t, begun(t, "solo", 60), begun(t, "solo", 1000))
	playing, over := h.enter(0), h.enter(1)
	require.NotContains(t, h.page(playing+"en/"), "minutes")
	answer, text := h.get(playing + "en/minutes")
	require.Equal(t, http.StatusNotFound, answer.StatusCode)
	require.Contains(t, text, "when the game is over")
	require.Contains(t, h.page(over+"ru/"), over+"ru/minutes")
	text = h.page(over + "ru/minutes")
	require.Contains(t, text, "Escape")
	require.NotContains(t, text, "<script")
	t.Logf("the minutes take %d bytes", len(text))
}

func TestAPortInUseIsAnError(t *testing.T) {
	taken, err := net.Listen("tcp", loopback+":0")
	require.NoError(t, err)
	defer taken.Close()
	_, err = Listen(t.Context(), taken.Addr().(*net.TCPAddr).Port, false)
	require.ErrorContains(t, err, "address already in use")
	open, err := Listen(t.Context(), 0, false)
	require.NoError(t, err)
	require.Len(t, open, 1)
	require.True(t, IsHere(open[0]), "this machine alone unless people say otherwise")
	open[0].Close()

	house, err := Listen(t.Context(), 0, true)
	if errors.Is(err, ErrNoHouse) {
		return
	}
	require.NoError(t, err)
	for i, listener := range house {
		defer listener.Close()
		address := listener.Addr().(*net.TCPAddr)
		require.True(t, address.IP.IsPrivate() || i == len(house)-1 && address.IP.IsLoopback(), "%v", address)
		require.Equal(t, house[0].Addr().(*net.TCPAddr).Port, address.Port)
	}
}
