// Package advice suggests actions to an agent of Infiltrators, with reasons.
//
//   - advice.go: [ForAll] returns the advice that everybody may see. [For] returns the advice that
//     only one agent may see.
//   - knowledge.go: the value of a card in the hand, and the options of a draw, a reward and a
//     discard. options.go: the options of a turn.
//   - quick.go: a fast simulation of many missions, with simple agents and bit sets. mission.go:
//     the simulation of one mission, and players for it.
//
// Here, a deal is one way to give each suspect a card. All deals that agree with the hints, guesses
// and seen cards are equally likely. The advice assumes that an agent's choice of a card gives no
// information.
package advice
