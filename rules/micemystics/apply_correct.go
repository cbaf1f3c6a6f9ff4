package micemystics

import (
	"slices"
	"strings"

	"tablemate/rules"
)

// applyCorrect applies a correction and what the rules make of it: cards of
// figures that are all gone leave the track (MM-INIT-06), and an hourglass at its
// end is the end (MM-WIN-02). A correction to what no table can show changes
// nothing.
func (r *resolver) applyCorrect(a Correct) {
	after, err := corrected(r.State, a.Correction)
	if err != nil {
		return
	}
	had := r.Cast()
	r.State = after
	r.note("corrected", "", nil)
	has := r.Cast()
	for _, card := range slices.Clone(r.Track) {
		if !a.Names(TrackPath) && slices.Contains(had, card.Of) && !slices.Contains(has, card.Of) {
			r.removeCard(card.ID, "MM-INIT-06")
		}
	}
	if (a.Names(hourglassPath) || a.Names(endPath)) && !a.Names(resultPath) {
		r.endIfOutOfTime()
	}
}

// corrected returns the state after a correction, or an error if it names what
// nobody may correct.
func corrected(s State, c rules.Correction) (State, error) {
	before, err := s.withNewMinions(c)
	if err != nil {
		return s, err
	}
	after, err := rules.Corrected(before, c.Changes)
	if err != nil {
		return s, err
	}
	after = after.clone()
	after.afterMoves(&s)
	if c.Names(TrackPath) {
		after.relayTrack(s.Track)
	}
	for i := range s.Rooms {
		if now := after.findRoom(s.Rooms[i].ID); s.Rooms[i].Beneath && now != nil && !now.Beneath {
			after.turnUp(now.ID)
		}
	}
	after.Waits = slices.DeleteFunc(slices.Clone(after.Waits), after.stale)
	return after, nil
}

// withNewMinions returns the state with the minions that a correction brings, or
// an error if it names more than the places that may be corrected, or a figure or
// a room that nobody knows.
func (s *State) withNewMinions(c rules.Correction) (State, error) {
	out := s.clone()
	for _, change := range c.Changes {
		if who, _, ok := typeOfFoe.Match(change); ok && who.ID != "" && out.findMinion(Name(who.ID)) == nil {
			out.Minions = append(out.Minions, Minion{Name: Name(who.ID)})
		}
	}
	for _, change := range c.Changes {
		who, ok := correctedPlace(change)
		switch id := Name(who.ID); {
		case !ok:
			return out, rules.ErrNoPlace
		case who.Kind == NounMouse && out.findMouse(id) == nil, who.Kind == NounFoe && out.findMinion(id) == nil:
			return out, broken("MM-CARD-01", "absent", rules.Args{"figure": id.Noun()})
		case who.Kind == NounRoom && out.findRoom(who.ID) == nil:
			return out, broken("MM-GEN-03", "spot", rules.Args{"room": who})
		}
	}
	return out, nil
}

// correctedPlace returns whose place a change names: one that may be corrected, or
// all of somebody.
func correctedPlace(change rules.Change) (who rules.Noun, ok bool) {
	last := change.Path[strings.LastIndex(change.Path, "/")+1:]
	for _, place := range Correctables {
		who, _, ok := place.Match(change)
		if ok && (strings.Contains(last, "=") || strings.Count(change.Path, "/") == strings.Count(place.Path, "/")) {
			return who, true
		}
	}
	return who, false
}

// afterMoves does what follows if figures stand elsewhere than before, or are
// gone: a mouse off the board is captured, and places get a name or lose it.
func (s *State) afterMoves(before *State) {
	for i := range s.Mice {
		switch m := &s.Mice[i]; {
		case m.At != before.At(m.Name()):
			m.Captured = m.At == Nowhere
		case m.Captured:
			m.At = Nowhere
		}
	}
	if s.Cat != nil && *s.Cat == Nowhere {
		s.Cat = nil
	}
	for _, name := range s.allFigures() {
		if at := s.At(name); at != before.At(name) {
			s.notePlace(at)
		}
	}
	for _, name := range before.allFigures() {
		from, at := before.At(name), s.At(name)
		if from == at {
			continue
		}
		if at == Nowhere && s.findMouse(name) == nil {
			s.removeFigure(name)
		}
		s.forgetPlace(from)
	}
}

// relayTrack lays the initiative cards in their corrected order; their wounds stay
// on them.
func (s *State) relayTrack(lay []Card) {
	told := s.Track
	s.Track = lay
	var track []Card
	for _, card := range told {
		track = append(track, s.cardFor(card.ID))
	}
	s.setTrack(track)
	s.Waits = slices.DeleteFunc(slices.Clone(s.Waits), func(w Wait) bool { return w.For == ForOrder })
}
