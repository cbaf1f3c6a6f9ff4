package session

import (
	"slices"

	"tablemate/rules"
)

// Finding is one breach of a rule in a recorded game.
type Finding struct {
	Line int `json:"line"`
	rules.Violation
	Waived bool   `json:"waived,omitempty"` // people were warned and recorded the action anyway
	House  bool   `json:"house,omitempty"`  // a house rule of this table allows the breach
	Text   string `json:"text"`
}

// The method `check` judges the setup and all turns that are not struck out.
func (p *past[U, S, A]) check() ([]Finding, error) {
	findings := p.checkSetup()
	err := p.walk(func(before, _ S, t turn[S, A]) error {
		house := p.Rules.House(before)
		for _, v := range p.Rules.Check(before, t.did) {
			findings = append(findings, Finding{
				Line: t.line.N, Violation: v,
				Waived: slices.Contains(t.line.Waived, v.Rule), House: house.Waives(v.Rule),
				Text: p.breach(p.talk, before, t.did, v),
			})
		}
		findings = append(findings, p.unfinished(before, t, findings)...)
		return nil
	}, false)
	return findings, err
}

// unfinished returns a finding of the level rules.Unusual for each part of an action that did not
// happen, such as the end of an interrupted move. It leaves out a finding if `found` already has one for the same rule
// and line.
func (p *past[U, S, A]) unfinished(before S, t turn[S, A], found []Finding) []Finding {
	game, ok := p.Rules.(rules.Interrupted[S, A])
	if !ok {
		return nil
	}
	_, rest := game.Happened(before, t.did)
	var out []Finding
	for _, n := range rest {
		if !slices.ContainsFunc(found, func(f Finding) bool { return f.Line == t.line.N && f.Rule == n.Rule }) {
			unusual := rules.Violation{Note: n, Level: rules.Unusual}
			out = append(out, Finding{Line: t.line.N, Violation: unusual, Text: p.Flow.Tell(p.talk, before, n)})
		}
	}
	return out
}

func (p *past[U, S, A]) checkSetup() []Finding {
	findings, header := []Finding{}, p.journal.Header
	setup, _, err := p.start(header)
	if err != nil {
		return findings
	}
	house := p.Rules.House(p.state)
	for _, v := range p.setupBreaches(setup) {
		var unknown A
		findings = append(findings, Finding{
			Line: 1, Violation: v, Waived: slices.Contains(header.Waived, v.Rule), House: house.Waives(v.Rule),
			Text: p.breach(p.talk, p.state, unknown, v),
		})
	}
	return findings
}
