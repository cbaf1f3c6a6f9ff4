package serve

import (
	"crypto/rand"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
	"tablemate/assist/room"
	"tablemate/tables"
)

func TestARoundOfThreePhones(t *testing.T) {
	e := seated(t, "raccoonheist", tables.English, "Ann", "Boris", "Vera")
	e.laidOut("Dog")
	ann, boris, vera := e.phones["Ann"], e.phones["Boris"], e.phones["Vera"]
	require.Regexp(t, `<pre>[^<]*─`, ann.house.page(ann.at("seat")), "the table, drawn in letters of one width")
	boris.taps(asked("Dog"), "typed", "6")
	raid := asked("Where to")
	numbers := map[*phone]string{ann: ann.number(raid), boris: boris.number(raid), vera: vera.number(raid)}
	var all sync.WaitGroup
	got := make(chan int, 3)
	for p, piece := range map[*phone]string{vera: "k 1", ann: "l 1", boris: "k 2"} {
		all.Add(1)
		go func() {
			defer all.Done()
			status, _ := p.posts("seat", url.Values{"q": {numbers[p]}, "piece": {piece}, "script": {"1"}})
			got <- status
		}()
	}
	all.Wait()
	for range 3 {
		require.Equal(t, http.StatusOK, <-got, "none is late")
	}
	ann.number(asked("Reveal the Owner"))
	for seat, raid := range map[string]string{"Ann": `"location":"living_room","count":1`, "Boris": `"location":"kitchen","count":2`, "Vera": `"location":"kitchen","count":1`} {
		line := regexp.MustCompile(`(?m)^.*"from":"` + seat + `","did":\{"kind":"raid".*$`).FindString(e.record())
		require.Contains(t, line, raid, seat)
		require.Contains(t, line, `"by":"raccoons_`+strconv.Itoa(slices.Index(e.room.Seats(), seat)+1), seat)
	}
	require.Contains(t, e.terminal.String(), "↳ Vera: k 1")
	vera.taps(asked("Reveal the Owner"), "enter", "1")
	taps := 5
	for s, _ := e.room.See("Ann"); ; s, _ = e.room.See("Ann") {
		ann.number(anything)
		if s, _ = e.room.See("Ann"); strings.Contains(s.Asked.Text, "Dog") || taps > 9 {
			break
		}
		p := ann
		if len(s.Asked.Whose) > 0 {
			p = e.phones[s.Asked.Whose[0]]
		}
		ps, _ := e.room.See(p.name)
		switch {
		case ps.Asked.Enter != "":
			p.taps(anything, "enter", "1")
		default:
			p.taps(anything, "typed", ps.Asked.Buttons.Plain[0].Key)
		}
		taps++
	}
	require.LessOrEqual(t, taps, 9, "over three phones")
}

func TestWhatIsForOnePairOfEyes(t *testing.T) {
	e := seated(t, "infiltrators", tables.English, "Ann", "Boris", "Vera")
	ann, boris, vera := e.phones["Ann"], e.phones["Boris"], e.phones["Vera"]
	for _, p := range e.phones {
		p.listens()
	}
	e.laidOut("What does")
	ann.taps(asked("Ann do"), "typed", "d")
	boris.number(asked("Boris do"))
	before := boris.number(asked("Boris do"))

	alone := func(s room.Screen) bool { return s.Alone }
	ann.taps(anything, "typed", "keep")
	require.Equal(t, before, boris.number(asked("Boris do")), "the table goes on")
	theirs := ann.number(alone)
	for _, p := range []*phone{boris, vera} {
		for _, form := range []url.Values{{"typed": {"9r"}}, {"enter": {"1"}}, {"word": {"back"}}, {"row": {"1"}}, {"typed": {"9r"}, "for": {"Ann"}}} {
			form.Set("q", theirs)
			form.Set("script", "1")
			status, _ := p.posts("seat", form)
			require.Equal(t, http.StatusForbidden, status, form)
		}
	}
	canary := "canary12345"
	status, _ := ann.posts("seat", url.Values{"q": {theirs}, "typed": {canary}, "script": {"1"}})
	require.Equal(t, http.StatusUnprocessableEntity, status)
	require.Contains(t, ann.everything(), "canary", "she is told what would not do")
	ann.taps(alone, "piece", "7b")
	require.Eventually(t, func() bool { return strings.Contains(e.record(), `"kind":"keep"`) }, 5*time.Second, time.Millisecond, "no further tap is needed")
	require.Eventually(t, func() bool { return strings.Contains(ann.everything(), "Sealed: nobody can read Ann") }, 5*time.Second, time.Millisecond)
	boris.taps(asked("Boris do"), "way", "… a", "piece", "6y")
	ann.taps(asked("Ann, does"), "typed", "check")
	ann.number(alone)
	s, _ := e.room.See("Ann")
	require.Contains(t, strings.Join(s.Asked.Told, " "), "should be")
	for _, p := range []*phone{boris, vera} {
		require.NotContains(t, p.everything(), "should be")
	}
	ann.taps(alone, "word", "back")
	ann.number(asked("Ann, does"))
	require.NotContains(t, ann.house.page(ann.at("seat")), "should be", "wiped when it was seen")
	for _, secret := range []string{canary, "7b", "black 7", "Black 7", "black-7"} {
		for _, p := range []*phone{boris, vera} {
			require.NotContains(t, regexp.MustCompile(`value="[^"]*"`).ReplaceAllString(p.everything(), ""), secret, p.name)
		}
		require.NotContains(t, e.terminal.String(), secret)
		require.NotContains(t, regexp.MustCompile(`[0-9a-f]{32,}`).ReplaceAllString(e.record(), ""), secret)
	}
	require.Contains(t, e.record(), `"from":"Ann","did":{"kind":"keep"`)
}

func TestForgedAnswers(t *testing.T) {
	e := seated(t, "infiltrators", tables.English, "Ann", "Boris")
	ann, boris := e.phones["Ann"], e.phones["Boris"]
	e.laidOut("What does")
	q := ann.number(asked("Ann do"))
	n, _ := strconv.Atoi(q)
	lines := strings.Count(e.record(), "\n")
	for name, c := range map[string]struct {
		p    *phone
		form url.Values
		want int
	}{
		"a row that is not there":          {ann, url.Values{"q": {q}, "row": {"77"}}, http.StatusUnprocessableEntity},
		"a row below the first":            {ann, url.Values{"q": {q}, "row": {"-3"}}, http.StatusUnprocessableEntity},
		"a row that is no number":          {ann, url.Values{"q": {q}, "row": {"1e9"}}, http.StatusUnprocessableEntity},
		"a row beyond all numbers":         {ann, url.Values{"q": {q}, "row": {"99999999999999999999"}}, http.StatusUnprocessableEntity},
		"no number":                        {ann, url.Values{"typed": {"w"}}, http.StatusConflict},
		"a number of letters":              {ann, url.Values{"q": {"x"}, "typed": {"w"}}, http.StatusConflict},
		"a number to come":                 {ann, url.Values{"q": {strconv.Itoa(n + 1)}, "typed": {"w"}}, http.StatusConflict},
		"a number below zero":              {ann, url.Values{"q": {"-1"}, "typed": {"w"}}, http.StatusConflict},
		"another's question":               {boris, url.Values{"q": {q}, "typed": {"w"}}, http.StatusUnprocessableEntity},
		"another's question, by Enter":     {boris, url.Values{"q": {q}, "enter": {"1"}}, http.StatusForbidden},
		"for somebody who is not there":    {boris, url.Values{"q": {q}, "typed": {"w"}, "for": {"Mallory"}}, http.StatusForbidden},
		"what cannot be read":              {ann, url.Values{"q": {q}, "typed": {"xyzzy"}}, http.StatusUnprocessableEntity},
		"signs that a terminal would obey": {ann, url.Values{"q": {q}, "typed": {"\x1b[2J\x1b]0;x\x07"}}, http.StatusUnprocessableEntity},
		"the end of the evening":           {ann, url.Values{"q": {q}, "typed": {"quit"}}, http.StatusUnprocessableEntity},
	} {
		c.form.Set("script", "1")
		time.Sleep(120 * time.Millisecond) // at most ten answers in a second are accepted
		status, _ := c.p.posts("seat", c.form)
		require.Equal(t, c.want, status, name)
	}
	require.Equal(t, lines, strings.Count(e.record(), "\n"), "nothing was recorded")
	require.NotContains(t, e.terminal.String(), "\x1b[2J")
	require.NotContains(t, e.terminal.String(), "xyzzy", "what one phone could not say is told to it alone")
	require.Equal(t, q, ann.number(asked("Ann do")))

	time.Sleep(time.Second) // the forged answers also count towards the limit of ten in a second
	form := url.Values{"q": {q}, "typed": {"w"}, "once": {"tap"}, "script": {"1"}}
	for range 3 {
		status, _ := ann.posts("seat", form)
		require.Equal(t, http.StatusOK, status, "the same answer again is no other one")
	}
	form.Set("once", "another")
	answer, text := ann.house.do(ann.house.request(http.MethodPost, ann.at("seat"), strings.NewReader(form.Encode())))
	require.Equal(t, http.StatusOK, answer.StatusCode)
	require.Equal(t, "asked", answer.Header.Get("X-Part"), "the script draws only this")
	require.Contains(t, text, "<h2", "with what is asked now")
	require.NotContains(t, text, "answered first", "she was the first herself")
	status, text := boris.posts("seat", form)
	require.Equal(t, http.StatusConflict, status)
	require.Contains(t, text, "Ann answered first. The question on the screen is a new one.")
	require.Eventually(t, func() bool { return strings.Contains(e.record(), `"kind":"wait"`) }, 30*time.Second, time.Millisecond)
	require.Equal(t, 1, strings.Count(e.record(), `"kind":"wait"`))

	got := map[int]int{}
	for range 100 {
		status, _ := boris.posts("seat", url.Values{"q": {q}, "typed": {"zz"}, "script": {"1"}})
		got[status]++
	}
	require.GreaterOrEqual(t, got[http.StatusTooManyRequests], 50)
}

func TestASeatTakesNoRequestFromElsewhere(t *testing.T) {
	e := seated(t, "infiltrators", tables.English, "Ann", "Boris")
	ann := e.phones["Ann"]
	q := ann.number(anything)
	for name, change := range map[string]func(*http.Request){
		"another site":            func(r *http.Request) { r.Header.Set("Origin", "http://evil.example") },
		"another site, in a word": func(r *http.Request) { r.Header.Set("Sec-Fetch-Site", "cross-site") },
		"no cookie":               func(r *http.Request) { r.Header.Set("X-Strip", "1") },
	} {
		request := ann.house.request(http.MethodPost, ann.at("seat"), strings.NewReader("q="+q+"&enter=1"))
		change(request)
		client := ann.house.browser
		if request.Header.Get("X-Strip") != "" {
			client = &http.Client{}
		}
		answer := must(client.Do(request))
		answer.Body.Close()
		require.Equal(t, http.StatusForbidden, answer.StatusCode, name)
	}
	looker := e.house
	looker.enter(0)
	answer, _ := looker.get(ann.at("seat/events"))
	require.Equal(t, http.StatusForbidden, answer.StatusCode, "whoever only looks hears nothing of a seat")

	body := &endless{}
	request := ann.house.request(http.MethodPost, ann.at("seat"), body)
	if answer, err := ann.house.browser.Do(request); err == nil {
		answer.Body.Close()
		require.Equal(t, http.StatusRequestEntityTooLarge, answer.StatusCode)
	}
	require.Less(t, body.read.Load(), int64(64<<20))

	for range room.MostPages {
		ann.listens()
	}
	answer, _ = ann.house.get(ann.at("seat/events"))
	require.Equal(t, http.StatusServiceUnavailable, answer.StatusCode, "one seat takes no place from others")
	e.phones["Boris"].listens()
}

func TestANameOfASeatIsText(t *testing.T) {
	hostile := `<img src=x onerror=alert(1)>`
	e := seated(t, "infiltrators", tables.English, hostile, `"><script>alert(2)</script>`)
	for _, p := range e.phones {
		p.listens()
	}
	e.laidOut("What does")
	for _, p := range e.phones {
		require.Less(t, len(p.house.page(p.at("seat"))), 100<<10)
		require.NotContains(t, p.everything(), "<img")
		require.NotContains(t, p.everything(), "<script>alert")
	}
	require.Contains(t, e.phones[hostile].everything(), "&lt;img src=x")
	p := e.phone(hostile)
	require.NotContains(t, p.house.page(p.at("join")), "<img")
}

func TestASeatOutlivesARestart(t *testing.T) {
	e := seated(t, "infiltrators", tables.English, "Ann", "Boris")
	ann := e.phones["Ann"]
	game, link := e.house.server.tables[0].Game, e.house.server.tables[0].link
	require.Equal(t, os.FileMode(0o600), must(os.Stat(journal.SeatsPath(e.path))).Mode().Perm())
	text := must(os.ReadFile(journal.SeatsPath(e.path)))
	cookies := ann.house.browser.Jar.Cookies(&url.URL{Scheme: "http", Host: strings.TrimPrefix(ann.house.at, "http://"), Path: ann.at("")})
	for _, c := range cookies {
		if strings.HasSuffix(c.Name, "-seat") {
			require.NotContains(t, string(text), c.Value, "the file opens no seat to whoever reads it")
		}
	}
	e.house.end()
	e.opens(t, game, tables.English)
	require.Equal(t, link, e.house.server.tables[0].link)
	anew := &phone{sitting: e, house: ann.house, name: "Ann"}
	anew.house.at, anew.house.server = e.house.at, e.house.server
	jar, _ := cookiejar.New(nil)
	home := must(url.Parse(e.house.at + "/t/" + e.house.server.tables[0].id + "/"))
	jar.SetCookies(home, cookies)
	anew.house.browser = &http.Client{Jar: jar}
	require.Contains(t, anew.house.page(anew.at("seat")), "<strong>Ann</strong>", "no code is scanned again")

	other := e.phone("Ann")
	status, _ := other.posts("join", url.Values{"name": {"Ann"}})
	require.Equal(t, http.StatusAccepted, status, "it has to wait")
	answer, _ := other.house.get(other.at("seat"))
	require.Equal(t, http.StatusSeeOther, answer.StatusCode, "and sees nothing")
	status, _ = anew.posts("admit", url.Values{"name": {"Ann"}, "yes": {"1"}})
	require.Equal(t, http.StatusForbidden, status, "nobody lets oneself in")
	boris := e.phones["Boris"]
	boris.house.at, boris.house.server = e.house.at, e.house.server
	home.Path = boris.at("")
	require.True(t, must(e.house.server.tables[0].Seating.admit("Ann", true)))
	require.Contains(t, other.house.page(other.at("seat")), "<strong>Ann</strong>")
	_, text2 := anew.house.get(anew.at("seat"))
	require.NotContains(t, text2, `<strong>Ann</strong>`, "the old phone is out")
	require.True(t, must(must(OpenSeating(journal.SeatsPath(e.path), rand.Reader)).Release("Ann")))
	answer, _ = other.house.get(other.at("seat"))
	require.Equal(t, http.StatusSeeOther, answer.StatusCode, "by another program, at once")
}

func TestAHouseRuleIsMadeByTwo(t *testing.T) {
	e := seated(t, "raccoonheist", tables.English, "Ann", "Boris")
	e.laidOut("Dog")
	ann, boris := e.phones["Ann"], e.phones["Boris"]
	boris.taps(asked("Dog"), "typed", "6") // the 6 blocks no location; so the raid, typed next, breaks only one rule
	ann.taps(asked("Where to"), "typed", "l 6")
	ann.taps(asked("anyway"), "typed", "house")
	q := ann.number(asked("Play without this rule"))
	status, _ := ann.posts("seat", url.Values{"q": {q}, "row": {"1"}, "script": {"1"}})
	require.Equal(t, http.StatusForbidden, status)
	boris.taps(asked("Play without this rule"), "row", "1")
	boris.number(asked("Boris"))
	require.Regexp(t, `"from":"Ann","ruled":"Boris","did":\{"kind":"settle"`, e.record())
	require.Regexp(t, `"from":"Ann","did":\{"kind":"raid"`, e.record(), "she reported, whoever ruled")
	require.Contains(t, filepath.Base(e.path), "t")
}

func TestAnInterruptionComesFromItsOwnPhone(t *testing.T) {
	e := seated(t, "chezguevara", tables.English, "Ann", "Boris", "Cleo")
	boris, cleo := e.phones["Boris"], e.phones["Cleo"]
	objects, turn := asked("Does anybody object?"), asked("to play. Which card?")
	for _, answer := range []string{"2 3 0", "3 2 1 1", "4 2 3 2", "p c c", "p p p s s"} {
		q, _ := strconv.Atoi(cleo.number(anything))
		cleo.taps(func(s room.Screen) bool { return s.Asked.Number >= q }, "typed", answer)
		cleo.number(func(s room.Screen) bool { return s.Asked.Number > q })
	}
	e.laidOut("to play. Which card?")
	s, _ := e.room.See("Ann")
	mover := e.phones[s.Asked.Whose[0]]
	require.NotEqual(t, cleo, mover)
	mover.taps(turn, "typed", "soap t1 c1")
	mover.taps(asked("Is that right?"), "enter", "1")
	refused := func(p *phone, typed, why string) {
		t.Helper()
		status, text := p.posts("seat", url.Values{"q": {p.number(objects)}, "typed": {typed}, "script": {"1"}})
		require.Equal(t, http.StatusUnprocessableEntity, status)
		require.Contains(t, text, why)
	}
	refused(cleo, "ok", "is being asked now")
	refused(cleo, "xyzzy", "“xyzzy”")
	cleo.taps(objects, "typed", "ki")
	cleo.number(asked("plays Kitchen Duty. Does anybody object?"))
	require.Regexp(t, `"by":"player_3","from":"Cleo","did":\{"kind":"order","seat":"player_3","card":"kitchen-duty"`, e.record())

	boris.taps(objects, "typed", "veto a0 cancels any")
	boris.taps(asked("Is that right?"), "enter", "1")
	boris.number(func(room.Screen) bool { return strings.Contains(e.record(), `"from":"Boris","did":{"kind":"cancel"`) })
}
