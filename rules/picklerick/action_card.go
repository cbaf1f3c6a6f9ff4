package picklerick

import parts "tablemate/tables/picklerick"

// played is a card as it is played: the report, and what is known of the card.
type played struct {
	Play
	card  parts.Card
	known bool
}

// cardOf is the card of a report: what the real card says before what the
// rulebook prints. An unknown card has no effect that the app could carry out.
func cardOf(a Play) played {
	if a.Facts != nil {
		return played{a, *a.Facts, true}
	}
	card, known := parts.Named(a.Card)
	if !known {
		card = parts.Card{ID: a.Card, Effect: parts.Other}
	}
	return played{a, card, known}
}
