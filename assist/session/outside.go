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

// settleBox notes what the table requires of the box, or that it no longer does, and writes the
// last note into the box. If nobody can be asked, nothing new is stored.
func (p *past[U, S, A]) settleBox(w *journal.Writer, at time.Time) error {
	if !p.brings(p.Outside) || p.talk.Box == nil {
		return nil
	}
	b := keeper[S]{p.Outside, p.talk}
	kept, noted := w.Record().Kept()
	_, closed := w.Record().Dice() // before there were notes the box was written without one
	switch leads := p.Leads(p.state); {
	case noted && kept.Line == w.Record().Last():
		return b.try(kept) // the box may not have been written
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

// keeper makes the owner's box hold what a game requires.
type keeper[S any] struct {
	flow Outside[S]
	talk *talk.UI
}

// lead asks what the box should hold, and reads what it holds now.
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

// back restores the previous contents, unless another program has changed them since.
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

// note writes a note of the new contents to the disk, and then the box.
func (b keeper[S]) note(w *journal.Writer, k journal.Kept, at time.Time) error {
	if err := w.Append(journal.Line{Note: k.Note(), At: at}); err != nil {
		return err
	}
	return b.try(k)
}

// try writes the contents of a note into the box, and tells people if that fails.
func (b keeper[S]) try(k journal.Kept) error {
	err := b.hold(k)
	if b.talk.Desk != nil {
		err = b.talk.Warn(err)
	}
	return err
}

// held returns what the box holds, or nil.
func (b keeper[S]) held(id string) (json.RawMessage, error) {
	what := b.flow.Blank()
	if !b.talk.Box.Find(id, what) {
		return nil, nil
	}
	return strictjson.Write(what)
}

// hold writes the contents of a note into the box.
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
