package micemystics

import (
	parts "tablemate/tables/micemystics"
)

// filled completes a hand-written position with defaults: the first round, the
// hourglass on page 1, cards by their ids, and the initiative cards awaited if
// none lie on the track.
func (s State) filled() State {
	s = s.clone()
	s.Hourglass = max(1, s.Hourglass)
	if s.End == 0 {
		s.End = s.Chapter.End
	}
	if s.Die == nil {
		s.Die = parts.Faces
	}
	for i := range s.Track {
		if card := s.Track[i]; card.Kind == "" || card.Of == "" {
			s.Track[i].ID = "" // so that what it stands for is read off its id
			s.Track[i] = s.cardFor(card.ID)
			s.Track[i].Wounds = card.Wounds
		}
	}
	for _, at := range s.figureSpots() {
		s.notePlace(at)
		if s.Entry == Nowhere {
			s.Entry = at
		}
	}
	return s.filledTurn()
}

// filledTurn: without a turn the round that people name is about to begin; a
// turn that they name goes on with what may be done in it.
func (s State) filledTurn() State {
	t := &s.Turn
	c := s.findCard(t.Card)
	switch {
	case s.Result != nil:
		return s
	case len(s.Track) == 0 && len(s.Waits) == 0:
		s.Waits = []Wait{{For: ForOrder, Lay: append(s.mouseCards(), s.newCards()...), Whole: true}}
	case c == nil:
		s.Round = max(0, s.Round-1)
	case c.Kind != MouseCard && t.Step == BetweenTurns:
		t.Step = FigureStep
	case t.Step == BetweenTurns && s.At(Name(c.Of)) == Nowhere:
		t.Step = RollStep // a captured mouse, whose turn is its rescue or none
	case t.Step == BetweenTurns:
		t.Step = MouseStep
	}
	if c != nil {
		s.Round = max(1, s.Round)
	}
	if t.Slot == 0 {
		t.Slot = s.slot(t.Card)
	}
	return s
}
