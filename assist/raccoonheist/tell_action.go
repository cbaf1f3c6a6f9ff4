package raccoonheist

import (
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	parts "tablemate/tables/raccoonheist"
)

// Report returns a short phrase for an action, as undo and the log name it after
// the name of whoever did it.
func (Flow) Report(t *talk.UI, s game.State, did game.Action) string {
	id := "report." + did.Kind()
	if hide, ok := did.(game.Hide); ok && hide.Card != parts.Nowhere { // a mix being offered, never a record
		id = "report.hide-open"
	}
	said := voice.Spell(t, s, game.Forms.Args(did))
	if c, ok := did.(game.Correct); ok {
		said["what"] = voice.CorrectedIn(t, s, game.Correctables, c.Correction)
	}
	return phrases{t}.say(id, said)
}

// By returns the seat of an action that need not be of the awaited seat, for
// the raccoons choose in any order; else Nobody.
func (Flow) By(did game.Action) rules.Seat {
	switch did.(type) {
	case game.Raid, game.Change, game.Pass, game.Give:
		return rules.Seat(game.Forms.Nouns(did, game.NounSeat)[0].ID)
	}
	return rules.Nobody
}
