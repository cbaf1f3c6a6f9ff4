package infiltrators

import (
	"math"
	"strconv"
	"strings"

	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

// phrases says things in the words of this game.
type phrases struct{ *talk.UI }

func (t phrases) say(id string, args ...tables.Args) string {
	return t.Words.Say("infiltrators."+id, args...)
}

// suit returns the name of a suit; one that people named themselves is that name.
func (t phrases) suit(s parts.Suit) string {
	if _, known := suitWords[s]; known {
		return t.say("suit." + string(s))
	}
	return string(s)
}

// card returns the name of a card: red 6. What a guess left out is left out.
func (t phrases) card(c parts.Card) string {
	switch {
	case c == "":
		return ""
	case c == game.RewardDown || c == game.RewardNone:
		return t.say("card." + string(c))
	case c.Special():
		return t.say("card.special", tables.Args{"suit": t.suit(c.Suit())})
	case c.Number() > 0:
		return strings.TrimSpace(t.suit(c.Suit()) + " " + strconv.Itoa(c.Number()))
	}
	return t.suit(c.Suit())
}

// seat returns what people call a seat.
func (a prompter) seat(seat rules.Seat) string {
	switch seat {
	case rules.Nobody:
		return ""
	case rules.Cardboard, game.SeatAgents, game.SeatTraitors:
		return a.say("seat." + string(seat))
	}
	if g := a.agent(seat); g != nil && g.Name != "" {
		return g.Name
	}
	for n := 1; n <= parts.MostAgents; n++ {
		if seat == game.Seat(n) {
			return a.say("seat.number", tables.Args{"number": n})
		}
	}
	return string(seat)
}

// agent returns the agent on a seat, nil when nobody sits there.
func (a prompter) agent(seat rules.Seat) *game.Agent {
	for i := range a.state.Agents {
		if a.state.Agents[i].Seat == seat {
			return &a.state.Agents[i]
		}
	}
	return nil
}

// percent writes a probability; 0 and 100 are only what is impossible or certain.
func percent(p float64) string {
	switch n := math.Round(p * 100); {
	case p > 0 && n == 0:
		return "<1"
	case p < 1 && n == 100:
		return ">99"
	default:
		return strconv.Itoa(int(n))
	}
}
