package session

import (
	"io"
	"slices"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
	"tablemate/assist/talk"
)

// appRoller rolls the app's own dice. All dice rolled for one action have one roll number, so
// that the same action after an undo gets the same faces.
type appRoller struct {
	habit  talk.Habit
	writer *journal.Writer
	seed   chance.Seed
	places func() *journal.Places
	die    func(*journal.Line) (dice, sides int) // the dice of a line; zeros if it has none
	amends int                                   // the line that is asked for again, 0 for none

	// For the present action:
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

// begin forgets dice that were rolled for no action.
func (d *appRoller) begin() { d.thrown = nil }

// used returns the roll to be recorded with an action, and whether there was one.
// Shows reports whether the action names these sides of the dice.
func (d *appRoller) used(shows func(sides []int) bool) (journal.Roll, bool) {
	if d.thrown == nil || !shows(d.thrown) {
		return journal.Roll{}, false
	}
	return d.roll, true
}

// next returns the next roll and its seed. After an undo that is the previous roll, even if its
// seed is open, unless people agreed to roll again or roll other dice, about which the previous
// roll would reveal too much.
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

// fellSo reports whether this number of dice with these sides may have been rolled in a line.
func (d *appRoller) fellSo(l *journal.Line, dice, sides int) bool {
	fell, of := d.die(l)
	return fell == dice && of == sides || fell == 0 && sides != of
}

// seededSecrets derives secrets from the seed of the table's dice. The first line commits to
// the seed, which is in a file of its own until the game is over.
type seededSecrets struct {
	dice *appRoller
	from io.Reader // for the labels of what people tell
	talk *talk.UI
}

// Choose draws one of several by weight.
func (s seededSecrets) Choose(label string, weights []float64) (int, error) {
	seed, err := s.seed()
	if err != nil {
		return 0, err
	}
	return chance.Weigh(seed, label, weights), nil
}

// Hide seals a word, and locks it away for Open.
func (s seededSecrets) Hide(moment, word string) (seal, box string, err error) {
	seed, err := s.seed()
	if err != nil {
		return "", "", err
	}
	seal, box = hidden(seed, moment, word)
	return seal, box, nil
}

// Keep seals a word under a new random label.
func (s seededSecrets) Keep(word string) (seal, box string, err error) {
	label, err := chance.NewSeed(s.from)
	if err != nil {
		return "", "", &Fault{ID: "session.no-seed", Err: err}
	}
	return s.Hide(label.String()[:momentSize], word)
}

// Open tries the table's seed and all that lie open in the record: a box that was
// locked before the dice were opened and sealed anew belongs to an earlier one.
func (s seededSecrets) Open(seal, box string) (word, salt string, err error) {
	s.talk.MayRead()
	seed, err := s.seed()
	for _, seed := range append(s.dice.writer.Record().OpenSeeds(), seed) {
		if word, salt, ok := unlocked(seed, seal, box); ok {
			return word, salt, nil
		}
	}
	if err != nil {
		return "", "", err
	}
	id := "session.box-broken"
	if s.dice.writer.Record().Header.IsCopy() {
		id = "whatif.sealed"
	}
	return "", "", &Fault{Line: s.dice.writer.Record().Last(), ID: id}
}

// seed returns the committed seed. If it is lost nothing can be sealed or opened any more,
// because a new seed would prove nothing.
func (s seededSecrets) seed() (chance.Seed, error) { return s.dice.writer.Seed() }
