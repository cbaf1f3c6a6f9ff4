package session

import (
	"encoding/json"
	"fmt"
	"io"

	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules"
)

// Position is a table as Show writes it for other programs.
type Position struct {
	Table string          `json:"table"`
	Copy  *journal.Copy   `json:"copy,omitempty"` // that it is no record of a game
	Game  string          `json:"game"`
	Line  int             `json:"line"` // the last one in the file
	Seat  rules.Seat      `json:"seat"` // whose action is awaited; empty when the game is over
	State json.RawMessage `json:"state"`
}

// show writes the state, drawn or as JSON.
func (p *past[U, S, A]) show(as Format, to io.Writer) error {
	if err := p.walk(nil, false); err != nil {
		return err
	}
	seat := p.Rules.Next(p.state)
	if as == JSON {
		state, err := compact(p.state)
		if err != nil {
			return err
		}
		h := p.journal.Header
		return write(to, Position{h.Table, h.Copy, p.Book.Game, p.journal.Last(), seat, state})
	}
	lines := []string{p.heading(p.state), p.Flow.View(p.talk, p.state)}
	if seat == rules.Nobody {
		review, err := p.reviewed()
		if err != nil {
			return err
		}
		lines = append(append(lines, p.outcome()), review...)
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

// standing tells how the game stands.
func (p *past[U, S, A]) standing() (Standing, error) {
	if err := p.walk(nil, false); err != nil {
		return Standing{}, err
	}
	out := Standing{Turn: p.Turn(p.talk, p.state), Seat: p.Rules.Next(p.state)}
	if out.Ending, out.Over = p.ended(); out.Ending.Winner != rules.Nobody {
		out.Winner = p.Flow.Name(p.talk, p.state, out.Ending.Winner)
	}
	return out, nil
}

// reviewed returns what there is to tell of a game from its end; nil for a game that
// has no review.
func (p *past[U, S, A]) reviewed() ([]string, error) {
	if !p.brings(p.Reviewing) {
		return nil, nil
	}
	again, err := p.atOpening(p.talk, p.journal)
	if err != nil {
		return nil, err
	}
	review := p.Review()
	err = again.walk(func(before, after S, t turn[S, A]) error {
		review.Look(before, after, t.did)
		return nil
	}, false)
	if err != nil {
		return nil, err
	}
	return review.Tell(p.talk, again.state), nil
}
