package session

import (
	"slices"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
	"tablemate/assist/talk"
)

// appRoller rolls the app's own dice. All that is thrown for one action is one
// numbered roll, so that a table undone and gone on with gets the same faces.
type appRoller struct {
	habit  talk.Habit
	writer *journal.Writer
	seed   chance.Seed
	places func() *journal.Places
	die    func(*journal.Line) (dice, sides int) // that fell in a line; zeros where it tells none
	amends int                                   // the line that is asked for again, 0 for none

	// For the action that is being asked for:
	thrown []int
	roll   journal.Roll
	from   chance.Seed // of the roll
}

// Habit returns what people chose for this table.
func (d *appRoller) Habit() talk.Habit { return d.habit }

// Roll throws dice and returns their sides from 0.
func (d *appRoller) Roll(dice, sides int) []int {
	earlier := len(d.thrown)
	if earlier == 0 {
		d.from, d.roll = d.next(dice, sides)
	}
	for _, face := range chance.Roll(d.from, d.roll.N, sides, earlier+dice)[earlier:] {
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
	return d.roll, true
}

// rememberRoll remembers whose dice fell in a line, if any did.
func (p *play[U, S, A]) rememberRoll(l *journal.Line) {
	if l.Roll.Source != "" {
		p.talk.AppRolled = l.Roll.Source == chance.App
	}
}

// next returns the next roll and the seed that it follows from: after an undo the one that
// fell here before, though its seed lies open, unless people agreed to roll anew or throw
// other dice, of which that one would tell too much.
func (d *appRoller) next(dice, sides int) (chance.Seed, journal.Roll) {
	roll := journal.Roll{Source: chance.App, N: 1}
	if d.writer == nil { // the table is being set up
		return d.seed, roll
	}
	record := d.writer.Record()
	roll.N = record.NextRoll()
	shown := d.places().Next(journal.Dice, d.amends)
	present, _ := record.Dice()
	switch old := record.SeedOf(shown.Sealed); {
	case shown.N == 0 || d.amends > 0 && shown.N != d.amends:
	case shown.Agreed == journal.Anew && d.amends == 0, !d.fellSo(&shown.Line, dice, sides):
		roll.Again = true
	case shown.Sealed == present:
		roll.N = shown.Roll.N
	case old != (chance.Seed{}) && (shown.Agreed == journal.AsBefore || d.amends > 0):
		roll.N = shown.Roll.N
		return old, roll
	}
	return d.seed, roll
}

// fellSo reports whether so many dice of so many sides may have fallen in a line.
func (d *appRoller) fellSo(l *journal.Line, dice, sides int) bool {
	fell, of := d.die(l)
	return fell == dice && of == sides || fell == 0 && sides != of
}

// fallen returns how many of the game's dice fell in a line, and how many sides they have.
func (def *game[U, S, A]) fallen(l *journal.Line) (dice, sides int) {
	did, err := def.Actions.Decode(l.Did)
	if err == nil {
		dice = len(def.Fell(did))
	}
	return dice, len(def.About().Dice.Faces)
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
	p.dice.seed = seed
	p.say("session.sealed")
	return nil
}
