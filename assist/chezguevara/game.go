package chezguevara

import (
	"maps"
	"reflect"
	"strconv"

	"tablemate/assist/schema"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables/card"
	parts "tablemate/tables/chezguevara"
)

// Game returns the definition of Chez Guevara. Package assist adds it to its list of games.
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

// Modes returns the only mode of the game.
func (Flow) Modes(talk.Box) []session.Mode {
	return []session.Mode{{Name: modeName, Players: parts.MaxPlayers}}
}

// Shape lists the fields of the saved cards.
func (Flow) Shape() card.Shape { return parts.Shape() }

// The method `Numbered` returns the number of players. People can type a player's number instead of
// a name.
func (Flow) Numbered(s game.State) int { return len(s.Players) }

// The method `By` returns the seat that takes an action. If the player is unknown, it returns
// rules.Cardboard.
func (Flow) By(_ game.State, did game.Action) rules.Seat {
	if game.Unnamed(did) {
		return rules.Cardboard
	}
	return game.Speaker(did)
}

const modeName = "standard"

// Dice describes the die for the command roll.
func (Flow) Dice() session.OwnDice {
	die := session.OwnDice{Count: 1, Faces: []int{0, 1, 2, 3, 4, 5}}
	for face := 1; face <= parts.DieSides; face++ {
		die.Sides = append(die.Sides, "chezguevara.side."+strconv.Itoa(face))
	}
	return die
}

// The method `Fell` returns the face of the die in an action, counted from 0. If the action has no
// die, it returns nil.
func (Flow) Fell(did game.Action) []int {
	if die, ok := game.Forms.Value(did, "die").(int); ok {
		return []int{die - 1}
	}
	return nil
}

// The method `Lists` returns the allowed values of each enum type. The JSON Schema of a record
// needs them.
func (Flow) Lists() map[reflect.Type][]string {
	out := map[reflect.Type][]string{
		reflect.TypeFor[rules.Seat](): seatNames(),
		reflect.TypeFor[game.Phase](): schema.Spelled(game.Phases),
		reflect.TypeFor[game.Awaited](): schema.Spelled([]game.Awaited{
			game.NoWait, game.ForSettle, game.ForSlack, game.ForArrival, game.ForExposure, game.ForVerdict,
			game.ForAction, game.ForDice,
			game.ForTrophies, game.ForPick, game.ForSecond, game.ForFeed, game.ForExchange, game.ForSleep,
			game.ForClaim, game.ForPhase,
		}),
	}
	maps.Copy(out, parts.Shape().Lists)
	out[reflect.TypeFor[parts.Kind]()] = schema.Spelled(append([]parts.Kind{parts.AnyKind}, parts.Kinds...))
	return out
}

func seatNames() []string {
	out := schema.Spelled([]rules.Seat{rules.Nobody, rules.Cardboard})
	for n := 1; n <= parts.MaxPlayers; n++ {
		out = append(out, string(game.Seat(n)))
	}
	return out
}
