package session

import (
	"errors"

	"tablemate/assist/chance"
	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// judge records an action, if people confirm its breaches.
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
		ruling, err := p.warn(r.did, breaches)
		if errors.Is(err, desk.ErrElsewhere) && !errors.Is(err, errInstead) {
			if err := p.meanwhile(r); err != nil {
				return err
			}
			continue
		}
		if err != nil {
			return err
		}
		switch ruling {
		case talk.ChangeMind:
			return errAgain
		case talk.HouseRule:
			if err := p.settle(breaches); err != nil {
				return err
			}
		default:
			r.waived = talk.Broken(breaches)
			return p.record(r)
		}
	}
}

// warn tells each breach and asks what to do. A lookup is then about the broken rules.
func (p *play[U, S, A]) warn(did A, breaches []rules.Violation) (talk.Ruling, error) {
	p.here = talk.Broken(breaches)
	defer func() { p.here = nil }()
	for _, v := range breaches {
		p.talk.Desk.Say(p.talk.Warning(v, p.breach(p.talk, p.state, did, v)))
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

// meanwhile records what another player says before people decide whether a report stands. It
// returns errAgain if the report must be made again, because the game is over or the app's dice
// were rolled for it.
func (p *play[U, S, A]) meanwhile(pending report[A]) error {
	p.dice.begin()
	did, err := p.Flow.Ask(p.talk, p.state)
	if err != nil {
		return err
	}
	last := p.writer.Record().Last()
	err = p.judge(p.newReport(p.Rules.Next(p.state), did))
	if errors.Is(err, errAgain) && p.writer.Record().Last() == last {
		return nil // the speaker has changed his mind
	}
	if err != nil {
		return err
	}
	if pending.roll.Source == chance.App || p.Rules.Next(p.state) == rules.Nobody {
		return errAgain
	}
	return nil
}
