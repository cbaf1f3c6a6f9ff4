package micemystics

import (
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	box "tablemate/tables/micemystics"
)

// Report is a short phrase for a report, as undo and the log name it. Whose it
// is stands before it.
func (Flow) Report(t *session.Talk, did game.Action) string {
	w := talk{t}
	for _, about := range []func(game.Action) string{w.reportedChance, w.reportedTurn, w.reportedCards, w.reportedItems, w.reportedMinions, w.reportedRecord} {
		if text := about(did); text != "" {
			return text
		}
	}
	return w.say("report." + did.Kind())
}

// reportedChance are dice, decks and the eye.
func (t talk) reportedChance(did game.Action) string {
	id := "report." + did.Kind()
	switch did := did.(type) {
	case game.Fell:
		if n := len(did.Faces); n > 0 { // what they show is told by what followed
			return t.say(id+"-faces", tables.Args{"count": n})
		}
		return t.say(id, tables.Args{"dice": t.shown(did)})
	case game.Toss:
		return t.say(id, tables.Args{"side": t.named("toss", string(did.Side))})
	case game.Order:
		return t.say(id, tables.Args{"cards": namedAll(did.Cards, t.initiative)})
	case game.Open:
		return t.say(id, tables.Args{"card": t.own(did.Card.Name, string(did.Card.ID)), "who": t.squads(did.Minions)})
	case game.Found:
		if did.Card == nil {
			return t.say(id + "-none")
		}
		return t.say(id, tables.Args{"card": t.own(did.Card.Name, string(did.Card.ID))})
	case game.Tell:
		return t.say(id, tables.Args{"count": len(did.Facts)})
	case game.Spawns:
		return t.say(id, tables.Args{"count": len(did.Spaces)})
	}
	return ""
}

// reportedTurn is what a mouse does on the board.
func (t talk) reportedTurn(did game.Action) string {
	id := "report." + did.Kind()
	switch did := did.(type) {
	case game.Move:
		return t.say(id, tables.Args{"way": t.wayOf(did)})
	case game.Attack:
		return t.say(id, tables.Args{"target": t.figure(did.Target), "weapon": t.maybeCard(did.Weapon)})
	case game.Recover:
		if did.From != game.NoCondition {
			return t.say(id+"-from", tables.Args{"from": t.named("condition", string(did.From))})
		}
	case game.Explore:
		return t.say(id, tables.Args{"room": t.tile(did.Into)})
	}
	return ""
}

// wayOf is a move: the spaces entered, or where it ends without a map.
func (t talk) wayOf(did game.Move) string {
	if did.To != nil {
		return t.destination(*did.To)
	}
	return spaceNames(did.Path)
}

func spaceNames(path []box.SpaceID) string {
	return namedAll(path, func(id box.SpaceID) string { return string(id) })
}

// destination is a place as people describe it.
func (t talk) destination(to game.Place) string {
	switch {
	case to.With != game.NoFigure:
		return t.say("place.with", tables.Args{"who": t.figure(to.With)})
	case to.Space != "" && to.Space[0] != '?':
		return t.say("place.space", tables.Args{"space": string(to.Space)})
	case to.Water:
		return t.say("view.water")
	}
	return t.say("place.empty")
}

// tile is what people call a tile side that they have entered.
func (t talk) tile(id string) string {
	var tile box.Tile
	if t.find(id, &tile) {
		return t.own(tile.Name, id)
	}
	return id
}

func (t talk) maybeCard(id box.CardID) string {
	if id == "" {
		return ""
	}
	return t.card(id)
}

func (t talk) cards(list []box.CardID) string { return namedAll(list, t.card) }

// squads are newcomers with their numbers: roach ×3.
func (t talk) squads(list []box.Squad) string { return t.squadsBy(list, t.minionType) }

func (t talk) squadsBy(list []box.Squad, name func(string) string) string {
	return namedAll(list, func(q box.Squad) string {
		return t.say("squad", tables.Args{"minion": name(q.Minion), "number": q.Count})
	})
}

// reportedCards is what people do with cards and cheese.
func (t talk) reportedCards(did game.Action) string {
	id := "report." + did.Kind()
	switch did := did.(type) {
	case game.Share:
		return t.say(id, tables.Args{
			"with": t.figure(did.With), "gives": t.cards(did.Gives), "takes": t.cards(did.Takes),
			"cheese": max(0, did.Cheese), "back": max(0, -did.Cheese),
		})
	case game.Equip:
		return t.say(id, tables.Args{"on": t.cards(did.On), "off": t.cards(did.Off)})
	case game.LevelUp:
		return t.say(id, tables.Args{"card": t.own(did.Ability.Name, string(did.Ability.ID))})
	case game.Power:
		return t.say(id, tables.Args{"card": t.card(did.Ability)})
	case game.Use:
		return t.say(id, tables.Args{"card": t.card(did.Card)})
	case game.Drop:
		return t.say(id, tables.Args{"card": t.card(did.Card)})
	case game.Carry:
		return t.say(id, tables.Args{"card": t.maybeCard(did.Card)})
	case game.Assign:
		return t.say(id, tables.Args{"card": t.initiative(did.Card)})
	}
	return ""
}
