package micemystics

import "tablemate/rules"

func (c *course) minionTurn(a Action)                   {}
func (c *course) nextFigure() bool                      { return false }
func (c *course) marchRolled(w Wait, a Fell)            {}
func (c *course) chaseRolled(w Wait, a Fell)            {}
func checkMinions(s *State, a Action) []rules.Violation { return nil }
