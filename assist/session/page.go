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

// Doable is one thing that may be done now, in words, with what would follow.
type Doable struct {
	Text    string
	Follows []string
}

// Mine is what everybody may know of what a seat alone works out: a page that has it
// needs nobody else for the rest.
type Mine struct {
	Cards    []MineCard `json:"-"`
	Lies     []string   `json:"lies"` // by own card, and in it by hint: 1 upright, 0 sideways
	Upright  string     `json:"upright"`
	Sideways string     `json:"sideways"`
	Notes    []string   `json:"-"`
}

// MineCard is one card of the deck.
type MineCard struct {
	Row   string // the suit
	Label string
	Name  string
	Seen  bool // by all: it can be nobody's own
}

// Rows returns the cards row by row, with their places among all.
func (m *Mine) Rows() [][]MinePlace {
	var rows [][]MinePlace
	for i, c := range m.Cards {
		if i == 0 || m.Cards[i-1].Row != c.Row {
			rows = append(rows, nil)
		}
		rows[len(rows)-1] = append(rows[len(rows)-1], MinePlace{c, i})
	}
	return rows
}

// MinePlace is a card with its place.
type MinePlace struct {
	MineCard
	At int
}

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

// awaited returns who is to report at a table, or how the game ended.
func (def *game[U, S, A]) awaited(t *talk.UI, s S) string {
	seat := def.Rules.Next(s)
	switch {
	case seat == rules.Nobody:
		return def.outcome(t, s)
	case seat == rules.Cardboard:
		return t.Words.Say("watch.awaits-cardboard")
	case def.automated(s, seat):
		return t.Words.Say("watch.awaits-automa", tables.Args{"name": def.Flow.Name(t, s, seat)})
	}
	return t.Words.Say("watch.awaits", tables.Args{"name": tables.Verbatim(t.Paint.Seat(def.Flow.Name(t, s, seat)))})
}

// mostOfTurn is how many lines of a turn a page tells.
const mostOfTurn = 40

// last returns the turns that were played last, the latest first. Of a long one it is the
// end, and how much more there is.
func (told tale) last(t *talk.UI, turns int) []Section {
	var last []Section
	for _, s := range slices.Backward(told.sections) {
		if len(s.lines) == 0 || len(last) == turns {
			continue
		}
		lines := s.lines
		if more := len(lines) - mostOfTurn; more > 1 {
			lines = append([]string{t.Words.Say("watch.more", tables.Args{"count": more})}, lines[more:]...)
		}
		last = append(last, Section{talk.Capital(s.heading), lines})
	}
	return last
}

// Lookup returns the rules as they are read at a table of this game, with what lies in
// its box.
func Lookup(g Game, kept talk.Box) *lookup.Book {
	return lookup.New(g.About().Shelf...).At(g.About().Game, nil).With(g.Things(kept)...)
}
