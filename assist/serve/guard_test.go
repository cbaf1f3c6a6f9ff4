package serve

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"strings"
	"testing"
	"time"

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
	require.NotRegexp(t, `style="|<style|\son\w+=|https?://`, h.page(at+"en/"))
	foreign := h.request(http.MethodPost, at+"en/rules", nil)
	foreign.Header.Set("Origin", "http://evil.example")
	answer, _ := h.do(foreign)
	require.Equal(t, http.StatusForbidden, answer.StatusCode)
	for _, method := range []string{http.MethodPost, http.MethodPut, http.MethodDelete, http.MethodPatch} {
		answer, _ = h.do(h.request(method, at+"en/", nil))
		require.GreaterOrEqual(t, answer.StatusCode, 400, method)
	}
	for _, path := range []string{"/", "/t/", "/../../etc/passwd", "/a/", "/a/pages.html", at + "en/state"} {
		answer, text := h.get(path)
		require.Equal(t, http.StatusNotFound, answer.StatusCode, path)
		if strings.Contains(path, "..") {
			require.Contains(t, text, "There is nothing at this address.", path)
		}
	}
}

func TestNoTableIsServedWithoutASecret(t *testing.T) {
	_, err := New(strings.NewReader("too few bytes"), begun(t, "solo", 60))
	require.ErrorContains(t, err, "drawing the secret of a link")
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

// The method `raw` sends `text`, and reads responses until the server closes the connection. It
// returns the status of each response, and all received bytes as text.
func (h house) raw(text string) (statuses []int, all string) {
	h.t.Helper()
	c := must(net.Dial("tcp", strings.TrimPrefix(h.at, "http://")))
	defer c.Close()
	must(io.WriteString(c, text))
	require.NoError(h.t, c.SetReadDeadline(time.Now().Add(time.Minute)))
	var kept strings.Builder
	for from := bufio.NewReader(io.TeeReader(c, &kept)); ; {
		answer, err := http.ReadResponse(from, nil)
		if err != nil {
			return statuses, kept.String()
		}
		io.Copy(io.Discard, answer.Body)
		answer.Body.Close()
		statuses = append(statuses, answer.StatusCode)
	}
}

func TestOddRequestsGetNothing(t *testing.T) {
	h := served(t, begun(t, "solo", 60))
	f, host := h.server.tables[0], strings.TrimPrefix(h.at, "http://")
	at, cookie := "/t/"+f.id+"/en/", "Cookie: "+f.cookie()+"="+string(f.key)+"\r\n"
	named, last := "Host: "+host+"\r\n", "Connection: close\r\n\r\n"
	hidden := "GET " + at + " HTTP/1.1\r\n" + named + cookie + last
	for name, c := range map[string]struct {
		text string
		want []int
	}{
		"as it should be":              {"GET " + at + " HTTP/1.1\r\n" + named + cookie + last, []int{200}},
		"two lengths":                  {"POST " + at + "rules HTTP/1.1\r\n" + named + cookie + "Content-Length: 3\r\nContent-Length: 99\r\n" + last + hidden, []int{400}},
		"a length and chunks":          {"POST / HTTP/1.1\r\n" + named + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n" + last + "0\r\n\r\n" + hidden, []int{404}},
		"chunks by another name":       {"POST / HTTP/1.1\r\n" + named + "Transfer-Encoding: xchunked\r\n" + last + hidden, []int{501}},
		"a space before the colon":     {"GET " + at + " HTTP/1.1\r\n" + named + "Cookie : x\r\n" + last, []int{400}},
		"a header on two lines":        {"GET " + at + " HTTP/1.1\r\nHost: " + host + "\r\n evil\r\n" + last, []int{400}},
		"two hosts":                    {"GET " + at + " HTTP/1.1\r\n" + named + "Host: evil.example\r\n" + cookie + last, []int{400}},
		"no host":                      {"GET " + at + " HTTP/1.1\r\n" + cookie + last, []int{400}},
		"no host, an old version":      {"GET " + at + " HTTP/1.0\r\n" + cookie + "\r\n", []int{421}},
		"another host in the address":  {"GET http://evil.example" + at + " HTTP/1.1\r\n" + named + cookie + last, []int{421}},
		"this host on another port":    {"GET " + at + " HTTP/1.1\r\nHost: 127.0.0.1:1\r\n" + cookie + last, []int{421}},
		"a name that ends in this one": {"GET " + at + " HTTP/1.1\r\nHost: evil." + host + "\r\n" + cookie + last, []int{421}},
		"HTTP/2 at once":               {"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", []int{421}},
		"an upgrade to HTTP/2":         {"GET " + at + " HTTP/1.1\r\n" + named + cookie + "Upgrade: h2c\r\nConnection: close, Upgrade, HTTP2-Settings\r\nHTTP2-Settings: AAMAAABk\r\n\r\n", []int{200}},
		"a way to another server":      {"CONNECT evil.example:443 HTTP/1.1\r\n" + named + last, []int{421}},
		"only its head":                {"HEAD " + at + " HTTP/1.1\r\n" + named + cookie + last, []int{405}},
		"what may be asked":            {"OPTIONS " + at + " HTTP/1.1\r\n" + named + cookie + "Origin: http://evil.example\r\nAccess-Control-Request-Method: POST\r\n" + last, []int{405}},
		"what was asked":               {"TRACE " + at + " HTTP/1.1\r\n" + named + cookie + last, []int{405}},
		"a folder above":               {"GET /a/../../../../etc/passwd HTTP/1.1\r\n" + named + last, []int{404}},
		"a folder above, in signs":     {"GET /a/%2e%2e%2f%2e%2e%2fetc/passwd HTTP/1.1\r\n" + named + last, []int{404}},
		"a folder above, backwards":    {"GET /a/..\\..\\etc\\passwd HTTP/1.1\r\n" + named + last, []int{404}},
		"a language above":             {"GET /t/" + f.id + "/%2e%2e%2f/ HTTP/1.1\r\n" + named + cookie + last, []int{404}},
		"no such language":             {"GET /t/" + f.id + "/xx/ HTTP/1.1\r\n" + named + cookie + last, []int{404}},
		"a header of 64 KB":            {"GET " + at + " HTTP/1.1\r\n" + named + "X: " + strings.Repeat("x", 64<<10) + "\r\n" + last, []int{431}},
		"an address of 64 KB":          {"GET /" + strings.Repeat("x", 64<<10) + " HTTP/1.1\r\n" + named + last, []int{431}},
		"no request":                   {"\x16\x03\x01\x02\x00\x01\r\n\r\n", []int{400}},
	} {
		statuses, text := h.raw(c.text)
		require.Equal(t, c.want, statuses, name)
		require.Equal(t, c.want[0] == 200 && len(c.want) == 1, strings.Contains(text, "Escape"), name)
		require.NotContains(t, text, "root:", name)
		require.NotContains(t, text, "Access-Control", name)
	}
	require.Contains(t, h.page(h.enter(0)+"en/"), "Escape", "and the table never notices")
}

func TestACookieOpensItsOwnTable(t *testing.T) {
	h := served(t, begun(t, "solo", 60), begun(t, "raccoonheist-four", 30))
	own, other := h.server.tables[0], h.server.tables[1]
	require.NotEqual(t, own.key, own.link)
	require.NotEqual(t, own.key, other.key)
	for _, cookie := range []string{
		other.cookie() + "=" + string(other.key), own.cookie() + "=" + string(other.key), own.cookie() + "=" + string(own.link), own.cookie() + "=",
		own.cookie() + "=" + string(own.key)[1:], own.cookie() + "=" + string(own.key) + "A", "=" + string(own.key), strings.ToUpper(own.cookie()) + "=" + string(own.key),
	} {
		for _, page := range []string{"", "en/", "en/events", "en/now", "en/now/events", "en/mine", "en/mine/events", "en/rules", "en/minutes"} {
			statuses, text := h.raw("GET /t/" + own.id + "/" + page + " HTTP/1.1\r\nHost: " + strings.TrimPrefix(h.at, "http://") + "\r\nCookie: " + cookie + "\r\nConnection: close\r\n\r\n")
			require.Equal(t, []int{http.StatusForbidden}, statuses, "%s with %s", page, cookie)
			require.NotContains(t, text, "Escape")
		}
	}
}

func TestNothingOfATableIsKeptByACache(t *testing.T) {
	h := served(t, begun(t, "infiltrators-two", 15))
	at := h.enter(0) + "en/"
	for _, page := range []string{at, at + "now", at + "mine", at + "rules", at + "minutes", h.enter(0), "/open/" + string(h.server.tables[0].link), "/open/wrong", "/none"} {
		answer, text := h.get(page)
		require.Equal(t, "no-store", answer.Header.Get("Cache-Control"), page)
		require.Equal(t, "no-referrer", answer.Header.Get("Referrer-Policy"), page)
		require.Equal(t, "nosniff", answer.Header.Get("X-Content-Type-Options"), page)
		require.Contains(t, answer.Header.Get("Content-Security-Policy"), "default-src 'none'", page)
		require.NotContains(t, text, h.server.tables[0].key, page)
		require.NotContains(t, text, h.server.tables[0].link, page)
	}
	answer, text := h.get("/a/page.js")
	require.Equal(t, "no-cache", answer.Header.Get("Cache-Control"), "a server of another version may answer here tomorrow")
	require.Empty(t, answer.Cookies())
	request := h.request(http.MethodGet, "/a/page.js", nil)
	request.Header.Set("If-None-Match", answer.Header.Get("ETag"))
	again, _ := h.do(request)
	require.Equal(t, http.StatusNotModified, again.StatusCode)
	require.NotEmpty(t, text)
}

func TestALinkMayBeOpenedAgain(t *testing.T) {
	table := begun(t, "solo", 60)
	first, second := served(t, table), served(t, table)
	first.enter(0)
	first.enter(0)
	answer, text := second.get("/open/" + string(first.server.tables[0].link))
	require.Equal(t, http.StatusNotFound, answer.StatusCode)
	require.Contains(t, text, "every start makes a new link")
	for _, f := range []*liveTable{first.server.tables[0], second.server.tables[0]} {
		require.Len(t, string(f.link), 22, "of 6 bits each")
		require.NotContains(t, fmt.Sprint(f.id), string(f.link)[:idLetters])
	}
}
