package session

import (
	"cmp"
	"slices"
	"time"

	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

func (p *past[U, S, A]) summary() (Summary, error) {
	w := &summaryWalk[U, S, A]{past: p, whose: map[int]rules.Seat{}}
	w.count(p.state, 1, true)
	if err := p.walk(w.look, true); err != nil {
		return Summary{}, err
	}
	e := Summary{
		Table: p.journal.Header.Table, Game: p.Book.Game, Title: p.Book.Title.In(p.talk.Words.Lang()),
		Actions: p.journal.Turns(), Over: p.Rules.Next(p.state) == rules.Nobody, Turns: w.turn.Number,
		Starts:       w.starts,
		ActionCounts: []ActionCount{}, Curves: []Curve{}, Turning: []TurningPoint{},
		Players: []Player{}, House: []HouseRule{},
	}
	if e.Over {
		p.conclude(&e)
	}
	w.close()
	p.describe(&e)
	w.clock(&e)
	w.tell(&e)
	e.Luck = p.diceStats()
	return e, nil
}

func (p *past[U, S, A]) describe(e *Summary) {
	c := p.SummarySpec
	if c.Mode != nil {
		e.Mode, e.Played = c.Mode(p.talk, p.state)
	}
	if c.Level != nil {
		e.Level, e.LevelTold = c.Level(p.talk, p.state)
	}
	if c.Seats != nil {
		for _, seat := range c.Seats(p.state) {
			e.Players = append(e.Players, Player{Seat: seat, Name: p.Flow.Name(p.talk, p.state, seat)})
		}
	}
	people := p.People(p.state)
	nameless := slices.DeleteFunc(slices.Clone(people), func(one talk.Person) bool { return one.Name != "" })
	e.People = len(personNames(people)) + len(nameless)
	house := p.custom(p.state)
	for _, sw := range house.switched() {
		value := house.House.Value(sw)
		e.House = append(e.House, HouseRule{sw.Name, value, house.Reading(sw.Name, value, p.talk.Words.Lang())})
	}
	for _, id := range house.waived() {
		e.House = append(e.House, HouseRule{id, rules.Waived, house.waivedText(p.talk, id)})
	}
}

func (p *past[U, S, A]) conclude(e *Summary) {
	how, _ := p.ended()
	e.Winner, e.Won = how.Winner, p.name(how.Winner)
	for _, id := range how.By {
		e.By = append(e.By, Cause{id, p.ending(id)})
	}
}

func (w *summaryWalk[U, S, A]) look(before, after S, t turn[S, A]) error {
	w.action++
	notes, err := w.notes(t)
	if err != nil {
		return err
	}
	if w.brings(w.Turned) {
		was := w.turn.Number
		if w.turn = w.Turn(w.talk, before); w.turn.Number > was || w.starts == nil {
			w.starts = append(w.starts, TurnStart{w.turn.Number, w.action, t.line.N})
		}
	}
	seat := t.line.By
	if seat == rules.Cardboard || seat == rules.Nobody {
		seat = w.turn.Whose
	}
	w.whose[t.line.N] = seat
	if w.SummarySpec.Mended != nil {
		w.mend(t.did)
	}
	w.made = append(w.made, madeBy{seat: t.line.By})
	for _, c := range w.SummarySpec.Counted {
		if c.Kind == t.did.Kind() {
			w.add(ActionCount{Side: cmp.Or(c.Side, seat), What: c.What, N: 1})
		}
	}
	for _, n := range notes {
		w.countNote(after, seat, n)
		if slices.Contains(w.SummarySpec.Turning, n.ID) {
			w.events = append(w.events, candidate{w.eventTold(after, t.line.N, n), 1})
		}
	}
	w.count(after, t.line.N, t.did.Kind() == correcting)
	switch over := w.Rules.Next(after) == rules.Nobody; {
	case !over:
		w.end = time.Time{}
	case w.end.IsZero():
		w.end = t.line.At
	}
	return nil
}

func (w *summaryWalk[U, S, A]) countNote(s S, seat rules.Seat, n rules.Note) {
	for _, c := range w.SummarySpec.Counted {
		if c.Note == n.ID && c.Note != "" {
			count := 1
			if c.N != "" {
				count = howMany(n.Args[c.N])
			}
			w.add(ActionCount{Side: w.side(s, c, seat, n), What: c.What, N: count})
		}
	}
}

func (w *summaryWalk[U, S, A]) side(s S, c Counted, seat rules.Seat, n rules.Note) rules.Seat {
	noun, named := n.Args[c.By].(rules.Noun)
	switch {
	case !named && c.By != "":
		return rules.Nobody
	case named && w.SummarySpec.Side != nil:
		return w.SummarySpec.Side(s, noun)
	case named:
		return rules.Seat(noun.ID)
	case c.OnTurn:
		return w.turn.Whose
	}
	return cmp.Or(c.Side, seat)
}

// add adds a count to the totals of the game. It also stores the count with the last replayed
// action, so that the method `mend` can later move the count to another seat.
func (w *summaryWalk[U, S, A]) add(d ActionCount) {
	if last := len(w.made) - 1; last >= 0 {
		w.made[last].counts = append(w.made[last].counts, d)
	}
	w.tally(d)
}

func (w *summaryWalk[U, S, A]) tally(d ActionCount) {
	if d.Side == rules.Nobody || d.N == 0 {
		return
	}
	for i := range w.counts {
		if w.counts[i].Side == d.Side && w.counts[i].What == d.What {
			w.counts[i].N += d.N
			return
		}
	}
	w.counts = append(w.counts, d)
}

// mend moves the counts of an action to the seat that really made it.
func (w *summaryWalk[U, S, A]) mend(did A) {
	from, to, ok := w.SummarySpec.Mended(did)
	for i := len(w.made) - 1; ok && i >= 0; i-- {
		m := &w.made[i]
		if unknown := m.seat == rules.Cardboard; m.seat != from && !(unknown && from == rules.Nobody) {
			continue
		}
		for j, d := range m.counts {
			if d.Side == from {
				w.tally(ActionCount{Side: from, What: d.What, N: -d.N})
				d.Side = to
				w.tally(d)
				m.counts[j] = d
			}
		}
		m.seat = to
		return
	}
}

func howMany(arg any) int {
	if list, ok := arg.([]rules.Noun); ok {
		return len(list)
	}
	n, _ := arg.(int)
	return n
}

func (w *summaryWalk[U, S, A]) clock(e *Summary) {
	r := w.journal
	before, took := r.Header.At, map[rules.Seat]time.Duration{}
	var all time.Duration
	e.Began, e.Sittings = before, 1
	for i := range r.Lines {
		l := &r.Lines[i]
		if l.Struck > 0 && l.Entry() == journal.Turn {
			e.Struck++
		}
		if l.Struck == 0 && l.Roll.Again {
			e.Again++
		}
		switch l.Entry() {
		case journal.Undo:
			e.Undone++
		case journal.Redo:
			e.Undone--
		}
		if l.At.IsZero() || !w.end.IsZero() && l.At.After(w.end) {
			continue
		}
		if e.Began.IsZero() {
			e.Began, before = l.At, l.At
		}
		e.Ended = l.At
		gap := l.At.Sub(before)
		if gap < 0 {
			continue // the line has an earlier time: an amendment kept this time, or the clock was set back
		}
		if gap > Pause {
			e.Sittings++
		} else {
			all += gap
			took[cmp.Or(w.whose[l.N], l.By)] += gap
		}
		before = l.At
	}
	e.Seconds = int(all.Seconds())
	for i := range e.Players {
		e.Players[i].Seconds = int(took[e.Players[i].Seat].Seconds())
	}
}

func (w *summaryWalk[U, S, A]) tell(e *Summary) {
	t, s := w.talk, w.state
	w.counts = slices.DeleteFunc(w.counts, func(d ActionCount) bool { return d.N == 0 })
	for _, d := range w.counts {
		d.Name, d.Text = w.Flow.Name(t, s, d.Side), w.counted(d.What)
		e.ActionCounts = append(e.ActionCounts, d)
	}
	w.order(e.ActionCounts, e.Players)
	for _, c := range w.curves {
		c.Text, c.Name = w.counted(c.What), w.name(c.Seat)
		e.Curves = append(e.Curves, c.Curve)
	}
	first := func(what string) int {
		return slices.IndexFunc(w.curves, func(c *summaryCurve) bool { return c.What == what })
	}
	slices.SortStableFunc(e.Curves, func(a, b Curve) int { return first(a.What) - first(b.What) })
	e.Turning = w.turning()
	e.Turned = t.Words.Say("minutes.actions", tables.Args{"count": e.Actions})
	if w.brings(w.Turned) {
		e.Turned = t.Words.Say(w.Book.Game+".minutes.turns", tables.Args{"count": e.Turns})
	}
}

// order sorts the counts by Side, with the players first. Counts of one side have the order of
// SummarySpec.Counted.
func (w *summaryWalk[U, S, A]) order(deeds []ActionCount, players []Player) {
	sides := map[rules.Seat]int{}
	for i, p := range players {
		sides[p.Seat] = i - len(players)
	}
	place := func(d ActionCount) int {
		return slices.IndexFunc(w.SummarySpec.Counted, func(c Counted) bool { return c.What == d.What })
	}
	slices.SortStableFunc(deeds, func(a, b ActionCount) int {
		return cmp.Or(sides[a.Side]-sides[b.Side], cmp.Compare(a.Side, b.Side), place(a)-place(b))
	})
}

func (p *past[U, S, A]) counted(what string) string {
	return p.talk.Words.Say(p.Book.Game + ".minutes." + what)
}
