package serve

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"sync"
	"time"

	"tablemate/tables"
	"tablemate/tables/words"
)

// beatEvery is the interval of the heartbeats that an open page receives.
const beatEvery = 15 * time.Second

// events returns a handler that sends this part of a page whenever the table changes. The response
// lasts as long as the page is open. If mostStreams pages are already open, the handler refuses the
// request.
func (s *Server) events(part string) tableHandler {
	return func(w http.ResponseWriter, r *http.Request, t *liveTable) {
		select {
		case s.streams <- struct{}{}:
			defer func() { <-s.streams }()
			s.stream(w, r, t, part)
		default:
			w.Header().Set("Retry-After", "10")
			s.refuse(w, r, http.StatusServiceUnavailable, "serve.full")
		}
	}
}

// stream sends this part of a page whenever the table changes. If a browser does not read in time,
// its connection is closed, and the browser may connect again. A slow browser does not delay the
// other browsers.
func (s *Server) stream(w http.ResponseWriter, r *http.Request, t *liveTable, part string) {
	w.Header().Set("Content-Type", "text/event-stream")
	lang := preferredLang(r, t.Lang)
	beats := time.NewTicker(beatEvery)
	defer beats.Stop()
	out := stream{w, http.NewResponseController(w)}
	var asked <-chan struct{}
	for sent := []byte(nil); ; {
		if t.Room != nil {
			_, asked = t.Room.Awaits()
		}
		now, changed := t.now(lang)
		if text := s.tableEvent(part, t, lang, now); asked == nil || !bytes.Equal(text, sent) {
			if sent = text; out.send(text) != nil {
				return
			}
		}
		for waiting := true; waiting; {
			select {
			case <-changed:
				waiting = false
			case <-asked:
				waiting = false
			case <-beats.C:
				if out.send(event("beat", nil)) != nil {
					return
				}
			case <-s.over:
				out.send(event("over", []byte(words.In(lang).Say("serve.over"))))
				return
			case <-r.Context().Done():
				return
			}
		}
	}
}

// tableEvent returns the event that contains this part of a page. All pages with this part share
// one event, until the table or the awaited seats change.
func (s *Server) tableEvent(part string, t *liveTable, lang tables.Lang, now shown) []byte {
	draw := sync.OnceValue(func() []byte { return event("table", s.text(part, t.view(lang, now))) })
	drawn, _ := now.events.LoadOrStore(part+now.Awaited, draw)
	return drawn.(func() []byte)()
}

type stream struct {
	to    io.Writer
	until *http.ResponseController
}

// send sends one event. It returns an error if the browser does not read the event within
// answerWithin.
func (s stream) send(text []byte) error {
	now := time.Now()
	s.until.SetReadDeadline(time.Time{})
	s.until.SetWriteDeadline(now.Add(answerWithin))
	if _, err := s.to.Write(text); err != nil {
		return err
	}
	return s.until.Flush()
}

// event returns an event in the format of an event stream.
func event(name string, text []byte) []byte {
	var out bytes.Buffer
	fmt.Fprintf(&out, "event: %s\n", name)
	for line := range bytes.SplitSeq(text, []byte("\n")) {
		fmt.Fprintf(&out, "data: %s\n", bytes.TrimRight(line, "\r"))
	}
	out.WriteString("\n")
	return out.Bytes()
}
