package micemystics

import "tablemate/rules"

func (c *course) fell(a Fell)                             {}
func (c *course) mouseTurn(a Action)                      {}
func (c *course) explore(a Action)                        {}
func checkChance(s *State, a Action) []rules.Violation    { return nil }
func checkMouseTurn(s *State, a Action) []rules.Violation { return nil }
func checkExplore(s *State, a Action) []rules.Violation   { return nil }
func (s *State) legalRolls() []Action                     { return nil }
func (s *State) legalMouse() []Action                     { return nil }
