package picklerick

import "tablemate/rules"

// Placeholder until automa.go is here; whoever adds it deletes this file.

func (s *State) Plan() []rules.Decision[Action] { return nil }

func (Game) Automated(s State, seat rules.Seat) bool { return s.Mode.Alone() && seat == SeatRussians }

func (Game) Decide(s State, _ rules.Seat) rules.Decision[Action] {
	for _, d := range s.Plan() {
		return d
	}
	return rules.Decision[Action]{Action: EndTurn{}}
}
