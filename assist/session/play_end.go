package session

import (
	"slices"
	"strings"

	"tablemate/assist/chance"
	"tablemate/assist/desk"
	"tablemate/rules"
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
	done := p.talk.option("done")
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

// outcome returns who won and by which rules.
func (def Definition[U, S, A]) outcome(t *UI, s S) string {
	scorer, ok := def.Rules.(rules.Scorer[S])
	if !ok {
		return t.Words.Say("session.ended")
	}
	seat, by := scorer.Outcome(s)
	lines := []string{t.Words.Say("session.ended")}
	if seat != rules.Nobody {
		lines[0] = t.Words.Say("session.won", tables.Args{"name": tables.Said(t.Paint.Seat(def.Flow.Name(t, s, seat)))})
	}
	for _, id := range by {
		lines = append(lines, "  "+def.ending(t, s, id)+" "+t.Paint.Citation("("+string(id)+")"))
	}
	return strings.Join(lines, "\n")
}

// ending returns the sentence of a rule by which a game ended: the flow's own, if it
// has one, else the rule's text.
func (def Definition[U, S, A]) ending(t *UI, s S, by tables.RuleID) string {
	if own, ok := def.Flow.(interface {
		Ending(*UI, S, tables.RuleID) string
	}); ok {
		if text := own.Ending(t, s, by); text != "" {
			return text
		}
	}
	return ruleText(def.Book, by, t.Words.Lang())
}
