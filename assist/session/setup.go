package session

import (
	"errors"
	"slices"

	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/assist/schema"
	"tablemate/rules"
	"tablemate/tables"
)

// Hold tells the rules that a setup breaks, each in a sentence, and returns nil if
// people hold to it, which is then recorded, and desk.ErrBack if they change it. Where
// Enter holds to it, likely is true. What they hold to is asked once; ErrUnasked where
// nothing is left.
func (t *UI) Hold(breaches []rules.Violation, sentence func(rules.Violation) string, likely bool) error {
	breaches = slices.DeleteFunc(breaches, func(v rules.Violation) bool { return slices.Contains(t.held, v.Rule) })
	if len(breaches) == 0 {
		return ErrUnasked
	}
	for _, v := range breaches {
		t.Desk.Say(t.warning(v, sentence(v)))
	}
	usual := changeMind
	if likely {
		usual = recordAnyway
	}
	chosen, err := OnTopic(t, ids(breaches), func() (ruling, error) { return t.rule(breaches, usual) })()
	switch {
	case err != nil:
		return err
	case chosen == changeMind:
		return desk.ErrBack
	case chosen == houseRule:
		t.settled = append(t.settled, ids(breaches)...)
	}
	t.held = append(t.held, ids(breaches)...)
	return nil
}

// holdTo asks whether people hold to what a setup breaks, and keeps what they held to
// as far as it matters in the end.
func (p *play[U, S, A]) holdTo(setup U, opening S) error {
	breaches, _ := p.Rules.House(opening).Sort(p.setupBreaches(setup))
	broken := ids(breaches)
	err := p.talk.Hold(breaches, func(v rules.Violation) string {
		var none A
		return p.breach(p.talk, opening, none, v)
	}, false)
	if err != nil && !errors.Is(err, ErrUnasked) {
		return err
	}
	moot := func(id tables.RuleID) bool { return !slices.Contains(broken, id) }
	p.talk.held, p.talk.settled = slices.DeleteFunc(p.talk.held, moot), slices.DeleteFunc(p.talk.settled, moot)
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
func (def *game[U, S, A]) checkSetup(t *UI, header journal.Header) (findings []Finding, opening S, err error) {
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
