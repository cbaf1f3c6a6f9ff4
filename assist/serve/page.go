package serve

import (
	"bytes"
	"html/template"
	"net/http"
	"strings"

	"tablemate/assist/talk"
	"tablemate/tables"
	"tablemate/tables/words"
)

// view is what a page shows.
type view struct {
	*words.Words
	At      string // the address of the table in this language
	Name    string
	Trouble string
	Shown   shown
	Picture template.HTML
	Rules   answers
}

// Other is the other language, and Others how it calls itself.
func (v view) Other() tables.Lang {
	if v.Lang() == tables.Russian {
		return tables.English
	}
	return tables.Russian
}

// Others says the name of the other language in that language.
func (v view) Others() string { return words.In(v.Other()).Say("serve.language") }

// Initials are those of the other language.
func (v view) Initials() string { return strings.ToUpper(string(v.Other())) }

// viewOf returns what the page of a table shows in the language that is wanted.
func (s *Server) viewOf(r *http.Request, t *liveTable) view {
	lang := preferredLang(r, t.Lang)
	now, _ := t.now(lang)
	return t.view(lang, now)
}

func (t *liveTable) view(lang tables.Lang, now shown) view {
	v := view{Words: words.In(lang), At: "/t/" + t.id + "/" + string(lang) + "/", Name: t.name(), Shown: now}
	if now.Picture != nil {
		v.Picture = template.HTML(now.Picture.SVG())
	}
	if now.failed != nil {
		v.Trouble = v.sentence(now.failed)
	}
	return v
}

// sentence returns what people are told of an error.
func (v view) sentence(err error) string {
	if text, ok := talk.Sentence(v.Words, err); ok {
		return text
	}
	return v.Say("cmd.fault", tables.Args{"cause": err.Error()})
}

// page shows a table.
func (s *Server) page(w http.ResponseWriter, r *http.Request, t *liveTable) {
	s.write(w, http.StatusOK, "page", s.viewOf(r, t))
}

// now shows what may be done at this moment.
func (s *Server) now(w http.ResponseWriter, r *http.Request, t *liveTable) {
	s.write(w, http.StatusOK, "now", s.viewOf(r, t))
}

// chooseLang leaves for the language of the browser.
func (s *Server) chooseLang(w http.ResponseWriter, r *http.Request, t *liveTable) {
	w.Header().Add("Vary", "Accept-Language")
	http.Redirect(w, r, "/t/"+t.id+"/"+string(preferredLang(r, t.Lang))+"/", http.StatusSeeOther)
}

// write writes a page whole or not at all.
func (s *Server) write(w http.ResponseWriter, status int, name string, v view) {
	text := s.text(name, v)
	w.Header().Set("Content-Type", "text/html; charset=utf-8")
	w.WriteHeader(status)
	w.Write(text)
}

// text fills a page.
func (s *Server) text(name string, v view) []byte {
	var text bytes.Buffer
	if err := s.pages.ExecuteTemplate(&text, name, v); err != nil {
		panic(err) // a page that is filled with what it does not know, as its test tells
	}
	return text.Bytes()
}
