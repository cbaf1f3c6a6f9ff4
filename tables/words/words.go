// Package words holds every sentence of the interface, English and Russian side
// by side: one file an area, messages of go-i18n by id and language. The part of
// a message's id before its first dot names its area, so that only the areas
// that are spoken are ever read, and of these only one language.
package words

import (
	"embed"
	"encoding/json"
	"fmt"
	"strings"
	"sync"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"

	"tablemate/tables"
)

//go:embed *.json
var files embed.FS

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

// heard are the sentences that were read so far, by language and area: their files
// are read once, however many speak.
var heard struct {
	sync.Mutex
	read map[[2]string]*i18n.Localizer
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
func (w *Words) Has(id string) bool {
	area, err := w.area(id)
	if err != nil {
		return false
	}
	_, _, err = area.LocalizeWithTag(&i18n.LocalizeConfig{MessageID: id, PluralCount: 1, TemplateData: tables.Args{}})
	_, missing := err.(*i18n.MessageNotFoundErr)
	return !missing
}

func (w *Words) localize(id string, args []tables.Args) (string, error) {
	area, err := w.area(id)
	if err != nil {
		return "", err
	}
	config := &i18n.LocalizeConfig{MessageID: id}
	if len(args) > 0 {
		config.TemplateData = map[string]any(args[0].Plain())
		config.PluralCount = args[0][Count]
	}
	text, err := area.Localize(config)
	if err != nil && config.PluralCount != nil {
		config.PluralCount = nil // a sentence that reads the same for any number
		text, err = area.Localize(config)
	}
	return text, err
}

// area returns the sentences of the area of id.
func (w *Words) area(id string) (*i18n.Localizer, error) {
	name, _, dotted := strings.Cut(id, ".")
	if !dotted {
		return nil, fmt.Errorf("message id %q names no area", id)
	}
	heard.Lock()
	defer heard.Unlock()
	key := [2]string{string(w.lang), name}
	if known, ok := heard.read[key]; ok {
		return known, nil
	}
	messages, err := read(name+".json", w.lang)
	if err != nil {
		return nil, fmt.Errorf("area %s: %w", name, err)
	}
	bundle := i18n.NewBundle(language.Make(string(w.lang)))
	if err := bundle.AddMessages(language.Make(string(w.lang)), messages...); err != nil {
		return nil, fmt.Errorf("area %s: %w", name, err)
	}
	if heard.read == nil {
		heard.read = map[[2]string]*i18n.Localizer{}
	}
	heard.read[key] = i18n.NewLocalizer(bundle, string(w.lang))
	return heard.read[key], nil
}

// read returns the messages of an area's file in one language.
func read(file string, lang tables.Lang) ([]*i18n.Message, error) {
	text, err := files.ReadFile(file)
	if err != nil {
		return nil, err
	}
	var both map[string]map[tables.Lang]json.RawMessage
	if err := json.Unmarshal(text, &both); err != nil {
		return nil, err
	}
	messages := make([]*i18n.Message, 0, len(both))
	for id, said := range both {
		var forms any
		if err := json.Unmarshal(said[lang], &forms); err != nil {
			return nil, fmt.Errorf("%s in %s: %w", id, lang, err)
		}
		message, err := i18n.NewMessage(forms)
		if err != nil {
			return nil, fmt.Errorf("%s in %s: %w", id, lang, err)
		}
		message.ID = id
		messages = append(messages, message)
	}
	return messages, nil
}
