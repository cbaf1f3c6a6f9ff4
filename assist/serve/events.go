package serve

import (
	"bytes"
	"fmt"
	"net/http"
	"sync"
	"time"

	"tablemate/tables"
	"tablemate/tables/words"
)

const beatEvery = 15 * time.Second

// The method `events` returns a handler that sends a part of a page: once immediately, and again
// after each change. If mostStreams pages are already open, the handler refuses the request.
func (s *Server) events(part string) tableHandler {
	return func(w http.ResponseWriter, r *http.Request, t *liveTable) {
		select {
		case s.streams <- struct{}{}:
			defer func() { <-s.streams }()
		default:
			s.refuse(w, r, http.StatusServiceUnavailable, "serve.full")
			return
		}
		lang := preferredLang(r, t.Lang)
		s.stream(w, r, lang, beatEvery, func() ([][]byte, changes) {
			now, next := t.now(lang)
			return [][]byte{s.tableEvent(part, t, lang, now)}, next
		})
	}
}

// stream sends the events that `draw` returns. After each change it calls `draw` again, and sends
// only the events that differ. It ends when the browser closes the page or does not read in time.
// It also ends when the server ends, or when `draw` returns empty `changes`.
func (s *Server) stream(
	w http.ResponseWriter, r *http.Request, lang tables.Lang, beat time.Duration, draw func() ([][]byte, changes),
) {
	w.Header().Set("Content-Type", "text/event-stream")
	beats := time.NewTicker(beat)
	defer beats.Stop()
	for sent := [][]byte(nil); ; {
		events, next := draw()
		for i, text := range events {
			if (i >= len(sent) || !bytes.Equal(text, sent[i])) && send(w, text) != nil {
				return
			}
		}
		if sent = events; next == (changes{}) {
			return
		}
		select {
		case <-next.table:
		case <-next.asked:
		case <-beats.C:
			if send(w, event("beat", nil)) != nil {
				return
			}
		case <-s.over:
			send(w, overEvent(lang))
			return
		case <-r.Context().Done():
			return
		}
	}
}

// send returns an error if the browser does not read within answerWithin.
func send(w http.ResponseWriter, text []byte) error {
	until := http.NewResponseController(w)
	until.SetReadDeadline(time.Time{})
	until.SetWriteDeadline(time.Now().Add(answerWithin))
	if _, err := w.Write(text); err != nil {
		return err
	}
	return until.Flush()
}

// tableEvent returns the event with one part of a page. All open pages with this part and language
// share the event. A new event is made when the table or the list of awaited seats changes.
func (s *Server) tableEvent(part string, t *liveTable, lang tables.Lang, now shown) []byte {
	draw := sync.OnceValue(func() []byte { return event("table", s.text(part, t.view(lang, now))) })
	drawn, _ := now.events.LoadOrStore(part+now.Awaited, draw)
	return drawn.(func() []byte)()
}

func overEvent(lang tables.Lang) []byte {
	return event("over", []byte(words.In(lang).Say("serve.over")))
}

func event(name string, text []byte) []byte {
	var out bytes.Buffer
	fmt.Fprintf(&out, "event: %s\n", name)
	for line := range bytes.SplitSeq(text, []byte("\n")) {
		fmt.Fprintf(&out, "data: %s\n", bytes.TrimRight(line, "\r"))
	}
	out.WriteString("\n")
	return out.Bytes()
}
