package micemystics

import (
	"slices"

	"tablemate/rules"
)

// Verify returns a *rules.Problem if a position cannot be on a real table.
func (s State) Verify() error { return positionValidator().Verify(&s) }

// validateFullTrack: once it is laid, the track holds a card for every mouse and every
// minion (MM-CARD-01, MM-INIT-02).
func validateFullTrack(s *State) *rules.Problem {
	if s.Wait().For == ForOrder || len(s.Track) == 0 {
		return nil
	}
	for _, of := range s.Cast() {
		if !slices.ContainsFunc(s.Track, func(c Card) bool { return c.Of == of }) {
			return broken("MM-INIT-02", "no_card", rules.Args{"card": initiativeCard(of)})
		}
	}
	return nil
}

// validateCapacity: no mapped space holds more than it has room for (MM-CAP-01).
func validateCapacity(s *State) *rules.Problem {
	for _, at := range s.figureSpots() {
		r := s.findRoom(at.Room)
		if !r.onMap(at.Space) || r.findSpace(at.Space).Wide {
			continue
		}
		if s.overcrowds(s.countFigures(at)) {
			return possibleProblem("MM-CAP-01", "crowd", spotArgs(at))
		}
	}
	return nil
}

// validateWounds: wounds that reach a mouse's life have it captured (MM-CAPT-02), yet
// it may stand there until somebody has it captured.
func validateWounds(s *State) *rules.Problem {
	for i := range s.Mice {
		if m := &s.Mice[i]; m.outOfLife() {
			return possibleProblem("MM-CAPT-02", "wounds", rules.Args{"mouse": Name(m.Hero.ID).Noun()})
		}
	}
	return nil
}

func validateStep(s *State) *rules.Problem {
	switch t := &s.Turn; {
	case !slices.Contains(Steps, t.Step):
		return problem("step", rules.Args{"step": string(t.Step)})
	case t.Card != "" && s.findCard(t.Card) == nil, t.Step != BetweenTurns && t.Card == "":
		return broken("MM-ROUND-03", "turn", rules.Args{"card": initiativeCard(t.Card)})
	}
	return nil
}

func validateWaits(s *State) *rules.Problem {
	for _, w := range s.Waits {
		if w.For == NoWait || !slices.Contains(Awaits, w.For) || !slices.Contains(Purposes, w.Purpose) {
			return problem("wait", rules.Args{"wait": string(w.For)})
		}
	}
	return nil
}
