package micemystics

import (
	"tablemate/rules"
)

func (c *course) battle(a Action) {
	if a, ok := a.(Assign); ok {
		c.assign(a)
	}
}
func (c *course) items(a Action)                       {}
func checkBattle(s *State, a Action) []rules.Violation { return nil }
func checkItems(s *State, a Action) []rules.Violation  { return nil }
func (s *State) legalBattle() []Action                 { return nil }
