package raccoonheist

// correct replaces what a report names by what the table shows.
func (s *State) correct(c Correct) {
	for _, g := range c.Groups {
		own := s.own(g.Seat)
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
}

func set[T any](field *T, value *T) {
	if value != nil {
		*field = *value
	}
}
