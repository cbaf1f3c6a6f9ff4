package serve

import (
	"context"
	"crypto/rand"
	"errors"
	"html"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist/journal"
	"tablemate/assist/room"
	"tablemate/assist/session"
	"tablemate/tables"
	"tablemate/tables/strictjson"
	"tablemate/tables/words"
)

var errPulled = errors.New("cable pulled")

// full replaces a file with a non-empty folder, which can be neither read nor replaced.
func full(t *testing.T, path string) {
	require.NoError(t, os.RemoveAll(path))
	require.NoError(t, os.MkdirAll(filepath.Join(path, "full"), 0o755))
}

func TestWhatCannotBeServedIsRefusedWithASentence(t *testing.T) {
	e := seated(t, "infiltrators", tables.English, "Ann", "Boris", "Vera")
	seats := journal.SeatsPath(e.path)
	seating := e.house.server.tables[0].Seating
	ann, other := e.phones["Ann"], e.phone("Boris")
	status, _ := other.posts("join", url.Values{"name": {"Boris"}})
	require.Equal(t, http.StatusAccepted, status)
	require.True(t, must(seating.Release("Vera")))
	require.False(t, must(seating.Release("Vera")), "nobody sits there any more")

	empty := served(t, begun(t, "solo", 60))
	alone := &phone{sitting: &sitting{house: empty}, house: empty}
	empty.enter(0)
	empty.browser.CheckRedirect = other.house.browser.CheckRedirect

	for name, c := range map[string]struct {
		p     *phone
		spoil func()
		page  string
		form  string // "" for GET
		want  int
		says  string
	}{
		"the seats of a table without phones":     {alone, nil, "join", "", http.StatusNotFound, "serve.nowhere"},
		"a seat of a table without phones":        {alone, nil, "seat", "", http.StatusNotFound, "serve.nowhere"},
		"a seat that is none":                     {other, nil, "join", "name=Mallory", http.StatusConflict, "serve.no-such-seat"},
		"an answer without a seat":                {e.phone(""), nil, "seat", "typed=x", http.StatusForbidden, "serve.no-seat"},
		"a claim of one's own":                    {ann, nil, "admit", "name=Ann&yes=1", http.StatusForbidden, "serve.own-claim"},
		"a form of a seat that cannot be read":    {other, nil, "join", "%zz", http.StatusBadRequest, "serve.unread"},
		"a form of a claim that cannot be read":   {ann, nil, "admit", "%zz", http.StatusBadRequest, "serve.unread"},
		"a form of an answer that cannot be read": {ann, nil, "seat", "%zz", http.StatusBadRequest, "serve.unread"},
		"a form of a query that cannot be read":   {ann, nil, "rules", "%zz", http.StatusBadRequest, "serve.unread"},
		"a key that cannot be drawn": {e.phone(""), func() { seating.entropy = iotest.ErrReader(errPulled) }, "join", "",
			http.StatusInternalServerError, errPulled.Error()},
		"a seat that cannot be kept": {other, func() { full(t, seats) }, "join", "name=Vera", http.StatusInternalServerError, "rename"},
		"a claim that cannot be kept": {ann, func() {
			full(t, seats)
			seating.waiting["Boris"] = claim{sumOf("x"), time.Now().Add(time.Hour)}
		}, "admit", "name=Boris&yes=1", http.StatusInternalServerError, "rename"},
	} {
		kept := must(os.ReadFile(seats))
		if c.spoil != nil {
			c.spoil()
		}
		method, form := http.MethodGet, strings.NewReader(c.form)
		if c.form != "" {
			method = http.MethodPost
		}
		answer, text := c.p.house.do(c.p.house.request(method, c.p.at(c.page), form))
		require.Equal(t, c.want, answer.StatusCode, name)
		if strings.HasPrefix(c.says, "serve.") {
			c.says = words.In(tables.English).Say(c.says)
		}
		require.Contains(t, html.UnescapeString(text), c.says, name)
		require.Equal(t, 1, strings.Count(text, "</html>"), "%s: one page", name)
		require.NoError(t, os.RemoveAll(seats))
		require.NoError(t, os.WriteFile(seats, kept, 0o600))
	}
}

func TestASeatingThatCannotBeReadIsAnError(t *testing.T) {
	path := filepath.Join(t.TempDir(), "t.seats")
	seating := must(OpenSeating(path, rand.Reader))
	require.True(t, must(seating.claim("Ann", "key")))
	for name, spoil := range map[string]func(){
		"a folder": func() { full(t, path) },
		"no JSON": func() {
			require.NoError(t, os.RemoveAll(path))
			require.NoError(t, os.WriteFile(path, []byte(`{"seats":{}} `+"{"), 0o600))
		},
	} {
		spoil()
		seating.read = time.Time{}
		_, err := OpenSeating(path, rand.Reader)
		_, misread := errors.AsType[*strictjson.Slip](err)
		require.Error(t, err, name)
		require.Equal(t, name == "no JSON", misread)
		released, err := seating.Release("Ann")
		require.Error(t, err, name)
		require.False(t, released, name)
		require.Equal(t, []string{"Ann"}, seating.Taken(), "%s: the seats are those of before", name)
	}
	_, err := OpenSeating(filepath.Join(t.TempDir(), "new"), iotest.ErrReader(errPulled))
	require.ErrorIs(t, err, errPulled)
	for _, c := range []struct {
		wait time.Duration
		yes  bool
	}{{-time.Second, true}, {time.Hour, false}} {
		seating.waiting["Ann"] = claim{sumOf("other"), time.Now().Add(c.wait)}
		require.False(t, must(seating.admit("Ann", c.yes)))
		require.Empty(t, seating.waiting)
	}
	require.False(t, must(seating.admit("Ann", true)), "nobody waits")
}

func TestWhatBecameOfAnAnswerIsAStatus(t *testing.T) {
	w := words.In(tables.English)
	for what, want := range map[room.What]struct {
		status int
		said   string
	}{
		room.Taken: {http.StatusOK, ""}, room.Unread: {http.StatusUnprocessableEntity, w.Say("serve.no-answer")},
		room.TooMany: {http.StatusTooManyRequests, w.Say("serve.too-many")},
		room.Busy:    {http.StatusServiceUnavailable, w.Say("serve.busy")}, room.Gone: {http.StatusGone, w.Say("serve.over")},
	} {
		status, said := outcome(w, "Ann", room.Outcome{What: what})
		require.Equal(t, want.status, status)
		require.Equal(t, want.said, said)
	}
	for by, said := range map[string]string{room.Table: "The terminal answered first.", "table": "table answered first."} {
		_, told := outcome(w, "Ann", room.Outcome{What: room.Late, By: by})
		require.Contains(t, told, said)
	}
}

func TestAServerEndsWithItsListener(t *testing.T) {
	s := must(New(rand.Reader))
	closed := must(Listen(t.Context(), 0, false))
	require.NoError(t, closed[0].Close())
	ctx, stop := context.WithTimeout(t.Context(), time.Minute)
	defer stop()
	require.Error(t, s.Serve(ctx, closed...))
	require.NoError(t, ctx.Err())
	require.Panics(t, func() { asset("none") })
	require.Panics(t, func() { s.text("seat", 7) })
}

func TestTheUsualPortMayBeLeftOut(t *testing.T) {
	s := must(New(rand.Reader))
	s.allow("192.168.1.5:80")
	s.allow("127.0.0.1:8080")
	require.Equal(t, map[string]bool{
		"192.168.1.5:80": true, "192.168.1.5": true, "127.0.0.1:8080": true, "localhost:8080": true,
	}, s.hosts)
}

func TestABrowserMayWishForALanguage(t *testing.T) {
	for wish, want := range map[string]tables.Lang{"": "en", "de": "en", "de, RU-ru;q=0.8": "ru", "en,ru": "en"} {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.Header.Set("Accept-Language", wish)
		require.Equal(t, want, preferredLang(r, tables.English), wish)
	}
}

// untold is a game whose Summary or Tale fails.
type untold struct {
	session.Game
	evening, tale error
}

func (g untold) Summary(r session.Reading) (session.Summary, error) {
	if g.evening != nil {
		return session.Summary{}, g.evening
	}
	return g.Game.Summary(r)
}

func (g untold) Tale(session.Reading) (session.Tale, error) { return session.Tale{}, g.tale }

func TestMinutesThatCannotBeToldAreSaidToBeNone(t *testing.T) {
	for _, g := range []untold{{evening: errPulled}, {tale: errPulled}} {
		table := begun(t, "solo", 1000)
		g.Game = table.Game
		table.Game = g
		h := served(t, table)
		answer, text := h.get(h.enter(0) + "en/minutes")
		require.Equal(t, http.StatusInternalServerError, answer.StatusCode)
		require.Contains(t, text, errPulled.Error())
	}
}
