package session

import (
	"errors"
	"slices"

	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// draft is how a record reads from an amended report on, as far as the reports behind it
// can stand.
type draft struct {
	lines  []journal.Line
	news   []string       // breaches that are new, and old ones that are gone
	agreed journal.Agreed // where another result was shown on the amended line
	stop   string         // which report cannot stand any more, and why; "" where all can
}

// follow takes an amended report and those after it over the table as it was.
func (p *play[U, S, A]) follow(d *draft, r report[A], wrong turn[S, A], later []turn[S, A]) error {
	line, err := p.put(r)
	if err != nil {
		return err
	}
	line.At = wrong.line.At
	d.lines = append(d.lines, line)
	for i, t := range later {
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

// put puts a report on the table, and returns the line that says so.
func (p *play[U, S, A]) put(r report[A]) (line journal.Line, err error) {
	defer refuse(p.talk, &err)
	r.did = p.held(r.did)
	after, notes := p.Rules.Apply(p.replayed.state, r.did)
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
	p.replayed.state, p.text = after, text
	return line, nil
}

// keep puts a later report on the table as it was made, with the chance and the
// secrets in it, and notes which breaches are new or gone. An error where it cannot stand.
func (p *play[U, S, A]) keep(d *draft, t turn[S, A]) (err error) {
	defer refuse(p.talk, &err)
	did, err := p.did(t)
	if err != nil {
		return err
	}
	var news []string
	number := p.writer.Record().Last() + 3 + len(d.lines) // behind a note and an undo
	breaches, _ := rules.Judge(p.Rules, p.replayed.state, did)
	for _, v := range breaches {
		text := p.breach(p.talk, p.replayed.state, did, v)
		switch {
		case slices.Contains(t.line.Waived, v.Rule):
		case talk.Impossible(v):
			return errors.New(text + " (" + string(v.Rule) + ")")
		default:
			said := tables.Verbatim(p.talk.Warning(v, text))
			news = append(news, p.about("amend.breach", t, tables.Args{"line": number, "breach": said}))
		}
	}
	r := report[A]{by: t.line.By, auto: t.line.Auto, did: did, waived: talk.Broken(breaches), roll: t.line.Roll}
	for _, id := range t.line.Waived {
		if !slices.Contains(r.waived, id) {
			news = append(news, p.about("amend.breach-gone", t, tables.Args{"line": number, "rule": id}))
		}
	}
	line, err := p.put(r)
	if err != nil {
		return err
	}
	line.At, line.Why = t.line.At, t.line.Why
	d.lines, d.news = append(d.lines, line), append(d.news, news...)
	return nil
}

// about is a sentence about a later report.
func (p *play[U, S, A]) about(id string, t turn[S, A], args tables.Args) string {
	return p.talk.Words.Say(id, talk.MergeArgs(tables.Args{"report": p.reported(t)}, args))
}
