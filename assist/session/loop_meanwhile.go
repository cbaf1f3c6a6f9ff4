package session

import (
	"errors"

	"tablemate/assist/chance"
	"tablemate/rules"
)

// meanwhile records what another player says before it is settled whether a report stands.
// errAgain where the report is to be made anew: the game is over by then, or the app's dice
// fell for it.
func (p *play[U, S, A]) meanwhile(pending report[A]) error {
	p.dice.begin()
	did, err := p.Flow.Ask(p.talk, p.replayed.state)
	if err != nil {
		return err
	}
	last := p.writer.Record().Last()
	err = p.judge(p.reports(p.Rules.Next(p.replayed.state), did))
	if errors.Is(err, errAgain) && p.writer.Record().Last() == last {
		return nil // whoever spoke has changed his mind
	}
	if err != nil {
		return err
	}
	if pending.roll.Source == chance.App || p.Rules.Next(p.replayed.state) == rules.Nobody {
		return errAgain
	}
	return nil
}
