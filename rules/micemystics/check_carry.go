package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// carryHeld: the card that a mouse keeps for the next chapter is one that it has
// now (MM-CAMP-02).
func carryHeld(s *State, a Carry) *rules.Violation {
	m := s.findMouse(a.Mouse)
	if m == nil {
		return unknownFigure(a.Mouse)
	}
	if a.Card != "" && !slices.Contains(slices.Concat(m.Equipped, m.Pack, m.Tricks), a.Card) && s.findSearch(a.Card).Type != parts.Party {
		return against("MM-CAMP-02", "carry-not-held", heldArgs(a.Mouse, searchCard(a.Card)))
	}
	return nil
}

// carryNoParty: party items stay in the chapter (MM-CAMP-02, MM-CAMP-03).
func carryNoParty(s *State, a Carry) *rules.Violation {
	if a.Card != "" && s.findSearch(a.Card).Type == parts.Party {
		return against("MM-CAMP-02", "carry-party-item", heldArgs(a.Mouse, searchCard(a.Card)))
	}
	return nil
}

// carryNoGear: starting gear is not kept, neither its own, which it has anyway,
// nor another's (MM-CAMP-02, MM-AMB-61).
func carryNoGear(s *State, a Carry) *rules.Violation {
	m := s.findMouse(a.Mouse)
	if m != nil && s.isStartingGear(a.Card) && slices.Contains(slices.Concat(m.Equipped, m.Pack, m.Tricks), a.Card) {
		return against("MM-CAMP-02", "carry-gear", heldArgs(a.Mouse, searchCard(a.Card)))
	}
	return nil
}

// carryOne: a mouse keeps one card only (MM-CAMP-02).
func carryOne(s *State, a Carry) *rules.Violation {
	m := s.findMouse(a.Mouse)
	if m == nil || m.Kept == "" || m.Kept == a.Card || a.Card == "" {
		return nil
	}
	args := heldArgs(a.Mouse, searchCard(a.Card))
	args["other"] = searchCard(m.Kept)
	return against("MM-CAMP-02", "carry-one", args)
}
