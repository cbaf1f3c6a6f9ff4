// Package deals computes the possible cards of the suspects of Infiltrators.
//
//   - relation.go: whether a hint has something in common with a suspect's card.
//   - knowledge.go: [Public] holds the knowledge that all agents share. [Private] adds the hand and
//     the suspect of one agent. Their results have different types, so that private results are
//     never shown to all agents.
//   - joint.go: the possible cards of each suspect with their probabilities, and the probability
//     that a card is laid upright beside a suspect. It counts the deals. A deal gives each suspect
//     a different card.
//
// All deals that agree with the known facts are equally likely, because the deck was shuffled. Each
// deal leaves the same number of arrangements of the other cards. The package assumes that an
// agent's choice of a card gives no information.
package deals
