package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
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
		c.woundCard(figure, cards[0].ID, wounds, by)
	default:
		c.need(Wait{For: ForWounds, Who: figure, Against: by, Left: wounds})
	}
}

// woundOrdinary: wounds that reach the life of a figure defeat it, more are
// lost (MM-WND-01, MM-WND-03); of a card that nobody has entered, people know.
// Each figure has its own unless the table settled that those of a type share
// them (MM-AMB-40).
func (c *course) woundOrdinary(figure Name, wounds int, by Name) {
	m := c.minion(figure)
	if m == nil {
		return
	}
	life := max(1, c.typeOf(m).Life)
	cards := c.cardsFor(m.Type)
	switch {
	case c.unprinted(figure):
		m.Wounds += wounds
		c.note("hurt-unknown", "MM-CARD-02", c.wounded(figure, wounds))
		c.warn("MM-CARD-02", rules.Args{"figure": figure.Noun()})
	case c.House.Is(SharedWounds, "common") && len(cards) > 0:
		if pool := c.hurtCard(cards[0].ID, wounds); pool.Wounds >= life {
			pool.Wounds = 0
			c.defeat(figure, by)
		}
	default:
		if m.Wounds += wounds; m.Wounds >= life {
			c.defeat(figure, by)
			return
		}
		c.note("hurt", "MM-WND-03", c.wounded(figure, wounds))
	}
}

// hurtCard puts wounds on an initiative card of a figure that has several, or of
// a type whose figures share them, and gives the card.
func (c *course) hurtCard(id string, wounds int) *Card {
	card := c.card(id)
	card.Wounds += wounds
	c.note("hurt-card", "MM-WND-04", rules.Args{"card": initiativeCard(id), "count": wounds, "wounds": card.Wounds})
	return card
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
	c.woundCard(w.Who, a.Card, wounds, w.Against)
	c.woundMinion(w.Who, w.Left-wounds, w.Against)
}

// woundCard: a card whose wounds reach its life leaves the track, its turn with
// it, and with the last one the figure leaves the board (MM-WND-04, MM-WND-05).
func (c *course) woundCard(figure Name, id string, wounds int, by Name) {
	card := c.hurtCard(id, wounds)
	if life := c.lifeOf(figure, *card); life == 0 || card.Wounds < life {
		return
	}
	c.removeCard(id, "MM-WND-05")
	switch {
	case len(c.cardsOf(figure)) == 0:
		c.defeat(figure, by)
	case c.Turn.Card == id && c.Turn.Step == FigureStep:
		c.Turn.over()
	}
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
		of, roach = m.Type, c.typeOf(m).Family == parts.Roach
	}
	c.defeatTold(figure, by)
	c.leave(figure)
	if !slices.ContainsFunc(c.Minions, func(m Minion) bool { return m.Type == of }) {
		for _, card := range c.cardsFor(of) {
			c.removeCard(card.ID, "MM-WND-02")
		}
	}
	if c.mouse(by) == nil {
		return
	}
	if figure == Brodie {
		c.award(parts.CatTamer, by) // MM-ACH-11
	}
	if roach {
		c.ripped(by)
	}
}

// defeatTold tells who leaves the board, and by whom where a figure did it.
func (c *course) defeatTold(figure, by Name) {
	args := rules.Args{"figure": figure.Noun()}
	if by != NoFigure {
		args["by"] = by.Noun()
	}
	c.note("defeated", "", args)
}
