// Package flowtest holds what the tests of every game's flow need: prepared answers, prepared
// dice, and views kept as files.
package flowtest

import (
	"testing"

	"tablemate/assist/desk/desktest"
	"tablemate/assist/talk"
	"tablemate/tables"
	"tablemate/tables/words"
)

// spoken holds the words for all talks of a test, so that their files are read once.
var spoken = map[tables.Lang]*words.Words{
	tables.English: words.In(tables.English), tables.Russian: words.In(tables.Russian),
}

// Reading returns a talk that prints and cannot ask.
func Reading(lang tables.Lang) *talk.UI { return &talk.UI{Words: spoken[lang]} }

// In returns a talk whose questions get these answers. A die that was not prepared fails the
// test.
func In(t testing.TB, lang tables.Lang, answers ...string) *talk.UI {
	w := Reading(lang)
	w.Desk, w.Dice = desktest.In(t, lang, answers...), &Dice{Of: talk.AskDice}
	return w
}

// Dice show the sides of a list, one after another.
type Dice struct {
	Of    talk.Habit
	Sides []int
}

// Habit returns who rolls the dice.
func (d *Dice) Habit() talk.Habit { return d.Of }

// Roll takes the next sides off the list.
func (d *Dice) Roll(dice, _ int) []int {
	out := d.Sides[:dice]
	d.Sides = d.Sides[dice:]
	return out
}
