package session

import (
	"errors"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// judge records an action. If it breaks rules, people must choose first: record it, make a house
// rule, or change their mind.
func (p *play[U, S, A]) judge(r report[A]) error {
	r.roll = p.rolled(r)
	r, err := p.settled(r)
	if err != nil {
		return err
	}
	for {
		breaches, _ := rules.Judge(p.Rules, p.state, r.did)
		if len(breaches) == 0 {
			return p.record(r)
		}
		r.warned = true
		p.hears.asked = p.reporter(r.from)
		ruling, err := p.warn(r.did, breaches)
		r.ruled = p.hears.ruled
		if errors.Is(err, desk.ErrElsewhere) && !errors.Is(err, errInstead) && !p.mending {
			p.say("session.let-go", tables.Args{"report": p.reported(p.talk, p.state, r.by, r.did)})
		}
		if err != nil {
			return err
		}
		switch ruling {
		case talk.ChangeMind:
			return errAgain
		case talk.HouseRule:
			if err := p.settle(talk.Broken(breaches)); err != nil {
				return err
			}
			r.ruled = ""
		default:
			r.waived = talk.Broken(breaches)
			return p.record(r)
		}
	}
}

// warn prints a warning about each breach, and asks people what to do. During this question, "?"
// shows the broken rules.
func (p *play[U, S, A]) warn(did A, breaches []rules.Violation) (talk.Ruling, error) {
	p.here = talk.Broken(breaches)
	defer func() { p.here = nil }()
	for _, v := range breaches {
		p.talk.Desk.Say(p.talk.Warning(v, p.breach(p.talk, p.state, did, v)))
	}
	return p.talk.AskRuling(breaches, talk.ChangeMind)
}

func (p *play[U, S, A]) settle(broken []tables.RuleID) error {
	for _, id := range broken {
		did := p.Settle(string(id), rules.Waived)
		if err := p.record(report[A]{did: did, from: p.hears.from, ruled: p.hears.ruled}); err != nil {
			return err
		}
		p.say("session.settled", tables.Args{"rule": id})
	}
	return nil
}
