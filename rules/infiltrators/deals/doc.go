// Package deals computes which cards the suspects of Infiltrators can be.
//
//   - relation.go: whether a hint has something in common with a card.
//   - knowledge.go: [Public] is what all agents know. [Private] adds what one agent knows: the
//     agent's hand and suspect. Their results have different types, so that private results are
//     never shown to all.
//   - joint.go: which cards each suspect can be, with probabilities, and how a card would lie
//     beside a suspect. It counts the deals: the ways in which different cards can be dealt to all
//     suspects.
//
// All deals that agree with what is known are equally likely, because the deck was shuffled: for
// each of them, the remaining cards can be arranged in the same number of ways. This assumes that
// the choice of a card gives no information.
package deals
