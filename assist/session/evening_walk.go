package session

import (
	"cmp"

	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules"
)

// Evening implements [Game]: it reads a record and returns what the game came to.
func (def *game[U, S, A]) Evening(r Reading) (_ Evening, err error) {
	defer refuse(r.talk(), &err)
	record, err := r.record()
	if err != nil {
		return Evening{}, err
	}
	return def.eveningOf(r.talk(), record)
}

// eveningOf walks over a record.
func (def *game[U, S, A]) eveningOf(t *talk.UI, record *journal.Record) (Evening, error) {
	w := &eveningWalk[U, S, A]{def: def, talk: t, whose: map[int]rules.Seat{}}
	opening, err := def.opening(record.Header)
	if err != nil {
		return Evening{}, err
	}
	w.count(opening, 1, true)
	st, err := def.walkFrom(opening, record, w.look, true)
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
func (def *game[U, S, A]) describe(e *Evening, t *talk.UI, s S) {
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
func (def *game[U, S, A]) conclude(e *Evening, t *talk.UI, s S) {
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
	def    *game[U, S, A]
	talk   *talk.UI
	starts []TurnStart
	turn   talk.Turn
	action int                // which of the standing ones
	whose  map[int]rules.Seat // by line
	deeds  []Deed
	curves []*eveningCurve
	leads  []lead
}

// look takes one standing action in.
func (w *eveningWalk[U, S, A]) look(before, after S, t turn[S, A]) error {
	w.action++
	notes, err := w.def.notes(t)
	if err != nil {
		return err
	}
	if w.def.brings(w.def.Turned) {
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
