package session

import (
	"errors"

	"tablemate/assist/chance"
	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/rules"
	"tablemate/tables"
)

// report is what is about to be recorded.
type report[A any] struct {
	by     rules.Seat
	did    A
	waived []tables.RuleID
	why    []rules.Reason
	roll   journal.Roll
}

// run plays until the game is over or people get up. Back and whatever changed
// the table in between begin the same moment anew.
func (p *play[U, S, A, E]) run() error {
	for {
		err := p.step()
		if err != nil && !errors.Is(err, errAgain) && !errors.Is(err, desk.ErrBack) {
			return err
		}
	}
}

// step is one turn of the loop: ask, check, apply, record, tell.
func (p *play[U, S, A, E]) step() error {
	s := p.story.now
	seat := p.Rules.Next(s)
	if seat == rules.Nobody {
		return p.over()
	}
	if err := p.seal(); err != nil {
		return err
	}
	p.dice.begin()
	if automa, ok := p.Rules.(rules.Automa[S, A]); ok && automa.Automated(s, seat) {
		return p.decided(seat, automa.Decide(s, seat))
	}
	p.look()
	did, err := p.Flow.Ask(p.talk, s)
	if err != nil {
		return err
	}
	return p.judge(p.reports(seat, did))
}

// reports is what somebody said while seat was awaited.
func (p *play[U, S, A, E]) reports(seat rules.Seat, did A) report[A] {
	r := report[A]{by: seat, did: did}
	if p.By != nil {
		if by := p.By(did); by != rules.Nobody {
			r.by = by
		}
	}
	if p.Account != nil {
		r.why = p.Account(p.story.now, did)
	}
	return r
}

// decided takes an automated move, once people have settled what it leaves open.
func (p *play[U, S, A, E]) decided(seat rules.Seat, d rules.Decision[A]) error {
	p.pending = d.Reasons
	defer func() { p.pending = nil }()
	if len(d.Open) > 1 {
		p.look()
	}
	did, err := p.Flow.Decided(p.talk, p.story.now, d)
	if err != nil {
		return err
	}
	// A move without a reason bears an empty list: it was still nobody's.
	why := append([]rules.Reason{}, d.Reasons...)
	return p.judge(report[A]{by: seat, did: did, why: why})
}

// judge records a report once people stand by it.
func (p *play[U, S, A, E]) judge(r report[A]) error {
	r.roll = p.rolled(r)
	for {
		breaches, _ := rules.Judge(p.Rules, p.story.now, r.did)
		if len(breaches) == 0 {
			return p.record(r)
		}
		ruling, err := p.warn(r.did, breaches)
		if err != nil {
			return err
		}
		switch ruling {
		case changeMind:
			return errAgain
		case houseRule:
			if err := p.settle(breaches); err != nil {
				return err
			}
		default:
			r.waived = ids(breaches)
			return p.record(r)
		}
	}
}

// rolled says whose chance is in a report. Faces typed after a roll of the
// app's dice that show something else are the table's.
func (p *play[U, S, A, E]) rolled(r report[A]) journal.Roll {
	if roll, used := p.dice.used(p.Die.shows(r.did)); used {
		return roll
	}
	if r.by == rules.Cardboard {
		return journal.Roll{Source: chance.Table}
	}
	return journal.Roll{}
}

// record puts a report on the disk, then on the table, and tells what followed.
func (p *play[U, S, A, E]) record(r report[A]) error {
	before := p.story.now
	events := p.Rules.Apply(before, r.did)
	line, err := p.line(r, events)
	if err != nil {
		return err
	}
	if err := p.writer.Append(line); err != nil {
		return err
	}
	p.dice.again = p.dice.again && line.Roll.Source != chance.App
	recorded := p.writer.Record().Lines[len(p.writer.Record().Lines)-1]
	p.story.turns = append(p.story.turns, turn[S, A, E]{recorded, before, r.did, events})
	for _, e := range events {
		if text := p.Flow.Tell(p.talk, p.story.now, e); text != "" {
			p.talk.Desk.Say(text)
		}
		p.story.now = p.Rules.Fold(p.story.now, e)
	}
	return nil
}

func (p *play[U, S, A, E]) line(r report[A], events []E) (journal.Line, error) {
	l := journal.Line{By: r.by, Waived: r.waived, Roll: r.roll, At: p.sitting.Clock()}
	var err error
	if l.Did, err = p.Actions.Encode(r.did); err != nil {
		return l, err
	}
	if r.why != nil {
		if l.Why, err = compact(r.why); err != nil {
			return l, err
		}
	}
	l.Events, err = encodeAll(p.Events, events)
	return l, err
}

// look shows the table where people have not seen it as it is now.
func (p *play[U, S, A, E]) look() {
	title, view := p.title(), p.Flow.View(p.talk, p.story.now)
	switch {
	case view != p.talk.Seen:
		p.talk.Desk.Say("", title, view)
	case title != p.titled:
		p.talk.Desk.Say("", title)
	}
	p.talk.Seen, p.titled = view, title
}

// title begins with the table's name.
func (p *play[U, S, A, E]) title() string {
	title := p.Flow.Title(p.talk, p.story.now)
	if name := p.writer.Record().Header.Table; name != "" {
		title = name + " · " + title
	}
	return p.talk.Paint.Title(title)
}
