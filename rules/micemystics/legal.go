package micemystics

// Legal lists what may be reported now: the canonical answers to what is
// awaited, what a mouse may do in its turn, and what the minions' rules leave
// open.
func (g Game) Legal(s State) []Action {
	switch w := s.Wait(); w.For {
	case ForRoll, ForToss:
		return s.legalRolls()
	case ForFind, ForKeep, ForDrop:
		return s.legalCards()
	case ForEvent, ForRescue, ForCarry:
		return s.legalEffects()
	case ForWounds:
		return s.legalBattle()
	case NoWait, ForFacts:
	default:
		return s.legalRound()
	}
	switch {
	case s.Result != nil:
		return nil
	case s.Turn.Step == MouseStep:
		return s.freely()
	}
	return g.Decide(s, SeatMinions).Open
}

// freely is what the mouse on turn may do.
func (s *State) freely() []Action {
	out := s.legalMouse()
	out = append(out, s.legalBattle()...)
	return append(out, s.legalCards()...)
}

// ifClean adds a report that breaks nothing.
func (s *State) ifClean(out []Action, a Action) []Action {
	if (Game{}).Check(*s, a) == nil {
		out = append(out, a)
	}
	return out
}
