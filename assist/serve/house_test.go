package serve

import (
	"bytes"
	"context"
	"crypto/rand"
	"errors"
	"io"
	"net/http"
	"net/http/cookiejar"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist"
	"tablemate/assist/journal"
	"tablemate/tables"
)

// The map `recorded` has, for each recorded game, the number of lines that the tests use.
var recorded = map[string]int{
	"solo": 60, "two": 40, "raccoonheist-four": 30, "infiltrators-two": 15, "micemystics-mapped": 90, "micemystics-unmapped": 40,
	"chezguevara-five": 70, "chezguevara-two": 1000,
}

func recordOf(t testing.TB, name string) []byte {
	text := must(os.ReadFile("../../cmd/testdata/games/" + name + ".jsonl"))
	return text
}

func begun(t testing.TB, name string, lines int) Table {
	all := bytes.SplitAfter(recordOf(t, name), []byte("\n"))
	path := filepath.Join(t.TempDir(), name+".jsonl")
	require.NoError(t, os.WriteFile(path, bytes.Join(all[:min(lines, len(all))], nil), 0o600))
	return tableAt(t, path)
}

func tableAt(t testing.TB, path string) Table {
	header := journal.TableAt(path).Header
	for _, g := range assist.Games() {
		if g.About().Game == header.Game {
			return Table{Game: g, Path: path, Lang: tables.English}
		}
	}
	require.FailNow(t, "no game", header.Game)
	return Table{}
}

type house struct {
	t       testing.TB
	server  *Server
	at      string
	browser *http.Client
	end     func() // waits until the server has ended
}

func served(t testing.TB, all ...Table) house {
	server := must(New(rand.Reader, all...))
	listeners := must(Listen(t.Context(), 0, false))
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
	h.page("/a/icon.svg") // the server responds now
	return h
}

func (h house) enter(i int) string {
	h.t.Helper()
	answer, text := h.get("/open/" + string(h.server.tables[i].link))
	require.Equal(h.t, http.StatusOK, answer.StatusCode)
	require.NotContains(h.t, text, h.server.tables[i].link)
	return "/t/" + h.server.tables[i].id + "/"
}

func (h house) request(method, path string, form io.Reader) *http.Request {
	request := must(http.NewRequestWithContext(h.t.Context(), method, h.at+path, form))
	if form != nil {
		request.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	return request
}

func (h house) get(path string) (*http.Response, string) {
	h.t.Helper()
	return h.do(h.request(http.MethodGet, path, nil))
}

func (h house) do(request *http.Request) (*http.Response, string) {
	h.t.Helper()
	answer := must(h.browser.Do(request))
	defer answer.Body.Close()
	text := must(io.ReadAll(answer.Body))
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
	return h.do(h.request(http.MethodPost, path, strings.NewReader("q="+query)))
}

func appended(t testing.TB, path string, text []byte) {
	t.Helper()
	file := must(os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0))
	_, err := file.Write(text)
	require.NoError(t, errors.Join(err, file.Close()))
}

func replaced(t testing.TB, path string, text []byte) {
	t.Helper()
	require.NoError(t, os.WriteFile(path+".new", text, 0o600))
	require.NoError(t, os.Rename(path+".new", path))
}

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}
