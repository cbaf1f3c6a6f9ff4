package micemystics

import (
	"cmp"
	"slices"

	"tablemate/rules"
)

// correct replaces what a report names by what the table shows.
func (s *State) correct(c Correct) {
	for _, m := range c.Mice {
		s.correctMouse(m)
	}
	for _, m := range c.Minions {
		s.correctMinion(m)
	}
	if c.Cat != nil {
		from := s.At(Brodie)
		if s.Cat = c.Cat; *c.Cat == Nowhere {
			s.Cat = nil
		} else {
			s.notePlace(*c.Cat)
		}
		s.tidy(from)
	}
	set(&s.Round, c.Round)
	set(&s.Turn.Points, c.Points)
	set(&s.Wheel, c.Wheel)
	set(&s.Hourglass, c.Hourglass)
	set(&s.End, c.End)
	set(&s.Stash, c.Stash)
	set(&s.Laid, c.Laid)
	set(&s.Tokens.Held, c.Held)
	set(&s.Greedy, c.Greedy)
	s.correctTrack(c.Track)
	s.correctRooms(c)
	if c.GoOn {
		s.Result = nil
	}
	s.Waits = slices.DeleteFunc(slices.Clone(s.Waits), s.stale)
}

func set[T any](field *T, value *T) {
	if value != nil {
		*field = *value
	}
}

func (s *State) correctMouse(now MouseNow) {
	m := s.changeMouse(now.Mouse)
	from := m.At
	set(&m.Wounds, now.Wounds)
	set(&m.Poison, now.Poison)
	set(&m.Cheese, now.Cheese)
	set(&m.Equipped, now.Equipped)
	set(&m.Pack, now.Pack)
	set(&m.Tricks, now.Tricks)
	set(&m.Abilities, now.Abilities)
	if has := now.Has; has != nil {
		m.Stunned, m.Webbed = slices.Contains(*has, Stunned), slices.Contains(*has, Webbed)
		m.Charmed, m.Down = slices.Contains(*has, Charmed), slices.Contains(*has, Down)
	}
	set(&m.Captured, now.Captured)
	if m.Captured {
		m.At = Nowhere
	}
	if now.At != nil {
		m.At, m.Captured = *now.At, *now.At == Nowhere
		s.notePlace(*now.At)
	}
	s.tidy(from)
}

func (s *State) correctMinion(now MinionNow) {
	if now.Minion == NoFigure {
		return // nobody could say which figure it is
	}
	if now.Gone {
		s.leave(now.Minion)
		return
	}
	if s.minion(now.Minion) == nil {
		s.Minions = append(s.Minions, Minion{Name: now.Minion, Type: now.Type})
	}
	m := s.changeMinion(now.Minion)
	from := m.At
	set(&m.At, now.At)
	set(&m.Wounds, now.Wounds)
	set(&m.Down, now.Down)
	if now.At != nil {
		s.notePlace(*now.At)
	}
	s.tidy(from)
}

// correctTrack lays the cards as they really lie; their wounds stay on them.
func (s *State) correctTrack(ids []string) {
	if ids == nil {
		return
	}
	var track []Card
	for _, id := range ids {
		track = append(track, s.cardFor(id))
	}
	s.layTrack(track)
	s.Waits = slices.DeleteFunc(slices.Clone(s.Waits), func(w Wait) bool { return w.For == ForOrder })
}

func (s *State) correctRooms(c Correct) {
	if c.Up != "" {
		s.turnUp(c.Up)
	}
	if c.Forget {
		for i := range s.Rooms {
			s.Rooms[i].Facts = nil
		}
	}
}

// corrected takes over what the table shows, and what the rules make of it:
// cards of figures that are all gone leave the track (MM-INIT-06), and an
// hourglass at its end is the end (MM-WIN-02).
func (c *course) corrected(a Correct) {
	had := c.cast()
	c.correct(a)
	c.note("corrected", "", nil)
	if a.Track == nil {
		has := c.cast()
		for _, card := range slices.Clone(c.Track) {
			if slices.Contains(had, card.Of) && !slices.Contains(has, card.Of) {
				c.removeCard(card.ID, "MM-INIT-06")
			}
		}
	}
	if (a.Hourglass != nil || a.End != nil) && !a.GoOn {
		c.outOfTime()
	}
}

// checkCorrect says what no table can show, whatever was played.
func checkCorrect(s *State, a Correct) []rules.Violation {
	for _, m := range a.Mice {
		if s.mouse(m.Mouse) == nil {
			return []rules.Violation{*unknownFigure(m.Mouse)}
		}
	}
	for _, m := range a.Minions {
		if s.minion(m.Minion) == nil && (m.Type == "" || m.At == nil) {
			return []rules.Violation{*unknownFigure(m.Minion)}
		}
	}
	if a.Up != "" && s.room(a.Up) == nil {
		return []rules.Violation{*unknownRoom(a.Up)}
	}
	after := s.copied()
	after.correct(a)
	for _, check := range soundness {
		if p := check(&after); p != nil && check(s) == nil {
			return []rules.Violation{*impossible(p)}
		}
	}
	return nil
}

// impossible is a problem of a table told as a breach: under its rule, or as a
// spot that there is not (MM-GEN-03).
func impossible(p *rules.Problem) *rules.Violation {
	return book.Impossible(cmp.Or(p.Rule, "MM-GEN-03"), p.Args)
}
