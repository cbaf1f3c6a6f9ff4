package session

import (
	"bytes"

	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// The method `instead` returns the earlier result that an action would replace, such as dice that
// people saw before an undo. `amends` is the line that is being amended, or 0.
func (p *play[U, S, A]) instead(r report[A], amends int) (journal.Shown, error) {
	did, err := p.Actions.Encode(r.did)
	return p.dice.places().Other(journal.Line{Did: did, Roll: r.roll}, amends), err
}

// The method `settled` decides whether an earlier result, such as dice that people saw before an
// undo, replaces the new result. Usually it asks people. If they already chose a new result, or if
// the app has made a new roll, the new result is used without a question. Each new decision is
// recorded.
func (p *play[U, S, A]) settled(r report[A]) (report[A], error) {
	if end := p.dice.places().Opened(); end > 0 && p.dice.places().Agreed(end) == journal.NotAsked {
		p.say("session.revealed")
		if err := p.writer.Agree(end, journal.Line{At: p.options.Clock()}, journal.AsBefore); err != nil {
			return r, err
		}
	}
	shown, err := p.instead(r, 0)
	switch {
	case err != nil || shown.N == 0 || shown.Agreed == journal.Anew:
		return r, err
	case r.roll.Again:
		p.say("undo.other-dice")
		return r, p.writer.Agree(shown.N, journal.Line{At: p.options.Clock()}, journal.Anew)
	}
	stands, err := p.stands(shown)
	if err == nil && stands {
		r.by, r.auto, r.roll = shown.By, shown.Auto, shown.Roll
		r.roll.Again = false
		r.did, err = p.Actions.Decode(shown.Did)
	}
	return r, err
}

// drawnBefore returns the opponent's earlier random choice if people saw this choice and want to
// keep it. Otherwise it returns `did`.
func (p *play[U, S, A]) drawnBefore(did A) (A, error) {
	if _, drew := p.Drawn(p.state, did); !drew {
		return did, nil
	}
	led, shown := p.dice.places().Led(func(l *journal.Line) bool {
		before, err := p.Actions.Decode(l.Did)
		return err == nil && before.Kind() == did.Kind()
	})
	now, err := p.Actions.Encode(did)
	if err != nil || led == nil || bytes.Equal(led.Did, now) || shown.Agreed == journal.Anew {
		return did, err
	}
	if shown.Agreed == journal.NotAsked {
		if stands, err := p.stands(shown); err != nil || !stands {
			return did, err
		}
	}
	return p.Actions.Decode(led.Did)
}

// The method `stands` asks whether an earlier result is kept. If the answer is new, `stands`
// records the answer.
func (p *play[U, S, A]) stands(shown journal.Shown) (bool, error) {
	agreed, err := p.askShown(shown)
	if err == nil && agreed != shown.Agreed {
		err = p.writer.Agree(shown.N, journal.Line{At: p.options.Clock()}, agreed)
	}
	return agreed == journal.AsBefore, err
}

func (p *play[U, S, A]) askShown(shown journal.Shown) (journal.Agreed, error) {
	said := p.turnSaid(turn[S, A]{line: &shown.Line})
	q := desk.Question{Text: p.talk.Words.Say("undo.shown", tables.Args{"line": shown.N, "report": said}), Fresh: true}
	likely := shown.Roll.Source != "" // if the result has no roll, a person typed it, perhaps by mistake
	return askAgreed(p.talk, q, p.talk.Words.Say("undo.stands"), p.talk.Words.Say("undo.again"), likely)
}

func (p *play[U, S, A]) askAgain(line int) (journal.Agreed, error) {
	crossed := p.undoLoss(line)
	if !crossed.any() {
		return journal.NotAsked, nil
	}
	return AskAgreed(p.talk, crossed)
}

// AskAgreed asks whether the results of struck lines are used again.
func AskAgreed(t *talk.UI, c UndoLoss) (journal.Agreed, error) {
	if c.Table > 0 {
		text := t.Words.Say("undo.crossing", tables.Args{"count": c.Rolls + c.Table})
		return askAgreed(t, desk.Question{Text: text}, t.Words.Say("undo.same"), t.Words.Say("undo.again"), true)
	}
	text := t.Words.Say("session.crossing", tables.Args{"count": c.Rolls})
	return askAgreed(t, desk.Question{Text: text}, t.Words.Say("session.same-result"),
		t.Words.Say("session.roll-again"), true)
}

// If `likely` is set, Enter keeps the results.
func askAgreed(t *talk.UI, q desk.Question, same, anew string, likely bool) (journal.Agreed, error) {
	answers := []desk.Option{t.Option("same-result"), t.Option("roll-again")}
	answers[0].Label, answers[1].Label = same, anew
	if likely {
		q.Default = answers[0].Keys[0]
	}
	chosen, err := t.Desk.Choose(q, answers)
	if err != nil {
		return "", err
	}
	return []journal.Agreed{journal.AsBefore, journal.Anew}[chosen], nil
}

// asBefore offers to record struck dice or cards again. It does so only if people agreed to this at
// the undo, and if the old result breaks no rule now.
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
		if len(p.Rules.Check(p.state, did)) == 0 {
			return p.offerAgain(class, shown, did)
		}
	}
	return false, nil
}

// offerAgain asks whether a struck result is recorded again. For dice, the default answer is yes.
// For a card or tile there is no default, because people may now take it from another pile.
func (p *play[U, S, A]) offerAgain(class journal.Class, shown journal.Shown, did A) (bool, error) {
	p.look()
	said := p.reported(p.talk, p.state, shown.By, did)
	text := p.talk.Words.Say("undo.as-before", tables.Args{"report": said})
	q := desk.Question{Text: text}
	if class == journal.Dice {
		q.Default = "y"
	}
	yes, err := p.talk.Desk.Confirm(q)
	if err != nil || !yes {
		return false, err
	}
	return true, p.record(report[A]{by: shown.By, did: did, roll: shown.Roll})
}

// The method `held` compares an action's claim about a sealed word with this word. It returns the
// action with the result of the comparison. If an action makes no such claim, `held` returns the
// action unchanged. People see the result only after it is recorded.
func (p *play[U, S, A]) held(did A) A {
	c, ok := p.Claimed(p.state, did)
	if !ok || c.Box == "" {
		return did
	}
	defer p.talk.Unveil()()
	word, salt, err := p.talk.Secrets.Open(c.Seal, c.Box)
	if err != nil {
		_ = p.talk.Warn(err) // the action is recorded without the comparison
		return did
	}
	did, _ = c.Held(word, salt)
	return did
}
