package serve

import (
	"fmt"
	"image/color"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/words"
)

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
			for _, page := range []string{"rules", "now", "mine"} {
				_, text := h.get(at + string(lang) + "/" + page)
				require.NotContains(t, text, "[serve.")
				size = max(size, len(text))
			}
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
		{"cost: tools", "цена: инструменты"},
		{"cancel Ambush (#4): not allowed", "событие"},
		{"<li>", "<li>"},
	} {
		at := h.enter(i)
		en, ru := h.page(at+"en/now"), h.page(at+"ru/now")
		require.Contains(t, en, texts[0])
		require.Contains(t, ru, texts[1])
	}
}

func TestTheLinkToWhatCanBeDoneStaysWhileTheGameGoesOn(t *testing.T) {
	for lines := range 6 {
		h := served(t, begun(t, "solo", 52+lines))
		at := h.enter(0)
		require.Contains(t, h.page(at+"en/"), `href="`+at+`en/now"`, 52+lines)
		require.Contains(t, h.page(at+"en/now"), `class="now"`)
	}
	over := served(t, begun(t, "solo", 999))
	require.NotContains(t, over.page(over.enter(0)+"en/"), `en/now"`)
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
	require.Contains(t, text, "will appear here when it is over")
	require.Contains(t, h.page(over+"ru/"), over+"ru/minutes")
	require.Regexp(t, `<p class="over"><strong>[^<\n]+\n?</strong>`, h.page(over+"ru/"))
	text = h.page(over + "ru/minutes")
	require.Contains(t, text, "Escape")
	require.NotContains(t, text, "<script")
	require.Less(t, len(text), 60<<10)
	t.Logf("the minutes take %d bytes", len(text))
}

func TestALongTurnIsToldByItsEnd(t *testing.T) {
	var text strings.Builder
	text.WriteString(`{"tablemate":2,"game":"picklerick","setup":{"mode":"solo"}}` + "\n")
	for i := range 1000 {
		fmt.Fprintf(&text, `{"did":{"kind":"correct","changes":[{"path":"/rick/health","value":%d}]}}`+"\n", 1+i%3)
	}
	table := begun(t, "solo", 1)
	require.NoError(t, os.WriteFile(table.Path, []byte(text.String()), 0o600))
	h := served(t, table)
	at := h.enter(0)
	page := h.page(at + "en/")
	require.Less(t, len(page), 25<<10)
	require.Contains(t, page, "earlier lines")
	require.Contains(t, h.page(at+"ru/"), "до этого ещё")
}

const longest = "http://192.168.100.200:65535/open/0123456789abcdefABCDEF"

// The codes are read by another library than the one that draws them.
func TestACameraReadsTheLinkOffTheTerminal(t *testing.T) {
	dark, light := screen{color.Gray{20}, color.Gray{230}}, screen{color.Gray{250}, color.Gray{10}}
	for _, link := range []string{longest, "http://10.0.0.2:80/open/AAAAAAAAAAAAAAAAAAAAAA", "http://[fd00:1234:5678:9abc:def0:1234:5678:9abc]:65535/open/0123456789abcdefABCDEF"} {
		for _, c := range []struct {
			on      screen
			colours bool
		}{{dark, true}, {light, true}, {dark, false}} {
			text, err := read(c.on.photographs(Code(link, c.colours)))
			require.NoError(t, err, "%s %+v", link, c)
			require.Equal(t, link, text)
		}
	}
}

func TestTheSquareCodeFitsAboveItsLines(t *testing.T) {
	for _, lang := range tables.Langs {
		below := []string{"serve.house", "serve.here", "serve.open-house", "serve.foot"}
		for _, id := range below {
			require.LessOrEqual(t, len([]rune(words.In(lang).Say(id, tables.Args{"link": longest}))), 80, "%s in %s", id, lang)
		}
		require.LessOrEqual(t, len(Code(longest, true))+len(below)+1, 24)
	}
	for _, colours := range []bool{false, true} {
		lines := Code(longest, colours)
		for _, line := range lines {
			require.LessOrEqual(t, len([]rune(escapes.ReplaceAllString(line, ""))), 80)
			require.Equal(t, colours, strings.HasPrefix(line, "\x1b[97;40m") && strings.HasSuffix(line, "\x1b[0m"), "dark on light on every screen")
		}
	}
	require.Nil(t, Code(strings.Repeat("x", 5000), false))
}
