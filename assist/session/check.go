package session

import (
	"slices"

	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules"
)

// Finding is one violation in a recorded game.
type Finding struct {
	Line int `json:"line"`
	rules.Violation
	Waived bool   `json:"waived,omitempty"` // people saw it and recorded it anyway
	House  bool   `json:"house,omitempty"`  // a house rule of this table allows it
	Text   string `json:"text"`
}

// Check implements [Game]: it judges the setup, and every standing turn over the state
// before it, and returns what breaks rules.
func (def *game[U, S, A]) Check(r Reading) (_ []Finding, err error) {
	defer refuse(r.talk(), &err)
	record, err := r.record()
	if err != nil {
		return nil, err
	}
	talk := r.talk()
	findings, opening, err := def.checkSetup(talk, record.Header)
	if err != nil {
		return nil, err
	}
	_, err = def.walkFrom(opening, record, func(before, _ S, t turn[S, A]) error {
		house := def.Rules.House(before)
		for _, v := range def.Rules.Check(before, t.did) {
			findings = append(findings, Finding{
				Line: t.line.N, Violation: v,
				Waived: slices.Contains(t.line.Waived, v.Rule), House: house.Waives(v.Rule),
				Text: def.breach(talk, before, t.did, v),
			})
		}
		findings = append(findings, def.unfinished(talk, before, t, findings)...)
		return nil
	}, false)
	return findings, err
}

// unfinished returns what did not come about of an action, as something unusual where no
// breach of the line tells it by the same rule.
func (def *game[U, S, A]) unfinished(talk *talk.UI, before S, t turn[S, A], found []Finding) []Finding {
	game, ok := def.Rules.(rules.Interrupted[S, A])
	if !ok {
		return nil
	}
	_, rest := game.Happened(before, t.did)
	var out []Finding
	for _, n := range rest {
		if !slices.ContainsFunc(found, func(f Finding) bool { return f.Line == t.line.N && f.Rule == n.Rule }) {
			out = append(out, Finding{Line: t.line.N, Violation: rules.Violation{Note: n, Level: rules.Unusual}, Text: def.Flow.Tell(talk, before, n)})
		}
	}
	return out
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
