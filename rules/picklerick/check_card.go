package picklerick

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

// checkPlay judges the play of a card: that it is at hand, that its cost is paid,
// and what its effect is used for.
func checkPlay(s *State, a Play) []rules.Violation {
	p := cardOf(a)
	out := rules.Breaks(s, p, cardKnown, cardAtHand, cardChosenX, cardPaid, anyIsRicks)
	out = append(out, checkTargets(s, p)...)
	return append(out, rules.Breaks(s, p, parkourVent, parkourStack, jaguarReturns, entryTile, turnsTile, playRelocates)...)
}

// cardKnown: a card of the box has an owner and a cost (PR-CARD-01).
func cardKnown(s *State, p played) *rules.Violation {
	switch side := rules.Seat(p.card.Side); {
	case !p.known:
		return book.Impossible("PR-CARD-01", rules.Args{"card": cardNoun(p.Card)}).As("unknown")
	case p.card.Side != parts.AnySide && side != s.Turn.Side:
		return book.Against("PR-CARD-01", rules.Args{"card": cardNoun(p.Card), "side": side.Noun()}).As("side")
	}
	return nil
}

// cardAtHand: a played card comes from the hand (PR-CARD-03).
func cardAtHand(s *State, _ played) *rules.Violation {
	if pile := s.pilesOf(s.Turn.Side); pile == nil || pile.Hand == 0 {
		return book.Impossible("PR-CARD-03", nil)
	}
	return nil
}

// cardChosenX: X is 1 to 4 and as many tools are paid (PR-CLAR-08).
func cardChosenX(_ *State, p played) *rules.Violation {
	c := p.card.Cost
	if c == nil || c.X == "" {
		return nil
	}
	if p.X < 1 || p.X > c.XMax || paidForX(p) != p.X {
		return wrongX(p)
	}
	return nil
}

// paidForX returns how many symbols are paid; X if the action does not say.
func paidForX(p played) int {
	if p.Pay == nil {
		return p.X
	}
	return len(p.Pay.Dice) + p.Pay.Jokers
}

func wrongX(p played) *rules.Violation {
	return book.Against("PR-CLAR-08", rules.Args{"x": p.X, "paid": paidForX(p), "most": p.card.Cost.XMax})
}

// cardPaid: a card costs exactly its symbols (PR-CARD-02), or that many of any
// kind (PR-CARD-04). Where nobody has read the cost, only the dice are judged.
func cardPaid(s *State, p played) *rules.Violation {
	switch {
	case p.card.Cost == nil && p.Pay != nil:
		return s.checkPaidDice(purchase{pay: p.Pay, use: OnCard})
	case p.card.Cost == nil || cardChosenX(s, p) != nil:
		return nil
	}
	short := ruleID("PR-CARD-02")
	switch {
	case p.card.Cost.Any > 0:
		short = "PR-CARD-04"
	case p.card.Cost.X != "":
		short = "PR-CLAR-08"
	}
	v := s.checkPayment(purchase{p.Pay, priceOf(p.card, p.X), OnCard, short})
	if v != nil && v.Rule == "PR-CLAR-08" {
		return wrongX(p)
	}
	return v
}

// anyIsRicks: only Rick's cards are known to cost "any" symbols (PR-CARD-04).
func anyIsRicks(s *State, p played) *rules.Violation {
	if p.card.Cost != nil && p.card.Cost.Any > 0 && s.Turn.Side == SeatRussians {
		return book.Unusual("PR-CARD-04", rules.Args{"card": cardNoun(p.Card)}).As("russian")
	}
	return nil
}

// parkourVent: Parkour starts at a vent of Rick's own tile (PR-CLAR-14, PR-AMB-54).
func parkourVent(s *State, p played) *rules.Violation {
	if p.card.Effect == parts.Parkour && (p.Toward == NoDir || s.edge(s.Rick.Cell, p.Toward) != parts.Vent) {
		if p.Toward == NoDir {
			return book.Against("PR-CLAR-14", nil).As("direction")
		}
		return book.Against("PR-CLAR-14", rules.Args{"toward": p.Toward.noun()})
	}
	return nil
}

// parkourStack: behind the vent there must be a tile to lay (PR-RICK-05, PR-AMB-19).
func parkourStack(s *State, p played) *rules.Violation {
	if p.card.Effect == parts.Parkour && s.Stack == 0 && s.tileOn(s.Rick.Cell.To(p.Toward)) == nil {
		return book.Impossible("PR-RICK-05", nil).As("parkour")
	}
	return nil
}

// jaguarReturns: no card brings back a Jaguar that is gone (PR-CLAR-22).
func jaguarReturns(s *State, p played) *rules.Violation {
	brings := p.card.Effect == parts.Enter || p.card.Effect == parts.HealJag
	if brings && s.Jaguar.Status == Gone && p.Cell != nil {
		return book.Against("PR-CLAR-22", nil)
	}
	return nil
}

// entryTile: figures are put on face-up tiles (PR-RUS-01).
func entryTile(s *State, p played) *rules.Violation {
	puts := p.card.Effect == parts.Enter || p.card.Effect == parts.Summon
	if puts && p.Cell != nil && s.faceUp(*p.Cell) == nil {
		return book.Impossible("PR-RUS-01", rules.Args{"cell": p.Cell.noun()}).As("put")
	}
	return nil
}

// turnsTile: a face-up tile is turned to another of its four ways (PR-AMB-56).
func turnsTile(s *State, p played) *rules.Violation {
	if p.card.Effect != parts.Turn {
		return nil
	}
	switch {
	case p.Cell == nil || s.faceUp(*p.Cell) == nil:
		return book.Against("PR-AMB-56", nil).As("tile")
	case p.Quarters%4 == 0:
		return book.Against("PR-AMB-56", rules.Args{"cell": p.Cell.noun()}).As("quarters")
	}
	return nil
}

// playRelocates: tokens on the board move only when the supply is used up (PR-OPS-05).
func playRelocates(s *State, p played) *rules.Violation {
	if p.card.Effect != parts.Summon {
		return nil
	}
	return s.checkRelocation(p.card.Amount, p.Relocate)
}

// drawPaid: cards are drawn for card symbols only (PR-CARD-06), and not for one
// that paid for a card (PR-CLAR-05).
func drawPaid(s *State, a Draw) *rules.Violation {
	p := purchase{a.Pay, priceIn(parts.CardSign, 1), OnAction, "PR-CARD-06"}
	v := s.checkPayment(p)
	if a.Pay != nil || v == nil {
		return v
	}
	for i, die := range s.Turn.Dice { // whoever names no die means the one that is left
		if die.Face == parts.CardSign && die.Spent == OnCard {
			again := s.spentAgain(i+1, p)
			again.Also = append(slices.Clone(again.Also), p.short)
			return again
		}
	}
	return v
}

// drawFromEmpty: an empty deck gives nothing (PR-CARD-07).
func drawFromEmpty(s *State, _ Draw) *rules.Violation {
	if pile := s.pilesOf(s.Turn.Side); pile == nil || pile.Deck == 0 {
		return book.Impossible("PR-CARD-07", nil)
	}
	return nil
}

// deckIsNeverNew: a discard pile stays one (PR-CARD-08).
func deckIsNeverNew(*State, Reshuffle) *rules.Violation { return book.Against("PR-CARD-08", nil) }

// persuadeJaguar: two card symbols, and a Jaguar in play with five health or
// less (PR-JAG-09, PR-AMB-46). Seeing him is not needed (PR-JAG-11).
func persuadeJaguar(s *State, a Persuade) *rules.Violation {
	args := rules.Args{"status": statusNoun(s.Jaguar.Status), "health": s.Jaguar.Health}
	switch {
	case s.Jaguar.Status != InPlay:
		return book.Against("PR-JAG-09", args).As("absent")
	case s.Jaguar.Health > parts.PersuadeHealth:
		return book.Against("PR-JAG-09", args).As("health")
	}
	return s.checkPayment(purchase{a.Pay, priceIn(parts.CardSign, parts.PersuadeCost), OnTalk, "PR-JAG-09"})
}

// entersByHand: Jaguar comes by a tile's colour or a card (PR-JAG-01), by a
// tile only when alone (PR-SOLO-05), and never twice (PR-JAG-04, PR-JAG-07).
func entersByHand(s *State, a Enters) *rules.Violation {
	switch {
	case s.Jaguar.Status == Gone:
		return book.Against("PR-JAG-07", nil)
	case s.Jaguar.Status == InPlay:
		return book.Against("PR-JAG-04", nil)
	case s.Mode.Alone():
		return book.Against("PR-SOLO-05", nil)
	}
	return book.Against("PR-JAG-01", nil).As("enter")
}
