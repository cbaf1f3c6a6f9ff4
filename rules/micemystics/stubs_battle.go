package micemystics

import "tablemate/rules"

func (c *course) battle(a Action)                      {}
func (c *course) items(a Action)                       {}
func (c *course) attackRolled(w Wait, a Fell)          {}
func (c *course) defenceRolled(w Wait, a Fell)         {}
func checkBattle(s *State, a Action) []rules.Violation { return nil }
func checkItems(s *State, a Action) []rules.Violation  { return nil }
func (s *State) legalBattle() []Action                 { return nil }
