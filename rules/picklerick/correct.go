package picklerick

import "slices"

// correct takes over what the table shows. A Rick who really stands on the Roof
// has won, unless people say that the game goes on.
func (c *course) correct(a Correct) {
	c.State = c.corrected(a)
	c.note("corrected", "", nil)
	if a.Cell != nil && !a.GoOn {
		c.roof(RoofWin.Values[0])
	}
}

// corrected is the table with what a correction names; the rest stays.
func (s State) corrected(c Correct) State {
	s = s.copied()
	set(&s.Rick.Health, c.Health)
	set(&s.Rick.Cell, c.Cell)
	set(&s.Cards.Deck, c.Deck)
	set(&s.Cards.Hand, c.Hand)
	set(&s.Cards.Discard, c.Discard)
	set(&s.Stack, c.Stack)
	set(&s.Jaguar, c.Jaguar)
	if c.RussianDeck != nil || c.RussianHand != nil {
		p := s.ownPiles(SeatRussians)
		set(&p.Deck, c.RussianDeck)
		set(&p.Hand, c.RussianHand)
	}
	s.correctBoard(c)
	s.correctTurn(c)
	return s
}

func set[T any](field *T, value *T) {
	if value != nil {
		*field = *value
	}
}

func (s *State) correctBoard(c Correct) {
	for _, t := range c.Tiles {
		s.put(t)
		if s.Wait != nil && s.Wait.Cell == t.Cell {
			s.Wait = nil // the tile that was awaited has been told
		}
	}
	s.Tiles = slices.DeleteFunc(slices.Clone(s.Tiles), func(t Tile) bool { return slices.Contains(c.Removed, t.Cell) })
	for _, p := range c.Operatives {
		s.station(p)
	}
}

// station puts one operative where it really is.
func (s *State) station(p Posted) {
	f := Operative(p.Number)
	switch o := s.soldier(f); {
	case p.Cell == nil:
		s.Operatives = slices.DeleteFunc(s.Operatives, func(o Soldier) bool { return o.Number == p.Number })
	case o != nil:
		o.Cell = *p.Cell
	default:
		s.post([]int{p.Number}, *p.Cell)
	}
}

func (s *State) correctTurn(c Correct) {
	if c.GoOn {
		s.Result = nil
	}
	if c.Turn != "" {
		s.beginTurn(c.Turn, s.Turn.Number+1)
		s.Wait, s.Result = nil, nil
	}
	if c.Dice != nil {
		s.Turn.Dice = fallen(c.Dice)
		if s.Turn.Step == Roll || s.Turn.Step == Fall {
			s.Turn.Step, s.Turn.InAir = Spend, nil
		}
	}
}
