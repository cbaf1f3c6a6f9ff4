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
	w := talk{t}
	id := "report." + did.Kind()
	switch did := did.(type) {
	case game.Fell:
		return w.say(id, tables.Args{"die": did.Face})
	case game.Trap:
		return w.say(id, tables.Args{"at": w.at(did.Location)})
	case game.Hide:
		if did.Card != box.Nowhere { // a mix being offered, never a record
			return w.say("report.hide-open", tables.Args{"place": w.place(did.Card)})
		}
	case game.Show:
		return w.say(id, tables.Args{"place": w.place(did.Card)})
	case game.Raid:
		return w.say(id, tables.Args{"into": w.into(did.Location), "count": did.Count})
	case game.Change:
		return w.say(id, tables.Args{"into": w.into(did.Location), "count": did.Count})
	case game.Collect:
		return w.say(id, tables.Args{"count": did.Food})
	case game.Give:
		return w.say(id, tables.Args{"count": did.Food})
	case game.Rescue:
		n := 0
		for _, f := range did.Freed {
			n += f.Count
		}
		return w.say(id, tables.Args{"count": n})
	case game.Settle:
		return w.say(id, tables.Args{"name": did.Name, "value": did.Value})
	}
	return w.say(id)
}

// reporter is who made a report, where it need not be the awaited seat: the
// raccoons choose in any order.
func reporter(did game.Action) rules.Seat {
	switch did := did.(type) {
	case game.Raid:
		return did.Seat
	case game.Change:
		return did.Seat
	case game.Pass:
		return did.Seat
	case game.Give:
		return did.From
	}
	return rules.Nobody
}
