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
// Four kinds of rows are worked out over all 39,200 positions of three groups:
//
//   - with the Kitchen alone right of the Backyard, perfect raccoons who know every mixture
//     win at most 78.9 % of games of up to 200 rounds, and 78.7 % are sure to them whatever
//     the Owner does: the Owner is at most 0.001 weaker than the best one;
//   - with Kitchen and Living room, the Living room alone, or nothing right of the Backyard:
//     at most 79.3 %, at least 78.7 %, at most 0.005 weaker.
//
// TABLEMATE_TEST=long go test -v -run PerfectRaccoons ./rules/raccoonheist/owner works a random
// tenth of each out again. SHARD=3/16 go generate -run Replies ./rules/raccoonheist/owner adds
// another of the 16 kinds in a quarter of an hour; 12 are not worked out. Four perfect groups
// win at least 77.1 % with 97.5 % confidence where the Owner expects 78.2 %; no upper bound is
// known.
//
// Raccoons' wins in 20,000 games each, with an error of about 0.7 (tablemate simulate
// raccoonheist -n 20000):
//
//	raccoons                   one group: easy  middle   exact   two groups: easy  middle   exact
//	random                              25.5 %  20.1 %  17.1 %             28.2 %  20.5 %  16.9 %
//	greedy                              80.5 %  42.5 %  33.6 %             75.4 %  45.5 %  38.1 %
//	best against this Owner            100.0 %  84.1 %  41.5 %            100.0 %  98.9 %  80.5 %
//
// The chance of a game follows from the seed and its number alone, so that a simulation may be
// cut into parts: tablemate simulate raccoonheist -n 1000000 --shard 3/8 --json writes one, and
// tablemate merge adds them up to the same games. It refuses parts of different simulations.
//
// # What the seal proves
//
// A card is drawn from what lies open at that moment and from the seed. It cannot be swapped:
// another position has another card, salt and lock. Going back behind a shown card asks whether
// the card stays. tablemate verify draws each card again, struck ones too. It names a line whose
// card was not drawn, both lines of a choice that was made with knowledge, a wrong seed file and
// a seed that was given. Nobody with a shell is kept from the card: the seed lies beside the
// record, and a copy of both, or --seed N, shows every card in a rehearsal. A record names the
// values that a card was drawn from, so that verify uses the same.
//
// Stored values are the same bytes whenever they are made again on the same
// kind of processor; another kind may round a last bit differently.
package owner
