package session

import (
	"errors"
	"slices"

	"tablemate/assist/journal"
	"tablemate/assist/schema"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// holdTo asks whether people hold to what a setup breaks, and keeps what they held to
// as far as it matters in the end.
func (p *play[U, S, A]) holdTo(setup U, opening S) error {
	breaches, _ := p.Rules.House(opening).Sort(p.setupBreaches(setup))
	broken := talk.Broken(breaches)
	err := p.talk.Hold(breaches, func(v rules.Violation) string {
		var none A
		return p.breach(p.talk, opening, none, v)
	}, false)
	if err != nil && !errors.Is(err, talk.ErrUnasked) {
		return err
	}
	moot := func(id tables.RuleID) bool { return !slices.Contains(broken, id) }
	p.talk.Held, p.talk.Settled = slices.DeleteFunc(p.talk.Held, moot), slices.DeleteFunc(p.talk.Settled, moot)
	return nil
}

// setupBreaches lists the rules that a setup breaks.
func (def *game[U, S, A]) setupBreaches(setup U) []rules.Violation {
	if game, ok := def.Rules.(rules.SetupChecker[U]); ok {
		return game.CheckSetup(setup)
	}
	return nil
}

// checkSetup judges the setup of a record, and returns the first state with it. A setup
// that another program wrote, beside the opening that it led to, is not judged if it
// cannot be read or be.
func (def *game[U, S, A]) checkSetup(t *talk.UI, header journal.Header) (findings []Finding, opening S, err error) {
	findings = []Finding{}
	setup, opening, err := def.start(header)
	judged := err == nil
	if header.State != nil {
		opening, err = def.opening(header)
	}
	if err != nil || !judged {
		return findings, opening, err
	}
	house := def.Rules.House(opening)
	for _, v := range def.setupBreaches(setup) {
		var none A
		findings = append(findings, Finding{
			Line: 1, Violation: v, Waived: slices.Contains(header.Waived, v.Rule), House: house.Waives(v.Rule),
			Text: def.breach(t, opening, none, v),
		})
	}
	return findings, opening, nil
}

// setup reads the setup of a record strictly.
func (def *game[U, S, A]) setup(header journal.Header) (U, error) {
	var setup U
	if err := schema.Checker(def.lists()).Read(header.Setup, &setup); err != nil {
		return setup, unreadable(1, "setup", err)
	}
	return setup, nil
}
