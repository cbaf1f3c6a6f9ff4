package micemystics

import (
	"slices"
	"strings"

	"tablemate/rules"
)

// correct takes over what the table shows, and what the rules make of it:
// cards of figures that are all gone leave the track (MM-INIT-06), and an
// hourglass at its end is the end (MM-WIN-02). What no table can show changes
// nothing.
func (c *course) correct(a Correct) {
	after, err := corrected(c.State, a.Correction)
	if err != nil {
		return
	}
	had := c.Cast()
	c.State = after
	c.note("corrected", "", nil)
	has := c.Cast()
	for _, card := range slices.Clone(c.Track) {
		if !a.Names(TrackPath) && slices.Contains(had, card.Of) && !slices.Contains(has, card.Of) {
			c.removeCard(card.ID, "MM-INIT-06")
		}
	}
	if (a.Names(hourglass) || a.Names(ending)) && !a.Names(result) {
		c.outOfTime()
	}
}

// corrected is the table after a correction.
func corrected(s State, c rules.Correction) (State, error) {
	before, err := s.joined(c)
	if err != nil {
		return s, err
	}
	after, err := rules.Corrected(before, c.Changes)
	if err != nil {
		return s, err
	}
	after = after.copied()
	after.moved(&s)
	if c.Names(TrackPath) {
		after.laidAnew(s.Track)
	}
	for i := range s.Rooms {
		if now := after.room(s.Rooms[i].ID); s.Rooms[i].Beneath && now != nil && !now.Beneath {
			after.turnUp(now.ID)
		}
	}
	after.Waits = slices.DeleteFunc(slices.Clone(after.Waits), after.stale)
	return after, nil
}

// joined is the table with the minions that a correction brings, or an error
// where it names more than the places that may be corrected, or a figure or a
// room that nobody knows.
func (s *State) joined(c rules.Correction) (State, error) {
	out := s.copied()
	for _, change := range c.Changes {
		if who, _, ok := typeOfFoe.Match(change); ok && who.ID != "" && out.minion(Name(who.ID)) == nil {
			out.Minions = append(out.Minions, Minion{Name: Name(who.ID)})
		}
	}
	for _, change := range c.Changes {
		who, ok := placed(change)
		switch id := Name(who.ID); {
		case !ok:
			return out, rules.ErrNoPlace
		case who.Kind == NounMouse && out.mouse(id) == nil, who.Kind == NounFoe && out.minion(id) == nil:
			return out, broken("MM-CARD-01", "absent", rules.Args{"figure": id.Noun()})
		case who.Kind == NounRoom && out.room(who.ID) == nil:
			return out, broken("MM-GEN-03", "spot", rules.Args{"room": who})
		}
	}
	return out, nil
}

// placed is whose place a change names: one that may be corrected, or all of
// somebody.
func placed(change rules.Change) (who rules.Noun, ok bool) {
	last := change.Path[strings.LastIndex(change.Path, "/")+1:]
	for _, place := range Correctables {
		who, _, ok := place.Match(change)
		if ok && (strings.Contains(last, "=") || strings.Count(change.Path, "/") == strings.Count(place.Path, "/")) {
			return who, true
		}
	}
	return who, false
}

// moved is what follows where figures stand elsewhere than before, or are gone:
// a mouse off the board is captured, and places get a name or lose it.
func (s *State) moved(before *State) {
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
	for _, name := range s.everybody() {
		if at := s.At(name); at != before.At(name) {
			s.notePlace(at)
		}
	}
	for _, name := range before.everybody() {
		from, at := before.At(name), s.At(name)
		if from == at {
			continue
		}
		if at == Nowhere && s.mouse(name) == nil {
			s.leave(name)
		}
		s.tidy(from)
	}
}

// laidAnew lays the cards as they really lie; their wounds stay on them.
func (s *State) laidAnew(lay []Card) {
	told := s.Track
	s.Track = lay
	var track []Card
	for _, card := range told {
		track = append(track, s.cardFor(card.ID))
	}
	s.layTrack(track)
	s.Waits = slices.DeleteFunc(slices.Clone(s.Waits), func(w Wait) bool { return w.For == ForOrder })
}
