package session

import (
	"encoding/json"
	"fmt"
	"io"

	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules"
)

// Shown is a table as Show writes it for other programs.
type Shown struct {
	Table string          `json:"table"`
	Copy  *journal.Copy   `json:"copy,omitempty"` // that it is no record of a game
	Game  string          `json:"game"`
	Line  int             `json:"line"` // the last one in the file
	Seat  rules.Seat      `json:"seat"` // whose action is awaited; empty when the game is over
	State json.RawMessage `json:"state"`
}

// Show implements [Game]: it writes the state, drawn or as JSON.
func (def *game[U, S, A]) Show(r Reading, to io.Writer) (err error) {
	defer refuse(r.talk(), &err)
	record, s, err := def.last(r)
	if err != nil {
		return err
	}
	seat := def.Rules.Next(s)
	if r.Format == JSON {
		state, err := compact(s)
		if err != nil {
			return err
		}
		return write(to, Shown{record.Header.Table, record.Header.Copy, def.Book.Game, record.Last(), seat, state})
	}
	t := r.talk()
	lines := []string{def.heading(t, record, s), def.Flow.View(t, s)}
	if seat == rules.Nobody {
		review, err := def.reviewed(t, record)
		if err != nil {
			return err
		}
		lines = append(append(lines, def.outcome(t, s)), review...)
	}
	for _, line := range lines {
		if _, err := fmt.Fprintln(to, line); err != nil {
			return err
		}
	}
	return nil
}

// Standing is how a recorded game stands, as a list of tables tells it.
type Standing struct {
	Turn   talk.Turn
	Seat   rules.Seat // whose action is awaited; rules.Nobody once the game is over
	Over   bool
	Ending Ending
	Winner string // what people call who won, "" for nobody
}

// Standing implements [Game]: it replays a record once and tells how the game stands.
func (def *game[U, S, A]) Standing(r Reading) (_ Standing, err error) {
	defer refuse(r.talk(), &err)
	_, s, err := def.last(r)
	if err != nil {
		return Standing{}, err
	}
	t := r.talk()
	out := Standing{Turn: def.Turn(t, s), Seat: def.Rules.Next(s)}
	if out.Ending, out.Over = def.ended(s); out.Ending.Winner != rules.Nobody {
		out.Winner = def.Flow.Name(t, s, out.Ending.Winner)
	}
	return out, nil
}

// reviewed returns what there is to tell of a game from its end; nil for a game that
// has no review.
func (def *game[U, S, A]) reviewed(t *talk.UI, r *journal.Record) ([]string, error) {
	if !def.brings(def.Reviewing) {
		return nil, nil
	}
	review := def.Review()
	st, err := def.walk(r, func(before, after S, t turn[S, A]) error {
		review.Look(before, after, t.did)
		return nil
	})
	if err != nil {
		return nil, err
	}
	return review.Tell(t, st.state), nil
}
