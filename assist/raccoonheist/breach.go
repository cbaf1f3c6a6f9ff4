package raccoonheist

import (
	"fmt"

	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	box "tablemate/tables/raccoonheist"
)

// Breach is the sentence of a warning, for rules whose own text is not plain
// enough at that moment.
func (Flow) Breach(t *session.Talk, s game.State, _ game.Action, v rules.Violation) string {
	a := asking{talk{t}, s}
	if _, over := v.Args["over"]; over {
		return a.say("breach.over")
	}
	id := "breach." + string(v.Rule)
	if variant := id + "-" + fmt.Sprint(v.Args["report"]); a.Words.Has("raccoonheist." + variant) {
		id = variant
	}
	if !a.Words.Has("raccoonheist." + id) {
		return ""
	}
	return a.say(id, a.spoken(v.Args))
}

// spoken are a violation's arguments in people's words, with what any sentence
// about it may mention besides.
func (a asking) spoken(from rules.Args) tables.Args {
	out := tables.Args{
		"name": "", "first": "", "to": "", "of": "", "place": "?", "at": "?", "into": "?", "dog": a.place(a.state.Round.Dog),
		"last": a.place(a.state.Round.LastTrap), "here": a.place(a.state.Here()), "n": 0, "most": 0, "total": 0, "want": 0,
		"there": 0, "food": 0, "face": 0, "holder": a.say("breach.nobody"), "salt": "", "seal": "",
	}
	for name, value := range from {
		switch text := fmt.Sprint(value); name {
		case "seat":
			out["name"] = a.seat(rules.Seat(text))
		case "first", "to", "of":
			out[name] = a.seat(rules.Seat(text))
		case "holder":
			if text != "" {
				out[name] = a.seat(rules.Seat(text))
			}
		case "location":
			l := box.Location(text)
			out["place"], out["at"], out["into"] = a.place(l), a.at(l), a.into(l)
		case "count":
			out["n"] = value
		default:
			out[name] = value
		}
	}
	return out
}
