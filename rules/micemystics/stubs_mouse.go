package micemystics

import "tablemate/rules"

func (c *course) mouseTurn(a Action)                      {}
func (c *course) explore(a Action)                        {}
func (c *course) moveRolled(w Wait, a Fell)               {}
func (c *course) webRolled(w Wait, a Fell)                {}
func (c *course) trapRolled(w Wait, a Fell)               {}
func (c *course) climbRolled(w Wait, a Fell)              {}
func (c *course) drift()                                  {}
func checkMouseTurn(s *State, a Action) []rules.Violation { return nil }
func checkExplore(s *State, a Action) []rules.Violation   { return nil }
func (s *State) legalMouse() []Action                     { return nil }
func (s *State) interrupts() *rules.Violation             { return nil }
