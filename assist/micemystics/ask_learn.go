package micemystics

import (
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	box "tablemate/tables/micemystics"
)

// learnSearch reads a search card off under a new name, and keeps it in the box.
func (t talk) learnSearch(name string) (box.Search, error) {
	return box.Search{ID: box.CardID(glued(name)), Name: tables.Text{En: name, Ru: name}}, nil
}

// learnAbility reads an ability card off.
func (t talk) learnAbility(name string) (box.Ability, error) {
	return box.Ability{ID: box.CardID(glued(name)), Name: tables.Text{En: name, Ru: name}}, nil
}

// learnEncounter reads an encounter card off.
func (t talk) learnEncounter(name string) (box.Encounter, error) {
	return box.Encounter{ID: box.CardID(glued(name)), Name: tables.Text{En: name, Ru: name}}, nil
}

// learnMinion reads a minion's initiative card off.
func (t talk) learnMinion(name string) (box.Minion, error) {
	return box.Minion{ID: glued(name), Name: tables.Text{En: name, Ru: name}}, nil
}

// learn asks what people want to enter in the middle of a game: a card, Brodie's
// values, the die, or the map of a tile side.
func (a asking) learn() (game.Action, error) { return game.Learn{}, nil }
