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

// Undone is the result of an undo in a recorded game.
type Undone struct {
	Line   int // the line of the first struck action; 0 if nothing was struck
	Report string
	After  int            // the number of later turns that were struck too
	Agreed journal.Agreed // whether struck results are used again
	Kept   string         // names of cards that the struck turns stored in the box; the undo leaves them there
	Again  string         // if the undo took an amendment back: the restored action; otherwise ""
}

// UndoLoss counts the rolls and reveals that an undo would strike.
type UndoLoss struct {
	Rolls int // rolls of the app
	Table int // revealed secrets, and any dice or cards that people typed after the first struck line
}

func (c UndoLoss) any() bool { return c.Rolls+c.Table > 0 }

// Agree asks whether struck results are used again or replaced by new results.
type Agree func(UndoLoss) (journal.Agreed, error)

// Undo implements [Game].
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

// undoLoss counts what an undo back to a line would strike. Typed dice and cards on the line itself
// do not count, because people want to correct them.
func (p *past[U, S, A]) undoLoss(line int) (crossed UndoLoss) {
	for l := range p.journal.Standing() {
		if l.N < line {
			continue
		}
		switch {
		case l.Roll.Source == chance.App:
			crossed.Rolls++
		case l.Roll.Source == chance.Table && l.N != line, l.Roll.Source == "" && p.reveals(l.Did):
			crossed.Table++
		}
	}
	if p.newPlaces().Follow(p.journal).Opened() > 0 {
		crossed.Table++
	}
	return crossed
}

// The method `latest` returns the index of the first turn that an undo without a line number
// strikes, or -1. If this turn was recorded by an amendment, `latest` also returns the Exchange
// that takes this amendment back.
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

func (p *past[U, S, A]) kept(turns []turn[S, A]) string {
	var names []string
	for _, one := range turns {
		if did, err := p.did(one); err == nil {
			names = append(names, p.Keeps(p.talk, did))
		}
	}
	return strings.Join(slices.DeleteFunc(names, func(name string) bool { return name == "" }), ", ")
}

// lastReported returns the index of the last turn that people reported, or -1. If people waived
// rules directly before this turn, it returns the index of the first waiver.
func (p *past[U, S, A]) lastReported(habit talk.Habit) int {
	for i, t := range slices.Backward(p.turns) {
		byItself := habit == talk.AppDice && t.line.Roll.Source == chance.App
		if !byItself && !p.auto(t) {
			return p.withWaived(i)
		}
	}
	return -1
}

// withWhole returns the index where a whole action begins. If the action at `at` completes an
// earlier action (see Composed), this is the index of the earlier action. Otherwise the index is
// `at`.
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

func (p *past[U, S, A]) isOneOf(kinds []string, t turn[S, A]) bool {
	did, err := p.did(t)
	return err == nil && slices.Contains(kinds, did.Kind())
}

func (p *past[U, S, A]) withWaived(at int) int {
	for at > 0 && p.waives(p.turns[at-1]) {
		at--
	}
	return at
}

func (p *past[U, S, A]) waives(t turn[S, A]) bool {
	did, err := p.did(t)
	if err != nil {
		return false
	}
	for _, id := range p.custom(p.state).waived() {
		if reflect.DeepEqual(any(did), any(p.Settle(id, rules.Waived))) {
			return true
		}
	}
	return false
}
