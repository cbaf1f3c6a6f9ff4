// Package owner is the automated Owner of Raccoon Heist: where he puts the Trap
// and where he hides.
//
// # The round
//
// The Owner lays one of five cards face down, the raccoons choose their raids
// without seeing it: a game of two sides in which what one wins the other
// loses and neither may be predictable. Such a game has a value and a best
// mixture of cards (how often to hide where) which guarantees that value even
// against raccoons who know the mixture by heart. Linear programming finds it.
// The Trap and the Dog lie open, so that there is one such game for each of
// their places; the Owner takes the Trap whose game is worst for the raccoons.
//
// # The whole game
//
// What a round is worth depends on what the positions after it are worth. A
// position is every group's figures and food, the popper, and the last Trap.
// Food never falls: positions with much food are solved first. Positions with
// the same food lead to each other, and there the rounds are solved over and
// over, beginning with "nothing is won yet", until no value moves by more than
// 1e-13. Counting up from nothing means that play which never ends is not a
// win of the raccoons: the value is the probability that they win.
//
// # What "exact" means
//
// For one group and for two (two players, or the duel, taken as one team) the
// values are exact up to 1e-9, for the default readings of the rulebook, basic
// and advanced. The advanced popper is handed over in time, so that its holder
// is chosen with the raids. Of the row only the set of locations left of the
// Backyard matters. House rules with other readings are not solved: there the
// Owner plays as if the defaults held. Players who do not act as one team can
// only do worse than the value.
//
// For three and four groups only the round is solved, and by a search that may
// overlook an answer; what it leads to is estimated from the exact values of
// every two of the groups. Such a Decision says so in its Basis.
//
// Against an Owner who errs (Easy, Middle) raccoons may find that declining a
// gift pays: not taking the popper, not freeing a figure. Measure leaves that
// out; for one group it is worth less than 0.002.
//
// Stored values are the same bytes whenever they are made again on the same
// kind of processor; another kind may round a last bit differently.
package owner
