package session

import (
	"cmp"
	"reflect"
	"slices"
	"strings"
	"time"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules"
)

// Undone is an action struck out of a recorded game.
type Undone struct {
	Line   int // 0 when no action stood there
	Report string
	After  int            // how many turns fell with it
	Agreed journal.Agreed // about what had fallen or been turned up since
	Kept   string         // what the box keeps of it
	Again  string         // the last report of those that stand again, where it was an amendment
}

// Crossed is what fell or was turned up since a line that an undo goes back to.
type Crossed struct {
	Rolls    int // of the app's dice
	Table    int // what people typed after that line of their own dice and cards, and what was revealed
	Revealed int // what had been hidden and was turned up, that line among it
}

// any reports whether people are asked about it.
func (c Crossed) any() bool { return c.Rolls+c.Table > 0 }

// Agree asks whether what was crossed shall stand again or come anew.
type Agree func(Crossed) (journal.Agreed, error)

// Undo implements [Game]: it strikes a recorded game as play does, where nobody sits at the table:
// line 0 is what a person reported last.
func (def *game[U, S, A]) Undo(r Reading, line int, at time.Time, agree Agree) (_ Undone, err error) {
	defer refuse(r.talk(), &err)
	w, err := journal.Open(r.Path)
	if err != nil {
		return Undone{}, err
	}
	defer w.Close()
	st, err := def.replay(w.Record())
	if err != nil {
		return Undone{}, err
	}
	from, back := st.on(line), journal.Exchange{}
	if line == 0 {
		from, back = def.latest(st, w.Record(), talk.AskDice)
	}
	if from < 0 {
		return Undone{}, nil
	}
	t := st.turns[from]
	undone := Undone{Line: t.line.N, Report: def.turnSaid(r.talk(), st.state, t), After: len(st.turns) - from - 1}
	if back.Undo > 0 {
		if err := w.Exchange(back, journal.Line{At: at}); err != nil {
			return Undone{}, err
		}
		undone.Again, err = def.lastSaid(r.talk(), w.Record())
		return undone, cmp.Or(err, def.settleStruck(r.talk(), w, at))
	}
	undone.Kept = def.kept(r.talk(), st.turns[from:])
	if crossed := def.crossing(w.Record(), t.line.N); crossed.any() {
		undone.Agreed, err = agree(crossed)
	}
	if err != nil {
		return Undone{}, err
	}
	if err := w.Strike(t.line.N, journal.Line{At: at}, undone.Agreed); err != nil {
		return undone, err
	}
	return undone, def.settleStruck(r.talk(), w, at)
}

// settleStruck has the box agree with a table that was changed where nobody sits.
func (def *game[U, S, A]) settleStruck(t *talk.UI, w *journal.Writer, at time.Time) error {
	st, err := def.replay(w.Record())
	if err != nil {
		return err
	}
	return def.settleBox(t, w, st.state, at)
}

// lastSaid returns the last report that stands in a record, in words.
func (def *game[U, S, A]) lastSaid(t *talk.UI, r *journal.Record) (string, error) {
	st, err := def.replay(r)
	if err != nil {
		return "", err
	}
	return def.turnSaid(t, st.state, st.turns[len(st.turns)-1]), nil
}

// crossing returns what an undo to a line would cross. What people type on that line itself
// of their own dice and cards is being mended and not kept.
func (def *game[U, S, A]) crossing(r *journal.Record, line int) (crossed Crossed) {
	for l := range r.Standing() {
		if l.N < line {
			continue
		}
		reveals := def.reveals(l.Did)
		switch {
		case l.Roll.Source == chance.App:
			crossed.Rolls++
		case l.Roll.Source == chance.Table && l.N != line, l.Roll.Source == "" && reveals:
			crossed.Table++
		}
		if reveals {
			crossed.Revealed++
		}
	}
	if def.newPlaces().Follow(r).Opened() > 0 {
		crossed.Table++
		crossed.Revealed++
	}
	return crossed
}

// latest is the place of what a person did last, -1 when there is nothing: of the first
// turn of an amendment, with what takes it back, or else of a report.
func (def *game[U, S, A]) latest(st replayed[S, A], r *journal.Record, habit talk.Habit) (int, journal.Exchange) {
	from := def.lastReported(st, habit)
	if from < 0 {
		return from, journal.Exchange{}
	}
	back := r.Amended(st.turns[from].line.N)
	if back.Undo > 0 {
		from = st.on(back.Undo)
	}
	return from, back
}

// kept names what the box keeps of turns that are struck out, "" for nothing.
func (def *game[U, S, A]) kept(t *talk.UI, turns []turn[S, A]) string {
	var names []string
	for _, one := range turns {
		if did, err := def.did(one); err == nil {
			names = append(names, def.Keeps(t, did))
		}
	}
	return strings.Join(slices.DeleteFunc(names, func(name string) bool { return name == "" }), ", ")
}

// lastReported is the place of the last turn that a person had a hand in, -1
// when there is none. Where rules were waived for it, it is that of the first of
// them: they are taken back together.
func (def *game[U, S, A]) lastReported(st replayed[S, A], habit talk.Habit) int {
	for i := len(st.turns) - 1; i >= 0; i-- {
		t := st.turns[i]
		byItself := habit == talk.AppDice && t.line.Roll.Source == chance.App
		if !byItself && !def.auto(t) {
			return def.withWaived(st, i)
		}
	}
	return -1
}

// withWaived is the place of the first of the rules that were waived right before a
// turn, or the turn's own.
func (def *game[U, S, A]) withWaived(st replayed[S, A], at int) int {
	for at > 0 && def.waives(st, st.turns[at-1]) {
		at--
	}
	return at
}

// waives reports whether a turn says that a rule which is out of force is so.
func (def *game[U, S, A]) waives(st replayed[S, A], t turn[S, A]) bool {
	did, err := def.did(t)
	if err != nil {
		return false
	}
	for _, id := range (Custom{House: def.Rules.House(st.state)}).waived() {
		if reflect.DeepEqual(any(did), any(def.Settle(id, rules.Waived))) {
			return true
		}
	}
	return false
}
