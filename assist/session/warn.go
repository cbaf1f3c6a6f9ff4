package session

import (
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// warn says each breach and asks what to do. The lookup is narrowed to the rules
// that are broken.
func (p *play[U, S, A]) warn(did A, breaches []rules.Violation) (talk.Ruling, error) {
	p.here = talk.Broken(breaches)
	defer func() { p.here = nil }()
	for _, v := range breaches {
		p.talk.Desk.Say(p.talk.Warning(v, p.breach(p.talk, p.replayed.state, did, v)))
	}
	return p.talk.AskRuling(breaches, talk.ChangeMind)
}

// settle plays without the broken rules from now on.
func (p *play[U, S, A]) settle(breaches []rules.Violation) error {
	for _, id := range talk.Broken(breaches) {
		if err := p.record(report[A]{did: p.Settle(string(id), rules.Waived)}); err != nil {
			return err
		}
		p.say("session.settled", tables.Args{"rule": id})
	}
	return nil
}
