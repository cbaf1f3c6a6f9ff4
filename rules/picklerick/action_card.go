package picklerick

import parts "tablemate/tables/picklerick"

// played is a Play with what is known of its card.
type played struct {
	Play
	card  parts.Card
	known bool
}

// cardOf looks up the card that is played. What the real card says (Facts) goes
// before what the rulebook prints. An unknown card gets the effect Other, which
// nothing is applied for.
func cardOf(a Play) played {
	if a.Facts != nil {
		return played{a, *a.Facts, true}
	}
	card, known := parts.CardByID(a.Card)
	if !known {
		card = parts.Card{ID: a.Card, Effect: parts.Other}
	}
	return played{a, card, known}
}
