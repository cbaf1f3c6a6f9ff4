package session

import (
	"bytes"

	"tablemate/assist/chance"
	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/tables"
)

// newPlaces returns what follows the results of a record of this game.
func (def *game[U, S, A]) newPlaces() *journal.Places {
	return journal.NewPlaces(def.class, def.brings(def.Reviewing))
}

// falling is what games record of dice that people rolled, whole or in part.
const falling = "fell"

// class returns what kind of result a line holds.
func (def *game[U, S, A]) class(l *journal.Line) journal.Class {
	if l.Roll.Source == chance.App {
		return journal.Dice
	}
	did, err := def.Actions.Decode(l.Did)
	switch {
	case err != nil:
	case did.Kind() == falling || def.Fell(did) != nil:
		return journal.Dice
	case l.Roll.Source == chance.Table:
		return journal.Cards
	case def.reveals(l.Did):
		return journal.Revealed
	}
	return journal.NoResult
}

// instead returns what was shown where a report would put another result.
func (p *play[U, S, A]) instead(r report[A], amends int) (journal.Shown, error) {
	did, err := p.Actions.Encode(r.did)
	return p.dice.places().Other(journal.Line{Did: did, Roll: r.roll}, amends), err
}

// settled has people agree where a report would put another result in the place of one that
// was shown, or any where nobody was asked: that one stands, or the new one is noted.
func (p *play[U, S, A]) settled(r report[A]) (report[A], error) {
	if end := p.dice.places().Opened(); end > 0 && p.dice.places().Agreed(end) == journal.NotAsked {
		p.say("session.revealed", tables.Args{"count": 1})
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

// drawnBefore returns what an automated opponent drew where its draw was shown since, if
// people agree that it stands; else what it draws now.
func (p *play[U, S, A]) drawnBefore(did A) (A, error) {
	if _, drew := p.Drawn(p.replayed.state, did); !drew {
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

// stands asks whether a result that was shown stands, and notes what is agreed.
func (p *play[U, S, A]) stands(shown journal.Shown) (bool, error) {
	agreed, err := p.askShown(shown)
	if err == nil && agreed != shown.Agreed {
		err = p.writer.Agree(shown.N, journal.Line{At: p.options.Clock()}, agreed)
	}
	return agreed == journal.AsBefore, err
}

// askShown asks whether a result that was shown stands.
func (p *play[U, S, A]) askShown(shown journal.Shown) (journal.Agreed, error) {
	said := p.reported(turn[S, A]{line: &shown.Line})
	q := desk.Question{Text: p.talk.Words.Say("undo.shown", tables.Args{"line": shown.N, "report": said}), Fresh: true}
	return askAgreed(p.talk, q, p.talk.Words.Say("undo.stands"), p.talk.Words.Say("undo.again"))
}
