// Package advice suggests actions to an agent of Infiltrators, with reasons.
//
//   - advice.go: [ForAll] returns what everybody may see, [For] what only one agent may see. The
//     results have different types.
//   - knowledge.go: the value of a card in the agent's hand.
//   - options.go: the options of a turn, each with its worth and reasons. The options of a draw, a
//     reward and a discard are in knowledge.go.
//   - quick.go: a fast simulation of many missions, with simple agents and bit sets.
//   - mission.go: the simulation of one mission, and players for it.
//
// The advice counts all deals that agree with the reports as equally likely. It assumes that the
// choice of a card gives no information.
package advice
