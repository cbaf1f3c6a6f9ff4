package micemystics

import (
	"cmp"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/tables"
	"tablemate/tables/card"
	parts "tablemate/tables/micemystics"
)

// askWords asks for words of people's own about something named.
func (t phrases) askWords(id, name string) (string, error) {
	return t.Desk.Write(desk.Question{Text: t.say(id, tables.Args{"name": name}), Rest: true})
}

// noneWord returns the answer that leaves something out.
func (t phrases) noneWord() string { return t.Words.Say("box.none") }

// askList asks for names parted by commas; none on Enter, where a question may be
// left out.
func (t phrases) askList(q box.CardQuestion) ([]string, error) {
	ask := desk.Question{Text: t.say(q.Say, tables.Args{"name": q.Name}), Rest: true, Fresh: true}
	if q.Likely == card.None {
		ask.Default = t.noneWord()
	}
	typed, err := t.Desk.Write(ask)
	if err != nil || typed == ask.Default {
		return nil, err
	}
	return talk.Listed(typed), nil
}

// askClasses asks for classes by name. The two that rules speak of are known in
// both languages.
func (t phrases) askClasses(q box.CardQuestion) ([]parts.Class, error) {
	names, err := t.askList(q)
	var out []parts.Class
	for _, n := range names {
		c := hyphenated(n)
		out = append(out, parts.Class(cmp.Or(classWords[c], c)))
	}
	return out, err
}
