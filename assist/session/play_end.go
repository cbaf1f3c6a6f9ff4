package session

import (
	"errors"
	"path/filepath"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/tables"
)

// The method `over` prints the result and asks people to confirm it. They may correct the table and
// play on instead. After the confirmation it reveals the seeds and prints the summary.
func (p *play[U, S, A]) over() error {
	p.look()
	p.talk.Desk.Say(p.outcome())
	done, w := p.talk.Option("done"), p.talk.Words
	no := desk.Option{Keys: strings.Fields(w.Say("desk.noKeys")), Label: w.Say("desk.no"), Hidden: true}
	q := desk.Question{
		Text: w.Say("session.over"), Default: done.Keys[0], Help: w.Say("session.over-help"), Fresh: true,
	}
	for answer := -1; answer != 0; {
		var err error
		if answer, err = p.talk.Desk.Choose(q, []desk.Option{done, no}); err != nil {
			return err
		}
		if answer > 0 {
			p.say("session.over-no")
		}
	}
	if err := p.open(); err != nil {
		return err
	}
	again, err := p.atOpening(p.talk, p.journal)
	if err != nil {
		return err
	}
	evening, err := again.summary()
	if err != nil {
		return err
	}
	defer p.talk.Unveil()()
	review, err := p.reviewed()
	if err != nil {
		return err
	}
	p.talk.Desk.Say(evening.Tell(p.talk.Words)...)
	p.talk.Desk.Say(review...)
	file := strings.TrimSuffix(filepath.Base(p.options.path()), journal.Extension)
	p.say("minutes.more", tables.Args{"table": file})
	return errDone
}

// The method `open` writes the seed into the record, so that anybody can repeat the rolls. A lost
// seed only causes a warning.
func (p *play[U, S, A]) open() error {
	sealed, open := p.writer.Record().Dice()
	if sealed == "" || open {
		return nil
	}
	if err := p.writer.Reveal(); err != nil {
		return p.talk.Warn(err)
	}
	return nil
}

// finish ends the sitting and closes the record. `err` is the reason for the end.
func (p *play[U, S, A]) finish(err error) error {
	if p.writer != nil {
		defer p.writer.Close()
	}
	switch {
	case errors.Is(err, errDone):
		return p.writer.Intact()
	case errors.Is(err, desk.ErrInterrupted), errors.Is(err, desk.ErrQuit), errors.Is(err, errPause):
	default:
		return err
	}
	if errors.Is(err, desk.ErrEnd) {
		p.talk.Desk.Say(err.Error())
	}
	if p.writer != nil {
		if err := p.writer.Intact(); err != nil {
			return err
		}
		if err := p.tick(); err != nil {
			return err
		}
	}
	switch {
	case p.writer == nil:
		p.say("session.not-begun")
	case p.options.Resume == "": // the record is deleted at the end of the sitting
	default:
		code := p.writer.Record().Code(p.talk.Words.Lang())
		p.say("session.paused", tables.Args{"resume": p.options.Resume, "code": code})
	}
	if errors.Is(err, desk.ErrInterrupted) {
		return desk.ErrInterrupted
	}
	return nil
}
