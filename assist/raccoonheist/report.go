package raccoonheist

import (
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	box "tablemate/tables/raccoonheist"
)

// Report is a short phrase for a report, as undo and the log name it. Whose it
// is stands before it.
func (Flow) Report(t *session.Talk, did game.Action) string {
	a := asking{talk: talk{t}}
	switch did := did.(type) {
	case game.Settle:
		return a.say("report.settle", tables.Args{"name": did.Name, "value": did.Value})
	case game.Hide:
		if did.Card == box.Nowhere { // else a mix being offered, never a record
			return a.say("report.hide")
		}
		return a.say("report.hide-open", tables.Args{"place": a.place(did.Card)})
	}
	return a.say("report."+did.Kind(), session.Spell(game.Forms.Said(did), a.called))
}

// reporter is who made a report, where it need not be the awaited seat: the
// raccoons choose in any order.
func reporter(did game.Action) rules.Seat {
	switch did.(type) {
	case game.Raid, game.Change, game.Pass, game.Give:
		return rules.Seat(game.Forms.Named(did, game.NounSeat)[0].ID)
	}
	return rules.Nobody
}
