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

// settleBox updates the game's entry in the owner's box (talk.Box). If the state requires an entry,
// settleBox stores it. If the stored entry is no longer required, settleBox restores the entry that
// the box had before. Before each change, it records a note. Without a desk, settleBox stores no
// entry, because it cannot ask for the details.
func (p *past[U, S, A]) settleBox(w *journal.Writer, at time.Time) error {
	if !p.brings(p.Outside) || p.talk.Box == nil {
		return nil
	}
	b := keeper[S]{p.Outside, p.talk}
	kept, noted := w.Record().Kept()
	// if an older version of the app ended the game, the record has no note about the box
	_, closed := w.Record().Dice()
	switch leads := p.Leads(p.state); {
	case noted && kept.Line == w.Record().Last():
		return b.try(kept) // the app may have crashed after the note and before the change of the box
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

// keeper updates a game's entry in the owner's box.
type keeper[S any] struct {
	flow Outside[S]
	talk *talk.UI
}

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

// The method `back` returns a note that tells `try` to restore the old entry. If people have
// changed the entry in the box, the note tells `try` to leave the entry as it is.
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

// The method `note` first records a note and then writes the box. After a crash between the two,
// settleBox can still write the box.
func (b keeper[S]) note(w *journal.Writer, k journal.Kept, at time.Time) error {
	if err := w.Append(journal.Line{Note: k.Note(), At: at}); err != nil {
		return err
	}
	return b.try(k)
}

// The method `try` writes the entry of a note into the box. With a desk, a failure only causes a
// warning.
func (b keeper[S]) try(k journal.Kept) error {
	err := b.hold(k)
	if b.talk.Desk != nil {
		err = b.talk.Warn(err)
	}
	return err
}

func (b keeper[S]) held(id string) (json.RawMessage, error) {
	what := b.flow.Blank()
	if !b.talk.Box.Find(id, what) {
		return nil, nil
	}
	return strictjson.Write(what)
}

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
