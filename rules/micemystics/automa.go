package micemystics

import "tablemate/rules"

var _ rules.Automa[State, Action] = Game{}

// Automated reports whether a seat is played by the game itself: the minions
// always are (MM-MTURN-01).
func (Game) Automated(_ State, seat rules.Seat) bool { return seat == SeatMinions }

// Decide is what the minions do next: where a newcomer is placed, and the turns
// of their initiative cards.
func (Game) Decide(s State, _ rules.Seat) rules.Decision[Action] {
	return rules.Decision[Action]{}
}
