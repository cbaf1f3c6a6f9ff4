package micemystics

import "tablemate/rules"

// What the mouse's turn and the dice hand on to other owners: take your line away
// when you define it.
func checkToss(s *State, a Toss) []rules.Violation { return nil } // battle
