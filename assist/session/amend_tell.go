package session

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"

	"tablemate/assist/journal"
	"tablemate/rules"
	"tablemate/tables"
)

// mostNews is how many differences are told one by one.
const mostNews = 12

// compare says how a draft reads, and what is different with it.
func (p *play[U, S, A]) compare(d draft[S, A]) error {
	line := d.wrong.line.N
	p.say("amend.instead", tables.Args{"line": line, "was": p.reported(d.wrong), "is": d.said})
	if err := p.tellKept(line); err != nil {
		return err
	}
	p.talk.Desk.Say(d.news[:min(len(d.news), mostNews)]...)
	if more := len(d.news) - mostNews; more > 0 {
		p.say("amend.more", tables.Args{"count": more})
	}
	table, err := p.otherwise(d)
	if err == nil {
		p.talk.Desk.Say(table)
	}
	return err
}

// tellKept says that what was turned up and what fell after a line stays so.
func (p *play[U, S, A]) tellKept(line int) error {
	crossing, err := p.writer.Record().Crossing(line, p.reveals)
	if err != nil {
		return err
	}
	after := func(lines []*journal.Line) int {
		return len(slices.DeleteFunc(lines, func(l *journal.Line) bool { return l.N == line }))
	}
	if n := after(crossing.Revealed); n > 0 {
		p.say("amend.revealed", tables.Args{"count": n})
	}
	if n := after(crossing.App) + after(crossing.Table); n > 0 {
		p.say("amend.dice", tables.Args{"count": n})
	}
	return nil
}

// otherwise is a sentence about what lies otherwise on the table at the end of a draft.
func (p *play[U, S, A]) otherwise(d draft[S, A]) (string, error) {
	patch, err := between(d.was, d.is)
	if err != nil {
		return "", err
	}
	var steps []json.RawMessage
	if patch != nil {
		err = json.Unmarshal(patch, &steps)
	}
	if err != nil || len(steps) == 0 {
		return p.talk.Words.Say("amend.table-same"), err
	}
	said, err := p.corrected(d)
	if said == "" {
		return p.talk.Words.Say("amend.table-count", tables.Args{"count": len(steps)}), err
	}
	return p.talk.Words.Say("amend.table", tables.Args{"changes": tables.Said(said)}), err
}

// corrected is what lies otherwise in the words of a correction; "" where the game has
// none for it.
func (p *play[U, S, A]) corrected(d draft[S, A]) (string, error) {
	was, err := rules.Tree(d.was)
	if err != nil {
		return "", err
	}
	is, err := rules.Tree(d.is)
	if err != nil {
		return "", err
	}
	var c rules.Correction
	for _, place := range p.Correctables {
		if place.Path == "" || place.Clear {
			continue
		}
		for _, who := range members(place, is) {
			if path := place.For(who); !reflect.DeepEqual(rules.At(was, path), rules.At(is, path)) {
				c.Changes = append(c.Changes, rules.To(path, rules.At(is, path)))
			}
		}
	}
	if len(c.Changes) == 0 {
		return "", nil
	}
	text, err := p.correction(c)
	if err != nil {
		return "", nil // a game without corrections of this kind
	}
	return p.reportIn(p.talk, d.is, text), nil
}

// correction is a correction as an action of the game.
func (p *play[U, S, A]) correction(c rules.Correction) (A, error) {
	fields, err := compact(c)
	if err != nil {
		var none A
		return none, err
	}
	return p.Actions.Decode([]byte(`{"kind":"` + c.Kind() + `",` + strings.TrimPrefix(string(fields), "{")))
}

// members lists whose a place may be: all in its list, or nobody where it is in none.
func members[S any](place rules.Correctable[S], tree any) []rules.Noun {
	list := place.List()
	at := strings.LastIndex(list, "/")
	if at < 0 {
		return []rules.Noun{{}}
	}
	all, _ := rules.At(tree, list[:at]).([]any)
	var out []rules.Noun
	for _, one := range all {
		if id, ok := rules.At(one, "/"+strings.ReplaceAll(list[at+1:], ".", "/")).(string); ok {
			out = append(out, rules.Noun{Kind: place.Of, ID: id})
		}
	}
	return out
}
