package session

import (
	"cmp"
	"errors"
	"unicode/utf8"

	"tablemate/assist/desk"
	"tablemate/rules"
	"tablemate/tables"
)

// answerable remembers what answers a question that is about to be put, of those that a
// report is made of.
func (p *play[U, S, A]) answerable(answers func(typed string) bool) {
	if len(p.here) > 0 {
		return // what to do about a report
	}
	if p.dialog.begun == nil {
		p.dialog.begun = answers
	}
	p.dialog.latest = answers
}

// elsewhere returns ErrElsewhere for a line that is no answer but an interruption by another
// player, and errInstead for one that may replace a report with a warning. The latter needs
// more than one letter, so that a stray key does nothing. While an earlier report is asked for
// again, other players are asked to wait.
func (p *play[U, S, A]) elsewhere(typed string) error {
	fits := func(answers func(string) bool) bool { return len(p.here) > 0 && answers != nil && answers(typed) }
	speaks := p.writer != nil && p.Speaks(p.talk, p.state, typed)
	switch {
	case speaks && p.amending:
		return errors.New(p.talk.Words.Say("amend.finish"))
	case speaks:
		return desk.ErrElsewhere
	case fits(p.dialog.begun) && utf8.RuneCountInString(typed) > 1:
		return errInstead
	case fits(p.dialog.begun), fits(p.dialog.latest):
		return errors.New(p.talk.Words.Say("session.instead", tables.Args{"typed": typed}))
	}
	return nil
}

// mend runs an undo or a correction with the clock stopped. It returns nil if people leave it
// or another player speaks first, and then says that nothing was changed.
func (p *play[U, S, A]) mend(do func() error) error {
	before := p.mending
	defer func() { p.mending = before }()
	p.mending, p.dialog.begun = true, nil
	err := p.still(do)
	switch {
	case errors.Is(err, desk.ErrBack):
		p.say("amend.left")
		return nil
	case errors.Is(err, desk.ErrElsewhere):
		p.say("amend.put-off")
	}
	return err
}

// fix records what the table really shows, whoever is on turn.
func (p *play[U, S, A]) fix() error {
	for {
		did, err := p.Flow.Fix(p.talk, p.state)
		if err != nil {
			return err
		}
		p.dice.begin()
		if err = p.judge(report[A]{by: p.people(), did: did}); errors.Is(err, errInstead) {
			continue
		}
		return cmp.Or(err, errAgain)
	}
}

// people returns the seat that makes a correction: the awaited one, unless it is the cardboard
// or automated.
func (p *play[U, S, A]) people() rules.Seat {
	seat := p.Rules.Next(p.state)
	if seat == rules.Cardboard || p.automated(p.state, seat) {
		return rules.Nobody
	}
	return seat
}
