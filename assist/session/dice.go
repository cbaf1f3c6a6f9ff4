package session

import (
	"slices"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
)

// appRoller rolls the app's own dice. All that is thrown for one action is one
// numbered roll, so that a table undone and gone on with gets the same faces.
type appRoller struct {
	habit  Habit
	writer *journal.Writer
	seed   chance.Seed
	again  bool  // people agreed to roll anew after an undo
	fixed  int   // the roll that is asked for again, 0 for none
	thrown []int // for the action that is being asked for
}

// Habit returns what people chose for this table.
func (d *appRoller) Habit() Habit { return d.habit }

// Roll throws dice and returns their sides from 0.
func (d *appRoller) Roll(dice, sides int) []int {
	earlier := len(d.thrown)
	for _, face := range chance.Roll(d.seed, d.nextRoll(), sides, earlier+dice)[earlier:] {
		d.thrown = append(d.thrown, face-1)
	}
	return slices.Clone(d.thrown[earlier:])
}

// begin forgets what was thrown for no action.
func (d *appRoller) begin() { d.thrown = nil }

// used returns the roll to be recorded with an action, and whether there was one.
// Shows reports whether the action names these sides of the dice.
func (d *appRoller) used(shows func(sides []int) bool) (journal.Roll, bool) {
	if d.thrown == nil || !shows(d.thrown) {
		return journal.Roll{}, false
	}
	return journal.Roll{Source: chance.App, N: d.nextRoll(), Again: d.again}, true
}

// rememberRoll remembers whose dice fell in a line, if any did.
func (p *play[U, S, A]) rememberRoll(l *journal.Line) {
	if l.Roll.Source != "" {
		p.talk.AppRolled = l.Roll.Source == chance.App
	}
}

// nextRoll returns the number of the next roll: after an undo the one that fell
// here before, unless people agreed to roll anew.
func (d *appRoller) nextRoll() int {
	if d.writer == nil { // the table is being set up
		return 1
	}
	if d.fixed > 0 {
		return d.fixed
	}
	record := d.writer.Record()
	if n := rollFallen(record); n > 0 && !d.again {
		return n
	}
	return record.NextRoll()
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
