// Package advice says what an agent of Infiltrators might do, and why.
//
//   - advice.go: [ForAll] is what may be shown to everybody, [For] what one agent
//     may see behind the screen. They are of different types.
//   - knowledge.go: the value of a card in that agent's hand.
//   - options.go: the options of a turn, each with its worth and reasons;
//     knowledge.go those of a draw, a reward and a discard.
//   - quick.go: missions of plain agents with bit sets, to simulate many missions.
//   - mission.go: players for simulated missions, and plays one.
//
// The advice counts all deals that agree with the reports as equally likely. It assumes that
// the choice of a card tells nothing.
package advice
