package session

import (
	"reflect"
	"strings"

	"tablemate/rules"
	"tablemate/tables"
)

// How many breaches are told one by one, and how many changes of the table.
const mostNews, mostChanges = 3, 6

// tellAmended says how a record reads with a report amended: where it stops, and what is
// different. Was is the table before.
func (p *play[U, S, A]) tellAmended(struck []turn[S, A], d draft, was S) error {
	now := p.replayed.turns[len(p.replayed.turns)-len(d.lines):]
	p.say("amend.taken", tables.Args{
		"line": struck[0].line.N, "was": p.reported(struck[0]), "now": now[0].line.N, "is": p.reported(now[0]),
	})
	if len(now) > 1 {
		p.say("amend.kept", tables.Args{"count": len(now) - 1})
	}
	if d.stop != "" {
		p.talk.Desk.Say(p.talk.Paint.Warning("! " + d.stop))
	}
	p.talk.Desk.Say(d.news[:min(len(d.news), mostNews)]...)
	if more := len(d.news) - mostNews; more > 0 {
		p.say("amend.more", tables.Args{"count": more})
	}
	table, err := p.otherwise(was, p.replayed.state)
	if err == nil {
		p.talk.Desk.Say(table)
	}
	return err
}

// otherwise is a sentence about what lies otherwise on a table than it did.
func (p *play[U, S, A]) otherwise(was, is S) (string, error) {
	patch, err := between(was, is)
	if err != nil || patch == nil {
		return p.talk.Words.Say("amend.table-same"), err
	}
	c, err := p.corrected(was, is)
	if err != nil {
		return "", err
	}
	did, err := p.correction(c)
	if err != nil || len(c.Changes) == 0 || len(c.Changes) > mostChanges { // or a game without corrections of this kind
		return p.talk.Words.Say("amend.table-other"), nil
	}
	return p.talk.Words.Say("amend.table", tables.Args{"changes": tables.Verbatim(p.Flow.Report(p.talk, is, did))}), nil
}

// corrected is the correction that would make one table of another, as far as people can
// correct what lies there.
func (p *play[U, S, A]) corrected(was, is S) (c rules.Correction, err error) {
	before, err := rules.Tree(was)
	if err != nil {
		return c, err
	}
	after, err := rules.Tree(is)
	if err != nil {
		return c, err
	}
	for _, place := range p.Correctables {
		if place.Path == "" || place.Clear {
			continue
		}
		for _, who := range members(place, after) {
			path := place.For(who)
			if now := rules.At(after, path); !reflect.DeepEqual(rules.At(before, path), now) {
				c.Changes = append(c.Changes, rules.To(path, now))
			}
		}
	}
	return c, nil
}

// correction is a correction as an action of the game.
func (p *play[U, S, A]) correction(c rules.Correction) (did A, err error) {
	fields, err := compact(c)
	if err != nil {
		return did, err
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
