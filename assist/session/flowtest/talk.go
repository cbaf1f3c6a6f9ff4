// Package flowtest holds what tests of every game's flow need: people whose
// answers are foreseen, dice that fall as they should, and views kept as files.
package flowtest

import (
	"testing"

	"tablemate/assist/desk/desktest"
	"tablemate/assist/talk"
	"tablemate/tables"
	"tablemate/tables/words"
)

// spoken are the words of all talks of a test: their files are read once.
var spoken = map[tables.Lang]*words.Words{
	tables.English: words.In(tables.English), tables.Russian: words.In(tables.Russian),
}

// Reading is a talk that only tells.
func Reading(lang tables.Lang) *talk.UI { return &talk.UI{Words: spoken[lang]} }

// In is a talk whose people give these answers. Dice that it does not foresee
// fail.
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

// Habit is what people chose.
func (d *Dice) Habit() talk.Habit { return d.Of }

// Roll takes the next sides off the list.
func (d *Dice) Roll(dice, _ int) []int {
	out := d.Sides[:dice]
	d.Sides = d.Sides[dice:]
	return out
}
