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

// Game registers Chez Guevara.
func Game() session.Game {
	book := parts.Rulebook()
	return session.New(session.Definition[game.Setup, game.State, game.Action]{
		Rules:        game.Game{},
		Flow:         Flow{},
		Actions:      game.Actions,
		Book:         &book,
		Switches:     game.Switches,
		Correctables: game.Correctables,
		Tale:         tale,
		Course:       course,
	})
}

// Settle returns the report of a house rule from now on.
func (Flow) Settle(name, value string) game.Action { return game.Settle{Name: name, Value: value} }

// Modes returns the one way in which the game is played.
func (Flow) Modes(talk.Box) []session.Mode {
	return []session.Mode{{Name: modeName, Players: parts.MaxPlayers}}
}

// Shape is what a box of the game may hold.
func (Flow) Shape() card.Shape { return parts.Shape() }

// Numbered returns how many players there are; their numbers are their names.
func (Flow) Numbered(s game.State) int { return len(s.Players) }

// By returns who made an action: the table where nobody knows who it was.
func (Flow) By(did game.Action) rules.Seat {
	if game.Unnamed(did) {
		return rules.Cardboard
	}
	return game.Speaker(did)
}

// modeName is the one way in which the game is played.
const modeName = "standard"

// Dice describes the one die for the command that rolls it.
func (Flow) Dice() session.OwnDice {
	die := session.OwnDice{Count: 1, Faces: []int{0, 1, 2, 3, 4, 5}}
	for face := 1; face <= parts.DieSides; face++ {
		die.Sides = append(die.Sides, "chezguevara.side."+strconv.Itoa(face))
	}
	return die
}

// Fell returns the side of the die that an action tells, counted from 0.
func (Flow) Fell(did game.Action) []int {
	if die, ok := game.Forms.Value(did, "die").(int); ok {
		return []int{die - 1}
	}
	return nil
}

// Lists returns the words that each type of the records allows, for the schema.
func (Flow) Lists() map[reflect.Type][]string {
	out := map[reflect.Type][]string{
		reflect.TypeFor[rules.Seat](): seatNames(),
		reflect.TypeFor[game.Phase](): schema.Spelled(game.Phases),
		reflect.TypeFor[game.Awaited](): schema.Spelled([]game.Awaited{
			game.NoWait, game.ForSettle, game.ForSlack, game.ForArrival, game.ForExposure, game.ForVerdict, game.ForAction, game.ForDice,
			game.ForTrophies, game.ForPick, game.ForSecond, game.ForFeed, game.ForExchange, game.ForSleep, game.ForClaim, game.ForPhase,
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

// Flow implements session.Flow for Chez Guevara.
type Flow struct{}

// What the game brings beside a Flow.
var (
	_ session.Flow[game.Setup, game.State, game.Action] = Flow{}
	_ session.Varied                                    = Flow{}
	_ session.Settling[game.Action]                     = Flow{}
	_ session.Enumerating                               = Flow{}
	_ session.Turned[game.State]                        = Flow{}
	_ session.Spelling[game.State]                      = Flow{}
	_ session.Drawing[game.State]                       = Flow{}
	_ session.Rolling[game.Action]                      = Flow{}
	_ session.Readable                                  = Flow{}
	_ session.Listing                                   = Flow{}
	_ session.Retaining[game.Action]                    = Flow{}
	_ session.Attributing[game.Action]                  = Flow{}
	_ session.Interruptible[game.State]                 = Flow{}
	_ session.Numbering[game.State]                     = Flow{}
	_ session.Telling[game.State, game.Action]          = Flow{}
	_ session.Concluding[game.State]                    = Flow{}
	_ session.Explaining[game.State]                    = Flow{}
	_ session.Advising[game.State]                      = Flow{}
)

// Name returns what people at the table call a seat.
func (Flow) Name(t *talk.UI, s game.State, seat rules.Seat) string {
	return prompter{phrases{t}, s}.seat(seat)
}

// Ask asks for the next action.
func (Flow) Ask(t *talk.UI, s game.State) (game.Action, error) {
	return prompter{phrases{t}, s}.askAwaited()
}

// Redraw implements session.Telling: the table is drawn when somebody has drawn his cards and
// when the game is over.
func (Flow) Redraw(t *talk.UI, before game.State, did game.Action, after game.State) session.Redraw {
	_, drew := did.(game.Draw)
	_, ended := did.(game.EndTurn)
	draws := func() bool { return prompter{phrases{t}, after}.automaticAction(after.FirstWait()) != nil }
	if drew && before.Turn.Number > 1 || ended && !draws() || after.Result != nil {
		return session.RedrawAlways
	}
	return session.RedrawNever
}

// Decided takes an automated move; this game has none.
func (Flow) Decided(_ *talk.UI, _ game.State, d rules.Decision[game.Action]) (game.Action, error) {
	return d.Action, nil
}

// prompter asks for one action in a state.
type prompter struct {
	phrases
	state game.State
}
