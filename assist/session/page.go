package session

import (
	"slices"

	"tablemate/assist/picture"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// Page is a table as a browser shows it.
type Page struct {
	Title   string
	View    string
	Narrow  string           // View for a screen of NarrowPage columns
	Awaited string           // who is to report now; how it ended where the game is over
	Turns   []Section        // the tale of the turns that were played last, the latest first
	Picture *picture.Picture // nil for a game that draws none
	Over    bool
	House   rules.House
	Here    []tables.RuleID // the rules that matter now
	Advises bool            // whether it is told what may be done, while the game goes on
	Now     []Choice        // what may be done now; nil for nothing, as where dice are awaited
	Sheet   *SeatSheet      // what a seat may work out alone, nil for a game that hides nothing
}

// The columns of a page that shows a table in signs.
const (
	WidePage   = 90
	NarrowPage = 36
)

// page returns the table of a record with the tale of as many turns.
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

// Following returns actions in words, each with what would follow from it over a table;
// those that read alike once.
func Following[U, S any, A rules.Kinded](
	t *talk.UI, g rules.Game[U, S, A], f Flow[U, S, A], s S, actions []A,
) []Choice {
	var out []Choice
	for _, a := range actions {
		after, notes := g.Apply(s, a)
		d := Choice{Text: talk.Capital(f.Report(t, s, a))}
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
