package infiltrators

import (
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/rules/infiltrators/advice"
	"tablemate/tables"
)

// turnButtons returns the buttons for the seat's turn. For an action with a card, people tap the
// action and then the card.
func (a prompter) turnButtons() desk.Buttons {
	out := a.cardGrid()
	turn := a.state.Turn.Seat
	for _, kind := range a.state.Can(turn) {
		switch kind {
		case game.Hint{}.Kind():
			for _, lies := range []game.Lies{game.Upright, game.Sideways} {
				key := desk.Piece + " " + a.orientationKey(lies)
				out.Ways = append(out.Ways, desk.Row{Key: key, Label: a.say("tap.hint-" + string(lies))})
			}
		case game.Exchange{}.Kind():
			out.Ways = append(out.Ways, a.holders(turn, desk.Piece+" ", "", "tap.exchange")...)
		case game.Eliminate{}.Kind():
			out.Ways = append(out.Ways, a.holders(turn, a.word("guess")+" ", " "+desk.Piece, "tap.guess")...)
		default:
			out.Plain = append(out.Plain, desk.Row{Key: a.word(kind), Label: a.say("tap." + kind)})
		}
	}
	if len(a.state.Can(turn)) == 0 {
		out.Plain = append(out.Plain, desk.Row{Key: a.word("pass"), Label: a.say("tap.pass")})
	}
	if len(out.Ways) == 0 {
		out.Grid = nil // without an action that needs a card, the card buttons would have no use
	}
	out.Plain = append(out.Plain, a.privateButtons(turn)...)
	return out
}

func (a prompter) privateButtons(seat rules.Seat) []desk.Row {
	var out []desk.Row
	if a.state.Agent(seat).Suspect {
		out = append(out, desk.Row{Key: a.word("keep"), Label: a.say("tap.keep")},
			desk.Row{Key: a.word("check"), Label: a.say("tap.check")})
	}
	if advice.Decides(a.state, seat) {
		out = append(out, desk.Row{Key: a.word("advise") + " " + a.word("mine"), Label: a.say("tap.advise")})
	}
	return out
}

// The method `holders` returns a button for each agent with a hidden suspect. It omits the seat
// `but`.
func (a prompter) holders(but rules.Seat, before, after, id string) []desk.Row {
	var out []desk.Row
	for i := range a.state.Agents {
		if g := &a.state.Agents[i]; g.Suspect && g.Seat != but {
			label := a.say(id, map[string]any{"name": a.seat(g.Seat)})
			out = append(out, desk.Row{Key: before + a.key(g.Seat) + after, Label: label})
		}
	}
	return out
}

// cardGrid returns a button for each card that can still be a suspect. The cards of a suit are in
// one line.
func (a prompter) cardGrid() desk.Buttons {
	var out desk.Buttons
	seen := a.state.Seen()
	for _, suit := range a.state.Suits {
		line := desk.Line{Label: tables.Capital(a.suit(suit))}
		for _, c := range a.state.Deck() {
			if c.Suit() != suit || slices.Contains(seen, c) {
				continue
			}
			line.Pieces = append(line.Pieces, desk.Row{Key: a.code(c), Label: value(c)})
		}
		out.Grid = append(out.Grid, line)
	}
	return out
}

// The method `looks` reports whether a line is a request about an agent's own hidden cards.
func (a prompter) looks(typed string) bool {
	words := strings.Fields(typed)
	return len(words) == 1 && (meansWord(words[0], "check") || meansWord(words[0], "keep")) ||
		len(words) == 2 && meansWord(words[0], "advise") && meansWord(words[1], "mine")
}

// Said handles a line from a seat's own phone while another seat is asked. It accepts only requests
// about the agent's own hidden cards.
func (Flow) Said(t *talk.UI, s game.State, seat rules.Seat, typed string) (game.Action, string, error) {
	a := prompter{phrases: phrases{t}, state: s, speaker: seat}
	if !a.looks(typed) {
		return nil, "", unread("not-now", nil)
	}
	g, advises := a.state.Agent(seat), meansWord(strings.Fields(typed)[0], "advise")
	switch {
	case g == nil || !g.Suspect && !advises:
		return nil, "", unread("no-suspect", nil)
	case advises && !advice.Decides(a.state, seat):
		return nil, "", unread("no-advice", tables.Args{"name": a.seat(seat)})
	}
	_, err := a.aside(typed)()
	if err == desk.ErrBack {
		err = nil
	}
	return nil, "", err
}

func (a prompter) ownLooks() []desk.Own {
	var out []desk.Own
	awaited := game.Game{}.Next(a.state)
	for i := range a.state.Agents {
		g := &a.state.Agents[i]
		if looks := a.privateButtons(g.Seat); g.Seat != awaited && g.Name != "" && len(looks) > 0 {
			out = append(out, desk.Own{Seat: g.Name, Buttons: desk.Buttons{Plain: looks}})
		}
	}
	return out
}
