package session

import (
	"tablemate/assist/chance"
	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// Crossed is what fell or was turned up since a line that an undo goes back to.
type Crossed struct {
	Rolls    int // of the app's dice
	Table    int // what people typed after that line of their own dice and cards, and what was revealed
	Revealed int // what had been hidden and was turned up, that line among it
}

// any reports whether people are asked about it.
func (c Crossed) any() bool { return c.Rolls+c.Table > 0 }

// Agree asks whether what was crossed shall stand again or come anew.
type Agree func(Crossed) (journal.Agreed, error)

// crossing returns what an undo to a line would cross. What people type on that line itself
// of their own dice and cards is being mended and not kept.
func (def *game[U, S, A]) crossing(r *journal.Record, line int) (crossed Crossed) {
	for l := range r.Standing() {
		if l.N < line {
			continue
		}
		reveals := def.reveals(l.Did)
		switch {
		case l.Roll.Source == chance.App:
			crossed.Rolls++
		case l.Roll.Source == chance.Table && l.N != line, l.Roll.Source == "" && reveals:
			crossed.Table++
		}
		if reveals {
			crossed.Revealed++
		}
	}
	if def.newPlaces().Follow(r).Opened() > 0 {
		crossed.Table++
		crossed.Revealed++
	}
	return crossed
}

// askAgain asks once, when chance or something hidden lies on the way back, whether
// the same result shall stand.
func (p *play[U, S, A]) askAgain(line int) (journal.Agreed, error) {
	crossed := p.crossing(p.writer.Record(), line)
	if crossed.Revealed > 0 {
		p.say("session.revealed", tables.Args{"count": crossed.Revealed})
	}
	if !crossed.any() {
		return journal.NotAsked, nil
	}
	return AskAgreed(p.talk, crossed)
}

// AskAgreed asks whether what an undo crosses shall stand again.
func AskAgreed(t *talk.UI, c Crossed) (journal.Agreed, error) {
	if c.Table > 0 {
		text := t.Words.Say("undo.crossing", tables.Args{"count": c.Rolls + c.Table})
		return askAgreed(t, desk.Question{Text: text}, t.Words.Say("undo.same"), t.Words.Say("undo.again"))
	}
	text := t.Words.Say("session.crossing", tables.Args{"count": c.Rolls})
	return askAgreed(t, desk.Question{Text: text}, t.Words.Say("session.same-result"), t.Words.Say("session.roll-again"))
}

func askAgreed(t *talk.UI, q desk.Question, same, anew string) (journal.Agreed, error) {
	answers := []desk.Option{t.Option("same-result"), t.Option("roll-again")}
	answers[0].Label, answers[1].Label, q.Default = same, anew, answers[0].Keys[0]
	chosen, err := t.Desk.Choose(q, answers)
	if err != nil {
		return "", err
	}
	return []journal.Agreed{journal.AsBefore, journal.Anew}[chosen], nil
}

// asBefore offers what people rolled or drew before an undo, where they agreed that it stands
// and it can be what is awaited; false where they report by themselves.
func (p *play[U, S, A]) asBefore(seat rules.Seat) (bool, error) {
	if seat != rules.Cardboard {
		return false, nil
	}
	for _, class := range []journal.Class{journal.Dice, journal.Cards} {
		shown := p.dice.places().Typed(class)
		did, err := p.Actions.Decode(shown.Did)
		if err != nil || shown.Agreed != journal.AsBefore {
			continue
		}
		if len(p.Rules.Check(p.replayed.state, did)) == 0 {
			return p.offerAgain(shown, did)
		}
	}
	return false, nil
}

func (p *play[U, S, A]) offerAgain(shown journal.Shown, did A) (bool, error) {
	p.look()
	said := p.game.reported(p.talk, p.replayed.state, shown.By, did)
	text := p.talk.Words.Say("undo.as-before", tables.Args{"report": said})
	yes, err := p.talk.Desk.Confirm(desk.Question{Text: text, Default: "y"})
	if err != nil || !yes {
		return false, err
	}
	return true, p.record(report[A]{by: shown.By, did: did, roll: shown.Roll})
}
