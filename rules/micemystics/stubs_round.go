package micemystics

import "tablemate/rules"

func (c *course) order(a Order)                           {}
func (c *course) open(a Open)                             {}
func (c *course) newcomers(a Action)                      {}
func (c *course) selfEvident() bool                       { return false }
func (c *course) surgeDue() bool                          { return false }
func (c *course) surge()                                  {}
func (c *course) nextTurn()                               {}
func (c *course) endTurn()                                {}
func inOrder(s *State, a Action) *rules.Violation         { return nil }
func (s *State) legalRound() []Action                     { return nil }
func checkNewcomers(s *State, a Action) []rules.Violation { return nil }
