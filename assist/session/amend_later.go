package session

import (
	"fmt"
	"slices"
	"strings"

	"tablemate/assist/journal"
	"tablemate/rules"
	"tablemate/tables"
)

// draft is how a record would read with one report amended: the lines from it on, and
// what would be different.
type draft[S, A any] struct {
	wrong turn[S, A]
	said  string // the report as it reads now
	same  bool   // it says what stands already
	lines []journal.Line
	news  []string // what would be different, in sentences
	stops int      // how many lines stand before the first that cannot be; 0 where all can
	// broken is why a later report cannot be recorded at all; nil where it can.
	broken  error
	was, is S // the table now, and at the end of lines
}

// follow takes an amended report and those after it over the table as it was.
func (p *play[U, S, A]) follow(d *draft[S, A], r report[A], later []turn[S, A]) error {
	line, _, err := p.put(r)
	if err != nil {
		return err
	}
	line.At = d.wrong.line.At
	d.said = p.reported(turn[S, A]{line: &line, did: r.did, read: true})
	d.lines = append(d.lines, line)
	for _, t := range later {
		line, err := p.keep(d, t)
		if err != nil {
			d.broken = err
			d.stop(len(d.lines))
			d.news = append(d.news, p.stopsAt(t, err))
			break
		}
		d.lines = append(d.lines, line)
	}
	d.is = p.replayed.state
	return nil
}

// put puts a report on the table, and returns the line that says so.
func (p *play[U, S, A]) put(r report[A]) (line journal.Line, notes []rules.Note, err error) {
	defer refuse(p.talk, &err)
	after, notes := p.Rules.Apply(p.replayed.state, r.did)
	text, err := compact(after)
	if err != nil {
		return line, nil, err
	}
	if line, err = p.line(r, notes, text); err != nil {
		return line, nil, err
	}
	if err := p.bounded(line.N, after); err != nil {
		return line, nil, err
	}
	p.replayed.state, p.text = after, text
	return line, notes, nil
}

// keep puts a later report on the table as it was made, with the chance and the
// secrets in it, and notes what is different now.
func (p *play[U, S, A]) keep(d *draft[S, A], t turn[S, A]) (journal.Line, error) {
	did, err := p.did(t)
	if err != nil {
		return journal.Line{}, err
	}
	p.judgeAgain(d, t, did)
	r := report[A]{by: t.line.By, auto: t.line.Auto, did: did, waived: t.line.Waived, roll: t.line.Roll}
	for _, b := range p.freshBreaches(t, did) {
		r.waived = append(r.waived[:len(r.waived):len(r.waived)], b.Rule)
	}
	line, notes, err := p.put(r)
	line.At, line.Why = t.line.At, t.line.Why
	if err == nil {
		p.differ(d, t, notes)
	}
	return line, err
}

// freshBreaches are what a later report breaks over the amended table and broke not
// before.
func (p *play[U, S, A]) freshBreaches(t turn[S, A], did A) []rules.Violation {
	breaches, _ := rules.Judge(p.Rules, p.replayed.state, did)
	return slices.DeleteFunc(breaches, func(v rules.Violation) bool { return slices.Contains(t.line.Waived, v.Rule) })
}

// judgeAgain notes what a later report breaks over the amended table, and what an
// automated opponent would have done instead.
func (p *play[U, S, A]) judgeAgain(d *draft[S, A], t turn[S, A], did A) {
	fresh := p.freshBreaches(t, did)
	for _, v := range fresh {
		if impossible(v) {
			d.stop(len(d.lines))
		}
		d.add(p.about("amend.breach", t, tables.Args{"breach": tables.Said(p.talk.warning(v, p.breach(p.talk, p.replayed.state, did, v)))}))
	}
	seat := p.Rules.Next(p.replayed.state)
	if len(fresh) > 0 || !p.auto(t) || seat != t.line.By || !p.automated(p.replayed.state, seat) {
		return
	}
	now := p.Rules.(rules.Automa[S, A]).Decide(p.replayed.state, seat)
	if p.isOpen(now, t) || any(now.Action) == nil {
		return
	}
	d.add(p.about("amend.otherwise", t, tables.Args{"move": p.reportIn(p.talk, p.replayed.state, now.Action)}))
}

// isOpen reports whether a decision leaves the move of a turn open.
func (p *play[U, S, A]) isOpen(now rules.Decision[A], t turn[S, A]) bool {
	return slices.ContainsFunc(append(now.Open, now.Action), func(a A) bool {
		if any(a) == nil {
			return false
		}
		text, err := p.Actions.Encode(a)
		return err == nil && string(text) == string(t.line.Did)
	})
}

// about is a sentence about a later report.
func (p *play[U, S, A]) about(id string, t turn[S, A], args tables.Args) string {
	said := tables.Args{"line": t.line.N, "report": p.reported(t)}
	return p.talk.Words.Say(id, mergeArgs(said, args))
}

// stopsAt says which report can no longer be recorded, and why.
func (p *play[U, S, A]) stopsAt(t turn[S, A], err error) string {
	cause, told := Sentence(p.talk.Words, err)
	if !told {
		cause = err.Error()
	}
	return p.talk.Paint.Warning("! " + p.about("amend.stops", t, tables.Args{"cause": cause}))
}

func (d *draft[S, A]) add(text string) { d.news = append(d.news, text) }

// stop notes that the line at a place cannot be, unless one before it cannot.
func (d *draft[S, A]) stop(at int) {
	if d.stops == 0 {
		d.stops = at
	}
}

// differ notes where something else follows from a later report than it did.
func (p *play[U, S, A]) differ(d *draft[S, A], t turn[S, A], now []rules.Note) {
	was, is := p.following(t, now)
	if !slices.Equal(was, is) {
		d.add(p.about("amend.follows", t, tables.Args{"was": inOneLine(was), "is": inOneLine(is)}))
	}
}

// following returns what followed from a report, and what follows now, in sentences.
func (p *play[U, S, A]) following(t turn[S, A], now []rules.Note) (was, is []string) {
	was, err := p.notesTold(p.talk, p.replayed.state, t)
	if err != nil {
		was = []string{fmt.Sprint(string(t.line.Notes))}
	}
	for _, n := range now {
		if text := p.Flow.Tell(p.talk, p.replayed.state, n); text != "" {
			is = append(is, text)
		}
	}
	return was, is
}

// inOneLine returns sentences, some of them indented, in one line.
func inOneLine(sentences []string) string {
	return strings.Join(strings.Fields(strings.Join(sentences, " ")), " ")
}
