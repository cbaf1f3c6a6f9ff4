package micemystics

import "tablemate/rules"

// Setup is what people decide before the first round.
type Setup struct{}

func (Game) Start(u Setup) ([]Event, error)                      { return nil, nil }
func (c *course) effects(a Action)                               {}
func (c *course) wound(figure Name, n int, poison bool, by Name) {}
func (c *course) capture(mouse Name)                             {}
func (c *course) page(pages int)                                 {}
func (s *State) correct(a Correct)                               {}
func checkEffects(s *State, a Action) []rules.Violation          { return nil }
func checkCorrect(s *State, a Correct) []rules.Violation         { return nil }
func (s *State) legalEffects() []Action                          { return nil }
