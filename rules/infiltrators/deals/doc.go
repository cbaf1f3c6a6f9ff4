// Package deals counts what the suspects of Infiltrators can be.
//
//   - relation.go: whether a hint has something in common with a card.
//   - knowledge.go: [Public] is what all know, [Private] what one agent knows
//     besides: the own hand and the own suspect. What is computed from them has a
//     type of its own too, so that nothing private is shown to all.
//   - joint.go: which cards each suspect can be, how likely, and how a card would
//     lie. Suspects are judged together: no two are the same card.
//     It counts the ways in which cards can be dealt to the suspects.
//
// Every deal that agrees with what is known is equally likely, since the deck was
// shuffled: what the other cards do can be completed in the same number of ways.
// This holds as long as the choice of a card tells nothing by itself.
package deals
