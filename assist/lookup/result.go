package lookup

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"tablemate/assist/paint"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/words"
)

// Term is the kind of an answer that comes from a glossary.
const Term tables.Kind = "term"

// Result is one answer. Its JSON form is stable: scripts and other programs
// read a list of them, best first.
type Result struct {
	ID       string          `json:"id"`   // a rule id; of a glossary term its English name
	Game     string          `json:"game"` // the journal's name of the game
	Title    tables.Text     `json:"title"`
	Kind     tables.Kind     `json:"kind"`              // flag, automate, track, lookup, open or term
	Name     tables.Text     `json:"name,omitzero"`     // of a term only
	Section  tables.Section  `json:"section,omitzero"`  // where it is printed; of a rule only
	Question tables.Text     `json:"question,omitzero"` // of an open question only
	Text     tables.Text     `json:"text"`              // the rule, our reading, or what the term means
	Refs     []tables.RuleID `json:"refs"`
	Switch   tables.Switch   `json:"switch,omitzero"` // the house rule that settles an open question
	House    []Ruling        `json:"house,omitempty"` // what this table plays instead
	Score    float64         `json:"score"`           // 0 to 1; 1 is what was asked for by id
}

// Ruling is one house rule in force: an open question's switch and its value,
// or a rule id and rules.Waived.
type Ruling struct {
	Rule  tables.RuleID `json:"rule"`
	Name  string        `json:"name"`
	Value string        `json:"value"`
	Text  tables.Text   `json:"text,omitzero"` // none for a waived rule
}

func result(printed tables.Rulebook, e tables.Entry, score float64) Result {
	return Result{
		ID: string(e.ID), Game: printed.Game, Title: printed.Title, Kind: e.Kind,
		Section: e.Section, Question: e.Question, Text: e.Text,
		Refs: append([]tables.RuleID{}, e.Refs...), Switch: e.Switch, Score: score,
	}
}

func define(printed tables.Rulebook, t tables.Term, score float64) Result {
	return Result{
		ID: t.Name().En, Game: printed.Game, Title: printed.Title, Kind: Term,
		Name: t.Name(), Text: t.Def, Refs: append([]tables.RuleID{}, t.Refs...), Score: score,
	}
}

// Lines writes an answer for people, wrapped to width columns: the text, the
// house rules that override it, and where it stands.
func (r Result) Lines(w *words.Words, width int) []string {
	var lines []string
	for _, paragraph := range r.paragraphs(w) {
		lines = append(lines, paint.Wrap(paragraph, width)...)
	}
	return lines
}

func (r Result) paragraphs(w *words.Words) []string {
	text := r.Text.In(w.Lang())
	if r.Kind == Term {
		text = capital(r.Name.In(w.Lang())) + ". " + text
	}
	all := []string{text}
	if r.Kind == tables.Open {
		all = []string{r.Question.In(w.Lang()), text}
	}
	for _, ruling := range r.House {
		all = append(all, ruling.say(w))
	}
	return append(all, r.place(w))
}

// place is the line that says where an answer stands.
func (r Result) place(w *words.Words) string {
	parts := []string{r.ID, r.Title.In(w.Lang())}
	switch r.Kind {
	case Term:
		parts[0] = w.Say("lookup.term")
	case tables.Open:
		parts = append(parts, w.Say("lookup.open"))
	default:
		parts = append(parts, heading(r.Section.Heading, w.Lang()))
	}
	if r.Section.Page > 0 {
		parts = append(parts, w.Say("lookup.page", tables.Args{"page": r.Section.Page}))
	}
	if len(r.Refs) > 0 {
		parts = append(parts, w.Say("lookup.see", tables.Args{"ids": join(r.Refs)}))
	}
	return strings.Join(parts, " · ")
}

// heading is where to look in the printed rulebook, which is Russian: whoever
// reads another language needs both.
func heading(h tables.Text, lang tables.Lang) string {
	printed := "«" + h.Ru + "»"
	if lang == tables.Russian {
		return printed
	}
	return h.In(lang) + " (" + printed + ")"
}

func (h Ruling) say(w *words.Words) string {
	if h.Value == rules.Waived {
		return w.Say("lookup.waived")
	}
	return w.Say("lookup.house", tables.Args{"rule": h.Rule, "text": h.Text.In(w.Lang())})
}

// Missing is the sentence for a query that found nothing, with the ids that are
// close when it reads as an id.
func (b *Book) Missing(w *words.Words, query string) string {
	_, typed, isID := b.typedID(query)
	if !isID {
		return w.Say("lookup.nothing", tables.Args{"query": strings.TrimSpace(query)})
	}
	near := b.Near(query)
	if len(near) == 0 {
		return w.Say("lookup.no_rule", tables.Args{"id": typed.rule()})
	}
	return w.Say("lookup.near", tables.Args{"id": typed.rule(), "ids": join(near)})
}

func join(ids []tables.RuleID) string {
	names := make([]string, len(ids))
	for i, id := range ids {
		names[i] = string(id)
	}
	return strings.Join(names, ", ")
}

func capital(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[size:]
}
