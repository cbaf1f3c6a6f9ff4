package picklerick

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

type played struct {
	Play
	card  parts.Card
	known bool
}

// cardOf adds the card's data to a Play. If the Play has no Facts, these data come from the
// rulebook. An unknown card gets the effect Other, which is not applied.
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

func checkPlay(s *State, a Play) []rules.Violation {
	p := cardOf(a)
	out := rules.Breaks(s, p, cardKnown, cardAtHand, cardChosenX, cardPaid, anyIsRicks)
	out = append(out, checkTargets(s, p)...)
	return append(
		out,
		rules.Breaks(s, p, parkourVent, parkourStack, jaguarReturns, entryTile, turnsTile, playRelocates)...)
}

// PR-CARD-01
func cardKnown(s *State, p played) *rules.Violation {
	switch side := rules.Seat(p.card.Side); {
	case !p.known:
		return book.Impossible("PR-CARD-01", rules.Args{"card": noun(NounCard, p.Card)}).As("unknown")
	case p.card.Side != parts.AnySide && side != s.Turn.Side:
		return book.Against("PR-CARD-01", rules.Args{"card": noun(NounCard, p.Card), "side": side.Noun()}).As("side")
	}
	return nil
}

// PR-CARD-03
func cardAtHand(s *State, _ played) *rules.Violation {
	if pile := s.pilesOf(s.Turn.Side); pile == nil || pile.Hand == 0 {
		return book.Impossible("PR-CARD-03", nil)
	}
	return nil
}

// PR-CLAR-08
func cardChosenX(_ *State, p played) *rules.Violation {
	c := p.card.Cost
	if c == nil || c.X == "" {
		return nil
	}
	if p.X < 1 || p.X > c.XMax || paidForX(p) != p.X {
		args := rules.Args{"x": p.X, "paid": paidForX(p), "most": c.XMax}
		return book.Against("PR-CLAR-08", args).As("choice")
	}
	return nil
}

func paidForX(p played) int {
	if p.Pay == nil {
		return p.X
	}
	return len(p.Pay.Dice) + p.Pay.Jokers
}

// The payment must match the cost exactly (PR-CARD-02, PR-CARD-04).
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
	return s.checkPayment(purchase{p.Pay, priceOf(p.card, p.X), OnCard, short})
}

// anyIsRicks warns if a Russian card has a cost that symbols of any kind can pay. In the rulebook,
// only Rick's cards have such a cost (PR-CARD-04).
func anyIsRicks(s *State, p played) *rules.Violation {
	if p.card.Cost != nil && p.card.Cost.Any > 0 && s.Turn.Side == SeatRussians {
		return book.Unusual("PR-CARD-04", rules.Args{"card": noun(NounCard, p.Card)}).As("russian")
	}
	return nil
}

// PR-CLAR-14, PR-AMB-54
func parkourVent(s *State, p played) *rules.Violation {
	switch {
	case p.card.Effect != parts.Parkour:
		return nil
	case p.Toward == NoDir:
		return book.Against("PR-CLAR-14", nil).As("direction")
	case s.Edge(s.Rick.Cell, p.Toward) != parts.Vent:
		return book.Against("PR-CLAR-14", rules.Args{"toward": p.Toward.noun()})
	}
	return nil
}

// PR-RICK-05, PR-AMB-19
func parkourStack(s *State, p played) *rules.Violation {
	if p.card.Effect == parts.Parkour && s.Stack == 0 && s.TileOn(s.Rick.Cell.To(p.Toward)) == nil {
		return book.Impossible("PR-RICK-05", nil).As("parkour")
	}
	return nil
}

// PR-CLAR-22
func jaguarReturns(s *State, p played) *rules.Violation {
	brings := p.card.Effect == parts.Enter || p.card.Effect == parts.HealJag
	if brings && s.Jaguar.Status == Gone && p.Cell != nil {
		return book.Against("PR-CLAR-22", nil)
	}
	return nil
}

// PR-RUS-01
func entryTile(s *State, p played) *rules.Violation {
	puts := p.card.Effect == parts.Enter || p.card.Effect == parts.Summon
	if puts && p.Cell != nil && s.faceUp(*p.Cell) == nil {
		return book.Impossible("PR-RUS-01", rules.Args{"cell": p.Cell.noun()}).As("put")
	}
	return nil
}

// PR-AMB-56
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

// PR-OPS-05
func playRelocates(s *State, p played) *rules.Violation {
	if p.card.Effect != parts.Summon {
		return nil
	}
	return s.checkRelocation(p.card.Amount, p.Relocate)
}

// A draw costs one card symbol (PR-CARD-06). A die that paid for a card cannot pay again
// (PR-CLAR-05).
func drawPaid(s *State, a Draw) *rules.Violation {
	p := purchase{a.Pay, priceIn(parts.CardSign, 1), OnAction, "PR-CARD-06"}
	v := s.checkPayment(p)
	if a.Pay != nil || v == nil {
		return v
	}
	// If the draw names no die, the player probably means a die that already paid for a card.
	for i, die := range s.Turn.Dice {
		if die.Face == parts.CardSign && die.Spent == OnCard {
			again := s.spentAgain(i+1, p)
			again.Also = append(slices.Clone(again.Also), p.short)
			return again
		}
	}
	return v
}

// PR-CARD-07
func drawFromEmpty(s *State, _ Draw) *rules.Violation {
	if pile := s.pilesOf(s.Turn.Side); pile == nil || pile.Deck == 0 {
		return book.Impossible("PR-CARD-07", nil)
	}
	return nil
}

// PR-CARD-08
func deckIsNeverNew(*State, Reshuffle) *rules.Violation { return book.Against("PR-CARD-08", nil) }

// PR-JAG-09, PR-AMB-46. Rick does not need to see Jaguar (PR-JAG-11).
func persuadeJaguar(s *State, a Persuade) *rules.Violation {
	args := rules.Args{"status": noun(NounStatus, s.Jaguar.Status), "health": s.Jaguar.Health}
	switch {
	case s.Jaguar.Status != InPlay:
		return book.Against("PR-JAG-09", args).As("absent")
	case s.Jaguar.Health > parts.PersuadeHealth:
		return book.Against("PR-JAG-09", args).As("health")
	}
	return s.checkPayment(purchase{a.Pay, priceIn(parts.CardSign, parts.PersuadeCost), OnTalk, "PR-JAG-09"})
}

// Jaguar enters only by a card or by a red or blue tile (PR-JAG-01). In the solo game, he enters
// only by a tile (PR-SOLO-05). He never enters twice (PR-JAG-04, PR-JAG-07).
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

// applyPlay applies a card (PR-CARD-03). People report any other effects of the card as separate
// actions.
func (r *resolver) applyPlay(p played) {
	r.pay(p.Pay, priceOf(p.card, p.X), OnCard)
	r.ownPiles(r.Turn.Side).Play()
	r.note("played-"+string(r.Turn.Side), "PR-CARD-03", rules.Args{"card": noun(NounCard, p.Card)})
	switch p.card.Effect {
	case parts.Weapon:
		for _, f := range p.Targets {
			r.hit(f, p.card.Amount)
		}
	case parts.Beam: // a beam hits every enemy in its line (PR-WPN-04)
		for _, f := range r.Beamed(p.card, p.Toward) {
			r.hit(f, p.card.Amount)
		}
	case parts.Steps, parts.Flight, parts.Cover:
		r.Turn.Grant = &Grant{Card: p.Card, Effect: p.card.Effect, Steps: max(0, p.card.Amount)}
	case parts.Shots:
		r.Turn.Grant = &Grant{Card: p.Card, Effect: p.card.Effect, Shots: max(0, p.card.Amount)}
	case parts.Parkour:
		r.parkour(p)
	default:
		r.applyEffect(p)
	}
	if p.card.Draws > 0 {
		r.drawCards(p.card.Draws, "PR-CARD-06")
	}
}

func (r *resolver) applyEffect(p played) {
	amount := max(0, p.card.Amount)
	switch p.card.Effect {
	case parts.Jokers: // the card gives joker symbols, not dice (PR-CLAR-18, PR-AMB-32)
		r.gain(amount, "PR-CLAR-18")
	case parts.HealRick:
		r.heal(Rick, amount)
	case parts.HealJag:
		if r.Jaguar.Status != Gone { // PR-CLAR-20
			r.heal(Jaguar, amount)
		}
	case parts.Bribe:
		r.Wait = &Wait{For: ForBribe, Cards: amount}
	case parts.Collapse:
		r.collapse(p.X)
	default:
		r.applyTileEffect(p)
	}
}

func (r *resolver) applyTileEffect(p played) {
	if p.Cell == nil {
		return
	}
	switch p.card.Effect {
	case parts.Summon:
		r.summon(max(0, p.card.Amount), *p.Cell, p.Relocate)
	case parts.Enter: // the symbols that pay for the card do not count as spent on Jaguar (PR-JAG-05, PR-JAG-08)
		if r.Jaguar.Status == Away {
			r.enter(*p.Cell, "PR-JAG-05")
		}
	case parts.Turn:
		r.turnTile(*p.Cell, p.Quarters)
	case parts.Trap:
		r.applyMark(Mark{Cell: *p.Cell, Marker: p.Marker})
	}
}

// The method `parkour` moves Rick through a vent, even to a tile with a wall on that side. If the
// cell beyond the vent has no face-up tile, the game waits for a tile (PR-CLAR-14, PR-CLAR-15,
// PR-CLAR-16, PR-CLAR-17).
func (r *resolver) parkour(p played) {
	to := r.Rick.Cell.To(p.Toward)
	if r.faceUp(to) == nil {
		r.Wait = &Wait{For: ForTile, Cell: to, From: r.Rick.Cell, Way: ByParkour, Card: p.Card}
		return
	}
	r.Rick.Cell = to
	r.askIfStuck()
}

func (r *resolver) drawCards(cards int, rule tables.RuleID) {
	p := r.ownPiles(r.Turn.Side)
	n := p.Draw(cards)
	r.note("drew-"+string(r.Turn.Side), rule, rules.Args{"count": n, "deck": p.Deck})
}

func (s *State) ownPiles(side rules.Seat) *Piles {
	if side != SeatRussians {
		return &s.Cards
	}
	if s.Russian == nil {
		s.Russian = &Piles{}
	}
	return s.Russian
}
