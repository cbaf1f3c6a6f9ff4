package raccoonheist

import (
	"reflect"
	"strconv"
	"strings"

	"tablemate/assist/schema"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/rules/raccoonheist/owner"
	parts "tablemate/tables/raccoonheist"
)

// Game returns Raccoon Heist as an entry for the list of games in package assist.
func Game() session.Game {
	book := parts.Rulebook()
	return session.New(session.Definition[game.Setup, game.State, game.Action]{
		Rules:        game.Game{},
		Flow:         Flow{},
		Actions:      game.Actions,
		Book:         &book,
		Switches:     game.Switches,
		Correctables: game.Correctables,
		ToldLast:     []string{"matches"},
		TaleSpec:     tale,
		SummarySpec:  course,
	})
}

// Settle returns the action that changes a house rule during a game.
func (Flow) Settle(name, value string) game.Action { return game.Settle{Name: name, Value: value} }

// Modes lists the modes, each with the largest number of raccoon players (RH-DUEL-01).
func (Flow) Modes(talk.Box) []session.Mode {
	var out []session.Mode
	for _, m := range game.Modes {
		mode := session.Mode{
			Name:    strings.ReplaceAll(string(m), "_", "-"),
			Also:    []string{string(m)},
			Players: len(parts.Layouts),
		}
		if m.InGroups() {
			mode.Players = 1
		}
		out = append(out, mode)
	}
	return out
}

// Dice describes the die for the command "roll".
func (Flow) Dice() session.OwnDice {
	die := session.OwnDice{Count: 1, Faces: []int{0, 1, 2, 3, 4, 5}}
	for face := 1; face <= parts.DieSides; face++ {
		die.Sides = append(die.Sides, "raccoonheist.side."+strconv.Itoa(face))
	}
	return die
}

// Fell returns the number on the die, minus 1, for a game.Fell. For other actions, it returns nil.
func (Flow) Fell(did game.Action) []int {
	if f, ok := did.(game.Fell); ok {
		return []int{f.Face - 1}
	}
	return nil
}

// Reveals reports whether an action shows people a hidden card.
func (Flow) Reveals(did game.Action) bool {
	_, shown := did.(game.Show)
	return shown
}

// Lists returns the allowed values of types that occur in a record. These values become part of the
// JSON Schema.
func (Flow) Lists() map[reflect.Type][]string {
	return map[reflect.Type][]string{
		reflect.TypeFor[parts.Location](): schema.Spelled(append([]parts.Location{parts.Nowhere}, parts.Locations...)),
		reflect.TypeFor[rules.Seat]():     seatNames(),
		reflect.TypeFor[game.Mode]():      schema.Spelled(game.Modes),
		reflect.TypeFor[game.Keeper]():    schema.Spelled([]game.Keeper{game.Person, game.App}),
		reflect.TypeFor[game.Level]():     schema.Spelled(append([]game.Level{game.NoLevel}, game.Levels...)),
		reflect.TypeFor[game.Step](): schema.Spelled([]game.Step{game.DogStep, game.TrapStep, game.HideStep,
			game.Heist, game.RoundUp}),
		reflect.TypeFor[game.Proof]():  schema.Spelled([]game.Proof{game.Unsealed, game.Matches, game.Differs}),
		reflect.TypeFor[game.Hunter](): schema.Spelled([]game.Hunter{game.ByOwner, game.ByTrap, game.ByBasement}),
		reflect.TypeFor[owner.Level](): schema.Spelled(owner.Levels),
		reflect.TypeFor[owner.Basis](): schema.Spelled([]owner.Basis{owner.Solved, owner.Nearest, owner.Fitted,
			owner.Usual}),
		reflect.TypeFor[game.Awaited](): schema.Spelled([]game.Awaited{game.NoWait, game.ForPopper, game.ForDie,
			game.ForFood, game.ForTake, game.ForRescue}),
	}
}

func seatNames() []string {
	out := schema.Spelled([]rules.Seat{rules.Nobody, game.SeatOwner, game.SeatRaccoons, rules.Cardboard})
	for n := 1; n <= parts.Colours; n++ {
		out = append(out, string(game.Seat(n)))
	}
	return out
}
