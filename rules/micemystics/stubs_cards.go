package micemystics

import "tablemate/rules"

func (c *course) cards(a Action)                      {}
func checkCards(s *State, a Action) []rules.Violation { return nil }
func (s *State) legalCards() []Action                 { return nil }
