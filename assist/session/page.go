package session

import (
	"slices"

	"tablemate/assist/lookup"
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
	Now     []Doable        // what may be done now; nil for nothing, as where dice are awaited
	Mine    *Mine           // what a seat may work out alone, nil for a game that hides nothing
}

// The columns of a page that shows a table in signs.
const (
	WidePage   = 90
	NarrowPage = 36
)

// Page implements [Game]: it returns the table of a record with the tale of as many turns.
func (def *game[U, S, A]) Page(r Reading, turns int) (_ Page, err error) {
	defer refuse(r.talk(), &err)
	record, st, err := def.read(r)
	if err != nil {
		return Page{}, err
	}
	t := r.talk()
	narrow := *t
	t.Width, narrow.Width = WidePage, NarrowPage
	p := Page{
		Title: def.heading(t, record, st.state), Awaited: def.awaited(t, st.state),
		View: def.Flow.View(t, st.state), Narrow: def.Flow.View(&narrow, st.state),
		Over:  def.Rules.Next(st.state) == rules.Nobody,
		House: def.Rules.House(st.state), Here: def.Flow.Here(st.state),
	}
	if p.Picture = def.Draw(t, st.state); p.Picture != nil {
		p.Picture.Title = t.Words.Say("serve.board")
	}
	if p.Advises = def.brings(def.Advising) && !p.Over; p.Advises {
		p.Now = def.Now(t, st.state)
	}
	p.Mine = def.Mine(t, st.state)
	told, err := def.tale(t, record)
	p.Turns = told.last(t, turns)
	return p, err
}

// Lookup returns the rules as they are read at a table of this game, with what lies in
// its box.
func Lookup(g Game, kept talk.Box) *lookup.Book {
	return lookup.AtTable(*g.About().Rulebook).With(g.Things(kept)...)
}

// Following returns actions in words, each with what would follow from it over a table;
// those that read alike once.
func Following[U, S any, A rules.Kinded](
	t *talk.UI, g rules.Game[U, S, A], f Flow[U, S, A], s S, actions []A,
) []Doable {
	var out []Doable
	for _, a := range actions {
		after, notes := g.Apply(s, a)
		d := Doable{Text: talk.Capital(f.Report(t, s, a))}
		for _, n := range notes {
			if text := f.Tell(t, after, n); text != "" {
				d.Follows = append(d.Follows, text)
			}
		}
		if !slices.ContainsFunc(out, func(o Doable) bool { return o.Text == d.Text }) {
			out = append(out, d)
		}
	}
	return out
}
