package serve

import (
	"crypto/rand"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
	"tablemate/assist/room"
	"tablemate/tables"
)

// The method `leads` returns the path to which a page redirects the phone, or "".
func (p *phone) leads(page string) string {
	answer, _ := p.house.get(p.at(page))
	at, err := answer.Location()
	if err != nil {
		return ""
	}
	return strings.TrimPrefix(at.Path, p.at(""))
}

func TestAPhoneThatWaitsArrives(t *testing.T) {
	e := seated(t, "infiltrators", tables.English, "Ann", "Boris")
	ann, boris, other := e.phones["Ann"], e.phones["Boris"], e.phone("Ann")
	for range 2 {
		status, text := other.posts("join", url.Values{"name": {"Ann"}})
		require.Equal(t, http.StatusAccepted, status)
		require.Contains(t, text, `http-equiv="refresh"`)
		require.Equal(t, "join", other.leads("seat"))
		require.Contains(t, other.house.page(other.at("join")), `http-equiv="refresh"`, "it stays there")
	}
	told := boris.house.page(boris.at("seat"))
	require.Equal(t, 1, strings.Count(told, "is asking for Ann&#39;s seat"))
	require.Contains(t, told, "tablemate seats t --release Ann")
	require.Contains(t, other.house.page(other.at("join")), "tablemate seats t --release Ann")
	third := e.phone("Ann")
	status, text := third.posts("join", url.Values{"name": {"Ann"}})
	require.Equal(t, http.StatusConflict, status)
	require.NotContains(t, text, `http-equiv="refresh"`)

	status, _ = boris.posts("admit", url.Values{"name": {"Ann"}, "yes": {"1"}})
	require.Equal(t, http.StatusSeeOther, status)
	require.Equal(t, "seat", other.leads("join"))
	require.Contains(t, other.house.page(other.at("seat")), "<strong>Ann</strong>")

	status, _ = ann.posts("join", url.Values{"name": {"Ann"}})
	require.Equal(t, http.StatusAccepted, status, "the first phone is out, and may ask too")
	require.True(t, must(must(OpenSeating(journal.SeatsPath(e.path), rand.Reader)).Release("Ann")))
	require.Equal(t, "seat", ann.leads("join"), "a released seat is for the phone that waits")
}

func TestAPhoneKeepsItsSeat(t *testing.T) {
	e := seated(t, "infiltrators", tables.English, "Ann", "Boris")
	seating := e.house.server.tables[0].Seating
	require.True(t, must(seating.Release("Ann")))
	ann := e.phone("Ann")
	require.Empty(t, ann.leads("join"))
	taps := make(chan int, 8)
	for range cap(taps) {
		go func() {
			status, _ := ann.posts("join", url.Values{"name": {"Ann"}})
			taps <- status
		}()
	}
	for range cap(taps) {
		require.Equal(t, http.StatusSeeOther, <-taps)
	}
	require.Equal(t, "seat", ann.leads("join"), "with the browser's Back")
	require.Empty(t, ann.leads("seat"))
	boris := e.phones["Boris"]
	require.Contains(t, boris.house.page(boris.at("seat")), "Ann sits down with a phone.")

	ann.listens()
	require.True(t, e.room.Known("Ann"))
	status, _ := ann.posts("join", url.Values{"name": {"Boris"}})
	require.Equal(t, http.StatusAccepted, status)
	require.Equal(t, []string{"Boris"}, seating.Taken(), "nobody has two seats")
	require.False(t, e.room.Known("Ann"), "nor a phone at the seat that it left")
}

func TestAPhoneKeepsItsLanguage(t *testing.T) {
	e := seated(t, "infiltrators", tables.Russian, "Аня", "Боря")
	p := e.phones["Аня"]
	id := "/t/" + e.house.server.tables[0].id + "/"
	first := func() string {
		request := p.house.request(http.MethodGet, id, nil)
		request.Header.Set("Accept-Language", "en")
		answer, _ := p.house.do(request)
		return answer.Header.Get("Location")
	}
	_, text := p.house.get("/open/" + string(e.house.server.tables[0].link))
	require.Contains(t, text, `content="0;url=`+id+`"`)
	require.Equal(t, id+"ru/seat", first(), "as the table")
	require.Contains(t, p.house.page(id+"ru/seat"), `href="../en/seat"`)
	require.Contains(t, p.house.page(id+"en/seat"), `href="../ru/seat"`)
	require.Equal(t, id+"en/seat", first(), "as this phone has chosen")
	for _, page := range []string{"", "rules"} {
		require.Contains(t, p.house.page(id+"en/"+page), `<a href="`+id+`en/seat">`)
	}
	h := served(t, begun(t, "solo", 60))
	require.NotContains(t, h.page(h.enter(0)+"en/"), `en/seat"`, "nobody is asked there")
}

func TestAllWhoAreAwaitedAreNamed(t *testing.T) {
	e := seated(t, "raccoonheist", tables.English, "Ann", "Boris", "Vera")
	e.laidOut("Dog")
	ann, boris := e.phones["Ann"], e.phones["Boris"]
	e.house.enter(0)
	events := e.house.opens(ann.at("events"))
	says := func(text string) {
		t.Helper()
		for began := time.Now(); ; {
			require.Less(t, time.Since(began), 30*time.Second)
			if _, heard := hears(t, events); strings.Contains(heard, text+"<") {
				return
			}
		}
	}
	require.Contains(t, ann.house.page(ann.at("")), "Waiting for what the dice or the cards show")
	boris.taps(asked("Dog"), "typed", "6")
	ann.number(asked("Where to"))
	says("Waiting for Ann, Boris, Vera")
	for _, p := range e.phones {
		text := p.house.page(p.at("seat"))
		require.Contains(t, text, "Your turn, "+p.name)
		require.NotContains(t, text, "Being asked now")
	}
	boris.taps(asked("Where to"), "piece", "k 2")
	says("Waiting for Ann, Vera")
	boris.number(func(s room.Screen) bool { return len(s.Waiting) == 2 })
	require.Contains(t, boris.house.page(boris.at("seat")), "Being asked now: Ann, Vera")
	require.Contains(t, ann.house.page(ann.at("seat")), "Your turn, Ann")
}

func TestTheLastPageTellsHowToSeeTheMinutes(t *testing.T) {
	table := begun(t, "solo", 1000)
	seating := must(OpenSeating(journal.SeatsPath(table.Path), rand.Reader))
	table.Room, table.Seating = room.New(time.Now), seating
	h := served(t, table)
	require.Contains(t, h.page(h.enter(0)+"en/"), "tablemate minutes solo")
}

func TestAPhonesKeyIsDrawn(t *testing.T) {
	e := seated(t, "infiltrators", tables.English, "Ann", "Boris")
	p := e.phone("Ann")
	at := must(url.Parse(p.house.at + p.at("join")))
	name := e.house.server.tables[0].cookie() + seatCookie
	p.house.browser.Jar.SetCookies(at, []*http.Cookie{{Name: name, Value: "1", Path: "/t/" + e.house.server.tables[0].id + "/"}})
	p.house.page(p.at("join"))
	for _, kept := range p.house.browser.Jar.Cookies(at) {
		if kept.Name == name {
			require.Len(t, kept.Value, secretLen)
		}
	}
	require.Contains(t, tables.Each(p.house.browser.Jar.Cookies(at), func(c *http.Cookie) string { return c.Name }), name)
}

func TestANewPhoneSeesNothingThatAnEarlierOneWasTold(t *testing.T) {
	for name, takes := range map[string]func(e *sitting, next *phone){
		"released by another program": func(e *sitting, next *phone) {
			require.True(t, must(must(OpenSeating(journal.SeatsPath(e.path), rand.Reader)).Release("Ann")))
			next.posts("join", url.Values{"name": {"Ann"}})
		},
		"released while another phone waits": func(e *sitting, next *phone) {
			next.posts("join", url.Values{"name": {"Ann"}})
			require.True(t, must(must(OpenSeating(journal.SeatsPath(e.path), rand.Reader)).Release("Ann")))
		},
		"let in by another seat": func(e *sitting, next *phone) {
			next.posts("join", url.Values{"name": {"Ann"}})
			e.phones["Boris"].posts("admit", url.Values{"name": {"Ann"}, "yes": {"1"}})
		},
		"left for another seat": func(e *sitting, next *phone) {
			e.phones["Ann"].posts("join", url.Values{"name": {"Vera"}})
			next.posts("join", url.Values{"name": {"Ann"}})
		},
	} {
		t.Run(name, func(t *testing.T) {
			e := seated(t, "infiltrators", tables.English, "Ann", "Boris", "Vera")
			require.True(t, must(e.house.server.tables[0].Seating.Release("Vera")))
			ann, next := e.phones["Ann"], e.phone("Ann")
			ann.listens()
			e.laidOut("What does")
			ann.taps(anything, "typed", "advise me")
			alone := func(s room.Screen) bool { return s.Alone }
			status, _ := ann.posts("seat", url.Values{"q": {ann.number(alone)}, "typed": {"canary"}, "script": {"1"}})
			require.Equal(t, http.StatusUnprocessableEntity, status)
			e.room.Say("Ann", "canary of a rule")
			require.Contains(t, ann.house.page(ann.at("seat")), "canary")
			takes(e, next)
			text := next.house.page(next.at("seat"))
			require.Contains(t, text, "<strong>Ann</strong>")
			require.NotContains(t, text, "canary")
			require.NotContains(t, text, "data-alone")
			require.NotContains(t, e.phones["Boris"].house.page(e.phones["Boris"].at("seat")), "away-Ann")
			next.taps(anything, "typed", "advise me")
			next.number(alone)
			require.NotContains(t, next.house.page(next.at("seat")), "canary")
		})
	}
}
