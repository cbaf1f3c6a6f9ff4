package session

import (
	"tablemate/assist/journal"
	"tablemate/assist/talk"
)

// record reads the journal.
func (r Reading) record() (*journal.Record, error) {
	if r.Record != nil {
		return r.Record, nil
	}
	if r.From != nil {
		return journal.Parse(r.Path, r.From)
	}
	return journal.Read(r.Path)
}

// talk returns a UI for a recorded game: there is nobody to ask.
func (r Reading) talk() *talk.UI {
	return &talk.UI{Words: r.Words, Paint: r.Paint, Box: r.Box, Width: r.Width}
}

// last returns the record and the state that it leads to, for who asks for no turn of it.
func (def *game[U, S, A]) last(r Reading) (record *journal.Record, s S, err error) {
	if record, err = r.record(); err != nil {
		return nil, s, err
	}
	if s, err = def.opening(record.Header); err != nil {
		return record, s, err
	}
	st, err := def.walkFrom(s, record, nil, false)
	return record, st.state, err
}

// read returns the record, its turns and the state that they lead to.
func (def *game[U, S, A]) read(r Reading) (*journal.Record, replayed[S, A], error) {
	record, err := r.record()
	if err != nil {
		return nil, replayed[S, A]{}, err
	}
	st, err := def.replay(record)
	return record, st, err
}
