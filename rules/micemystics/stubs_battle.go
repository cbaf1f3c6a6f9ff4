package micemystics

import (
	"tablemate/rules"
	box "tablemate/tables/micemystics"
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

func (c *course) woundMinion(figure Name, n int, by Name) {}
func (c *course) award(token box.Achievement, mouse Name) {}
