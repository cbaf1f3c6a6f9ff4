package rules

// Piles are somebody's cards as far as all may see them: how many, never which.
type Piles struct {
	Deck    int `json:"deck" jsonschema:"cards in the deck"`
	Hand    int `json:"hand" jsonschema:"cards in the hand"`
	Discard int `json:"discard" jsonschema:"cards in the discard pile"`
}

// Draw moves so many cards from the deck to the hand, no more than it has, and
// tells how many.
func (p *Piles) Draw(cards int) int {
	n := max(0, min(cards, p.Deck))
	p.Deck, p.Hand = p.Deck-n, p.Hand+n
	return n
}

// Lose moves so many cards from the deck to the discard pile, no more than it
// has, and tells how many.
func (p *Piles) Lose(cards int) int {
	n := max(0, min(cards, p.Deck))
	p.Deck, p.Discard = p.Deck-n, p.Discard+n
	return n
}

// Play moves a card from the hand to the discard pile. People may play a card
// of a hand that is empty by the record.
func (p *Piles) Play() { p.Hand, p.Discard = max(0, p.Hand-1), p.Discard+1 }

// Reshuffle makes a deck of what is left of it and of the discard pile.
func (p *Piles) Reshuffle() { p.Deck, p.Discard = p.Deck+p.Discard, 0 }
