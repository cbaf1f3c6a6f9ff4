// Package flowtest has helpers for the tests of every game's flow: prepared answers, prepared dice,
// and golden files of views.
package flowtest

import (
	"testing"

	"tablemate/assist/desk/desktest"
	"tablemate/assist/talk"
	"tablemate/tables"
	"tablemate/tables/words"
)

// The map `spoken` is shared by all tests, so that the files with sentences are parsed only once.
var spoken = map[tables.Lang]*words.Words{
	tables.English: words.In(tables.English), tables.Russian: words.In(tables.Russian),
}

// Reading returns a UI without a desk. Such a UI is enough to read a recorded game.
func Reading(lang tables.Lang) *talk.UI { return &talk.UI{Words: spoken[lang]} }

// The function `In` returns a UI that gets the given answers. A roll that was not prepared fails
// the test.
func In(t testing.TB, lang tables.Lang, answers ...string) *talk.UI {
	w := Reading(lang)
	w.Desk, w.Dice = desktest.In(t, lang, answers...), &Dice{Of: talk.AskDice}
	return w
}

// Dice implements talk.Dice for tests. The field Sides has the prepared results.
type Dice struct {
	Of    talk.Habit
	Sides []int
}

// Habit returns who rolls the dice.
func (d *Dice) Habit() talk.Habit { return d.Of }

// Roll removes the next result for each die from d.Sides, and returns these results.
func (d *Dice) Roll(dice, _ int) []int {
	out := d.Sides[:dice]
	d.Sides = d.Sides[dice:]
	return out
}
