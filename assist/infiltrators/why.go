package infiltrators

import (
	"slices"
	"strings"

	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

// Explain tells which hints crossed out what on the board of one agent, or on all boards. If people
// name a card, it tells which hints exclude this card.
func (Flow) Explain(t *talk.UI, s game.State, about string) []string {
	a := prompter{phrases: phrases{t}, state: s}
	about = strings.TrimSpace(about)
	if s.NoBoards {
		return nil
	}
	if card, err := a.readCard(about); err == nil {
		return a.whyCard(card)
	}
	seats := s.Held()
	if seat := a.named(about, rules.Nobody); seat != rules.Nobody {
		seats = []rules.Seat{seat}
	} else if about != "" || len(seats) == 0 {
		return nil
	}
	return tables.Each(seats, a.whyBoard)
}

// whyBoard names each hint beside a suspect, with what it crosses out beyond the hints before it.
func (a prompter) whyBoard(seat rules.Seat) string {
	said := tables.Args{"name": a.seat(seat)}
	if !a.state.Agent(seat).Suspect {
		return a.say("private.no-suspect", said)
	}
	s, hints := a.state, a.state.Agent(seat).Hints
	s.Agents = slices.Clone(s.Agents)
	var was game.Board
	var told []string
	for n := range len(hints) + 1 {
		s.Agent(seat).Hints = hints[:n]
		now, _ := s.Board(seat)
		crossed := tables.Each(without(now.Suits, was.Suits), a.suit)
		if numbers := without(now.Numbers, was.Numbers); len(numbers) > 0 {
			crossed = append(crossed, spans(numbers))
		}
		if n > 0 && len(crossed) > 0 {
			told = append(told, a.say("why.hint", tables.Args{
				"hint": a.hintsIn(hints[n-1 : n]), "crossed": strings.Join(crossed, ", ")}))
		}
		was = now
	}
	said["hints"] = strings.Join(told, "; ")
	return a.say("why.board", said)
}

func without[T comparable](list, some []T) []T {
	return slices.DeleteFunc(slices.Clone(list), func(x T) bool { return slices.Contains(some, x) })
}

func (a prompter) whyCard(c parts.Card) []string {
	said := tables.Args{"card": a.card(c)}
	if slices.Contains(a.state.Seen(), c) || !slices.Contains(a.state.Deck(), c) {
		return []string{tables.Capital(a.say("why.seen", said))}
	}
	return tables.Each(a.state.Held(), func(seat rules.Seat) string {
		g := a.state.Agent(seat)
		fits := func(h game.LaidHint) bool { return game.LiesBy(h.Card, c) == h.Lies }
		said["name"], said["missed"] = a.seat(seat), slices.Contains(g.Missed, c)
		said["hints"] = a.hintsIn(slices.DeleteFunc(slices.Clone(g.Hints), fits))
		return a.say("why.card", said)
	})
}
