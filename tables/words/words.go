// Package words holds every sentence of the interface, English and Russian side
// by side: one file an area, sentences by id and language. The part of an id
// before its first dot names its area, so that only the areas that are spoken are
// ever read, and of these only the sentences that are said.
package words

import (
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"text/template"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	"tablemate/tables"
)

// Count is the name of the argument that chooses a plural form.
const Count = "count"

// Words says the sentences of the interface in one language. It is safe for
// use by several goroutines.
type Words struct {
	lang  tables.Lang
	mu    sync.Mutex
	told  map[string]origin
	other *Words // those of the other language, once they were needed
}

// heard is what was read so far, however many speak.
var heard memory

// memory keeps areas by name, sentences by language and id, and templates by their text.
type memory struct {
	sync.Mutex
	areas     map[string]*area
	sentences map[[2]string]forms
	templates map[string]*template.Template
}

// Lock locks a memory and makes its maps at the first time.
func (m *memory) Lock() {
	m.Mutex.Lock()
	if m.areas == nil {
		m.areas, m.sentences, m.templates = map[string]*area{}, map[[2]string]forms{}, map[string]*template.Template{}
	}
}

// In returns the words of a language.
func In(lang tables.Lang) *Words { return &Words{lang: lang} }

// Lang returns the language.
func (w *Words) Lang() tables.Lang { return w.lang }

// Say returns the sentence named id. The values in args fill its blanks; the one
// called Count chooses between one, few and many. A sentence that does not exist
// reads as its id in brackets, and a test checks that none is missing.
func (w *Words) Say(id string, args ...tables.Args) string {
	text, err := w.localize(id, args)
	if err != nil {
		return "[" + id + "]"
	}
	w.remember(text, id, args)
	return text
}

// Has reports whether the sentence exists.
func (w *Words) Has(id string) bool { return w.sentence(id) != nil }

func (w *Words) localize(id string, args []tables.Args) (string, error) {
	said := w.sentence(id)
	if said == nil {
		return "", fmt.Errorf("no sentence %q", id)
	}
	if len(args) == 0 {
		return fill(said[other], nil)
	}
	return fill(said.counted(w.lang, args[0][Count]), args[0].Plain())
}

// sentence returns the forms of the sentence named id, nil where there is none. That is
// remembered too: names that the owner of a box gave are looked for again and again.
func (w *Words) sentence(id string) forms {
	heard.Lock()
	defer heard.Unlock()
	key := [2]string{string(w.lang), id}
	said, known := heard.sentences[key]
	if !known {
		said = read(id, w.lang)
		heard.sentences[key] = said
	}
	return said
}

// read returns a sentence in one language, nil where there is none. No others are
// decoded, because most of an area's are not said.
func read(id string, lang tables.Lang) forms {
	name, _, _ := strings.Cut(id, ".")
	var both map[tables.Lang]json.RawMessage
	var said forms
	if json.Unmarshal([]byte(open(name).find(id)), &both) != nil || json.Unmarshal(both[lang], &said) != nil {
		return nil
	}
	return said
}

// area is the file of one area.
type area struct {
	text string
	ids  []int32 // where the id of each sentence begins
}

// open returns the area of that name, an empty one where there is none. Each id begins a
// line, behind two blanks.
func open(name string) *area {
	if known, ok := heard.areas[name]; ok {
		return known
	}
	a := &area{text: textOf(name)}
	a.ids = make([]int32, 0, len(a.text)/150)
	at := 0
	for line := range strings.Lines(a.text) {
		if strings.HasPrefix(line, beforeID) {
			a.ids = append(a.ids, int32(at+len(beforeID)))
		}
		at += len(line)
	}
	heard.areas[name] = a
	return a
}

// What stands in a file before an id, between it and its texts, and behind them.
const (
	beforeID = "  \""
	behindID = "\": "
	theEnd   = "\n  }"
)

// find returns the texts of a sentence, "" where there is none of that id. The whole area
// is gone through, which costs less than a map of it: few sentences are said in one
// command, and each is found once.
func (a *area) find(id string) string {
	for _, at := range a.ids {
		if rest, ok := strings.CutPrefix(a.text[at:], id); ok && strings.HasPrefix(rest, behindID) {
			return rest[len(behindID) : strings.Index(rest, theEnd)+len(theEnd)]
		}
	}
	return ""
}

// fill returns a text with its blanks filled.
func fill(text string, args tables.Args) (string, error) {
	if !strings.Contains(text, "{{") {
		return text, nil
	}
	blanks, err := parse(text)
	if err != nil {
		return "", err
	}
	var out strings.Builder
	err = blanks.Execute(&out, map[string]any(args))
	return out.String(), err
}

func parse(text string) (*template.Template, error) {
	heard.Lock()
	defer heard.Unlock()
	if known, ok := heard.templates[text]; ok {
		return known, nil
	}
	t, err := template.New("").Parse(text)
	if err == nil {
		heard.templates[text] = t
	}
	return t, err
}

// forms are the plural forms of one sentence by their names; a sentence that reads
// the same for any number has only the last of them.
type forms map[string]string

const other = "other"

// UnmarshalJSON reads a plain sentence or an object of plural forms.
func (f *forms) UnmarshalJSON(text []byte) error {
	if text[0] == '"' {
		var plain string
		err := json.Unmarshal(text, &plain)
		*f = forms{other: plain}
		return err
	}
	return json.Unmarshal(text, (*map[string]string)(f))
}

// named is what the forms are called.
var named = [...]string{plural.One: "one", plural.Few: "few", plural.Many: "many", plural.Other: other}

// counted returns the form for a number, the only one where there are no others.
func (f forms) counted(lang tables.Lang, count any) string {
	if n, ok := count.(int); ok {
		if text := f[named[plural.Cardinal.MatchPlural(tag(lang), max(n, -n), 0, 0, 0, 0)]]; text != "" {
			return text
		}
	}
	return f[other]
}

func tag(lang tables.Lang) language.Tag {
	if lang == tables.Russian {
		return language.Russian
	}
	return language.English
}
