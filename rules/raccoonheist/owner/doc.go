// Package owner is the automated Owner of Raccoon Heist: where he puts the Trap
// and where he hides.
//
// # Where to begin
//
//   - [Decide] decides for a [Table], which holds what an Owner may know; [Explain] explains a
//     card that was shown (decide.go, table.go).
//   - heist: what two raids are worth against each card. matrix_game.go makes a
//     matrix game of a round, simplex.go solves it.
//   - worth.go has the value of every position, store.go reads the stored values.
//   - solver, solve_: value iteration over all positions. Only go generate uses the files
//     solve_.
//   - trio: rounds of three groups by the basic rules; crowd: of four, and of three
//     with the advanced rules.
//   - simulate.go, strategy.go, matrix_game.go: simulated games against each level.
//   - row.go numbers the locations and the rows.
//
// # The round
//
// The Owner lays one of five cards face down, and the raccoons choose their raids without
// seeing it. This is a zero-sum game in which neither side may be predictable. It has a value
// and an optimal mixture of cards, which guarantees that value even against raccoons who know
// the mixture. Linear programming finds it. The Trap and the Dog are visible, so there is one
// such game for each of their places; the Owner takes the Trap whose game is worst for the
// raccoons.
//
// # The whole game
//
// The value of a round depends on the values of the positions after it. A position is every
// group's figures and food, the popper, and the last Trap. Food never decreases, so positions
// with much food are solved first. Positions with the same food lead to each other. Their
// rounds are solved repeatedly, starting with the value 0, until no value changes by more than
// 1e-13. Because the values grow from 0, play that never ends is not a win of the raccoons: the
// value is the probability that they win.
//
// A mixture can be optimal in every single round and still delay the win for ever. So the
// equilibrium of the raccoons is computed for a game in which a win loses a billionth with
// every round.
//
// # What "exact" means
//
// For one group and for two (two players, or the duel) the values are exact up to 1e-9, for the
// default house rules, with the basic and the advanced rules. All raccoons count as one team;
// players who disagree can only do worse. The advanced popper changes hands together with the
// choice of raids. Choices during the Round-up use what is known by then: whom to free after
// everything left of the Backyard, whether to take the popper before the dice right of the
// Living room. Nothing else about the row matters, and each of its 54 kinds is solved.
//
// It is not exact
//
//   - under house rules with other readings: the Owner then plays as if the
//     defaults held;
//   - for three groups by the basic rules: the round is solved over all raids. The values after
//     it were solved to a few thousandths for one row of the five cards, which is used for all
//     rows. Choices of the raccoons in the Round-up count as made after all dice;
//   - for four groups, and three with the advanced rules: the round is solved by a search that
//     may miss an answer of the raccoons, and the values after it are estimated from the exact
//     values of each pair of the groups. The Basis of a Decision says so, as for three;
//   - where corrected figures do not add up to the setup: the nearest table is
//     judged.
//
// The tests measure how weak a level is by the best raccoons against it. They
// save and free whomever they can. Against Exact that is proven to be right (a
// figure more never hurts); against a level that errs, to do less might pay,
// though with one group it never does.
//
// The best raccoons against the Owner of three groups are computed once, offline, a row at a
// time (SHARD=1/16 go generate -run Replies). The tests print the most that they win, from
// testdata/reply, and compute some positions again. Choices of the Round-up count as made after
// all dice, so the raccoons' guaranteed value is a little too high too. For four groups only a
// lower bound is known, from simulated games.
//
// Four kinds of rows are worked out over all 39,200 positions of three groups:
//
//   - with the Kitchen alone right of the Backyard, perfect raccoons who know every mixture win
//     at most 78.9 % of games of up to 200 rounds, and at least 78.7 % against any Owner: this
//     Owner is at most 0.001 weaker than the best one;
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
// The random numbers of a game follow from the seed and its number alone, so a simulation may
// be cut into parts. tablemate simulate raccoonheist -n 1000000 --shard 3/8 --json writes one
// part, and tablemate merge adds the parts up to the same games. It refuses parts of different
// simulations.
//
// # What the seal proves
//
// A card is drawn from the seed and everything that is visible at that moment. It cannot be
// exchanged later: another position has another card, salt and lock. An undo back behind a
// shown card asks whether the card stays. tablemate verify draws each card again, also struck
// ones. It names a line whose card was not drawn, both lines of a choice that was made with
// knowledge of a card, a wrong seed file and a seed that was given. A person with a shell can
// find out the card: the seed is in a file beside the record, and a copy of both, or --seed N,
// shows every card in a rehearsal. A record names the values that a card was drawn from, so
// that verify uses the same.
//
// Stored values are the same bytes whenever they are made again on the same
// kind of processor; another kind may round a last bit differently.
package owner
