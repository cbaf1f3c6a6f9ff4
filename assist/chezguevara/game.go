package chezguevara

import (
	"maps"
	"reflect"
	"strconv"
	"sync"

	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	parts "tablemate/tables/chezguevara"
)

// Game registers Chez Guevara.
func Game() session.Game {
	book := parts.Rulebook()
	return session.New(session.Definition[game.Setup, game.State, game.Action]{
		Rules:        game.Game{},
		Flow:         Flow{},
		Turn:         turnIn,
		Course:       course,
		Tale:         tale,
		Actions:      game.Actions,
		Book:         &book,
		Switches:     game.Switches,
		Modes:        func(session.Box) []session.Mode { return []session.Mode{{Name: modeName, Players: parts.MaxPlayers}} },
		Settle:       func(name, value string) game.Action { return game.Settle{Name: name, Value: value} },
		Correctables: game.Correctables,
		Die:          session.Die[game.Action]{Sides: []int{0, 1, 2, 3, 4, 5}, Fell: fell},
		Dice:         dice(),
		Shape:        parts.Shape,
		Read:         ReadCard,
		Things:       things,
		Keeps:        keeps,
		By:           speaker,
		Speaks:       speaks,
		Numbered:     func(s game.State) int { return len(s.Players) },
		Lists:        sync.OnceValue(lists),
	})
}

// speaker returns who made an action: the table where nobody knows who it was.
func speaker(did game.Action) rules.Seat {
	if game.Unnamed(did) {
		return rules.Cardboard
	}
	return game.Speaker(did)
}

// modeName is the one way in which the game is played.
const modeName = "standard"

// dice describes the one die for the command that rolls it.
func dice() session.OwnDice {
	die := session.OwnDice{Count: 1}
	for face := 1; face <= parts.DieSides; face++ {
		die.Sides = append(die.Sides, "chezguevara.side."+strconv.Itoa(face))
	}
	return die
}

// fell returns the side of the die that an action tells, counted from 0.
func fell(did game.Action) []int {
	if die, ok := game.Forms.Value(did, "die").(int); ok {
		return []int{die - 1}
	}
	return nil
}

// lists returns the words that each type of the records allows, for the schema.
func lists() map[reflect.Type][]string {
	out := map[reflect.Type][]string{
		reflect.TypeFor[rules.Seat](): seatNames(),
		reflect.TypeFor[game.Phase](): session.Spelled(game.Phases),
		reflect.TypeFor[game.Awaited](): session.Spelled([]game.Awaited{
			game.NoWait, game.ForSettle, game.ForSlack, game.ForArrival, game.ForExposure, game.ForVerdict, game.ForAction, game.ForDice,
			game.ForTrophies, game.ForPick, game.ForSecond, game.ForFeed, game.ForExchange, game.ForSleep, game.ForClaim, game.ForPhase,
		}),
	}
	maps.Copy(out, parts.Shape().Lists)
	out[reflect.TypeFor[parts.Kind]()] = session.Spelled(append([]parts.Kind{parts.AnyKind}, parts.Kinds...))
	return out
}

func seatNames() []string {
	out := session.Spelled([]rules.Seat{rules.Nobody, rules.Cardboard})
	for n := 1; n <= parts.MaxPlayers; n++ {
		out = append(out, string(game.Seat(n)))
	}
	return out
}
