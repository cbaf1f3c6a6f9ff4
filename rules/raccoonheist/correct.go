package raccoonheist

// correct takes over what the table shows. A game that is over may go on.
func (c *course) correct(a Correct) {
	c.State = c.corrected(a)
	c.note("corrected", "", nil)
	if a.GoOn && c.Round.At > len(c.Row) {
		c.nextRound()
	}
}

// corrected is the table with what a correction names; the rest stays.
func (s State) corrected(c Correct) State {
	s = s.copied()
	for _, g := range c.Groups {
		own := s.group(g.Seat)
		if own == nil {
			continue
		}
		set(&own.Reserve, g.Reserve)
		set(&own.Yard, g.Yard)
		set(&own.Food, g.Food)
		set(&own.Raid.Left, g.Left)
	}
	set(&s.Row, c.Row)
	set(&s.Popper, c.Popper)
	set(&s.Round.Dog, c.Dog)
	set(&s.Round.Trap, c.Trap)
	set(&s.Round.LastTrap, c.LastTrap)
	set(&s.Round.Number, c.Number)
	if c.Choices != nil {
		s.Round.Choices = c.Choices
	}
	if c.GoOn {
		s.Result = nil
	}
	return s
}

func set[T any](field *T, value *T) {
	if value != nil {
		*field = *value
	}
}
