package session

import (
	"encoding/json"
	"fmt"
	"io"
	"slices"
	"strings"

	"tablemate/assist/journal"
	"tablemate/assist/picture"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// Position is the JSON that Show writes for other programs.
type Position struct {
	Table string          `json:"table"`
	Copy  *journal.Copy   `json:"copy,omitempty"` // set if the record is a copy
	Game  string          `json:"game"`
	Line  int             `json:"line"` // the number of the last line in the file
	Seat  rules.Seat      `json:"seat"` // the awaited seat; empty if the game is over
	State json.RawMessage `json:"state"`
}

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
	_, err := fmt.Fprintln(to, strings.Join(lines, "\n"))
	return err
}

// Standing describes a recorded game in a list of tables.
type Standing struct {
	Turn   talk.Turn
	Seat   rules.Seat // the awaited seat; rules.Nobody if the game is over
	Over   bool
	Ending Ending
	Winner string // the winner's name; "" if nobody won
}

func (p *past[U, S, A]) standing() (Standing, error) {
	if err := p.walk(nil, false); err != nil {
		return Standing{}, err
	}
	out := Standing{Turn: p.Turn(p.talk, p.state), Seat: p.Rules.Next(p.state)}
	out.Ending, out.Over = p.ended()
	out.Winner = p.name(out.Ending.Winner)
	return out, nil
}

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

// Page is a table as shown in a browser.
type Page struct {
	Title   string
	View    string
	Narrow  string           // the table as in View, but formatted for NarrowPage columns
	Awaited string           // the awaited player, or how the game ended
	Turns   []Section        // the tale of the last turns, the latest turn first
	Picture *picture.Picture // nil if there is no picture
	Over    bool
	House   rules.House
	Here    []tables.RuleID // the rules that matter now
	Advises bool            // whether the page shows Now, the list of allowed actions
	Now     []Choice        // the allowed actions; nil for none, for example while dice are awaited
	Sheet   *SeatSheet      // the facts for a player's private notes; nil if there are none
}

// The widths, in columns, of a table that is shown as text.
const (
	WidePage   = 90
	NarrowPage = 36
)

func (p *past[U, S, A]) page(turns int) (Page, error) {
	t, narrow := p.talk, *p.talk
	t.Width, narrow.Width = WidePage, NarrowPage
	told, err := p.buildTale()
	if err != nil {
		return Page{}, err
	}
	out := Page{
		Title: p.heading(p.state), Awaited: p.awaited(),
		View: p.Flow.View(t, p.state), Narrow: p.Flow.View(&narrow, p.state),
		Over:  p.Rules.Next(p.state) == rules.Nobody,
		House: p.Rules.House(p.state), Here: p.Flow.Here(p.state),
	}
	if out.Picture = p.Draw(t, p.state); out.Picture != nil {
		out.Picture.Title = t.Words.Say("serve.board")
	}
	if out.Advises = p.brings(p.Advising) && !out.Over; out.Advises {
		out.Now = p.Now(t, p.state)
	}
	out.Sheet = p.Sheet(t, p.state)
	out.Turns = told.last(t, turns)
	return out, nil
}

// Following returns the text and the consequences of each action. If several actions have the same
// text, it returns only the first.
func Following[U, S any, A rules.Kinded](
	t *talk.UI, g rules.Game[U, S, A], f Flow[U, S, A], s S, actions []A,
) []Choice {
	var out []Choice
	for _, a := range actions {
		after, notes := g.Apply(s, a)
		d := Choice{Text: tables.Capital(f.Report(t, s, a))}
		for _, n := range notes {
			if text := f.Tell(t, after, n); text != "" {
				d.Follows = append(d.Follows, text)
			}
		}
		if !slices.ContainsFunc(out, func(o Choice) bool { return o.Text == d.Text }) {
			out = append(out, d)
		}
	}
	return out
}
