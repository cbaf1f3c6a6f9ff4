package micemystics

import (
	"slices"

	"tablemate/rules"
)

// validatePlaces: on a mapped tile a figure stands on a space of the map, or on a
// place that the record named (MM-SETUP-09).
func validatePlaces(s *State) *rules.Problem {
	for _, at := range s.figureSpots() {
		r := s.findRoom(at.Room)
		if r != nil && r.Mapped() && !r.knows(at.Space) {
			return broken("MM-SETUP-09", "space", spotArgs(at))
		}
	}
	return nil
}

// validateTurn: the card on turn lies on the track (MM-ROUND-03), and its figures
// are on the board.
func validateTurn(s *State) *rules.Problem {
	t, c := &s.Turn, s.findCard(s.Turn.Card)
	args := rules.Args{"card": initiativeCard(t.Card)}
	switch {
	case s.Result != nil, len(s.Waits) > 0, len(s.Track) == 0:
		return nil
	case c == nil, t.Step == BetweenTurns:
		return broken("MM-ROUND-03", "turn", args)
	case t.Step != FigureStep:
		return nil
	case (c.Kind == PounceCard || c.Kind == ChaseCard) && s.Cat == nil:
		return broken("MM-CAT-03", "no_cat", args)
	}
	for i, name := range t.Figures {
		if slices.Contains(t.Figures[:i], name) {
			return problem("acts_twice", rules.Args{"figure": name.Noun()})
		}
	}
	for _, name := range append(slices.Clone(t.Figures), t.Acting) {
		if name != NoFigure && s.At(name) == Nowhere {
			return problem("absent", rules.Args{"figure": name.Noun()})
		}
	}
	return nil
}

// validateTypes: how a minion that is on turn moves and attacks stands on its card
// (MM-MTURN-01).
func validateTypes(s *State) *rules.Problem {
	c := s.findCard(s.Turn.Card)
	if c != nil && c.Kind == MinionCard && s.Turn.Step == FigureStep && len(s.Waits) == 0 && s.Type(c.Of) == nil {
		return broken("MM-CARD-02", "type", rules.Args{"minion": minionKind(c.Of)})
	}
	return nil
}

// validateClock: an hourglass beyond the chapter end token has ended the chapter
// (MM-WIN-02).
func validateClock(s *State) *rules.Problem {
	if s.Result == nil && s.Hourglass > s.End {
		return broken("MM-WIN-02", "late", rules.Args{"page": s.Hourglass, "end": s.End})
	}
	return nil
}
