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
	v := book.Against("MM-COND-09", rules.Args{"figure": mouse.Noun()})
	v.Also = append(slices.Clone(v.Also), "MM-COND-10")
	return v
}

// powerHeld: a mouse uses ability cards of its own (MM-ABIL-01).
func powerHeld(s *State, a Power) *rules.Violation {
	if m := s.findMouse(a.Mouse); m != nil && (m.Untold || slices.Contains(m.Abilities, a.Ability)) {
		return nil
	}
	return book.Impossible("MM-ABIL-01", heldArgs(a.Mouse, abilityCard(a.Ability)))
}

// powerClass: the mouse is of the class on the card (MM-ABIL-02).
func powerClass(s *State, a Power) *rules.Violation {
	m := s.findMouse(a.Mouse)
	card, _ := s.findAbility(a.Ability)
	if m == nil || m.isAnyOf(card.Classes) {
		return nil
	}
	return ofClass(book.Against("MM-ABIL-02", heldArgs(a.Mouse, abilityCard(a.Ability))))
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
	return book.Against("MM-ABIL-02", args).As("cost")
}

// powerOnce: one ability card for each mouse in a turn, even another's, or until
// its own next turn where a house rule says that (MM-ABIL-03, MM-AMB-60).
func powerOnce(s *State, a Power) *rules.Violation {
	used := slices.Contains(s.Turn.Powers, a.Mouse)
	if m := s.findMouse(a.Mouse); m != nil && s.House.Is(AbilityLimit, "own_turn") {
		used = m.Powered
	}
	if !used {
		return nil
	}
	return book.Against("MM-ABIL-03", heldArgs(a.Mouse, abilityCard(a.Ability)))
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
		return book.Against("MM-TURN-01", heldArgs(a.Mouse, abilityCard(a.Ability)))
	}
	return s.checkDeed(a.Mouse)
}

// useHeld: a card that the mouse has, and a scroll only once (MM-SCARD-04).
func useHeld(s *State, a Use) *rules.Violation {
	if m := s.findMouse(a.Mouse); m != nil && m.pileHolding(a.Card) != NoPile {
		return nil
	}
	args := heldArgs(a.Mouse, searchCard(a.Card))
	if s.findSearch(a.Card).Type == parts.Scroll && slices.Contains(s.Discard, a.Card) {
		return book.Against("MM-SCARD-04", args)
	}
	return book.Impossible("MM-SCARD-13", args)
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
	return book.Against("MM-COND-02", rules.Args{"mouse": mouse.Noun()})
}
