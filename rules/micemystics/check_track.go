package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// checkOrder judges how the initiative cards were laid.
func checkOrder(s *State, a Order) []rules.Violation {
	for _, rule := range []rules.Rule[State, Order]{orderTwice, orderStrange, orderWhole, orderBoss, orderBossLast} {
		if v := rule(s, a); v != nil {
			return []rules.Violation{*v}
		}
	}
	return nil
}

func cardArgs(id string) rules.Args { return rules.Args{"card": initiativeCard(id)} }

// orderTwice: there is one of each card.
func orderTwice(s *State, a Order) *rules.Violation {
	for i, id := range a.Cards {
		if slices.Contains(a.Cards[:i], id) {
			return impossible("MM-CARD-01", "order-twice", cardArgs(id))
		}
	}
	return nil
}

// orderStrange: only the cards that are laid now; one that lies on the track
// keeps its place (MM-INIT-04, MM-INIT-03).
func orderStrange(s *State, a Order) *rules.Violation {
	w := s.Wait()
	for _, id := range a.Cards {
		switch {
		case slices.Contains(w.Lay, id):
		case s.findCard(id) != nil:
			return against("MM-INIT-04", "on-track", cardArgs(id))
		default:
			return impossible("MM-INIT-03", "order-strange", cardArgs(id))
		}
	}
	return nil
}

// orderWhole: all cards of the mice and of the minions on the board (MM-INIT-02),
// or all new ones (MM-INIT-03).
func orderWhole(s *State, a Order) *rules.Violation {
	w := s.Wait()
	for _, id := range w.Lay {
		if slices.Contains(a.Cards, id) || len(s.initiativeOf(s.cardOwner(id))) > 1 {
			continue
		}
		if w.Whole {
			return against("MM-INIT-02", "order-missing", cardArgs(id))
		}
		return against("MM-INIT-03", "order-missing-new", cardArgs(id))
	}
	return nil
}

// orderBoss: two of a boss's several cards (MM-BINIT-01).
func orderBoss(s *State, a Order) *rules.Violation {
	for _, id := range s.Wait().Lay {
		of := s.cardOwner(id)
		all := s.initiativeOf(of)
		if len(all) < parts.BossCardsDrawn {
			continue
		}
		drawn := 0
		for _, told := range a.Cards {
			if slices.Contains(all, told) {
				drawn++
			}
		}
		if drawn != parts.BossCardsDrawn {
			return against("MM-BINIT-01", "boss-cards", rules.Args{"minion": minionKind(of), "cards": drawn})
		}
	}
	return nil
}

// orderBossLast: below the cards of other minions, a boss's two cards come at
// the end (MM-BINIT-03).
func orderBossLast(s *State, a Order) *rules.Violation {
	if s.Wait().Whole {
		return nil
	}
	boss := false
	for _, id := range a.Cards {
		mine := len(s.initiativeOf(s.cardOwner(id))) > 1
		if boss && !mine {
			return against("MM-BINIT-03", "boss-last", cardArgs(id))
		}
		boss = mine
	}
	return nil
}

// checkOpen judges an encounter card.
func checkOpen(s *State, a Open) []rules.Violation {
	return rules.Breaks(s, a, openDeck, openRow)
}

// openDeck: a card of the chapter's encounter deck that was not drawn yet
// (MM-ENC-01), unless the deck has run out (MM-AMB-30). One that nobody names may be any.
func openDeck(s *State, a Open) *rules.Violation {
	deck := s.Chapter.Encounters
	known := slices.Contains(deck, a.Card.ID)
	if len(deck) == 0 || a.Card.ID == "" || known && (s.undrawn(a.Card.ID) || !slices.ContainsFunc(deck, s.undrawn)) {
		return nil
	}
	args := rules.Args{"encounter": encounterCard(a.Card.ID), "drawn": known}
	if known {
		return against("MM-ENC-01", "encounter-drawn", args)
	}
	return against("MM-ENC-01", "encounter-foreign", args)
}

// openRow: those of the row for the hourglass's page come (MM-ENC-02).
func openRow(s *State, a Open) *rules.Violation {
	row, printed := rowOf(a.Card, s.Hourglass)
	args := rules.Args{"encounter": encounterCard(a.Card.ID), "page": s.Hourglass}
	switch {
	case printed && len(row) == 0 && len(a.Minions) > 0:
		return against("MM-ENC-02", "empty-row", args)
	case printed && len(a.Minions) > 0 && !slices.Equal(row, a.Minions):
		return against("MM-ENC-02", "other-row", withArgs(args, "who", Newcomers(row)))
	case !printed && len(a.Minions) == 0:
		return unusual("MM-ENC-02", "no-row", args)
	}
	return nil
}
