package session

import (
	"slices"

	"tablemate/assist/chance"
	"tablemate/assist/desk"
	"tablemate/tables"
)

// over says how the game ended, opens the dice, and gives people a last chance: a
// false alarm is fixed and the game goes on.
func (p *play[U, S, A]) over() error {
	p.look()
	p.talk.Desk.Say(p.outcome(p.talk, p.replayed.state))
	if err := p.open(); err != nil {
		return err
	}
	review, err := p.reviewed(p.talk, p.writer.Record())
	if err != nil {
		return err
	}
	p.talk.Desk.Say(review...)
	if len(p.Die.Sides) > 0 {
		for _, luck := range p.luck(p.replayed) {
			p.say(luck.Message())
		}
	}
	done := p.option("done")
	if _, err := p.talk.Desk.Choose(desk.Question{
		Text: p.talk.Words.Say("session.over"), Default: done.Keys[0],
		Help: p.talk.Words.Say("session.over-help"),
	}, []desk.Option{done}); err != nil {
		return err
	}
	return errDone
}

// open opens the seed, so that anybody can roll again and compare. If it is lost
// it says so, and the game is over all the same.
func (p *play[U, S, A]) open() error {
	sealed, open := p.writer.Record().Dice()
	if sealed == "" || open {
		return nil
	}
	before := p.writer.Record().Last()
	if err := p.writer.Reveal(); err != nil {
		return p.tell(err)
	}
	opened := p.writer.Record().Lines[before-1]
	if !slices.ContainsFunc(p.replayed.turns, func(t turn[S, A]) bool { return t.line.Roll.Source == chance.App }) {
		return nil // nobody asks about dice that never fell
	}
	p.say("session.opened", tables.Args{"seed": opened.Seed, "line": opened.N})
	return nil
}
