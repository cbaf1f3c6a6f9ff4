package micemystics

import (
	"strings"

	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
	"tablemate/tables/strictjson"
)

// voice puts notes into words.
var voice = talk.Voice[game.State]{
	Area: "micemystics",
	Call: func(t *talk.UI, s game.State, n rules.Noun) talk.Forms {
		return prompter{phrases{t}, s}.nounForms(n)
	},
}

// corrected returns what a correction changes, in words.
func (a prompter) corrected(c game.Correct) string {
	return voice.CorrectedIn(a.UI, a.state, game.Correctables, c.Correction)
}

// Breach returns the sentence of a warning, with the names and numbers that matter
// at that moment; of a correction it is what would be wrong after it.
func (Flow) Breach(t *talk.UI, s game.State, _ game.Action, v rules.Violation) string {
	if problem, wrong := v.Args["problem"].(rules.Noun); wrong {
		return talk.Capital(t.Words.Say(problem.ID, voice.Spell(t, s, v.Args)))
	}
	return voice.Breach(t, s, v, nil)
}

// Spell returns what a problem mentions in the names of the table.
func (Flow) Spell(t *talk.UI, s game.State, args rules.Args) tables.Args {
	return voice.Spell(t, s, args)
}

// Reason returns a sentence for one step of an automated decision.
func (Flow) Reason(t *talk.UI, s game.State, n rules.Note) string {
	return prompter{phrases{t}, s}.reason(n)
}

// reason returns the sentence of a reason, over a state whose cards have names.
// Unknown steps are told as none.
func (a prompter) reason(n rules.Note) string {
	counted := tables.Args{}
	if steps, told := n.Args["steps"].(int); told && steps > 0 {
		counted["steps"] = a.say("n.steps", tables.Args{"count": steps})
	}
	if spaces := a.spawnsInOrder(n); spaces != "" {
		counted["space_short"], counted["spaces_short"] = spaces, spaces
	}
	return voice.Reason(a.UI, a.state, n, counted)
}

// spawnsInOrder returns the spawn spaces of a reason, those that no map shows by where
// they come from the farthest on.
func (a prompter) spawnsInOrder(n rules.Note) string {
	order, _ := n.Args["order"].([]int)
	spaces, _ := n.Args["spaces"].([]rules.Noun)
	if one, ok := n.Args["space"].(rules.Noun); ok {
		spaces = []rules.Noun{one}
	}
	said := make([]string, len(spaces))
	for i, noun := range spaces {
		said[i] = a.shortPlace(game.SpotOf(noun.ID).Space)
		if nameOnMap(game.SpotOf(noun.ID)) == "" && len(order) > 0 {
			said[i], order = a.say("n.spawn", tables.Args{"number": order[0]}), order[1:]
		}
	}
	return strings.Join(said, ", ")
}

// nounForms returns what people call a noun within a sentence.
func (a prompter) nounForms(n rules.Noun) talk.Forms {
	switch {
	case n.Kind == game.NounSpace:
		return a.spaceForms(game.SpotOf(n.ID))
	case n.ID == "":
		return talk.Forms{"": ""}
	}
	return talk.Forms{"": a.nounName(n)}
}

// nounName returns what people call a noun other than a space.
func (a prompter) nounName(n rules.Noun) string {
	switch n.Kind {
	case "seat":
		return a.seat(rules.Seat(n.ID))
	case game.NounFigure, game.NounMouse, game.NounFoe:
		return a.figure(game.Name(n.ID))
	case game.NounMinion:
		return a.minionType(n.ID)
	case game.NounInitiative:
		return a.initiative(n.ID)
	case game.NounCard, game.NounAbility:
		return a.card(parts.CardID(n.ID))
	case game.NounEncounter:
		return a.encounterCard(parts.CardID(n.ID))
	case game.NounRoom:
		return a.room(n.ID)
	case game.NounSpot:
		var at game.Spot
		_ = strictjson.Read([]byte(n.ID), &at) // what is none is off the board
		return a.place(at)
	case game.NounPlace:
		return a.placeName(n.ID)
	case game.NounWay:
		return strings.ReplaceAll(n.ID, " ", "–")
	case game.NounSquad:
		number, minion, _ := strings.Cut(n.ID, " ")
		return a.say("squad", tables.Args{"minion": a.minionType(minion), "number": number})
	case game.NounItem, game.NounToken, game.NounCondition, game.NounDeed, game.NounFree, game.NounFamily, game.NounPurpose, game.NounToss:
		return a.listWord(n.Kind, n.ID)
	}
	return n.ID // an exit is called as the map calls it
}

// spaceForms returns what people call a space: "space 3" or who stands there, "map"
// as the map has it, "short" among others in a row, "id" on a way.
func (a prompter) spaceForms(at game.Spot) talk.Forms {
	return talk.Forms{"": a.place(at), "map": nameOnMap(at), "short": a.shortPlace(at.Space), "id": string(at.Space)}
}

// placeName returns where a figure stands, as people describe it.
func (a prompter) placeName(id string) string {
	switch kind, of, _ := strings.Cut(id, " "); kind {
	case "with":
		return a.placeOf(a.figure(game.Name(of)))
	case "space":
		return a.say("place.space", tables.Args{"space": of})
	case "water":
		return a.say("view.water")
	}
	return a.placeOf("")
}

// nameOnMap returns a spot's name on the map, "" if it has none.
func nameOnMap(at game.Spot) string {
	if strings.HasPrefix(string(at.Space), "?") {
		return ""
	}
	return string(at.Space)
}

// shortPlace returns a space's bare name, or its number in the record.
func (t phrases) shortPlace(id parts.SpaceID) string {
	if number, unnamed := strings.CutPrefix(string(id), "?"); unnamed {
		return t.say("n.place", tables.Args{"number": number})
	}
	return string(id)
}
