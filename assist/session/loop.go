package session

import (
	"cmp"
	"encoding/json"
	"errors"
	"strings"

	"tablemate/assist/chance"
	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/assist/jsonpatch"
	"tablemate/rules"
)

// run plays until the game is over or people leave. Some errors only restart the current step.
func (p *play[U, S, A]) run() error {
	for {
		err := p.step()
		if err != nil && !errors.Is(err, errAgain) && !errors.Is(err, desk.ErrBack) &&
			!errors.Is(err, desk.ErrElsewhere) {
			return err
		}
	}
}

func (p *play[U, S, A]) runOrAmend() error {
	if p.options.Amend == nil {
		return p.run()
	}
	typed := strings.TrimSpace(*p.options.Amend)
	p.talk.Desk.Ahead(typed)
	err := p.mend(func() error { return p.amendAsked(typed != "") })
	if err == nil || errors.Is(err, errAgain) {
		return cmp.Or(p.outside(), errPause)
	}
	return err
}

func (p *play[U, S, A]) step() error {
	p.dialog = dialog{}
	p.hears.from, p.hears.ruled, p.hears.asked, p.hears.nth = "", "", "", 0
	s := p.state
	if err := p.outside(); err != nil {
		return err
	}
	seat := p.Rules.Next(s)
	if seat == rules.Nobody {
		return p.over()
	}
	if err := p.seal(); err != nil {
		return err
	}
	p.measure()
	p.dice.begin()
	if said, err := p.recordSaid(); said {
		return err
	}
	if automa, ok := p.Rules.(rules.Automa[S, A]); ok && automa.Automated(s, seat) {
		return p.decided(seat, automa.Decide(s, seat))
	}
	if done, err := p.asBefore(seat); done || err != nil {
		return err
	}
	p.look()
	var did A
	err := p.timing(func() (err error) {
		did, err = p.Flow.Ask(p.talk, s)
		return err
	})
	if err != nil {
		return err
	}
	if err := p.tick(); err != nil {
		return err
	}
	if p.Rules.Next(p.state) == rules.Nobody {
		return errAgain // the time ran out before the answer
	}
	return p.judge(p.newReport(seat, did))
}

// The method `outside` updates the game's entry in the owner's box (talk.Box). Every step calls
// `outside` first, so that the entry is right even after an undo, a redo or a crash.
func (p *play[U, S, A]) outside() error {
	return p.settleBox(p.writer, p.options.Clock())
}

func (p *play[U, S, A]) newReport(seat rules.Seat, did A) report[A] {
	r := report[A]{by: seat, did: did, inTurn: true, why: p.Account(p.state, did), from: p.hears.from}
	if by := p.By(p.state, did); by != rules.Nobody {
		r.by = by
	}
	return r
}

func (p *play[U, S, A]) decided(seat rules.Seat, d rules.Decision[A]) error {
	p.pending = d.Reasons
	defer func() { p.pending = nil }()
	if len(d.Open) > 1 {
		p.look()
	}
	did, err := p.Decided(p.talk, p.state, d)
	if err != nil {
		return err
	}
	if did, err = p.drawnBefore(did); err != nil {
		return err
	}
	// not nil, even without reasons: the line of an automated decision always has the field Why
	why := append([]rules.Note{}, d.Reasons...)
	return p.judge(report[A]{by: seat, auto: true, did: did, why: why, inTurn: true})
}

// rolled returns the source of an action's dice. If the app rolled, but the action has different
// faces, people used their own dice.
func (p *play[U, S, A]) rolled(r report[A]) journal.Roll {
	if roll, used := p.dice.used(p.shows(r.did)); used {
		return roll
	}
	if r.by == rules.Cardboard {
		return journal.Roll{Source: chance.Table}
	}
	return journal.Roll{}
}

func (p *play[U, S, A]) record(r report[A]) error {
	r.did = p.held(r.did)
	after, notes := p.Rules.Apply(p.state, r.did)
	text, err := compact(after)
	if err != nil {
		return err
	}
	if err := p.boundedWhole(0, after); err != nil {
		return cmp.Or(p.talk.Warn(err), errAgain)
	}
	line, err := p.line(r, notes, text)
	if err != nil {
		return err
	}
	if err := p.writer.Append(line); err != nil {
		return err
	}
	recorded := &p.writer.Record().Lines[len(p.writer.Record().Lines)-1]
	p.turns = append(p.turns, turn[S, A]{line: recorded, did: r.did, read: true})
	p.saw(r, p.state, after)
	p.state, p.text = after, text
	p.talk.Undone = false
	if !r.apart {
		p.hears.step++
	}
	p.seats()
	p.rememberRoll(recorded)
	p.tellNotes(after, notes)
	return nil
}

func (p *play[U, S, A]) tellNotes(s S, notes []rules.Note) {
	p.talk.Desk.Say(p.toldNotes(p.talk, s, notes)...)
}

// The method `line` composes the line that records an action. It stores the result as a patch,
// which stays the same if the rules change later.
func (p *play[U, S, A]) line(r report[A], notes []rules.Note, after json.RawMessage) (journal.Line, error) {
	l := journal.Line{By: r.by, Auto: r.auto, Waived: r.waived, Roll: r.roll, At: p.options.Clock()}
	if p.writer.Record().Header.Version == journal.Seated {
		l.From, l.Ruled = r.from, r.ruled
	}
	var err error
	if l.Notes, err = encodeNotes(notes); err != nil {
		return l, err
	}
	if l.Did, err = p.Actions.Encode(r.did); err != nil {
		return l, err
	}
	if r.why != nil {
		if l.Why, err = compact(r.why); err != nil {
			return l, err
		}
	}
	if l.Patch, err = jsonpatch.Between(p.text, after); l.Patch == nil {
		l.Patch = unchanged
	}
	return l, err
}
