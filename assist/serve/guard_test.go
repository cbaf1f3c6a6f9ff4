package serve

import (
	"bytes"
	"net/http"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
)

func TestWhoeverOpensTheLinkSeesTheTable(t *testing.T) {
	h := served(t, begun(t, "solo", 60), begun(t, "raccoonheist-four", 30))
	own, other := "/t/"+h.server.tables[0].id+"/", "/t/"+h.server.tables[1].id+"/"
	answer, text := h.get(own + "ru/")
	require.Equal(t, http.StatusForbidden, answer.StatusCode)
	require.NotContains(t, text, "Escape")
	for _, wrong := range []string{"x", string(h.server.tables[0].key), string(h.server.tables[0].link)[1:] + "A", "%00"} {
		answer, text = h.get("/open/" + wrong)
		require.Equal(t, http.StatusNotFound, answer.StatusCode)
		require.Contains(t, text, "does not open a table")
		require.Empty(t, answer.Cookies())
	}

	answer, text = h.get("/open/" + string(h.server.tables[0].link))
	require.Len(t, answer.Cookies(), 1)
	cookie := answer.Cookies()[0]
	require.True(t, cookie.HttpOnly)
	require.Equal(t, http.SameSiteStrictMode, cookie.SameSite)
	require.Equal(t, own, cookie.Path)
	require.Contains(t, text, `content="0;url=`+own+`"`, "the browser leaves for an address without the secret")
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
		r := must(http.NewRequestWithContext(t.Context(), method, h.at+path, nil))
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

func TestHostileNamesAreText(t *testing.T) {
	table := begun(t, "two", 40)
	text := must(os.ReadFile(table.Path))
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
