package micemystics

import "tablemate/rules"

func (c *course) effects(a Action)                       {}
func (s *State) correct(a Correct)                       {}
func checkEffects(s *State, a Action) []rules.Violation  { return nil }
func checkCorrect(s *State, a Correct) []rules.Violation { return nil }
func (s *State) legalEffects() []Action                  { return nil }
func (s State) filled() State                            { return s }

// Verify is a *rules.Problem when a position cannot be on a real table.
func (s State) Verify() error { return book.Verify(s.House) }
