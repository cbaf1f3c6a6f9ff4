// Package owner is the automated Owner of Raccoon Heist: where he puts the Trap
// and where he hides.
//
// # Where to begin
//
//   - [Decide] decides in a [Table], which is what an Owner may know; [Explain]
//     accounts for a card that was shown (decide.go, table.go).
//   - heist: what two raids are worth against each card. matrix_game.go makes a
//     matrix game of a round, simplex.go solves it.
//   - worth.go holds the value of every position, store.go reads the stored ones.
//   - solver, solve_: value iteration over all positions. What stands in solve_ files
//     serves go generate alone.
//   - trio: rounds of three groups by the basic rules; crowd: of four, and of three
//     with the advanced rules.
//   - simulate.go, strategy.go, matrix_game.go: simulated games against each level.
//   - row.go numbers the locations and the rows.
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
// Counting up also settles a doubt. A mixture can be right in every single
// round and still put the win off for ever; equilibrium raccoons are therefore
// worked out for a game in which a win loses a billionth with every round.
//
// # What "exact" means
//
// For one group and for two (two players, or the duel) the values are exact up
// to 1e-9, for the default readings of the rulebook, with the basic and with
// the advanced rules. All raccoons count as one team that wants the same;
// players who do not agree can only do worse than the value. The advanced
// popper is handed over in time, so that its holder is chosen with the raids.
// Choices during the Round-up are made with what is known by then: whom to
// free after what lies left of the Backyard, whether to take the popper before
// the dice right of the Living room. That is all that matters of the row, and
// each of its 54 kinds is solved.
//
// It is not exact
//
//   - under house rules with other readings: the Owner then plays as if the
//     defaults held;
//   - for three groups by the basic rules: the round is solved over all raids, and
//     what it leads to is read from values that were solved to a few thousandths,
//     for one row of the five cards that stands for all. The raccoons' choices in
//     the Round-up count there as made when all dice have fallen;
//   - for four groups, and three with the advanced rules: the round is solved by a
//     search that may overlook an answer of the raccoons, and what it leads to is
//     estimated from the exact values of every two of the groups. A Decision says
//     so in its Basis, as it does for three;
//   - where corrected figures do not add up to the setup: the nearest table is
//     judged.
//
// The tests measure how weak a level is by the best raccoons against it. They
// save and free whomever they can. Against Exact that is proven to be right (a
// figure more never hurts); against a level that errs, to do less might pay,
// though with one group it never does.
//
// Against the Owner of three groups the best raccoons are worked out once, offline, for
// a row at a time (SHARD=1/16 go generate -run Replies): the tests print what they win at most, from
// testdata/reply, and work positions of it out again. The choices of the Round-up count there
// as made when all dice have fallen, so that what is sure to raccoons is a little flattered
// too. Four groups are bounded from below alone, by games played.
//
// Stored values are the same bytes whenever they are made again on the same
// kind of processor; another kind may round a last bit differently.
package owner
