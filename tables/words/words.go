package words

import (
	"embed"
	"encoding/json"
	"fmt"
	"strings"
	"sync"
	"text/template"

	"golang.org/x/text/feature/plural"
	"golang.org/x/text/language"

	"tablemate/tables"
)

// Count is the name of the argument that selects a plural form.
const Count = "count"

// Words returns the sentences of the interface in one language. It is safe for concurrent use.
type Words struct {
	lang  tables.Lang
	mu    sync.Mutex
	told  map[string]origin
	other *Words // the sentences in the other language; nil until needed
}

//go:embed *.json
var files embed.FS

type area map[string]map[tables.Lang]forms

var cache = struct {
	sync.Mutex
	areas     map[string]area
	templates map[string]*template.Template
}{areas: map[string]area{}, templates: map[string]*template.Template{}}

// In returns the Words of a language.
func In(lang tables.Lang) *Words { return &Words{lang: lang} }

// Lang returns the language.
func (w *Words) Lang() tables.Lang { return w.lang }

// Say returns the sentence with this id, filled with args. The argument with the name Count selects
// the plural form. If the sentence is missing or invalid, Say returns the id in brackets.
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

func (w *Words) sentence(id string) forms {
	name, _, _ := strings.Cut(id, ".")
	return open(name)[id][w.lang]
}

func open(name string) area {
	cache.Lock()
	defer cache.Unlock()
	if known, ok := cache.areas[name]; ok {
		return known
	}
	var a area
	if text, err := files.ReadFile(name + ".json"); err == nil {
		if err := json.Unmarshal(text, &a); err != nil {
			panic(err) // the file is part of the program, so any error is a bug
		}
	}
	cache.areas[name] = a
	return a
}

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
	return strings.ReplaceAll(out.String(), "….", "…"), err // a cut name may end the sentence
}

func parse(text string) (*template.Template, error) {
	cache.Lock()
	defer cache.Unlock()
	if known, ok := cache.templates[text]; ok {
		return known, nil
	}
	t, err := template.New("").Parse(text)
	if err == nil {
		cache.templates[text] = t
	}
	return t, err
}

// forms holds the plural forms of one sentence. A sentence that is the same for all numbers has
// only the form `other`.
type forms map[string]string

const other = "other"

// UnmarshalJSON decodes a single sentence, or an object of plural forms.
func (f *forms) UnmarshalJSON(text []byte) error {
	if text[0] == '"' {
		var plain string
		err := json.Unmarshal(text, &plain)
		*f = forms{other: plain}
		return err
	}
	return json.Unmarshal(text, (*map[string]string)(f))
}

var named = [...]string{plural.One: "one", plural.Few: "few", plural.Many: "many", plural.Other: other}

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
