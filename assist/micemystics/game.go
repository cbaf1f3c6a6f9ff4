package micemystics

import (
	"maps"
	"reflect"
	"strconv"
	"sync"

	"tablemate/assist/box"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	parts "tablemate/tables/micemystics"
)

// Game registers Mice and Mystics.
func Game() session.Game {
	book := parts.Rulebook()
	return session.New(session.Definition[game.Setup, game.State, game.Action]{
		Rules:    game.Game{},
		Flow:     Flow{},
		Turn:     turnIn,
		Course:   course,
		Tale:     tale,
		Actions:  game.Actions,
		Book:     &book,
		Switches: game.Switches,
		Modes:    modes,
		Settle:   func(name, value string) game.Action { return game.Settle{Name: name, Value: value} },
		Die:      session.Die[game.Action]{Sides: sides(), Fell: fell},
		Reveals:  reveals,
		Actor:    func(did game.Action) string { return string(game.By(did)) },
		Figure:   figuresNamed,
		Plan:     plan,
		Dice:     dice(),
		Shape:    parts.Shape,
		Read:     ReadThing,
		Plans:    reflect.TypeFor[[]game.FigurePlan](),
		Lists:    sync.OnceValue(lists),

		Correctables: game.Correctables,
	})
}

// modes lists the chapters that the box knows, and the game without one.
func modes(kept session.Box) []session.Mode {
	var out []session.Mode
	for _, c := range box.All[parts.Chapter](kept) {
		out = append(out, session.Mode{Name: c.ID, Also: chapterNames(c), Players: maxPlayers})
	}
	return append(out, session.Mode{Name: freeMode, Players: maxPlayers})
}

// dice returns the action dice of the box; their sides are named by number and
// symbols.
func dice() session.OwnDice {
	dice := session.OwnDice{Count: parts.DiceInBox}
	for side := range parts.Faces {
		dice.Sides = append(dice.Sides, "micemystics.side.die-"+strconv.Itoa(side+1))
	}
	return dice
}

// sides returns the six sides of an action die, counted from 0.
func sides() []int {
	out := make([]int, len(parts.Faces))
	for i := range out {
		out[i] = i
	}
	return out
}

// fell returns the sides that an action says fell, if it gives whole dice.
func fell(did game.Action) []int {
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

// reveals reports whether an action shows a card that was hidden.
func reveals(did game.Action) bool {
	switch did := did.(type) {
	case game.Found:
		return did.Card != nil
	case game.Open:
		return true
	}
	return false
}

// lists returns the words that the types of the record allow.
func lists() map[reflect.Type][]string {
	all := map[reflect.Type][]string{
		reflect.TypeFor[game.CardKind]():  session.Spelled(game.CardKinds),
		reflect.TypeFor[game.Step]():      session.Spelled(game.Steps),
		reflect.TypeFor[game.Deed]():      session.Spelled(game.Deeds),
		reflect.TypeFor[game.Free]():      session.Spelled(game.Frees),
		reflect.TypeFor[game.Awaited]():   session.Spelled(game.Awaits),
		reflect.TypeFor[game.Purpose]():   session.Spelled(game.Purposes),
		reflect.TypeFor[game.Source]():    session.Spelled(game.Sources),
		reflect.TypeFor[game.Stat]():      session.Spelled(game.Stats),
		reflect.TypeFor[game.Landing]():   session.Spelled(game.Landings),
		reflect.TypeFor[game.Condition](): session.Spelled(game.Conditions),
		reflect.TypeFor[game.Effect]():    session.Spelled(game.Effects),
		reflect.TypeFor[game.Matter]():    session.Spelled(game.Matters),
	}
	maps.Copy(all, parts.Shape().Lists)
	return all
}
