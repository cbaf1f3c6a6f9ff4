package picklerick

import (
	"encoding/json"
	"maps"
	"reflect"
	"slices"
	"strings"

	"tablemate/assist/schema"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	"tablemate/tables/card"
	parts "tablemate/tables/picklerick"
)

// Game returns Pickle Rick as an entry for the list of games in package assist.
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

// Modes lists the modes, each with its number of players.
func (Flow) Modes(talk.Box) []session.Mode {
	var out []session.Mode
	for _, m := range game.Modes {
		out = append(out, session.Mode{Name: string(m), Players: m.Seats()})
	}
	return out
}

// Dice describes the dice for the command "roll".
func (Flow) Dice() session.OwnDice {
	dice := session.OwnDice{Count: parts.Dice, Faces: tables.Each(parts.Faces, symbolIndex)}
	for _, face := range parts.Faces {
		dice.Sides = append(dice.Sides, "picklerick.symbol."+string(face))
	}
	return dice
}

func symbolIndex(face parts.Symbol) int { return slices.Index(parts.Symbols, face) }

// Fell returns the dice faces of a game.Fell, as indices in parts.Symbols. For other actions, it
// returns nil.
func (Flow) Fell(a game.Action) []int {
	f, ok := a.(game.Fell)
	if !ok {
		return nil
	}
	return tables.Each(f.Faces, symbolIndex)
}

// Reveals reports whether an action shows people a hidden tile.
func (Flow) Reveals(a game.Action) bool {
	_, laid := a.(game.Reveal)
	return laid
}

// Shape describes the cards that people may save for the game.
func (Flow) Shape() card.Shape { return parts.Shape() }

// Actor returns the automated figure that acts in an action, or "" if a person acts.
func (Flow) Actor(a game.Action) string {
	if act, alone := a.(game.ActAlone); alone {
		return act.Figure.String()
	}
	return ""
}

// Figures looks up a Russian figure by its code or name. It returns the figure's id in a record, or
// nil if no figure matches.
func (Flow) Figures(t *talk.UI, _ game.State, typed string) []string {
	w := phrases{t}
	for f := game.Operative(1); f <= game.Jaguar; f++ {
		names := append(w.figureKeys(f), strings.ToLower(w.figure(f)), strings.ToLower(w.whom(f)), f.String())
		if f.Russian() && slices.Contains(names, strings.ToLower(typed)) {
			return []string{f.String()}
		}
	}
	return nil
}

// Plan returns the decisions of the automated figures in a position. If the mode has no such
// figures, or the game is over, Plan returns nil. If the position does not say whose turn it is,
// Plan assumes the Russians' turn. If Rick is missing, or the game waits for an answer from people,
// Plan returns a *rules.Problem.
func (Flow) Plan(s game.State) (any, error) {
	if s.Turn.Side == rules.Nobody {
		s.Turn.Side = game.SeatRussians
	}
	s = s.Filled()
	if s.Rick == (game.Runaway{}) {
		return nil, &rules.Problem{Note: rules.Note{ID: "picklerick.problem.no_rick"}}
	}
	switch {
	case !s.Mode.Alone() || s.Result != nil:
		return nil, nil // nothing to decide
	case s.Wait != nil:
		return nil, &rules.Problem{Note: rules.Note{ID: "picklerick.problem.awaits_" + string(s.Wait.For)}}
	}
	out := []session.Decided{}
	for _, d := range s.Plan() {
		action, err := game.Actions.Encode(d.Action)
		if err != nil {
			return nil, err
		}
		open := make([]json.RawMessage, len(d.Open))
		for i, a := range d.Open {
			if open[i], err = game.Actions.Encode(a); err != nil {
				return nil, err
			}
		}
		out = append(out, session.Decided{Seat: game.SeatRussians, Action: action, Open: open, Reasons: d.Reasons})
	}
	return out, nil
}

// Plans returns nil: a plan is a list of decisions and has no type of its own.
func (Flow) Plans() reflect.Type { return nil }

// Lists returns the allowed values of types that occur in a record. These values become part of the
// JSON Schema.
func (Flow) Lists() map[reflect.Type][]string {
	all := map[reflect.Type][]string{
		reflect.TypeFor[rules.Seat](): schema.Spelled([]rules.Seat{rules.Nobody, game.SeatRick, game.SeatRussians,
			rules.Cardboard}),
		reflect.TypeFor[game.Mode](): schema.Spelled(game.Modes),
		reflect.TypeFor[game.Hand](): schema.Spelled([]game.Hand{"", game.ToTheRight, game.ToTheLeft}),
		reflect.TypeFor[game.Step](): schema.Spelled([]game.Step{game.Roll, game.Choose, game.Fall, game.Spend,
			game.Act}),
		reflect.TypeFor[game.Use](): schema.Spelled([]game.Use{game.Unspent, game.OnAction, game.OnCard,
			game.OnTalk}),
		reflect.TypeFor[game.Face]():   schema.Spelled([]game.Face{game.Up, game.Down}),
		reflect.TypeFor[game.Status](): schema.Spelled([]game.Status{game.Away, game.InPlay, game.Gone}),
		reflect.TypeFor[game.Awaited](): schema.Spelled([]game.Awaited{game.ForTile, game.ForBribe, game.ForStuck,
			game.ForTrap}),
		reflect.TypeFor[game.Way](): schema.Spelled([]game.Way{game.Afoot, game.ByVent, game.ByParkour,
			game.ThroughWall}),
		reflect.TypeFor[game.Part]():   schema.Spelled(append([]game.Part{""}, game.Parts[:]...)),
		reflect.TypeFor[game.Figure](): figureNames(),
		reflect.TypeFor[game.Dir]():    append([]string{""}, tables.Each(game.Dirs[:], game.Dir.String)...),
	}
	maps.Copy(all, parts.Shape().Lists)
	return all
}

func figureNames() []string {
	out := []string{"", game.Rick.String(), game.Jaguar.String()}
	for n := 1; n <= parts.Operatives; n++ {
		out = append(out, game.Operative(n).String())
	}
	return out
}

// Now lists the actions of the side on turn, with their costs. The hand is hidden, so Now lists
// only cards that the rulebook names.
func (f Flow) Now(t *talk.UI, s game.State) []session.Choice {
	g, w := game.Game{}, phrases{t}
	seat := g.Next(s)
	if seat == rules.Cardboard || seat == rules.Nobody || g.Automated(s, seat) {
		return nil
	}
	var out []session.Choice
	for _, a := range g.Legal(s) {
		for _, d := range session.Following(t, g, f, s, []game.Action{a}) {
			after, _ := g.Apply(s, a)
			if paid := spent(s, after); len(paid) > 0 {
				d.Text += " · " + t.Words.Say("serve.costs", tables.Args{"price": w.symbols(paid)})
			}
			if !slices.ContainsFunc(out, func(o session.Choice) bool { return o.Text == d.Text }) {
				out = append(out, d)
			}
		}
	}
	return out
}

func spent(before, after game.State) []parts.Symbol {
	var out []parts.Symbol
	for i, die := range before.Turn.Dice {
		if i < len(after.Turn.Dice) && die.Spent == game.Unspent && after.Turn.Dice[i].Spent != game.Unspent {
			out = append(out, die.Face)
		}
	}
	return out
}
