package lookup

import (
	"cmp"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablemate/assist/paint"
	"tablemate/rules"
	"tablemate/tables"
	"tablemate/tables/words"
)

// The kinds of answers that are not entries of a rulebook.
const (
	Term tables.Kind = "term" // a glossary term
	Card tables.Kind = "card" // a named thing in the box
)

// Result is one answer to a query. Its JSON form must not change, because other programs read it.
type Result struct {
	ID       string          `json:"id"`   // the id of a rule or card, or a term's English name
	Game     string          `json:"game"` // the name of the game in records
	Title    tables.Text     `json:"title"`
	Edition  tables.Text     `json:"edition,omitzero"`
	Kind     tables.Kind     `json:"kind"`              // flag, automate, track, lookup, open, term or card
	Name     tables.Text     `json:"name,omitzero"`     // of a term or a card
	Section  tables.Section  `json:"section,omitzero"`  // where the rule is printed
	Question tables.Text     `json:"question,omitzero"` // only for an open question
	Text     tables.Text     `json:"text"`              // the rule, or the answer to an open question
	Refs     []tables.RuleID `json:"refs"`
	Switch   tables.Switch   `json:"switch,omitzero"`   // the possible answers to an open question
	House    []Ruling        `json:"house,omitempty"`   // the house rules that change the answer
	ReadAs   string          `json:"read_as,omitempty"` // the corrected words only, not the whole query
	Score    float64         `json:"score"`             // 0 to 1; 1 if the query is the id or the name
}

// Ruling is a house rule. It answers an open question, or it waives a rule of the book
// (rules.Waived).
type Ruling struct {
	Rule  tables.RuleID `json:"rule"`
	Name  string        `json:"name"`
	Value string        `json:"value"`
	Text  tables.Text   `json:"text,omitzero"` // empty for a waived rule
}

func ruleResult(printed tables.Rulebook, e tables.Entry, score float64) Result {
	return Result{
		ID: string(e.ID), Game: printed.Game, Title: printed.Title, Edition: printed.Edition, Kind: e.Kind,
		Section: e.Section, Question: e.Question, Text: e.Text,
		Refs: append([]tables.RuleID{}, e.Refs...), Switch: e.Switch, Score: score,
	}
}

func termResult(printed tables.Rulebook, t tables.Term, score float64) Result {
	return Result{
		ID: t.Name().En, Game: printed.Game, Title: printed.Title, Edition: printed.Edition, Kind: Term,
		Name: t.Name(), Text: t.Def, Refs: append([]tables.RuleID{}, t.Refs...), Score: score,
	}
}

// The last paragraph says where the answer is printed.
func (r Result) paragraphs(w *words.Words, width int) []string {
	text := r.Text.In(w.Lang())
	if r.Kind == Term || r.Kind == Card {
		text = capital(r.Name.In(w.Lang())) + ". " + text
	}
	all := []string{text}
	if r.Kind == tables.Open {
		all = []string{r.Question.In(w.Lang()), text}
	}
	for _, ruling := range r.House {
		all = append(all, ruling.say(w))
	}
	if len(r.House) == 0 && len(r.Switch.Values) > 1 {
		all = append(all, otherReadings(w, r.Switch))
	}
	return append(all, r.place(w, width))
}

// Brief returns the first paragraph of an answer. For an open question, Brief returns the question.
func (r Result) Brief(w *words.Words) string { return r.paragraphs(w, 0)[0] }

// Chapter returns the title of the rulebook and the heading of the rule's section. For an open
// question, a note replaces the heading and says that the question is open.
func (r Result) Chapter(w *words.Words) string {
	if r.Kind == tables.Open {
		return r.Title.In(w.Lang()) + " · " + w.Say("lookup.open")
	}
	return r.Title.In(w.Lang()) + " · " + heading(r.Section.Heading, w.Lang())
}

// place says where an answer is printed, with as many references as fit into the width. If the line
// is too long, the heading is in one language only.
func (r Result) place(w *words.Words, width int) string {
	head := ""
	parts := []string{r.ID, r.Title.In(w.Lang())}
	switch r.Kind {
	case Term, Card:
		parts[0] = w.Say("lookup." + string(r.Kind))
	case tables.Open:
		parts = append(parts, w.Say("lookup.open"))
	default:
		head = heading(r.Section.Heading, w.Lang())
		parts = append(parts, head)
	}
	line := strings.Join(parts, apart)
	if head != "" && paint.Width(line) > width {
		line = strings.Replace(line, head, cmp.Or(r.Section.Heading.In(w.Lang()), head), 1)
	}
	more := []string{""}
	if r.Section.Page > 0 {
		more[0] = apart + w.Say("lookup.page", tables.Args{"page": r.Section.Page})
	}
	for n := range r.Refs {
		more = append(more, more[0]+apart+w.Say("lookup.see", tables.Args{"ids": join(r.Refs[:n+1])}))
	}
	for n := len(more) - 1; n >= 0; n-- {
		if paint.Width(line+more[n]) <= width {
			return line + more[n]
		}
	}
	return line
}

const apart = " · "

// heading returns the heading as printed in the rulebook, in Russian. If `lang` is another
// language, the translation comes before the Russian heading.
func heading(h tables.Text, lang tables.Lang) string {
	printed := "«" + h.Ru + "»"
	if lang == tables.Russian {
		return printed
	}
	return h.In(lang) + " (" + printed + ")"
}

func otherReadings(w *words.Words, s tables.Switch) string {
	var others []string
	for _, v := range s.Values[1:] {
		others = append(others, v.Text.In(w.Lang()))
	}
	return w.Say("lookup.otherwise", tables.Args{"others": strings.Join(others, "; ")})
}

func (h Ruling) say(w *words.Words) string {
	if h.Value == rules.Waived {
		return w.Say("lookup.waived")
	}
	return w.Say("lookup.house", tables.Args{"rule": h.Rule, "text": h.Text.In(w.Lang())})
}

func join(ids []tables.RuleID) string {
	return strings.Join(tables.Each(ids, func(id tables.RuleID) string { return string(id) }), ", ")
}

func capital(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[size:]
}

// Answer shows the best answer and at most `beside` others. This limit does not hold for answers
// that are shown in full. If the scores of the best two differ by less than clearLead, both are
// shown in full.
const (
	beside    = 2
	clearLead = 0.1
)

// Answer returns the answers as lines of text, and the number of answers that it leaves out. The
// best answer is always shown in full. Every answer whose id or name is the query is also shown in
// full. If the two best scores are close, the second answer is shown in full too. Each further
// answer gets one line.
func Answer(w *words.Words, found []Result, width int) (lines []string, left int) {
	whole := wholeOf(found)
	lines = Whole(w, found[:whole], width)
	brief := found[whole:min(max(whole, 1+beside), len(found))]
	if len(brief) > 0 {
		lines = append(lines, "")
	}
	for _, r := range brief {
		lines = append(lines, r.Line(w, width))
	}
	return lines, len(found) - whole - len(brief)
}

func wholeOf(found []Result) int {
	whole := min(1, len(found))
	for whole < len(found) && found[whole].Score == 1 {
		whole++
	}
	if whole == 1 && len(found) > 1 && found[0].Score-found[1].Score < clearLead {
		return whole + 1
	}
	return whole
}

// Whole returns the full text of answers, separated by empty lines.
func Whole(w *words.Words, found []Result, width int) []string {
	var lines []string
	for i, r := range found {
		if i > 0 {
			lines = append(lines, "")
		}
		lines = append(lines, r.Lines(w, width)...)
	}
	return lines
}

// Lines returns the full text of an answer: the rule, the house rules that change this rule, and
// the place where the rule is printed.
func (r Result) Lines(w *words.Words, width int) []string {
	var lines []string
	for _, paragraph := range r.paragraphs(w, width) {
		lines = append(lines, paint.Wrap(paragraph, width)...)
	}
	return lines
}

// Line returns the id or name of an answer and the beginning of its text, in at most width columns.
func (r Result) Line(w *words.Words, width int) string {
	wide, name := 13, cmp.Or(r.Name.In(w.Lang()), r.ID)
	if wide <= paint.Width(name) {
		wide = paint.Width(name) + 2
	}
	wrapped := append(paint.Wrap(r.Brief(w), max(wide, width-wide-2)), "")
	line := paint.Pad(name, wide) + wrapped[0]
	if len(wrapped) > 2 {
		line += " …"
	}
	return line
}
