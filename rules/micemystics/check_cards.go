package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// checkCards judges what is done with search cards, ability cards and cheese.
func checkCards(s *State, a Action) []rules.Violation {
	switch a := a.(type) {
	case Search:
		return rules.Breaks(s, a, searchAction, searchedBefore)
	case Keep:
		return rules.Breaks(s, a.Mouse, ofFind)
	case Trade:
		return rules.Breaks(s, a.Mouse, ofFind)
	case Drop:
		return rules.Breaks(s, a, dropped)
	case Share:
		return slices.Concat(checkFree(s, a), rules.Breaks(s, a, sharePartner, shareCards, shareBothWays))
	case Equip:
		return slices.Concat(checkFree(s, a), rules.Breaks(s, a, equipMoves, equipNeeds, equipBody, equipPaws, equipAccessories))
	case LevelUp:
		return slices.Concat(checkFree(s, a), rules.Breaks(s, a, levelPaid, levelSupply, levelClass))
	case Power:
		return rules.Breaks(s, a, powerCharmed, powerHeld, powerClass, powerPaid, powerOnce, powerAction)
	case Use:
		return rules.Breaks(s, a, useCharmed, useHeld, useNeeds, useStunned)
	}
	return nil
}

// checkFound judges the card that came off the search deck.
func checkFound(s *State, a Found) []rules.Violation {
	return rules.Breaks(s, a, foundType, foundNothing)
}

// foundType: every search card is of one of eight types (MM-SCARD-01).
func foundType(_ *State, a Found) *rules.Violation {
	if a.Card == nil || a.Card.Type == "" || slices.Contains(parts.SearchTypes, a.Card.Type) {
		return nil
	}
	return impossible("MM-SCARD-01", "search-type", rules.Args{"type": string(a.Card.Type)})
}

// foundNothing: a star draws a card (MM-SRCH-01). When the deck runs out, the
// discards are the new one, unless a house rule says otherwise (MM-AMB-30).
func foundNothing(s *State, a Found) *rules.Violation {
	if a.Card != nil || len(s.Discard) == 0 || s.House.Is(DeckRunsOut, "empty") {
		return nil
	}
	return against("MM-SRCH-01", "deck-refilled", rules.Args{"discard": len(s.Discard)})
}

// searchAction: a search is an action (MM-TURN-01).
func searchAction(s *State, a Search) *rules.Violation { return s.checkDeed(a.Mouse) }

// searchedBefore: one successful search of a tile for each mouse (MM-SRCH-04).
// What a special search allows is its chapter's matter (MM-AMB-29).
func searchedBefore(s *State, a Search) *rules.Violation {
	m := s.findMouse(a.Mouse)
	if m == nil || !slices.Contains(m.Searched, m.At.Room) {
		return nil
	}
	if r := s.findRoom(m.At.Room); r != nil && r.Plan.SpecialSearch != "" {
		return nil
	}
	return against("MM-SRCH-04", "searched", rules.Args{"mouse": a.Mouse.Noun(), "room": tileSide(m.At.Room)})
}

// ofFind: what was found is kept or traded by the mouse that found it (MM-SRCH-02);
// an event is neither, however late it was entered (MM-SCARD-06).
func ofFind(s *State, mouse Name) *rules.Violation {
	w := s.Wait()
	switch {
	case s.findSearch(w.Card).Type == parts.Chance:
		return against("MM-SCARD-06", "event-kept", heldArgs(mouse, searchCard(w.Card)))
	case w.Who == NoFigure:
		return impossible("MM-SRCH-02", "unasked", nil)
	case w.Who != mouse:
		return impossible("MM-SRCH-02", "other-finder", rules.Args{"mouse": mouse.Noun(), "finder": w.Who.Noun()})
	}
	return nil
}

// dropped: a card that the mouse has; while its pack holds too much, one of the
// pack (MM-EQUIP-03).
func dropped(s *State, a Drop) *rules.Violation {
	m, w := s.findMouse(a.Mouse), s.Wait()
	args := func() rules.Args { return heldArgs(a.Mouse, searchCard(a.Card)) }
	switch {
	case m == nil:
		return stranger("MM-EQUIP-03", a.Mouse)
	case m.pileHolding(a.Card) == NoPile:
		return impossible("MM-EQUIP-03", "card-not-held", args())
	case w.For != ForDrop:
		return nil
	case w.Who != a.Mouse:
		return against("MM-EQUIP-03", "other-pack", withArgs(args(), "owner", w.Who.Noun()))
	case m.pileHolding(a.Card) != InPack:
		return against("MM-EQUIP-03", "not-from-pack", args())
	}
	return nil
}

// heldArgs returns what a sentence about a mouse and a card mentions.
func heldArgs(mouse Name, card rules.Noun) rules.Args {
	return rules.Args{"mouse": mouse.Noun(), "card": card}
}
