package micemystics

// Legal lists the actions that may follow now: the canonical answers to what is
// awaited, what a mouse may do in its turn, and what the minions' rules leave
// open.
func (Game) Legal(s State) []Action {
	switch w := s.Wait(); w.For {
	case ForRoll, ForToss:
		return s.legalRolls()
	case ForFind, ForKeep, ForDrop:
		return s.legalCards()
	case ForEvent, ForRescue, ForCarry:
		return s.legalEffects()
	case ForWounds:
		return s.legalBattle()
	case ForFacts:
		return w.factAnswers()
	case NoWait:
	default:
		return s.legalRound()
	}
	switch {
	case s.Result != nil:
		return nil
	case s.Turn.Step == MouseStep:
		return s.legalTurn()
	case s.Turn.Step == FigureStep:
		_, next := s.settleCard(new(tileGraphs), nil)
		return next.decision.Open
	}
	return nil
}

// legalTurn returns what the mouse on turn may do.
func (s *State) legalTurn() []Action {
	out := s.legalMouse()
	out = append(out, s.legalBattle()...)
	return append(out, s.legalCards()...)
}

// addIfClean appends an action if it breaks no rule.
func (s *State) addIfClean(out []Action, a Action) []Action {
	if isClean(s, a) {
		out = append(out, a)
	}
	return out
}

// factAnswers returns canonical answers about a tile that the app cannot see:
// everything one, two or three steps away, to be seen and touched or not.
func (w Wait) factAnswers() []Action {
	var out []Action
	for steps := 1; steps <= 3; steps++ {
		var facts []Fact
		for _, q := range w.Ask {
			n := steps
			if q.Matter != Distance {
				n = steps % 2
			}
			facts = append(facts, Fact{Between: q.Between, Matter: q.Matter, Least: n, Most: n})
		}
		out = append(out, Tell{Room: w.Room, Facts: facts})
	}
	return out
}
