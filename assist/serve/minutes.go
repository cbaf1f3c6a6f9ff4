package serve

import (
	"bytes"
	"cmp"
	"net/http"

	"tablemate/assist/minutes"
	"tablemate/assist/session"
	"tablemate/tables/words"
)

// minutesPolicy is for a page that brings its style with it and uses nothing else.
const minutesPolicy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// minutes shows a game that is over on one page.
func (s *Server) minutes(w http.ResponseWriter, r *http.Request, t *liveTable) {
	v := s.viewOf(r, t)
	if !v.Shown.Over {
		s.refuse(w, r, http.StatusNotFound, "serve.not-over")
		return
	}
	text, err := t.minutes(v.Words)
	if err != nil {
		v.Trouble = v.sentence(err)
		s.write(w, http.StatusInternalServerError, "refused", v)
		return
	}
	w.Header().Set("Content-Security-Policy", minutesPolicy)
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.Write(text)
}

func (f *liveTable) minutes(spoken *words.Words) ([]byte, error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	r := session.Reading{Path: f.Path, Record: f.record, Words: spoken, Box: f.Box}
	evening, err := f.Game.Summary(r)
	if err != nil {
		return nil, err
	}
	story, err := f.Game.Tale(r)
	if err != nil {
		return nil, err
	}
	var text bytes.Buffer
	err = minutes.New(evening, cmp.Or(f.record.Header.Table, evening.Title), story, spoken).HTML(&text)
	return text.Bytes(), err
}
