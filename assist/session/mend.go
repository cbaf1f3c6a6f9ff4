package session

import (
	"cmp"
	"errors"
	"unicode/utf8"

	"tablemate/assist/desk"
	"tablemate/rules"
	"tablemate/tables"
)

func (p *play[U, S, A]) answerable(answers func(typed string) bool) {
	if len(p.here) > 0 {
		return // this question asks people to confirm an action after a warning
	}
	if p.dialog.begun == nil {
		p.dialog.begun = answers
	}
	p.dialog.latest = answers
}

// elsewhere handles a typed line that does not answer the question. The line may be another
// player's interruption. At a warning, it may also be a new action. A single letter is not accepted
// as a new action, because people may have mistyped it.
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

// mend runs an undo or a correction while the clock is stopped.
func (p *play[U, S, A]) mend(do func() error) error {
	before, asked := p.mending, p.hears.asked
	defer func() { p.mending, p.hears.asked = before, asked }()
	p.mending, p.dialog.begun = true, nil
	if p.hears.asked == "" {
		p.hears.asked = p.reporter(p.hears.from)
	}
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

func (p *play[U, S, A]) fix() error {
	for {
		did, err := p.Flow.Fix(p.talk, p.state)
		if err != nil {
			return err
		}
		p.dice.begin()
		if err = p.judge(report[A]{by: p.people(), did: did, from: p.hears.from}); errors.Is(err, errInstead) {
			continue
		}
		return cmp.Or(err, errAgain)
	}
}

// The method `people` returns the seat that is recorded with a correction.
func (p *play[U, S, A]) people() rules.Seat {
	seat := p.Rules.Next(p.state)
	if seat == rules.Cardboard || p.automated(p.state, seat) {
		return rules.Nobody
	}
	return seat
}
