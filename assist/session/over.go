package session

import (
	"strings"

	"tablemate/assist/desk"
	"tablemate/rules"
	"tablemate/tables"
)

// over tells how the game ended, opens the dice, and gives people a last
// chance: a false alarm is fixed and the game goes on.
func (p *play[U, S, A]) over() error {
	p.look()
	p.talk.Desk.Say(p.outcome(p.talk, p.replayed.state))
	if err := p.open(); err != nil {
		return err
	}
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

// open opens the seed, so that anybody can roll again and compare. Where it is
// lost people are told, and the game is over all the same.
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
	p.say("session.opened", tables.Args{"seed": opened.Seed, "line": opened.N})
	return nil
}

// outcome is who won and by which rules.
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
		lines = append(lines, "  "+ruleText(def.Book, id, t.Words.Lang())+" "+t.Paint.Citation("("+string(id)+")"))
	}
	return strings.Join(lines, "\n")
}

// whereWeWere is told when people sit down again: the last action, and the
// house rules that differ from the usual reading.
func (p *play[U, S, A]) whereWeWere() {
	p.say("session.resumed", tables.Args{"count": len(p.replayed.turns)})
	p.look()
	if n := len(p.replayed.turns); n > 0 {
		p.say("session.last-report", tables.Args{"report": p.reported(p.replayed.turns[n-1])})
	}
	custom := Custom{Book: p.Book, Switches: p.Switches, House: p.Rules.House(p.replayed.state)}
	if house := custom.differing(p.talk); len(house) > 0 {
		p.say("session.house-in-force", tables.Args{"rules": strings.Join(house, "; ")})
	}
}

// turnSaid is a turn as people speak of it, and as it stands in the record where
// this game cannot read it.
func (def Definition[U, S, A]) turnSaid(t *UI, s S, one turn[S, A]) string {
	did, err := def.did(one)
	if err != nil {
		return string(one.line.Did)
	}
	return def.reported(t, s, one.line.By, did)
}

// reported is what somebody did, as people speak of it.
func (def Definition[U, S, A]) reported(t *UI, s S, by rules.Seat, did A) string {
	text := def.Flow.Report(t, did)
	if by == rules.Nobody || by == rules.Cardboard {
		return text
	}
	return def.Flow.Name(t, s, by) + ": " + text
}
