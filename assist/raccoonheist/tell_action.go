package raccoonheist

import (
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	parts "tablemate/tables/raccoonheist"
)

// Report is a short phrase for a report, as undo and the log name it. Whose it
// is stands before it.
func (Flow) Report(t *session.Talk, did game.Action) string {
	id := "report." + did.Kind()
	if hide, ok := did.(game.Hide); ok && hide.Card != parts.Nowhere { // a mix being offered, never a record
		id = "report.hide-open"
	}
	said := voice.Spell(t, game.State{}, game.Forms.Said(did))
	if c, ok := did.(game.Correct); ok {
		said["what"] = voice.Corrected(t, game.Correctables, c.Correction)
	}
	return phrases{t}.say(id, said)
}

// actorOf is who made a report, where it need not be the awaited seat: the
// raccoons choose in any order.
func actorOf(did game.Action) rules.Seat {
	switch did.(type) {
	case game.Raid, game.Change, game.Pass, game.Give:
		return rules.Seat(game.Forms.Named(did, game.NounSeat)[0].ID)
	}
	return rules.Nobody
}
