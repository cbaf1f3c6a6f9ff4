package infiltrators

import (
	"math"
	"strconv"
	"strings"

	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/rules/infiltrators/advice"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

type phrases struct{ *talk.UI }

func (t phrases) say(id string, args ...tables.Args) string {
	return t.Words.Say("infiltrators."+id, args...)
}

// suit returns the name of a suit. The name of an invented suit is the word that people typed, in
// lower case.
func (t phrases) suit(s parts.Suit) string {
	if _, known := suitWords[s]; known {
		return t.say("suit." + string(s))
	}
	return string(s)
}

// card returns the name of a card, such as "red 6". If the number is unknown, the name is only
// the suit. If the suit is unknown, the name is only the number.
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

func (a prompter) seat(seat rules.Seat) string {
	switch seat {
	case rules.Nobody:
		return ""
	case rules.Cardboard, game.SeatAgents, game.SeatTraitors:
		return a.say("seat." + string(seat))
	}
	if g := a.state.Agent(seat); g != nil && g.Name != "" {
		return g.Name
	}
	for n := 1; n <= parts.MostAgents; n++ {
		if seat == game.Seat(n) {
			return a.say("seat.number", tables.Args{"number": n})
		}
	}
	return string(seat)
}

// percent gives "0" only for an impossible event, and "100" only for a certain one.
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

// bits returns an amount of information as text, or "" if the amount is zero.
func (t phrases) bits(bits float64) string {
	const noise = 1e-9
	switch {
	case bits < noise:
		return ""
	case bits < 0.005:
		return "<" + session.Decimal(t.Words.Lang(), 0.01, 2)
	}
	return session.Decimal(t.Words.Lang(), bits, 2)
}

// Review returns the analysis that agents read after a mission.
func (Flow) Review() session.Reviewer[game.State, game.Action] {
	r := advice.NewReview()
	return session.Reviewer[game.State, game.Action]{
		Look: r.Add,
		Tell: func(t *talk.UI, s game.State) []string { return prompter{phrases: phrases{t}, state: s}.reviewed(r) },
	}
}

// reviewed writes the review as sentences. It also names sealed suspects that nobody found, because
// a finished mission has no secrets.
func (a prompter) reviewed(r *advice.Review) []string {
	var out []string
	add := func(id string, seat rules.Seat, card parts.Card, said tables.Args) {
		said["seat"], said["card"] = a.seat(seat), a.card(card)
		out = append(out, a.say("review."+id, said))
	}
	for _, f := range r.Found {
		add("found", f.Seat, f.Card, tables.Args{"guessed": f.Guessed, "since": f.Since})
	}
	for i := range a.state.Agents {
		g := &a.state.Agents[i]
		if card, ok := a.underSeal(g); ok {
			add("sealed", g.Seat, card, tables.Args{})
		}
	}
	if c := r.Best; c.Seat != rules.Nobody {
		add("best", c.Seat, c.Hint.Card, tables.Args{"turn": c.Turn, "share": percent(math.Exp2(-c.Bits))})
	}
	for _, c := range r.Wrong {
		add("wrong", c.Seat, c.Hint.Card, tables.Args{"lies": a.say("lies." + string(c.Hint.Lies))})
	}
	for _, m := range r.Missed {
		add("missed", m.Seat, m.Card, tables.Args{"turn": m.Turn, "open": m.Open})
	}
	if len(out) == 0 {
		return nil
	}
	return append([]string{a.Paint.Title(a.say("review.title"))}, out...)
}
