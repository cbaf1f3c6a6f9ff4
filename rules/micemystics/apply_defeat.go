package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// woundMinion gives a minion or Brodie wounds by a mouse, a minion or nobody.
// Where several initiative cards of one figure bear them, people choose which
// (MM-WND-04, MM-AMB-46).
func (r *resolver) woundMinion(figure Name, wounds int, by Name) {
	if wounds <= 0 || r.At(figure) == Nowhere {
		return
	}
	if !r.hasSeveralCards(figure) {
		r.woundOrdinary(figure, wounds, by)
		return
	}
	switch cards := r.cardsOf(figure); len(cards) {
	case 0:
		r.defeatFigure(figure, by)
	case 1:
		r.woundCard(figure, cards[0].ID, wounds, by)
	default:
		r.awaitFirst(Wait{For: ForWounds, Who: figure, Against: by, Left: wounds})
	}
}

// woundOrdinary: wounds that reach the life of a figure defeat it, more are lost
// (MM-WND-01, MM-WND-03); of a card that nobody has entered, people know. Each
// figure has its own unless a house rule says that those of a type share them
// (MM-AMB-40).
func (r *resolver) woundOrdinary(figure Name, wounds int, by Name) {
	m := r.findMinion(figure)
	if m == nil {
		return
	}
	life := max(1, r.typeOf(m).Life)
	cards := r.cardsFor(m.Type)
	switch {
	case r.unprinted(figure):
		m.Wounds += wounds
		r.note("hurt-unknown", "MM-CARD-02", r.woundArgs(figure, wounds))
		r.warn("MM-CARD-02", rules.Args{"figure": figure.Noun()})
	case r.House.Is(SharedWounds, "common") && len(cards) > 0:
		if pool := r.hurtCard(cards[0].ID, wounds); pool.Wounds >= life {
			pool.Wounds = 0
			r.defeatFigure(figure, by)
		}
	default:
		if m.Wounds += wounds; m.Wounds >= life {
			r.defeatFigure(figure, by)
			return
		}
		r.note("hurt", "MM-WND-03", r.woundArgs(figure, wounds))
	}
}

// hurtCard puts wounds on an initiative card of a figure that has several, or of
// a type whose figures share them, and gives the card.
func (r *resolver) hurtCard(id string, wounds int) *Card {
	card := r.findCard(id)
	card.Wounds += wounds
	r.note("hurt-card", "MM-WND-04", rules.Args{"card": initiativeCard(id), "count": wounds, "wounds": card.Wounds})
	return card
}

// applyAssign puts a wound on the card that people chose. Each may go on another
// card, unless a house rule says that one card takes all (MM-AMB-41).
func (r *resolver) applyAssign(a Assign) {
	w := r.Wait()
	if w.For != ForWounds || !r.ownsCard(w.Who, a.Card) {
		return
	}
	r.takeWait()
	wounds := 1
	if r.House.Is(BossWounds, "one_card") {
		wounds = w.Left
	}
	r.woundCard(w.Who, a.Card, wounds, w.Against)
	r.woundMinion(w.Who, w.Left-wounds, w.Against)
}

// woundCard: a card whose wounds reach its life leaves the track, its turn with
// it, and with the last one the figure leaves the board (MM-WND-04, MM-WND-05).
func (r *resolver) woundCard(figure Name, id string, wounds int, by Name) {
	card := r.hurtCard(id, wounds)
	if life := r.lifeOf(figure, *card); life == 0 || card.Wounds < life {
		return
	}
	r.removeCard(id, "MM-WND-05")
	switch {
	case len(r.cardsOf(figure)) == 0:
		r.defeatFigure(figure, by)
	case r.Turn.Card == id && r.Turn.Step == FigureStep:
		r.Turn.end()
	}
}

// defeatFigure takes a minion or Brodie off the board, with the initiative cards that
// stand for nobody any more (MM-INIT-06, MM-WND-02), and counts it for the mouse
// that did it.
func (r *resolver) defeatFigure(figure, by Name) {
	if r.At(figure) == Nowhere || r.findMouse(figure) != nil {
		return
	}
	of, roach := string(figure), false
	if m := r.findMinion(figure); m != nil {
		of, roach = m.Type, r.typeOf(m).Family == parts.Roach
	}
	r.noteDefeat(figure, by)
	r.removeFigure(figure)
	if !slices.ContainsFunc(r.Minions, func(m Minion) bool { return m.Type == of }) {
		for _, card := range r.cardsFor(of) {
			r.removeCard(card.ID, "MM-WND-02")
		}
	}
	if r.findMouse(by) == nil {
		return
	}
	if figure == Brodie {
		r.awardToken(parts.CatTamer, by) // MM-ACH-11
	}
	if roach {
		r.countRoach(by)
	}
}

// noteDefeat adds the note of who leaves the board, and by whom if a figure did
// it.
func (r *resolver) noteDefeat(figure, by Name) {
	args := rules.Args{"figure": figure.Noun()}
	if by != NoFigure {
		args["by"] = by.Noun()
	}
	r.note("defeated", "", args)
}
