package session

import (
	"errors"
	"math"
	"reflect"
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// follow applies the amended action and the later ones, up to the first that is not possible. It
// asks for missing answers, such as dice. It drops needless answers if people agree.
func (p *play[U, S, A]) follow(d *draft, r report[A], wrong turn[S, A], later []turn[S, A]) error {
	before, last := p.state, wrong
	if err := p.add(d, r, wrong); err != nil {
		return err
	}
	for i, t := range later {
		_, _ = p.seen(&before, last.line, nil, false) // an unreadable line stops the amendment in `keep`
		last = t
		if err := p.askMissing(d, before, later[i:]); err != nil {
			return err
		}
		if p.needless(before, t) {
			if err := p.confirmNeedless(t); err != nil {
				return err
			}
			d.anew(p.class(t.line)) // dropped dice or cards are not used again
			continue
		}
		if err := p.keep(d, t); err != nil {
			cause, told := talk.Sentence(p.talk.Words, err)
			if !told {
				cause = err.Error()
			}
			d.stop = p.about("amend.stops", t, tables.Args{"line": t.line.N, "cause": cause, "count": len(later) - i})
			break
		}
	}
	return nil
}

func (p *play[U, S, A]) add(d *draft, r report[A], at turn[S, A]) error {
	line, err := p.put(r)
	line.At = at.line.At
	d.lines = append(d.lines, line)
	return err
}

// askMissing asks for the answers that the state needs before the first of the later lines. For
// example, people now say that an agent waited, so the agent may draw cards. `before` is the state
// in which people typed this line.
func (p *play[U, S, A]) askMissing(d *draft, before S, later []turn[S, A]) error {
	t := later[0]
	if len(later) > 1 && p.answers(before, t) && p.answers(p.state, later[1]) {
		return nil // the first line is needless, and the second has the answer
	}
	for p.misfits(t) && p.awaits(p.state) && !p.answers(p.state, t) {
		p.dice.begin()
		p.dice.amends, p.dialog = math.MaxInt, dialog{}
		if len(d.lines) > 1+d.asked {
			p.look()
		}
		r, err := p.asked(p.askedNext)
		if err == nil {
			err = p.add(d, r, t)
		}
		if err != nil {
			return err
		}
		d.anew(p.class(&d.lines[len(d.lines)-1]))
		d.asked++
	}
	return nil
}

func (d *draft) anew(class journal.Class) {
	if class != journal.NoResult {
		d.agreed = journal.Anew
	}
}

// misfits reports whether a later line breaks a rule that it did not break before.
func (p *play[U, S, A]) misfits(t turn[S, A]) bool {
	did, err := p.did(t)
	return err == nil && len(p.Rules.Check(p.state, did)) > len(t.line.Waived)
}

// awaits reports whether people must report dice, cards or another answer before the game goes on.
func (p *play[U, S, A]) awaits(s S) bool {
	seat := p.Rules.Next(s)
	return !p.automated(s, seat) && (seat == rules.Cardboard || len(p.answerKinds(s)) > 0)
}

// The method `answers` reports whether a line has the answer that the game waits for in a state.
func (p *play[U, S, A]) answers(s S, t turn[S, A]) bool {
	if kinds := p.answerKinds(s); kinds != nil {
		return p.isOneOf(kinds, t)
	}
	return t.line.By == rules.Cardboard && p.Rules.Next(s) == rules.Cardboard
}

func (p *play[U, S, A]) answerKinds(s S) []string {
	if game, ok := p.Rules.(rules.Awaiting[S]); ok {
		return game.Awaits(s)
	}
	return nil
}

// needless reports whether a later line has an answer that is no longer needed, such as the dice of
// a cancelled reroll. An answer of a person is also needless if it now breaks a rule: this person
// is asked again.
func (p *play[U, S, A]) needless(before S, t turn[S, A]) bool {
	return p.misfits(t) && p.answers(before, t) && (t.line.By != rules.Cardboard || !p.answers(p.state, t))
}

// confirmNeedless asks whether to drop an answer. If people say no, nothing is amended.
func (p *play[U, S, A]) confirmNeedless(t turn[S, A]) error {
	q := desk.Question{Text: p.about("amend.needless", t, tables.Args{"line": t.line.N}), Fresh: true}
	yes, err := p.talk.Desk.Confirm(q)
	if err == nil && !yes {
		return desk.ErrBack
	}
	return err
}

func (p *play[U, S, A]) put(r report[A]) (line journal.Line, err error) {
	defer recoverFault(p.talk, &err)
	r.did = p.held(r.did)
	after, notes := p.Rules.Apply(p.state, r.did)
	text, err := compact(after)
	if err != nil {
		return line, err
	}
	if line, err = p.line(r, notes, text); err != nil {
		return line, err
	}
	if err := p.boundedWhole(line.N, after); err != nil {
		return line, err
	}
	p.state, p.text = after, text
	p.dice.drafted = max(p.dice.drafted, r.roll.N)
	return line, nil
}

// keep applies a later action with the same dice and secrets as before. It returns an error if the
// action is no longer possible.
func (p *play[U, S, A]) keep(d *draft, t turn[S, A]) (err error) {
	defer recoverFault(p.talk, &err)
	did, err := p.did(t)
	if err != nil {
		return err
	}
	var told []news
	add := func(id string, args tables.Args) {
		args["report"] = p.turnSaid(t)
		told = append(told, news{len(d.lines), id, args})
	}
	breaches, _ := rules.Judge(p.Rules, p.state, did)
	for _, v := range breaches {
		text := p.breach(p.talk, p.state, did, v)
		switch {
		case slices.Contains(t.line.Waived, v.Rule):
		case talk.Impossible(v):
			return errors.New(text + " (" + string(v.Rule) + ")")
		default:
			said := tables.Verbatim(text + " (" + string(v.Rule) + ")")
			add("amend.breach", tables.Args{"breach": said})
		}
	}
	r := report[A]{by: t.line.By, auto: t.line.Auto, did: did, waived: talk.Broken(breaches), roll: t.line.Roll}
	for _, id := range t.line.Waived {
		if !slices.Contains(r.waived, id) {
			add("amend.breach-gone", tables.Args{"rule": id})
		}
	}
	line, err := p.put(r)
	if err != nil {
		return err
	}
	line.At, line.Why = t.line.At, t.line.Why
	d.lines, d.news = append(d.lines, line), append(d.news, told...)
	return nil
}

func (p *play[U, S, A]) about(id string, t turn[S, A], args tables.Args) string {
	return p.talk.Words.Say(id, talk.MergeArgs(tables.Args{"report": p.turnSaid(t)}, args))
}

// After an amendment, at most mostNews breaches are listed. If more than mostChanges values have
// changed, none of them is listed.
const mostNews, mostChanges = 3, 6

func (p *play[U, S, A]) tellAmended(struck []turn[S, A], d draft, before S) error {
	now := p.turns[len(p.turns)-len(d.lines):]
	p.say("amend.taken", tables.Args{
		"line": struck[0].line.N, "was": p.turnSaid(struck[0]), "now": now[0].line.N, "is": p.turnSaid(now[0]),
	})
	if len(now) > 1+d.asked {
		p.say("amend.kept", tables.Args{"count": len(now) - 1 - d.asked})
	}
	if d.stop != "" {
		p.talk.Desk.Say(p.talk.Paint.Warning("! " + d.stop))
	}
	for _, n := range d.news[:min(len(d.news), mostNews)] {
		n.args["line"] = now[n.kept].line.N
		p.say(n.id, n.args)
	}
	if more := len(d.news) - mostNews; more > 0 {
		p.say("amend.more", tables.Args{"count": more})
	}
	table, err := p.otherwise(before, p.state)
	if err == nil {
		p.talk.Desk.Say(table)
	}
	return err
}

func (p *play[U, S, A]) otherwise(before, after S) (string, error) {
	patch, err := between(before, after)
	if err != nil || patch == nil {
		return p.talk.Words.Say("amend.table-same"), err
	}
	c, err := p.corrected(before, after)
	if err != nil {
		return "", err
	}
	did, err := p.correction(c)
	if err != nil || len(c.Changes) == 0 || len(c.Changes) > mostChanges { // nothing to list, or too much
		return p.talk.Words.Say("amend.table-other"), nil
	}
	return p.talk.Words.Say(
		"amend.table",
		tables.Args{"changes": tables.Verbatim(p.Flow.Report(p.talk, after, did))},
	), nil
}

// corrected returns the difference between two states as a correction. The correction has only
// values that people can correct.
func (p *play[U, S, A]) corrected(before, after S) (c rules.Correction, err error) {
	from, err := rules.Tree(before)
	if err != nil {
		return c, err
	}
	to, err := rules.Tree(after)
	if err != nil {
		return c, err
	}
	for _, place := range p.Correctables {
		if place.Path == "" || place.Clear {
			continue
		}
		for _, who := range members(place, to) {
			path := place.For(who)
			if now := rules.At(to, path); !reflect.DeepEqual(rules.At(from, path), now) {
				c.Changes = append(c.Changes, rules.To(path, now))
			}
		}
	}
	return c, nil
}

func (p *play[U, S, A]) correction(c rules.Correction) (did A, err error) {
	fields, err := compact(c)
	if err != nil {
		return did, err
	}
	return p.Actions.Decode([]byte(`{"kind":"` + c.Kind() + `",` + strings.TrimPrefix(string(fields), "{")))
}

// members lists the owners of a correctable value: for "food", all players. For a value that exists
// only once, it returns one empty Noun.
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
