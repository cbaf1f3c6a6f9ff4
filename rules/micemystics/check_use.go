package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// Whoever is charmed acts in its turn by the minions' rules, and uses neither abilities
// nor items (MM-COND-09, MM-COND-10).
func powerCharmed(s *State, a Power) *rules.Violation { return s.underCharm(a.Mouse) }
func useCharmed(s *State, a Use) *rules.Violation     { return s.underCharm(a.Mouse) }

func (s *State) underCharm(mouse Name) *rules.Violation {
	if m := s.findMouse(mouse); m == nil || !m.Charmed || !s.onTurn(mouse) {
		return nil
	}
	return alsoAgainst("MM-COND-10", against("MM-COND-09", "charmed", rules.Args{"figure": mouse.Noun()}))
}

// powerHeld: a mouse uses ability cards of its own (MM-ABIL-01).
func powerHeld(s *State, a Power) *rules.Violation {
	switch m := s.findMouse(a.Mouse); {
	case m == nil:
		return stranger("MM-ABIL-01", a.Mouse)
	case m.Untold || slices.Contains(m.Abilities, a.Ability):
		return nil
	}
	return impossible("MM-ABIL-01", "card-not-held", heldArgs(a.Mouse, abilityCard(a.Ability)))
}

// powerClass: the mouse is of the class on the card (MM-ABIL-02).
func powerClass(s *State, a Power) *rules.Violation {
	m := s.findMouse(a.Mouse)
	card, _ := s.findAbility(a.Ability)
	if m == nil || m.isAnyOf(card.Classes) {
		return nil
	}
	return alsoAgainst("MM-CHAR-02", against("MM-ABIL-02", "class", heldArgs(a.Mouse, abilityCard(a.Ability))))
}

// powerPaid: the mouse discards as much cheese as the card prints (MM-ABIL-02).
func powerPaid(s *State, a Power) *rules.Violation {
	m := s.findMouse(a.Mouse)
	card, _ := s.findAbility(a.Ability)
	if m == nil || m.Cheese >= card.Cost {
		return nil
	}
	args := heldArgs(a.Mouse, abilityCard(a.Ability))
	args["cheese"], args["cost"] = m.Cheese, card.Cost
	return against("MM-ABIL-02", "ability-cost", args)
}

// powerOnce: one ability card for each mouse in a turn, even another's, or until
// its own next turn where a house rule says that (MM-ABIL-03, MM-AMB-60).
func powerOnce(s *State, a Power) *rules.Violation {
	m := s.findMouse(a.Mouse)
	switch own := s.House.Is(AbilityLimit, "own_turn"); {
	case m == nil:
		return nil
	case own && m.Powered:
		return against("MM-ABIL-03", "ability-until-own-turn", heldArgs(a.Mouse, abilityCard(a.Ability)))
	case !own && slices.Contains(s.Turn.Powers, a.Mouse):
		return against("MM-ABIL-03", "ability-twice", heldArgs(a.Mouse, abilityCard(a.Ability)))
	}
	return nil
}

// powerAction: an ability may be an action (MM-TURN-01); any other is for stunned
// mice too, unless a house rule says otherwise.
func powerAction(s *State, a Power) *rules.Violation {
	card, _ := s.findAbility(a.Ability)
	switch {
	case s.findMouse(a.Mouse) == nil:
		return nil
	case !card.Action:
		return s.tooStunned(a.Mouse)
	case s.Wait().For != NoWait || !s.onTurn(a.Mouse):
		return against("MM-TURN-01", "ability-now", heldArgs(a.Mouse, abilityCard(a.Ability)))
	}
	return s.checkDeed(a.Mouse)
}

// useHeld: a card that the mouse has, and a scroll only once (MM-SCARD-04).
func useHeld(s *State, a Use) *rules.Violation {
	switch m := s.findMouse(a.Mouse); {
	case m == nil:
		return stranger("MM-SCARD-13", a.Mouse)
	case m.pileHolding(a.Card) != NoPile:
		return nil
	}
	args := heldArgs(a.Mouse, searchCard(a.Card))
	if s.findSearch(a.Card).Type == parts.Scroll && slices.Contains(s.Discard, a.Card) {
		return against("MM-SCARD-04", "scroll-used", args)
	}
	return impossible("MM-SCARD-13", "card-not-held", args)
}

// useNeeds: a card is used by a mouse that meets what it asks for (MM-SCARD-03).
func useNeeds(s *State, a Use) *rules.Violation { return s.checkNeeds(a.Mouse, a.Card) }

func useStunned(s *State, a Use) *rules.Violation { return s.tooStunned(a.Mouse) }

// tooStunned: a stunned mouse may do what costs no action, unless a house rule
// says otherwise (MM-COND-02, MM-AMB-27).
func (s *State) tooStunned(mouse Name) *rules.Violation {
	m := s.findMouse(mouse)
	if m == nil || !m.Stunned || s.House.Is(StunnedFreeActions, "allowed") {
		return nil
	}
	return against("MM-COND-02", "stunned-free", mouseArgs(mouse))
}
