package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// filled is a position written by hand with what it left to custom: the first
// round, the hourglass on page 1, cards by their ids, and the initiative cards
// awaited where none lie on the track.
func (s State) filled() State {
	s = s.copied()
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
	for _, at := range s.standing() {
		s.notePlace(at)
		if s.Entry == Nowhere {
			s.Entry = at
		}
	}
	return s.filledTurn()
}

// standing are the spots of all figures, those of mice first.
func (s *State) standing() []Spot {
	var out []Spot
	for _, name := range s.everybody() {
		if at := s.At(name); at != Nowhere {
			out = append(out, at)
		}
	}
	return out
}

// everybody is the mice, the minions on the board and Brodie.
func (s *State) everybody() []Name {
	var out []Name
	for i := range s.Mice {
		out = append(out, s.Mice[i].Name())
	}
	for i := range s.Minions {
		out = append(out, s.Minions[i].Name)
	}
	return append(out, Brodie)
}

// filledTurn: without a turn the round that people name is about to begin; a
// turn that they name goes on with what may be done in it.
func (s State) filledTurn() State {
	t := &s.Turn
	c := s.card(t.Card)
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

// wholeTrack: once it is laid, the track holds a card for every mouse and every
// minion (MM-CARD-01, MM-INIT-02).
func wholeTrack(s *State) *rules.Problem {
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

// Cast is everybody whose initiative card lies on the track.
func (s *State) Cast() []string {
	out := s.mouseCards()
	for i := range s.Minions {
		out = append(out, s.Minions[i].Type)
	}
	if s.Cat != nil {
		out = append(out, string(Brodie))
	}
	return out
}

// uncrowded: no mapped space holds more than it has room for (MM-CAP-01).
func uncrowded(s *State) *rules.Problem {
	for _, at := range s.standing() {
		r := s.room(at.Room)
		if !r.onMap(at.Space) || r.space(at.Space).Wide {
			continue
		}
		small, large := s.crowd(at)
		mixed := small > 0 && large > 0 && !s.House.Is(LargeWithSmall, "true")
		if small+large > parts.SmallOnSpace || large > 1 || mixed {
			return broken("MM-CAP-01", "crowd", spotArgs(at))
		}
	}
	return nil
}

// alive: wounds that reach a mouse's life have it captured (MM-CAPT-02).
func alive(s *State) *rules.Problem {
	for i := range s.Mice {
		if m := &s.Mice[i]; m.Wounds+m.Poison >= m.Hero.Life {
			return broken("MM-CAPT-02", "wounds", rules.Args{"mouse": Name(m.Hero.ID).Noun()})
		}
	}
	return nil
}

func knownTurn(s *State) *rules.Problem {
	switch t := &s.Turn; {
	case !slices.Contains(Steps, t.Step):
		return problem("step", rules.Args{"step": string(t.Step)})
	case t.Card != "" && s.card(t.Card) == nil, t.Step != BetweenTurns && t.Card == "":
		return broken("MM-ROUND-03", "turn", rules.Args{"card": initiativeCard(t.Card)})
	}
	return nil
}

func knownWaits(s *State) *rules.Problem {
	for _, w := range s.Waits {
		if w.For == NoWait || !slices.Contains(Awaits, w.For) || !slices.Contains(Purposes, w.Purpose) {
			return problem("wait", rules.Args{"wait": string(w.For)})
		}
	}
	return nil
}
