package session

import (
	"slices"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
)

// appDice are the app's own. All that is thrown for one action is one numbered
// roll, so that a table undone and gone on with gets the same faces.
type appDice struct {
	habit  Habit
	writer *journal.Writer
	seed   chance.Seed
	again  bool  // people agreed to roll anew after an undo
	thrown []int // for the action that is being asked for
}

// Habit is what people chose for this table.
func (d *appDice) Habit() Habit { return d.habit }

// Roll throws dice.
func (d *appDice) Roll(dice, sides int) []int {
	earlier := len(d.thrown)
	for _, face := range chance.Roll(d.seed, d.number(), sides, earlier+dice)[earlier:] {
		d.thrown = append(d.thrown, face-1)
	}
	return slices.Clone(d.thrown[earlier:])
}

// begin forgets what was thrown and not reported.
func (d *appDice) begin() { d.thrown = nil }

// used is the roll to be recorded with an action, and whether there was one.
// Shows says whether the action names these sides of the dice.
func (d *appDice) used(shows func(sides []int) bool) (journal.Roll, bool) {
	if d.thrown == nil || !shows(d.thrown) {
		return journal.Roll{}, false
	}
	return journal.Roll{Source: chance.App, N: d.number(), Again: d.again}, true
}

// number is which roll comes next: after an undo the one that fell here before,
// unless people agreed to roll anew.
func (d *appDice) number() int {
	if d.writer == nil { // the table is being set up
		return 1
	}
	record := d.writer.Record()
	if n := following(record); n > 0 && !d.again {
		return n
	}
	return record.NextRoll()
}

// following is the roll of the app that fell when the table last stood where it
// stands now; 0 when none did.
func following(r *journal.Record) int {
	c := course{after: map[int]int{}}
	for i := range r.Lines {
		switch l := &r.Lines[i]; l.Entry() {
		case journal.Turn:
			if l.Roll.N > 0 {
				c.after[c.last()] = l.Roll.N
			}
			c.standing, c.struck = append(c.standing, l), nil
		case journal.Undo:
			c.standing, c.struck = move(c.standing, c.struck, l.Undo)
		case journal.Redo:
			undo := r.Lines[l.Redo-2].Undo
			c.struck, c.standing = move(c.struck, c.standing, undo)
		case journal.Sealed: // new dice: no earlier roll is theirs
			c = course{after: map[int]int{}}
		}
	}
	return c.after[c.last()]
}

// course is how the rolls of a table followed each other.
type course struct {
	after            map[int]int // the roll that came last after each roll
	standing, struck []*journal.Line
}

// last is the last standing roll, 0 before the first.
func (c *course) last() int {
	for _, l := range slices.Backward(c.standing) {
		if l.Roll.N > 0 {
			return l.Roll.N
		}
	}
	return 0
}

// move takes the turns from line n on, one by one, from the end of a list to
// the end of another.
func move(from, to []*journal.Line, n int) (left, grown []*journal.Line) {
	for len(from) > 0 && from[len(from)-1].N >= n {
		to, from = append(to, from[len(from)-1]), from[:len(from)-1]
	}
	return from, to
}

// shows tells whether an action names given sides of the dice. Without faces in
// it, as where a tie was diced for, there is nothing to contradict.
func (d Die[A]) shows(a A) func([]int) bool {
	return func(sides []int) bool {
		fell := d.fell(a)
		return fell == nil || slices.Equal(fell, d.faces(sides))
	}
}

// faces are what given sides show.
func (d Die[A]) faces(sides []int) []int {
	out := make([]int, len(sides))
	for i, side := range sides {
		out[i] = d.Sides[side]
	}
	return out
}

// seal commits the table to dice: a record from elsewhere has none yet, and
// those of a game that was over lie open.
func (p *play[U, S, A]) seal() error {
	sealed, open := p.writer.Record().Dice()
	if sealed != "" && !open {
		return nil
	}
	take := p.options.firstSeed
	if sealed != "" {
		take = p.options.newSeed
	}
	seed, err := take()
	if err != nil {
		return err
	}
	if err := p.writer.Seal(seed); err != nil {
		return err
	}
	if err := p.noteSeed(seed); err != nil {
		return err
	}
	p.dice.seed, p.dice.again = seed, false
	p.say("session.sealed")
	return nil
}

// agrees says whether a turn reports what the app's dice gave.
func (def Definition[U, S, A]) agrees(seed chance.Seed, l *journal.Line) bool {
	did, err := def.Actions.Decode(l.Did)
	if err != nil {
		return false
	}
	fell := def.Die.fell(did)
	if fell == nil {
		return true
	}
	sides := chance.Roll(seed, l.Roll.N, len(def.Die.Sides), len(fell))
	for i := range sides {
		sides[i]--
	}
	return slices.Equal(fell, def.Die.faces(sides))
}

// luck judges the dice of a game, the app's and the table's apart.
func (def Definition[U, S, A]) luck(st replayed[S, A]) [2]chance.Luck {
	odds := def.Die.odds()
	counts := map[chance.Source][]int{chance.App: make([]int, len(odds)), chance.Table: make([]int, len(odds))}
	for _, t := range st.turns {
		did, err := def.did(t)
		if err != nil {
			continue // verify names the line
		}
		for _, face := range def.Die.fell(did) {
			if count := counts[t.line.Roll.Source]; face >= 0 && face < len(count) { // people may record what no die shows
				count[face]++
			}
		}
	}
	return chance.Report(counts[chance.App], counts[chance.Table], odds)
}
