package micemystics

import (
	"maps"
	"reflect"
	"strconv"

	"tablemate/assist/box"
	"tablemate/assist/schema"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables/card"
	parts "tablemate/tables/micemystics"
)

// Game returns Mice and Mystics for the list in package assist.
func Game() session.Game {
	book := parts.Rulebook()
	return session.New(session.Definition[game.Setup, game.State, game.Action]{
		Rules:        game.Game{},
		Flow:         Flow{},
		Actions:      game.Actions,
		Book:         &book,
		Switches:     game.Switches,
		Correctables: game.Correctables,
		TaleSpec:     tale,
		SummarySpec:  course,
	})
}

// Settle returns the action that changes a house rule during a game.
func (Flow) Settle(name, value string) game.Action { return game.Settle{Name: name, Value: value} }

// Modes lists the chapters of the owner's box, and the game without a chapter.
func (Flow) Modes(kept talk.Box) []session.Mode {
	var out []session.Mode
	for _, c := range box.All[parts.Chapter](kept) {
		out = append(out, session.Mode{Name: c.ID, Also: entryNames(c), Players: maxPlayers})
	}
	return append(out, session.Mode{Name: freeMode, Players: maxPlayers})
}

// Dice returns how many dice the game has, and the names of their sides, such as "1 cheese".
func (Flow) Dice() session.OwnDice {
	dice := session.OwnDice{Count: parts.DiceInBox}
	for side := range parts.Faces {
		dice.Faces = append(dice.Faces, side)
		dice.Sides = append(dice.Sides, "micemystics.side.die-"+strconv.Itoa(side+1))
	}
	return dice
}

// Fell returns the rolled side of each die, counted from 0. If the action has no rolled sides, it
// returns nil.
func (Flow) Fell(did game.Action) []int {
	f, ok := did.(game.Fell)
	if !ok || len(f.Faces) == 0 {
		return nil
	}
	out := make([]int, len(f.Faces))
	for i, side := range f.Faces {
		out[i] = side - 1
	}
	return out
}

// Reveals reports whether an action turns up a hidden card.
func (Flow) Reveals(did game.Action) bool {
	switch did := did.(type) {
	case game.Found:
		return did.Card != nil
	case game.Open:
		return true
	}
	return false
}

// Shape lists the fields of the cards in the owner's box.
func (Flow) Shape() card.Shape { return parts.Shape() }

// Actor returns the figure that acts in an action.
func (Flow) Actor(did game.Action) string { return string(game.By(did)) }

// Lists returns the allowed values of each enum type in a record.
func (Flow) Lists() map[reflect.Type][]string {
	all := map[reflect.Type][]string{
		reflect.TypeFor[game.CardKind]():  schema.Spelled(game.CardKinds),
		reflect.TypeFor[game.Step]():      schema.Spelled(game.Steps),
		reflect.TypeFor[game.Deed]():      schema.Spelled(game.Deeds),
		reflect.TypeFor[game.Free]():      schema.Spelled(game.Frees),
		reflect.TypeFor[game.Awaited]():   schema.Spelled(game.Awaits),
		reflect.TypeFor[game.Purpose]():   schema.Spelled(game.Purposes),
		reflect.TypeFor[game.Source]():    schema.Spelled(game.Sources),
		reflect.TypeFor[game.Stat]():      schema.Spelled(game.Stats),
		reflect.TypeFor[game.Landing]():   schema.Spelled(game.Landings),
		reflect.TypeFor[game.Condition](): schema.Spelled(game.Conditions),
		reflect.TypeFor[game.Effect]():    schema.Spelled(game.Effects),
		reflect.TypeFor[game.Matter]():    schema.Spelled(game.Matters),
	}
	maps.Copy(all, parts.Shape().Lists)
	return all
}
