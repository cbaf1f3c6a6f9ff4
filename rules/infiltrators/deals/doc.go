// Package deals counts the cards that the suspects of Infiltrators can be.
//
//   - relation.go: whether a hint has something in common with a card.
//   - knowledge.go: [Public] is what all agents know, [Private] adds what one agent knows: the
//     hand and the own suspect. Results of each have a type of their own, so that nothing
//     private is shown to all.
//   - joint.go: which cards each suspect can be, how likely, and how a card would
//     lie. Suspects are judged together: no two are the same card.
//     It counts the ways in which cards can be dealt to the suspects.
//
// Every deal that agrees with what is known is equally likely, because the deck was shuffled:
// the remaining cards can be completed in the same number of ways. This assumes that the choice
// of a card tells nothing.
package deals
