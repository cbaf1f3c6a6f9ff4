package rules

// Piles counts the cards of a player without identifying them.
type Piles struct {
	Deck    int `json:"deck" jsonschema:"cards in the deck"`
	Hand    int `json:"hand" jsonschema:"cards in the hand"`
	Discard int `json:"discard" jsonschema:"cards in the discard pile"`
}

// Draw moves the given number of cards from the deck to the hand. If the deck has fewer cards, Draw
// moves all of them. The result is the number of moved cards.
func (p *Piles) Draw(cards int) int {
	n := max(0, min(cards, p.Deck))
	p.Deck, p.Hand = p.Deck-n, p.Hand+n
	return n
}

// Lose discards the given number of cards from the deck. If the deck has fewer cards, Lose discards
// all of them. The result is the number of discarded cards.
func (p *Piles) Lose(cards int) int {
	n := max(0, min(cards, p.Deck))
	p.Deck, p.Discard = p.Deck-n, p.Discard+n
	return n
}

// Play moves a card from the hand to the discard pile, even if the recorded hand is empty.
func (p *Piles) Play() { p.Hand, p.Discard = max(0, p.Hand-1), p.Discard+1 }

// Reshuffle moves the discard pile to the deck.
func (p *Piles) Reshuffle() { p.Deck, p.Discard = p.Deck+p.Discard, 0 }
