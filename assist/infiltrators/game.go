package infiltrators

import (
	"reflect"
	"strings"

	"tablemate/assist/schema"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	parts "tablemate/tables/infiltrators"
)

// Game returns the game Infiltrators for the list of games in package assist.
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

// modeNames has the names that the command line uses for the training missions.
var modeNames = map[string]string{
	parts.Training1: "training-1", parts.Training2: "training-2", parts.Training3: "training-3",
}

// Modes lists the training missions, and then the missions in `kept`.
func (Flow) Modes(kept talk.Box) []session.Mode {
	var out []session.Mode
	for _, m := range missionsOf(kept) {
		mode := session.Mode{Name: modeOf(m), Players: m.Players().Max}
		if mode.Name != m.ID {
			mode.Also = []string{m.ID}
		}
		if m.Training() {
			mode.Also = append(mode.Also, strings.ToLower(m.ID))
		}
		out = append(out, mode)
	}
	return out
}

// By returns the seat that acts in an action, or Nobody if the action names none.
func (Flow) By(_ game.State, did game.Action) rules.Seat { return game.Actor(did) }

// Runs reports whether the clock of the mission runs.
func (Flow) Runs(s game.State) bool { return s.Runs() }

// Next returns the seconds until the next time warning. After the last warning, it returns the
// seconds until the time limit. Without a time limit, it returns 0.
func (Flow) Next(s game.State) int { return s.NextWarning() }

// Gone returns the number of elapsed seconds.
func (Flow) Gone(s game.State) int { return s.Elapsed }

// Tick returns the action that records the elapsed seconds.
func (Flow) Tick(seconds int) game.Action { return game.Clock{Seconds: seconds} }

// Lists returns the values that each type may have in a record.
func (Flow) Lists() map[reflect.Type][]string {
	return map[reflect.Type][]string{
		reflect.TypeFor[rules.Seat](): seatNames(),
		reflect.TypeFor[game.Shown](): schema.Spelled([]game.Shown{game.ShownBoard, game.ShownGrid,
			game.ShownCandidates}),
		reflect.TypeFor[game.Lies](): schema.Spelled([]game.Lies{"", game.Upright, game.Sideways}),
		reflect.TypeFor[game.Says](): schema.Spelled([]game.Says{"", game.Right, game.Wrong}),
		reflect.TypeFor[game.Pile](): schema.Spelled(piles),
		reflect.TypeFor[game.What](): schema.Spelled(deeds),
		reflect.TypeFor[parts.Specials](): schema.Spelled([]parts.Specials{"", parts.NoSpecials, parts.SpecialsInDeck,
			parts.SpecialsByText}),
		reflect.TypeFor[parts.Order](): schema.Spelled([]parts.Order{"", parts.Clockwise, parts.Counterclockwise,
			parts.OrderByText}),
		reflect.TypeFor[game.Awaited](): schema.Spelled(game.Waits),
	}
}

func seatNames() []string {
	out := schema.Spelled([]rules.Seat{rules.Nobody, game.SeatAgents, game.SeatTraitors, rules.Cardboard})
	for n := 1; n <= parts.MostAgents; n++ {
		out = append(out, string(game.Seat(n)))
	}
	return out
}
