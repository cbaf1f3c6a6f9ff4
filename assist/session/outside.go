package session

import (
	"bytes"
	"encoding/json"
	"time"

	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/tables"
	"tablemate/tables/strictjson"
)

// settleBox notes what a table leads to, or that it leads there no more, and has the box
// hold what the last note says. Where nobody can be asked nothing new is kept.
func (p *past[U, S, A]) settleBox(w *journal.Writer, at time.Time) error {
	if !p.brings(p.Outside) || p.talk.Box == nil {
		return nil
	}
	b := keeper[S]{p.Outside, p.talk}
	kept, noted := w.Record().Kept()
	_, closed := w.Record().Dice() // before there were notes the box was written without one
	switch leads := p.Leads(p.state); {
	case noted && kept.Line == w.Record().Last():
		return b.try(kept) // perhaps nobody got as far as the box
	case noted && !kept.Back && !leads:
		back, err := b.back(kept)
		if err != nil {
			return err
		}
		return b.note(w, back, at)
	case leads && (kept.Back || !noted && !closed) && p.talk.Desk != nil:
		kept, err := b.lead(p.state)
		if err != nil {
			return err
		}
		return b.note(w, kept, at)
	}
	return nil
}

// keeper has the owner's box hold what a game leads to.
type keeper[S any] struct {
	flow Outside[S]
	talk *talk.UI
}

// lead asks what the box shall hold, and looks what it holds now.
func (b keeper[S]) lead(s S) (k journal.Kept, err error) {
	id, what, err := b.flow.Lead(b.talk, s)
	if err != nil {
		return k, err
	}
	k.ID = id
	if k.Was, err = b.held(id); err == nil {
		k.Is, err = strictjson.Write(what)
	}
	return k, err
}

// back takes back what was kept, unless somebody else has changed it since.
func (b keeper[S]) back(kept journal.Kept) (journal.Kept, error) {
	now, err := b.held(kept.ID)
	if err != nil {
		return kept, err
	}
	is, said := kept.Was, "session.outside-back"
	if !bytes.Equal(now, kept.Is) && !bytes.Equal(now, kept.Was) {
		is, said = now, "session.outside-left"
	}
	if b.talk.Desk != nil {
		b.talk.Desk.Say(b.talk.Words.Say(said, tables.Args{"id": kept.ID}))
	}
	return journal.Kept{ID: kept.ID, Was: now, Is: is, Back: true}, nil
}

// note puts what the box shall hold on the disk, and then into the box.
func (b keeper[S]) note(w *journal.Writer, k journal.Kept, at time.Time) error {
	if err := w.Append(journal.Line{Note: k.Note(), At: at}); err != nil {
		return err
	}
	return b.try(k)
}

// try has the box hold what a note says, and tells people where it cannot.
func (b keeper[S]) try(k journal.Kept) error {
	err := b.hold(k)
	if b.talk.Desk != nil {
		err = b.talk.Warn(err)
	}
	return err
}

// held returns what the box holds, nil for nothing.
func (b keeper[S]) held(id string) (json.RawMessage, error) {
	what := b.flow.Blank()
	if !b.talk.Box.Find(id, what) {
		return nil, nil
	}
	return strictjson.Write(what)
}

// hold has the box hold what a note says.
func (b keeper[S]) hold(k journal.Kept) error {
	now, err := b.held(k.ID)
	switch {
	case err != nil || bytes.Equal(now, k.Is):
		return err
	case k.Is == nil:
		return b.talk.Box.Forget(k.ID)
	}
	what := b.flow.Blank()
	if err := strictjson.Read(k.Is, what); err != nil {
		return err
	}
	return b.talk.Box.Learn(k.ID, what)
}
