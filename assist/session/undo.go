package session

import (
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
	Kept   string         // what the box keeps from it
	Again  string         // the last report that comes back, if it was an amendment
}

// UndoLoss counts the rolls and reveals after the line that an undo returns to.
type UndoLoss struct {
	Rolls    int // of the app's dice
	Table    int // what people typed after that line from their own dice and cards, and what was revealed
	Revealed int // what had been hidden and was turned up, that line among it
}

// any reports whether people are asked about it.
func (c UndoLoss) any() bool { return c.Rolls+c.Table > 0 }

// Agree asks whether the rolls and reveals that an undo crosses come back or are made again.
type Agree func(UndoLoss) (journal.Agreed, error)

// Undo implements [Game]. It strikes lines out of a record when nobody sits at the table. Line
// 0 means the last report of a person.
func (def *game[U, S, A]) Undo(r Reading, line int, at time.Time, agree Agree) (_ Undone, err error) {
	defer recoverFault(r.talk(), &err)
	w, err := journal.Open(r.Path)
	if err != nil {
		return Undone{}, err
	}
	defer w.Close()
	p, err := def.replay(r.talk(), w.Record())
	if err != nil {
		return Undone{}, err
	}
	from, back := p.on(line), journal.Exchange{}
	if line == 0 {
		from, back = p.latest(talk.AskDice)
	}
	if from < 0 {
		return Undone{}, nil
	}
	t := p.turns[from]
	undone := Undone{Line: t.line.N, Report: p.turnSaid(t), After: len(p.turns) - from - 1}
	if back.Undo > 0 {
		err = w.Exchange(back, journal.Line{At: at})
	} else {
		undone.Kept = p.kept(p.turns[from:])
		if crossed := p.undoLoss(t.line.N); crossed.any() {
			undone.Agreed, err = agree(crossed)
		}
		if err == nil {
			err = w.Strike(t.line.N, journal.Line{At: at}, undone.Agreed)
		}
	}
	if err != nil {
		return Undone{}, err
	}
	now, err := def.replay(p.talk, w.Record())
	if err != nil {
		return undone, err
	}
	if back.Undo > 0 {
		undone.Again = now.turnSaid(now.turns[len(now.turns)-1])
	}
	return undone, now.settleBox(w, at)
}

// undoLoss returns what an undo to a line would cross. Dice and cards on that line itself are
// being corrected, so they do not count.
func (p *past[U, S, A]) undoLoss(line int) (crossed UndoLoss) {
	for l := range p.journal.Standing() {
		if l.N < line {
			continue
		}
		reveals := p.reveals(l.Did)
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
	if p.newPlaces().Follow(p.journal).Opened() > 0 {
		crossed.Table++
		crossed.Revealed++
	}
	return crossed
}

// latest returns the place of the last thing that a person did, -1 if there is none. For an
// amendment this is its first turn, with the lines that it strikes; else it is a report.
func (p *past[U, S, A]) latest(habit talk.Habit) (int, journal.Exchange) {
	from := p.lastReported(habit)
	if from < 0 {
		return from, journal.Exchange{}
	}
	from = p.withWhole(from)
	back := p.journal.Amended(p.turns[from].line.N)
	if back.Undo > 0 {
		from = p.on(back.Undo)
	}
	return from, back
}

// kept names what the box keeps from struck turns, "" for nothing.
func (p *past[U, S, A]) kept(turns []turn[S, A]) string {
	var names []string
	for _, one := range turns {
		if did, err := p.did(one); err == nil {
			names = append(names, p.Keeps(p.talk, did))
		}
	}
	return strings.Join(slices.DeleteFunc(names, func(name string) bool { return name == "" }), ", ")
}

// lastReported returns the place of the last turn that a person took part in, -1 if there is
// none. If rules were waived for that turn, it returns the place of the first waiver: they are
// struck together.
func (p *past[U, S, A]) lastReported(habit talk.Habit) int {
	for i := len(p.turns) - 1; i >= 0; i-- {
		t := p.turns[i]
		byItself := habit == talk.AppDice && t.line.Roll.Source == chance.App
		if !byItself && !p.auto(t) {
			return p.withWaived(i)
		}
	}
	return -1
}

// withWhole is the place of the first line of what a turn completes, or the turn's own. The clock
// may have recorded its time in between; a clock that people set is no part of it.
func (p *past[U, S, A]) withWhole(at int) int {
	from, parts := at, p.Parts(p.state)
	for i := at; i > 0 && p.isOneOf(parts, p.turns[i]); {
		for i--; i > 0 && p.ticks(p.turns[i]); i-- {
		}
		if p.setsClock(p.turns[i]) {
			break
		}
		from = i
	}
	if from < at {
		from = p.withWaived(from)
	}
	return from
}

// isOneOf reports whether a turn is of one of these kinds.
func (p *past[U, S, A]) isOneOf(kinds []string, t turn[S, A]) bool {
	did, err := p.did(t)
	return err == nil && slices.Contains(kinds, did.Kind())
}

// withWaived is the place of the first of the rules that were waived right before a
// turn, or the turn's own.
func (p *past[U, S, A]) withWaived(at int) int {
	for at > 0 && p.waives(p.turns[at-1]) {
		at--
	}
	return at
}

// waives reports whether a turn says that a rule is out of force.
func (p *past[U, S, A]) waives(t turn[S, A]) bool {
	did, err := p.did(t)
	if err != nil {
		return false
	}
	for _, id := range (Custom{House: p.Rules.House(p.state)}).waived() {
		if reflect.DeepEqual(any(did), any(p.Settle(id, rules.Waived))) {
			return true
		}
	}
	return false
}
