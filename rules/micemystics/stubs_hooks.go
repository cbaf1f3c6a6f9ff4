package micemystics

import "tablemate/rules"

// What the mouse's turn and the dice hand on to other owners: take your line away
// when you define it.
func (c *course) searchRolled(w Wait, a Fell)        {}             // cards
func checkFound(s *State, a Found) []rules.Violation { return nil } // cards
func checkToss(s *State, a Toss) []rules.Violation   { return nil } // battle
