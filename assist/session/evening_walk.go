package session

import (
	"cmp"
	"time"

	"tablemate/assist/journal"
	"tablemate/rules"
)

// evening reads a record and returns what the game came to.
func (def Definition[U, S, A]) evening(r Reading) (Evening, error) {
	record, err := r.record()
	if err != nil {
		return Evening{}, err
	}
	return def.eveningOf(r.talk(), record)
}

// eveningOf walks over a record.
func (def Definition[U, S, A]) eveningOf(t *UI, record *journal.Record) (Evening, error) {
	w := &eveningWalk[U, S, A]{def: def, talk: t, whose: map[int]rules.Seat{}}
	opening, err := def.opening(record.Header)
	if err != nil {
		return Evening{}, err
	}
	w.count(opening, 1, true)
	st, err := def.walkFrom(opening, record, w.look)
	if err != nil {
		return Evening{}, err
	}
	e := Evening{
		Table: record.Header.Table, Game: def.Book.Game, Title: def.Book.Title.In(t.Words.Lang()),
		Actions: record.Turns(), Over: def.Rules.Next(st.state) == rules.Nobody, Turns: w.turn.Number,
		Starts: w.starts,
		Deeds:  []Deed{}, Curves: []Curve{}, Turning: []TurningPoint{}, Players: []Player{}, House: []HouseRule{},
	}
	if e.Over {
		def.conclude(&e, t, st.state)
	}
	w.close(record.Last())
	def.describe(&e, t, st.state)
	w.clock(&e, record)
	w.tell(&e, t, st.state)
	e.Luck = def.fortunes(t, st)
	return e, nil
}

// describe says who plays and how.
func (def Definition[U, S, A]) describe(e *Evening, t *UI, s S) {
	c := def.Course
	if c.Mode != nil {
		e.Mode, e.Played = c.Mode(t, s)
	}
	if c.Level != nil {
		e.Level, e.LevelTold = c.Level(t, s)
	}
	if c.Seats != nil {
		for _, seat := range c.Seats(s) {
			e.Players = append(e.Players, Player{Seat: seat, Name: def.Flow.Name(t, s, seat)})
		}
	}
	house := Custom{Book: def.Book, Switches: def.Switches, House: def.Rules.House(s)}
	for _, sw := range def.Switches {
		if value := house.House.Value(sw); value != sw.Values[0] {
			e.House = append(e.House, HouseRule{sw.Name, value, house.Reading(sw.Name, value, t.Words.Lang())})
		}
	}
	for _, id := range house.waived() {
		e.House = append(e.House, HouseRule{id, rules.Waived, house.waivedText(t, id)})
	}
}

// conclude says who won and by which rules.
func (def Definition[U, S, A]) conclude(e *Evening, t *UI, s S) {
	how, _ := def.ended(s)
	if e.Winner = how.Winner; e.Winner != rules.Nobody {
		e.Won = def.Flow.Name(t, s, how.Winner)
	}
	for _, id := range how.By {
		e.By = append(e.By, Cause{id, def.ending(t, s, id)})
	}
}

// eveningWalk gathers what is told of a game while it is replayed.
type eveningWalk[U, S any, A rules.Kinded] struct {
	def    Definition[U, S, A]
	talk   *UI
	starts []TurnStart
	turn   Turn
	action int                // which of the standing ones
	whose  map[int]rules.Seat // by line
	deeds  []Deed
	curves []*eveningCurve
	leads  []lead
}

// eveningCurve is a curve that is being drawn, with what each turn brought.
type eveningCurve struct {
	Curve
	value int
	race  bool
	slow  bool
	turns []swing
}

// look takes one standing action in.
func (w *eveningWalk[U, S, A]) look(before, after S, t turn[S, A]) error {
	w.action++
	notes, err := w.def.notes(t)
	if err != nil {
		return err
	}
	if w.def.Turn != nil {
		was := w.turn.Number
		if w.turn = w.def.Turn(w.talk, before); w.turn.Number > was || w.starts == nil {
			w.starts = append(w.starts, TurnStart{w.turn.Number, w.action, t.line.N})
		}
	}
	seat := t.line.By
	if seat == rules.Cardboard || seat == rules.Nobody {
		seat = w.turn.Whose
	}
	w.whose[t.line.N] = seat
	for _, c := range w.def.Course.Deeds {
		if c.Kind == t.did.Kind() {
			w.add(Deed{Side: cmp.Or(c.Side, seat), What: c.What, N: 1})
		}
	}
	for _, n := range notes {
		w.deed(after, seat, n)
	}
	corrected := t.did.Kind() == rules.Correction{}.Kind()
	w.count(after, t.line.N, corrected)
	return nil
}

// deed counts a note about what seat did.
func (w *eveningWalk[U, S, A]) deed(s S, seat rules.Seat, n rules.Note) {
	for _, c := range w.def.Course.Deeds {
		if c.Note == n.ID && c.Note != "" {
			count := 1
			if c.N != "" {
				count = howMany(n.Args[c.N])
			}
			w.add(Deed{Side: w.side(s, c, seat, n), What: c.What, N: count})
		}
	}
}

// side returns whose deed a note counts as.
func (w *eveningWalk[U, S, A]) side(s S, c Counted, seat rules.Seat, n rules.Note) rules.Seat {
	noun, named := n.Args[c.By].(rules.Noun)
	switch {
	case !named && c.By != "":
		return rules.Nobody
	case named && w.def.Course.Side != nil:
		return w.def.Course.Side(s, noun)
	case named:
		return rules.Seat(noun.ID)
	case c.OnTurn:
		return w.turn.Whose
	}
	return cmp.Or(c.Side, seat)
}

func (w *eveningWalk[U, S, A]) add(d Deed) {
	if d.Side == rules.Nobody || d.N == 0 {
		return
	}
	for i := range w.deeds {
		if w.deeds[i].Side == d.Side && w.deeds[i].What == d.What {
			w.deeds[i].N += d.N
			return
		}
	}
	w.deeds = append(w.deeds, d)
}

// howMany is the number that an argument says, or how long its list is.
func howMany(arg any) int {
	switch arg := arg.(type) {
	case int:
		return arg
	case float64:
		return int(arg)
	case []rules.Noun:
		return len(arg)
	case []any:
		return len(arg)
	}
	return 0
}

// count takes the counters of a table in.
func (w *eveningWalk[U, S, A]) count(s S, line int, corrected bool) {
	if w.def.Course.Counters == nil {
		return
	}
	for _, c := range w.def.Course.Counters(s) {
		curve := w.curveOf(c)
		point := Point{Action: w.action, Line: line, Turn: w.turn.Number, Value: c.Value}
		curve.Most, curve.race, curve.slow = max(curve.Most, c.Most), c.Race, c.Slow
		if len(curve.Points) == 0 {
			curve.Points, curve.value = []Point{point}, c.Value
			continue
		}
		if c.Value == curve.value {
			continue
		}
		curve.Points = append(curve.Points, point)
		if !corrected {
			curve.swing(point, w.turn)
			w.fall(c, curve.value-c.Value)
		}
		curve.value = c.Value
	}
	known := len(w.leads)
	w.lead(line)
	for i := range w.leads[known:] {
		if corrected {
			w.leads[known+i].from = rules.Nobody
		}
	}
}

// fall counts by how much a counter fell.
func (w *eveningWalk[U, S, A]) fall(c Counter, by int) {
	for _, d := range w.def.Course.Deeds {
		if d.Falls == c.What {
			w.add(Deed{Side: cmp.Or(d.Side, c.Seat), What: d.What, N: max(0, by)})
		}
	}
}

// curveOf returns the curve of a counter, a new one at its first sight.
func (w *eveningWalk[U, S, A]) curveOf(c Counter) *eveningCurve {
	for _, known := range w.curves {
		if known.What == c.What && known.Seat == c.Seat {
			return known
		}
	}
	w.curves = append(w.curves, &eveningCurve{Curve: Curve{What: c.What, Seat: c.Seat}})
	return w.curves[len(w.curves)-1]
}

// close ends every curve with the last action.
func (w *eveningWalk[U, S, A]) close(line int) {
	for _, c := range w.curves {
		if last := c.Points[len(c.Points)-1]; last.Action < w.action {
			c.Points = append(c.Points, Point{Action: w.action, Line: line, Turn: w.turn.Number, Value: last.Value})
		}
	}
}

// clock measures the time that people played, and what of it each seat took.
func (w *eveningWalk[U, S, A]) clock(e *Evening, r *journal.Record) {
	before, took := r.Header.At, map[rules.Seat]time.Duration{}
	var all time.Duration
	e.Began, e.Sittings = before, 1
	for i := range r.Lines {
		l := &r.Lines[i]
		if l.Struck > 0 {
			e.Struck++
		}
		if l.Struck == 0 && l.Roll.Again {
			e.Again++
		}
		if l.At.IsZero() {
			continue
		}
		if e.Began.IsZero() {
			e.Began, before = l.At, l.At
		}
		if gap := l.At.Sub(before); gap > Pause {
			e.Sittings++
		} else if gap > 0 {
			all += gap
			took[cmp.Or(w.whose[l.N], l.By)] += gap
		}
		before, e.Ended = l.At, l.At
	}
	e.Seconds = int(all.Seconds())
	for i := range e.Players {
		e.Players[i].Seconds = int(took[e.Players[i].Seat].Seconds())
	}
}
