package session

import (
	"io"
	"slices"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
	"tablemate/assist/talk"
)

// appRoller rolls the app's dice. All dice of one action have the same roll number. The seed and
// the roll number determine the faces, so the faces can be repeated after an undo.
type appRoller struct {
	habit   talk.Habit
	writer  *journal.Writer
	seed    chance.Seed
	places  func() *journal.Places
	die     func(*journal.Line) (dice, sides int) // counts the game dice in a line, and the sides of each die
	amends  int                                   // the line that is being amended; 0 for none
	drafted int                                   // the latest roll of an amendment that is not recorded yet

	// The dice of the present action.
	thrown []int
	roll   journal.Roll
	from   chance.Seed // the seed of the roll
}

// Habit returns who rolls the dice: people or the app.
func (d *appRoller) Habit() talk.Habit { return d.habit }

// Roll returns for each die the side on top, as an index from 0.
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

func (d *appRoller) begin() { d.thrown = nil }

func (d *appRoller) used(shows func(sides []int) bool) (journal.Roll, bool) {
	if d.thrown == nil || !shows(d.thrown) {
		return journal.Roll{}, false
	}
	return d.roll, true
}

// The method `next` returns the next roll and its seed. After an undo it repeats the struck roll,
// except in three cases. First, people agreed to a new roll. Second, the number or kind of dice has
// changed. In this case, people could predict the faces of a roll with the old roll number. Third,
// the struck roll has an earlier seed. But if this seed is public, `next` still repeats the
// roll in two cases: people agreed to keep the roll, or they are amending the roll.
func (d *appRoller) next(dice, sides int) (chance.Seed, journal.Roll) {
	roll := journal.Roll{Source: chance.App, N: 1}
	if d.writer == nil { // the table is still being set up
		return d.seed, roll
	}
	record := d.writer.Record()
	roll.N = max(record.NextRoll(), d.drafted+1)
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

// fellSo reports whether the roll on a line may have had `dice` dice with `sides` sides each. If
// the line has no game dice, the app must have rolled another kind of dice. In this case fellSo
// only checks that `sides` is not the number of sides of a game die.
func (d *appRoller) fellSo(l *journal.Line, dice, sides int) bool {
	fell, of := d.die(l)
	return fell == dice && of == sides || fell == 0 && sides != of
}

// seededSecrets computes secrets from the seed of the table's dice. Until the game is over, the
// record has only the seed's hash.
type seededSecrets struct {
	dice *appRoller
	from io.Reader // random bytes for the labels of words that people seal
	talk *talk.UI
}

// The method `For` returns the same secrets with `t` as their UI. Open panics unless t.Unveil was
// called before.
func (s seededSecrets) For(t *talk.UI) talk.Secrets {
	s.talk = t
	return s
}

// Choose returns a random index of `weights`. The probability of an index is proportional to its
// weight.
func (s seededSecrets) Choose(label string, weights []float64) (int, error) {
	seed, err := s.seed()
	if err != nil {
		return 0, err
	}
	return chance.Weigh(seed, label, weights), nil
}

// Hide returns the seal of a word, and a box with the encrypted word. Open decrypts the box.
func (s seededSecrets) Hide(moment, word string) (seal, box string, err error) {
	seed, err := s.seed()
	if err != nil {
		return "", "", err
	}
	seal, box = hidden(seed, moment, word)
	return seal, box, nil
}

// Keep is like Hide, but uses a new random label.
func (s seededSecrets) Keep(word string) (seal, box string, err error) {
	label, err := chance.NewSeed(s.from)
	if err != nil {
		return "", "", &Fault{ID: "session.no-seed", Err: err}
	}
	return s.Hide(label.String()[:momentSize], word)
}

// Open decrypts the word in a box. It tries all public seeds, and then the present seed.
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

// The method `seed` returns the present seed. If this seed is lost, the words sealed with it cannot
// be opened, and nothing can be sealed.
func (s seededSecrets) seed() (chance.Seed, error) { return s.dice.writer.Seed() }
