package micemystics

import (
	"slices"

	"tablemate/rules"
	box "tablemate/tables/micemystics"
)

// woundMinion gives a minion or Brodie wounds by a mouse, a minion or nobody.
// Where several initiative cards of one figure bear them, people choose which
// (MM-WND-04, MM-AMB-46).
func (c *course) woundMinion(figure Name, wounds int, by Name) {
	if wounds <= 0 || c.At(figure) == Nowhere {
		return
	}
	if !c.severalCards(figure) {
		c.woundOrdinary(figure, wounds, by)
		return
	}
	switch cards := c.cardsOf(figure); len(cards) {
	case 0:
		c.defeat(figure, by)
	case 1:
		c.woundCard(Hurt{Figure: figure, Wounds: wounds, Card: cards[0].ID}, by)
	default:
		c.need(Wait{For: ForWounds, Who: figure, Against: by, Left: wounds})
	}
}

// severalCards reports whether the figure's wounds lie on one of several
// initiative cards. A boss with a single one is as ordinary minions are (MM-AMB-72).
func (s *State) severalCards(figure Name) bool {
	if figure == Brodie {
		return true
	}
	m := s.minion(figure)
	return m != nil && s.typeOf(m).Cards > 1
}

// cardsOf are the initiative cards of a minion or Brodie on the track, highest first.
func (s *State) cardsOf(figure Name) []Card {
	of := string(figure)
	if m := s.minion(figure); m != nil {
		of = m.Type
	}
	return s.cardsFor(of)
}

// cardsFor are the initiative cards on the track of a type, or of Brodie.
func (s *State) cardsFor(of string) []Card {
	var out []Card
	for _, card := range s.Track {
		if card.Kind != MouseCard && card.Of == of {
			out = append(out, card)
		}
	}
	return out
}

// woundOrdinary: wounds that reach the life of a figure defeat it, more are
// lost (MM-WND-01, MM-WND-03); of a card that nobody has entered, people know.
// Each figure has its own unless the table settled that those of a type share
// them (MM-AMB-40).
func (c *course) woundOrdinary(figure Name, wounds int, by Name) {
	m, hurt := c.minion(figure), Hurt{Figure: figure, Wounds: wounds}
	if m == nil {
		return
	}
	if c.unprinted(figure) {
		c.then(hurt, Warned{Rule: "MM-CARD-02", Args: rules.Args{"figure": string(figure)}})
		return
	}
	life := max(1, c.typeOf(m).Life)
	if cards := c.cardsFor(m.Type); c.House.Is(SharedWounds, "common") && len(cards) > 0 {
		hurt.Card = cards[0].ID
		c.then(hurt)
		if pool := c.card(hurt.Card).Wounds; pool >= life {
			hurt.Wounds = -pool
			c.then(hurt)
			c.defeat(figure, by)
		}
		return
	}
	c.then(hurt)
	if c.minion(figure).Wounds >= life {
		c.defeat(figure, by)
	}
}

// assign puts a wound on the card that people chose. Each may go on another
// card, unless the table settled that one card takes all (MM-AMB-41).
func (c *course) assign(a Assign) {
	w := c.Wait()
	if w.For != ForWounds || !c.bears(w.Who, a.Card) {
		return
	}
	c.answered()
	wounds := 1
	if c.House.Is(BossWounds, "one_card") {
		wounds = w.Left
	}
	c.woundCard(Hurt{Figure: w.Who, Wounds: wounds, Card: a.Card}, w.Against)
	c.woundMinion(w.Who, w.Left-wounds, w.Against)
}

// bears reports whether that initiative card is one of the figure's.
func (s *State) bears(figure Name, card string) bool {
	return slices.ContainsFunc(s.cardsOf(figure), func(c Card) bool { return c.ID == card })
}

// woundCard: a card whose wounds reach its life leaves the track, its turn with
// it, and with the last one the figure leaves the board (MM-WND-04, MM-WND-05).
func (c *course) woundCard(h Hurt, by Name) {
	c.then(h)
	card := c.card(h.Card)
	if life := c.lifeOf(h.Figure, *card); life == 0 || card.Wounds < life {
		return
	}
	c.then(CardRemoved{Card: h.Card})
	switch {
	case len(c.cardsOf(h.Figure)) == 0:
		c.defeat(h.Figure, by)
	case c.Turn.Card == h.Card && c.Turn.Step == FigureStep:
		c.then(TurnOver{})
	}
}

// lifeOf is how many wounds a card bears; 0 where nobody has entered Brodie's.
func (s *State) lifeOf(figure Name, card Card) int {
	if figure == Brodie {
		return s.catValues(card).Life
	}
	return max(1, s.typeOf(s.minion(figure)).Life)
}

// defeat takes a minion or Brodie off the board, with the initiative cards that
// stand for nobody any more (MM-INIT-06, MM-WND-02), and counts it for the mouse
// that did it.
func (c *course) defeat(figure, by Name) {
	if c.At(figure) == Nowhere || c.mouse(figure) != nil {
		return
	}
	of, roach := string(figure), false
	if m := c.minion(figure); m != nil {
		of, roach = m.Type, c.typeOf(m).Family == box.Roach
	}
	c.then(Defeated{Figure: figure, By: by})
	if !slices.ContainsFunc(c.Minions, func(m Minion) bool { return m.Type == of }) {
		for _, card := range c.cardsFor(of) {
			c.then(CardRemoved{Card: card.ID})
		}
	}
	if c.mouse(by) == nil {
		return
	}
	if figure == Brodie {
		c.award(box.CatTamer, by) // MM-ACH-11
	}
	if roach {
		c.ripped(by)
	}
}
