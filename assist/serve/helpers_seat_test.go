package serve

import (
	"bytes"
	"context"
	"crypto/rand"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist"
	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/assist/paint"
	"tablemate/assist/room"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/tables"
	"tablemate/tables/words"
)

// sitting is a game that is played on phones. Nobody types at its terminal.
type sitting struct {
	house
	room     *room.Room
	path     string
	terminal *glass
	phones   map[string]*phone
	over     chan error
	typed    *io.PipeWriter // what a test writes here is typed at the terminal
}

type glass struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (s *glass) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.Write(p)
}

func (s *glass) forget() {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.text.Reset()
}

func (s *glass) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.text.String()
}

type phone struct {
	*sitting
	house
	name  string
	heard bytes.Buffer // the event stream that the phone has received
	mu    sync.Mutex
}

func seated(t testing.TB, game string, lang tables.Lang, players ...string) *sitting {
	i := slices.IndexFunc(assist.Games(), func(g session.Game) bool { return g.About().Game == game })
	require.GreaterOrEqual(t, i, 0)
	dir := t.TempDir()
	e := &sitting{
		room: room.New(time.Now), path: journal.Path(dir, "t"), terminal: &glass{}, phones: map[string]*phone{},
		over: make(chan error, 1),
	}
	e.room.Seat(players)
	typed, hold := io.Pipe()
	e.typed = hold
	t.Cleanup(func() { hold.Close() })
	asker := desk.NewLine(typed, e.terminal, desk.Look{Words: words.In(lang)}).WithPhones(e.room)
	go func() {
		e.over <- assist.Games()[i].Play(session.PlayOptions{
			Folder: dir, Table: "t", Given: session.Given{Players: players}, Desk: asker, Words: words.In(lang),
			Paint: paint.Paint{}, Habit: talk.AskDice, Entropy: rand.Reader, Clock: time.Now, Seats: e.room.Seat,
		})
	}()
	e.opens(t, assist.Games()[i], lang)
	for _, name := range players {
		e.sits(name)
	}
	return e
}

func (e *sitting) opens(t testing.TB, game session.Game, lang tables.Lang) {
	seating := must(OpenSeating(journal.SeatsPath(e.path), rand.Reader))
	e.house = served(t, Table{Game: game, Path: e.path, Lang: lang, Room: e.room, Seating: seating})
}

// phone returns a phone that has opened the link but has no seat yet.
func (e *sitting) phone(name string) *phone {
	jar, _ := cookiejar.New(nil)
	p := &phone{sitting: e, house: e.house, name: name}
	p.house.browser = &http.Client{Jar: jar, CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	p.house.enter(0)
	return p
}

func (e *sitting) sits(name string) *phone {
	p := e.phone(name)
	status, _ := p.posts("join", url.Values{"name": {name}})
	require.Equal(e.t, http.StatusSeeOther, status)
	e.phones[name] = p
	return p
}

func (p *phone) listens() {
	ctx, stop := context.WithCancel(context.Background())
	request := must(http.NewRequestWithContext(ctx, http.MethodGet, p.house.at+p.at("seat/events"), nil))
	answer := must(p.house.browser.Do(request))
	done := make(chan struct{})
	go func() {
		defer close(done)
		for chunk := make([]byte, 4096); ; {
			n, err := answer.Body.Read(chunk)
			p.mu.Lock()
			p.heard.Write(chunk[:n])
			p.mu.Unlock()
			if err != nil {
				return
			}
		}
	}()
	p.house.t.Cleanup(func() { stop(); answer.Body.Close(); <-done })
}

func (p *phone) everything() string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.heard.String() + p.house.page(p.at("seat"))
}

func (p *phone) at(page string) string {
	return "/t/" + p.house.server.tables[0].id + "/" + string(p.house.server.tables[0].Lang) + "/" + page
}

func (p *phone) posts(page string, form url.Values) (int, string) {
	p.house.t.Helper()
	answer, text := p.house.do(p.house.request(http.MethodPost, p.at(page), strings.NewReader(form.Encode())))
	return answer.StatusCode, text
}

// The method `number` waits for a question for which `holds` is true, and returns the number of
// this question.
func (p *phone) number(holds func(room.Screen) bool) string {
	p.house.t.Helper()
	for began := time.Now(); time.Since(began) < 30*time.Second; {
		s, changed := p.room.See(p.name)
		if s.Asked != nil && !s.Used && holds(s) {
			return strconv.Itoa(s.Asked.Number)
		}
		select {
		case <-changed:
		case <-time.After(time.Second):
		}
	}
	s, _ := p.room.See(p.name)
	require.FailNow(p.house.t, "never asked", "%s: %+v", p.name, s.Asked)
	return ""
}

func anything(room.Screen) bool { return true }

func asked(text string) func(room.Screen) bool {
	return func(s room.Screen) bool { return strings.Contains(s.Asked.Text, text) }
}

func (p *phone) taps(holds func(room.Screen) bool, fields ...string) {
	p.house.t.Helper()
	form := url.Values{"q": {p.number(holds)}}
	for i := 0; i < len(fields); i += 2 {
		form.Add(fields[i], fields[i+1])
	}
	status, text := p.posts("seat", form)
	require.Equal(p.house.t, http.StatusSeeOther, status, text)
	s, _ := p.room.See(p.name)
	if s.Notice == words.In(p.house.server.tables[0].Lang).Say("serve.too-many") { // the test taps too fast
		time.Sleep(time.Second)
		p.taps(holds, fields...)
		return
	}
	require.Empty(p.house.t, s.Notice)
}

func (e *sitting) laidOut(first string) {
	for range 12 {
		p := e.phones[e.room.Seats()[0]]
		p.number(anything)
		if s, _ := e.room.See(p.name); strings.Contains(s.Asked.Text, first) {
			time.Sleep(time.Second) // a phone may send only ten answers in a second
			return
		}
		p.taps(anything, "enter", "1")
	}
	require.FailNow(e.t, "never laid out")
}

func (e *sitting) record() string {
	text := must(os.ReadFile(e.path))
	return string(text)
}

func (e *sitting) types(t *testing.T, line string) {
	t.Helper()
	must(io.WriteString(e.typed, line+"\n"))
}

func (e *sitting) sees(t *testing.T, texts ...string) {
	t.Helper()
	require.Eventually(t, func() bool {
		return slices.ContainsFunc(texts, func(text string) bool { return strings.Contains(e.terminal.String(), text) })
	}, 30*time.Second, 10*time.Millisecond, "%s", texts)
}
