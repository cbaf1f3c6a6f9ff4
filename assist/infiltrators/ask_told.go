package infiltrators

import (
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/schema"
	"tablemate/assist/talk"
	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

// askHand asks for the hand of a seat behind the screen. What was told before is not shown:
// Enter takes it, and where cards were drawn since, these alone will do.
func (a prompter) askHand(seat rules.Seat) ([]parts.Card, error) {
	told, want := a.toldHand(seat), 0
	if g := a.agent(seat); g != nil {
		want = g.Hand
	}
	q := desk.Question{Text: a.say("private.hand"), Fresh: true, Rest: true}
	switch more := want - len(told); {
	case len(told) > 0 && more == 0:
		q.Default = a.word("same")
	case len(told) > 0 && more > 0:
		q.Help = a.say("private.hand-more", tables.Args{"count": more})
	}
	hand, err := talk.Written(a.UI, q, func(typed string) ([]parts.Card, error) {
		if q.Default != "" && meansWord(typed, "same") {
			return told, nil
		}
		cards, err := a.readCards(typed)
		if err == nil && len(told) > 0 && len(cards)+len(told) == want {
			cards = slices.Concat(told, cards)
		}
		return cards, err
	})
	if err == nil {
		a.remember("hand", seat, hand...)
	}
	return hand, err
}

// toldHand returns the cards of a hand that were told before and have not been seen leaving
// it.
func (a prompter) toldHand(seat rules.Seat) []parts.Card {
	seen := a.state.Seen()
	return slices.DeleteFunc(a.remembered("hand", seat), func(c parts.Card) bool {
		g := a.agent(seat)
		return slices.Contains(seen, c) && (g == nil || !slices.Contains(g.Known, c))
	})
}

// askOwnSuspect asks for the suspect of a seat that is under no seal; Enter takes the one
// that was told before.
func (a prompter) askOwnSuspect(seat rules.Seat) (parts.Card, error) {
	q := desk.Question{Text: a.say("private.suspect"), Fresh: true, Rest: true}
	told := a.remembered("suspect", seat)
	if len(told) == 1 && !slices.Contains(a.state.Seen(), told[0]) {
		q.Default = a.word("same")
	}
	card, err := talk.Written(a.UI, q, func(typed string) (parts.Card, error) {
		if q.Default != "" && meansWord(typed, "same") {
			return told[0], nil
		}
		return a.readSuspect(typed)
	})
	if err == nil {
		a.remember("suspect", seat, card)
	}
	return card, err
}

// remember keeps cards that were told behind the screen until people get up; none forgets
// them.
func (a prompter) remember(what string, seat rules.Seat, cards ...parts.Card) {
	if told := a.Private(); told != nil {
		told[what+" "+string(seat)] = strings.Join(schema.Spelled(cards), " ")
	}
}

// remembered returns the cards that were told, nil for none.
func (a prompter) remembered(what string, seat rules.Seat) []parts.Card {
	var out []parts.Card
	for _, card := range strings.Fields(a.Private()[what+" "+string(seat)]) {
		out = append(out, parts.Card(card))
	}
	return out
}
