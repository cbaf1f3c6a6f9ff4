// Package deals computes the possible cards of the suspects of Infiltrators.
//
//   - relation.go: whether a hint has something in common with a suspect's card.
//   - knowledge.go: [Public] holds what all agents know, [Private] also what one agent sees. Their
//     results have different types, so that private results are never shown to all agents.
//   - joint.go: the probability of each card of a suspect. It counts the deals, which give each
//     suspect a different card.
//
// The deck was shuffled. For every deal, the cards that are not suspects can be arranged in the
// same number of ways. All deals that agree with the known facts are therefore equally likely. The
// package assumes that an agent's choice of a card gives no information.
package deals
