package micemystics

import (
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	parts "tablemate/tables/micemystics"
)

// Report returns a short phrase for an action, as undo and the log name it. Whose
// it is stands before it.
func (Flow) Report(t *talk.UI, s game.State, did game.Action) string {
	switch did.(type) {
	case game.Open, game.Found, game.LevelUp, game.Explore, game.Learn: // they bring the card with them
		return reportOver(t, shownBy(did), did)
	}
	return reportOver(t, s, did)
}

// reportOver is Report with the names that a table knows.
func reportOver(t *talk.UI, s game.State, did game.Action) string {
	w := phrases{t}
	id, said := "report."+did.Kind(), voice.Spell(t, s, game.Forms.Args(did))
	switch did := did.(type) {
	case game.Fell:
		said["dice"] = w.rollShown(did)
	case game.March:
		if len(did.Path) == 0 && did.Steps > 0 {
			id += "-toward"
		}
	case game.Affect:
		if did.Effect != "" {
			id = "effect." + string(did.Effect)
		}
	case game.Settle:
		said["reading"] = w.customOf(nil).Reading(did.Name, did.Value, t.Words.Lang())
	case game.Correct:
		said["what"] = prompter{w, s}.corrected(did)
	}
	return w.say(id, said)
}

// shownBy returns a state with nothing but the cards that an action shows.
func shownBy(did game.Action) game.State {
	var s game.State
	switch did := did.(type) {
	case game.Open:
		s.Open = &did.Card
	case game.Found:
		if did.Card != nil {
			s.Cards = []parts.Search{*did.Card}
		}
	case game.LevelUp:
		s.Abilities = []parts.Ability{did.Ability}
	case game.Explore:
		if did.Learn != nil && did.Learn.Tile != nil {
			s.Rooms = []game.Room{*did.Learn.Tile}
		}
	case game.Learn:
		if did.Search != nil {
			s.Cards = []parts.Search{*did.Search}
		}
		if did.Minion != nil {
			s.Types = []parts.Minion{*did.Minion}
		}
	}
	return s
}
