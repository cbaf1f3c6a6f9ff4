package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// freeAction returns the supplementary action that an action takes, which is
// called as it is, and who takes it.
func freeAction(a byMouse) (Free, Name) { return Free(a.Kind()), a.mouseName() }

// checkFree judges the moment of a supplementary action. A card that was just
// found and is put on is none of them (MM-AMB-32).
func checkFree(s *State, a byMouse) []rules.Violation {
	if e, ok := a.(Equip); ok && s.puttingOnFind(e) {
		return rules.Breaks(s, e, equipFound)
	}
	return rules.Breaks(s, a, freeTurn, freeOnce, freeWater, freeStunned)
}

// freeTurn: in the mouse's own turn (MM-SUPP-01), and not while anything else is
// carried out (MM-SUPP-03). The die for the move interrupts nothing: no action
// has begun.
func freeTurn(s *State, a byMouse) *rules.Violation {
	f, mouse := freeAction(a)
	args := func() rules.Args { return rules.Args{"mouse": mouse.Noun(), "free": f.Noun()} }
	w, t := s.Wait(), &s.Turn
	opening := w.Purpose == MoveRoll && !t.Scurrying
	switch {
	case s.findMouse(mouse) == nil:
		return stranger("MM-SUPP-01", mouse)
	case s.onTurn(mouse) && t.Step == FigureStep:
		return against("MM-SUPP-01", "free-charmed", args())
	case !s.onTurn(mouse):
		return against("MM-SUPP-01", "free-out-of-turn", args())
	case t.Step != MouseStep && t.Step != RollStep:
		return against("MM-SUPP-01", "free-now", args())
	case w.For == ForDrop:
		return against("MM-EQUIP-02", "pack-first", args())
	case w.For != NoWait && !opening:
		return against("MM-SUPP-03", "free-interrupts", args())
	}
	return nil
}

// endsMove reports whether a free action ends the move in hand, as nothing is done
// in the middle of a scurry, nor of any move where a house rule says that
// (MM-SUPP-03, MM-AMB-25). Whoever does not walk on has broken nothing.
func (s *State) endsMove() bool {
	t := &s.Turn
	begun := t.Scurrying || t.Moved && s.House.Is(FreeActionInMove, "never")
	return begun && !t.Halted && t.Points > 0
}

// freeOnce: each of them once a turn (MM-SUPP-02).
func freeOnce(s *State, a byMouse) *rules.Violation {
	f, mouse := freeAction(a)
	if !s.onTurn(mouse) || !slices.Contains(s.Turn.Freed, f) {
		return nil
	}
	return against("MM-SUPP-02", "free-twice", rules.Args{"mouse": mouse.Noun(), "free": f.Noun()})
}

// freeWater: a mouse in water has its paws full (MM-WATER-07).
func freeWater(s *State, a byMouse) *rules.Violation {
	f, mouse := freeAction(a)
	m := s.findMouse(mouse)
	if m == nil {
		return nil
	}
	if r := s.findRoom(m.At.Room); r == nil || !r.findSpace(m.At.Space).Water {
		return nil
	}
	return against("MM-WATER-07", "free-in-water", rules.Args{"mouse": mouse.Noun(), "free": f.Noun()})
}

func freeStunned(s *State, a byMouse) *rules.Violation {
	_, mouse := freeAction(a)
	return s.tooStunned(mouse)
}

// sharePartner: one other mouse on the board, on the same space or a
// neighbouring one (MM-SHARE-01) that no red line parts off (MM-LINE-05).
func sharePartner(s *State, a Share) *rules.Violation {
	m, with := s.findMouse(a.Mouse), s.findMouse(a.With)
	args := func() rules.Args { return rules.Args{"mouse": a.Mouse.Noun(), "with": a.With.Noun()} }
	switch {
	case m == nil:
		return nil
	case with == nil:
		return stranger("MM-SHARE-01", a.With)
	case a.With == a.Mouse:
		return impossible("MM-SHARE-01", "share-self", args())
	case !with.OnBoard():
		return against("MM-SHARE-01", "share-captured", args())
	case s.adjacent(m.At, with.At) != No:
		return nil
	}
	if l, _ := s.border(m.At, with.At); l.Line == parts.Red {
		return against("MM-LINE-05", "share-over-red", args())
	}
	return against("MM-SHARE-01", "share-far", args())
}

// shareCards: search cards and cheese that both have; nothing else is shared
// (MM-SHARE-01).
func shareCards(s *State, a Share) *rules.Violation {
	m, with := s.findMouse(a.Mouse), s.findMouse(a.With)
	if m == nil || with == nil {
		return nil
	}
	if v := shareable(m, a.Gives); v != nil {
		return v
	}
	if v := shareable(with, a.Takes); v != nil {
		return v
	}
	switch {
	case a.Cheese > m.Cheese:
		return impossible("MM-SHARE-01", "share-cheese", rules.Args{"mouse": a.Mouse.Noun(), "cheese": a.Cheese, "has": m.Cheese})
	case -a.Cheese > with.Cheese:
		return impossible("MM-SHARE-01", "share-cheese", rules.Args{"mouse": a.With.Noun(), "cheese": -a.Cheese, "has": with.Cheese})
	}
	return nil
}

func shareable(m *Mouse, cards []parts.CardID) *rules.Violation {
	for i, id := range cards {
		switch {
		case slices.Contains(m.Abilities, id):
			return against("MM-SHARE-01", "share-ability", heldArgs(m.Name(), abilityCard(id)))
		case m.pileHolding(id) == NoPile:
			return impossible("MM-SHARE-01", "card-not-held", heldArgs(m.Name(), searchCard(id)))
		case slices.Contains(cards[:i], id):
			return impossible("MM-SHARE-01", "share-twice", heldArgs(m.Name(), searchCard(id)))
		}
	}
	return nil
}

// shareBothWays: a gift is a share too, unless a house rule says that both give
// something (MM-AMB-31).
func shareBothWays(s *State, a Share) *rules.Violation {
	gives := len(a.Gives) > 0 || a.Cheese > 0
	takes := len(a.Takes) > 0 || a.Cheese < 0
	if gives && takes || s.House.Is(ShareGift, "allowed") {
		return nil
	}
	return against("MM-SHARE-01", "share-gift", rules.Args{"mouse": a.Mouse.Noun(), "with": a.With.Noun()})
}

// levelPaid: an ability card costs 6 cheese (MM-LVL-01).
func levelPaid(s *State, a LevelUp) *rules.Violation {
	m := s.findMouse(a.Mouse)
	if m == nil || m.Cheese >= parts.LevelUpCost {
		return nil
	}
	return against("MM-LVL-01", "level-cost", rules.Args{"mouse": a.Mouse.Noun(), "cheese": m.Cheese, "cost": parts.LevelUpCost})
}

// levelSupply: the card lies in the supply, with no mouse (MM-LVL-01).
func levelSupply(s *State, a LevelUp) *rules.Violation {
	for i := range s.Mice {
		if m := &s.Mice[i]; slices.Contains(m.Abilities, a.Ability.ID) {
			args := heldArgs(a.Mouse, abilityCard(a.Ability.ID))
			args["holder"] = m.Name().Noun()
			return against("MM-LVL-01", "level-holder", args)
		}
	}
	return nil
}

// levelClass: the card is for a class of the mouse (MM-LVL-02).
func levelClass(s *State, a LevelUp) *rules.Violation {
	m := s.findMouse(a.Mouse)
	if m == nil || m.isAnyOf(s.knownAbility(a.Ability).Classes) {
		return nil
	}
	return against("MM-LVL-02", "class", heldArgs(a.Mouse, abilityCard(a.Ability.ID)))
}
