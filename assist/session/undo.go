package session

import (
	"cmp"
	"encoding/json"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"time"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
)

// undo strikes what a person reported last and the automated turns after it, or
// everything back to the line that is named. An amendment is taken back whole.
func (p *play[U, S, A]) undo(line string) error {
	if line = strings.TrimSpace(line); line != "" {
		n, err := strconv.Atoi(line)
		if from := p.replayed.on(n); err == nil && from >= 0 {
			return p.strike(p.replayed.turns[from:])
		}
		p.say("session.no-line", tables.Args{"line": line})
		return nil
	}
	from, back := p.latest(p.replayed, p.writer.Record(), p.dice.habit)
	switch {
	case from < 0:
		p.say("session.nothing-to-undo")
		return nil
	case back.Undo > 0:
		return p.exchange(back, p.replayed.turns[from:])
	}
	return p.strike(p.replayed.turns[from:])
}

// Undone is an action struck out of a recorded game.
type Undone struct {
	Line   int // 0 when no action stood there
	Report string
	After  int            // how many turns fell with it
	Agreed journal.Agreed // about what had fallen or been turned up since
	Kept   string         // what the box keeps of it
	Again  string         // the last report of those that stand again, where it was an amendment
}

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

// strike records what it strikes out, and then names it.
func (p *play[U, S, A]) strike(turns []turn[S, A]) error {
	first := turns[0].line.N
	agreed, err := p.askAgain(first)
	if err != nil {
		return err
	}
	if err := p.writer.Strike(first, journal.Line{At: p.options.Clock()}, agreed); err != nil {
		return err
	}
	p.sayStruck(turns)
	p.talk.Undone = true
	if err := p.reread(turns); err != nil {
		return err
	}
	if kept := p.kept(p.talk, turns); kept != "" {
		p.say("session.kept", tables.Args{"things": kept})
	}
	return errAgain
}

// sayStruck names what is struck out.
func (p *play[U, S, A]) sayStruck(turns []turn[S, A]) {
	first := turns[0]
	p.say("session.undoing", tables.Args{"report": p.reported(first), "line": first.line.N, "count": len(turns) - 1})
}

// reread rebuilds the table behind what was struck or stands again.
func (p *play[U, S, A]) reread(struck []turn[S, A]) error {
	before := p.replayed.state
	if err := p.refold(); err != nil {
		return err
	}
	p.goneOn(before, struck)
	return nil
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

// on is the place of the turn on a line, -1 when none stands there.
func (st replayed[S, A]) on(line int) int {
	return slices.IndexFunc(st.turns, func(t turn[S, A]) bool { return t.line.N == line })
}

func (def *game[U, S, A]) reveals(did json.RawMessage) bool {
	a, err := def.Actions.Decode(did)
	return err == nil && def.Reveals(a)
}

// redo takes the last strike back, while nothing was reported since: that of an undo, or
// of an amendment.
func (p *play[U, S, A]) redo() error {
	r := p.writer.Record()
	back, n := r.Exchanged(), r.Redoable()
	if back.Undo == 0 && n == 0 {
		_, back = p.latest(p.replayed, r, p.dice.habit)
	}
	switch {
	case back.Undo > 0:
		return p.exchange(back, nil)
	case n == 0:
		p.say("session.nothing-to-redo")
		return nil
	}
	if err := p.writer.Append(journal.Line{Redo: n, At: p.options.Clock()}); err != nil {
		return err
	}
	return p.redone()
}

// exchange takes an amendment back, or brings it again, and names what it strikes out.
func (p *play[U, S, A]) exchange(x journal.Exchange, struck []turn[S, A]) error {
	if err := p.writer.Exchange(x, journal.Line{At: p.options.Clock()}); err != nil {
		return err
	}
	if len(struck) > 0 {
		p.sayStruck(struck)
	}
	p.talk.Undone = true
	return p.redone()
}

// redone says what stands again.
func (p *play[U, S, A]) redone() error {
	if err := p.reread(nil); err != nil {
		return err
	}
	p.say("session.redone", tables.Args{"report": p.reported(p.replayed.turns[len(p.replayed.turns)-1])})
	return errAgain
}

// reported is one turn as undo and the log name it: who, and what.
func (p *play[U, S, A]) reported(t turn[S, A]) string {
	return p.turnSaid(p.talk, p.replayed.state, t)
}
