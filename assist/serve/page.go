package serve

import (
	"bytes"
	"cmp"
	"html/template"
	"net/http"
	"path/filepath"
	"strings"

	"tablemate/assist/journal"
	"tablemate/assist/minutes"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/tables"
	"tablemate/tables/words"
)

type view struct {
	*words.Words
	At      string // the address of the table's page in this language
	Here    string // the address of this page, relative to At
	Name    string
	File    string // the table's name in commands; "" without a Room
	Trouble string
	Shown   shown
	Picture template.HTML
	Rules   answers
}

// Other returns the other one of the two languages.
func (v view) Other() tables.Lang { return v.Lang().Other() }

// Others returns the name of the other language, in that language.
func (v view) Others() string { return words.In(v.Other()).Say("serve.language") }

func (s *Server) viewOf(r *http.Request, t *liveTable) view {
	lang := preferredLang(r, t.Lang)
	now, _ := t.now(lang)
	v := t.view(lang, now)
	v.Here = strings.TrimPrefix(r.URL.Path, v.At)
	return v
}

func (t *liveTable) view(lang tables.Lang, now shown) view {
	v := view{Words: words.In(lang), At: "/t/" + t.id + "/" + string(lang) + "/", Name: t.name(), Shown: now}
	if t.Room != nil {
		v.File = strings.TrimSuffix(filepath.Base(t.Path), journal.Extension)
	}
	if now.Picture != nil {
		v.Picture = template.HTML(now.Picture.SVG())
	}
	if now.failed != nil {
		v.Trouble = v.sentence(now.failed)
	}
	return v
}

// Headline returns the first line of Shown.Awaited: who must act now, or that the game has ended.
func (v view) Headline() string { return strings.SplitAfterN(v.Shown.Awaited, "\n", 2)[0] }

// Details returns Shown.Awaited without its first line.
func (v view) Details() string { return strings.TrimPrefix(v.Shown.Awaited, v.Headline()) }

// Later says how people can see the game again after the program has ended.
func (v view) Later() string { return v.Say("minutes.more", tables.Args{"table": v.File}) }

func (v view) sentence(err error) string {
	if text, ok := talk.Sentence(v.Words, err); ok {
		return text
	}
	return v.Say("cmd.fault", tables.Args{"cause": err.Error()})
}

func (s *Server) page(name string) tableHandler {
	return func(w http.ResponseWriter, r *http.Request, t *liveTable) {
		s.write(w, http.StatusOK, name, s.viewOf(r, t))
	}
}

func (s *Server) chooseLang(w http.ResponseWriter, r *http.Request, t *liveTable) {
	at := string(t.chosenLang(r)) + "/"
	if t.Room != nil {
		at += "seat"
	}
	http.Redirect(w, r, at, http.StatusSeeOther)
}

// write fills a template and sends it. It sends nothing before the whole template is filled.
func (s *Server) write(w http.ResponseWriter, status int, name string, v any) {
	text := s.text(name, v)
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.WriteHeader(status)
	w.Write(text)
}

func (s *Server) text(name string, v any) []byte {
	var text bytes.Buffer
	if err := s.pages.ExecuteTemplate(&text, name, v); err != nil {
		panic(err) // the template does not fit the type of v
	}
	return text.Bytes()
}

// minutesPolicy allows the page of the minutes to use inline styles, and nothing else.
const minutesPolicy = "default-src 'none'; style-src 'unsafe-inline'; " +
	"base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

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
	whole := r
	whole.Review = true
	evening, err := f.Game.Summary(whole)
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

type answers struct {
	Asked   bool // whether the search field has the focus
	Query   string
	Missing string
	Found   []answer
}

type answer struct {
	ID         string
	Paragraphs []string
}

// `unbroken` is a width that no line reaches. The browser breaks the lines instead.
const (
	mostAnswers = 6
	unbroken    = 1 << 20
)

// The handler `rules` answers a query about the rules. The query is in the body, because addresses
// end up in histories and logs. If the page's script sent the query, the response has only the
// found rules.
func (s *Server) rules(w http.ResponseWriter, r *http.Request, t *liveTable) {
	form, ok := s.form(w, r)
	if !ok {
		return
	}
	v := s.viewOf(r, t)
	query := strings.TrimSpace(strings.ToValidUTF8(form.Get("q"), ""))
	found, missing := t.find(v.Lang(), query)
	v.Rules = answers{Asked: true, Query: query, Missing: missing}
	for _, result := range found[:min(mostAnswers, len(found))] {
		v.Rules.Found = append(v.Rules.Found, answer{result.ID, result.Lines(v.Words, unbroken)})
	}
	name := "rules"
	if form.Get("only") != "" {
		name = "answers"
	}
	s.write(w, http.StatusOK, name, v)
}

// The handler `mine` sends the page on which a player deduces secrets. This page contains only
// public facts. The server never gets what people type on this page.
func (s *Server) mine(w http.ResponseWriter, r *http.Request, t *liveTable) {
	v := s.viewOf(r, t)
	if v.Shown.Sheet == nil {
		s.refuse(w, r, http.StatusNotFound, "serve.nowhere")
		return
	}
	s.write(w, http.StatusOK, "mine", v)
}
