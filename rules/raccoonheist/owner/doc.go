// Package owner computes the decisions of the automated Owner of Raccoon Heist. It decides where
// the Owner places the Trap and which card the Owner lays.
//
// # Where to begin
//
//   - [Decide] returns the Owner's decision for a [Table], which holds everything that the Owner
//     may know. [Explain] explains the choice of a card after it was shown (decide.go, table.go).
//   - heist.go computes the raccoons' chance to win from the raids of two groups and one card.
//     matrix_game.go turns a round into a matrix game. simplex.go solves matrix games.
//   - worth.go holds the value of every position: the raccoons' chance to win. store.go reads the
//     stored values.
//   - solver.go and the files solve_: value iteration over all positions. Only go generate uses the
//     files solve_.
//   - The files trio: rounds of three groups with the basic rules. The files crowd: rounds of four
//     groups, and of three groups with the advanced rules.
//   - simulate.go, strategy.go, matrix_game.go: simulated games against each level.
//   - row.go gives a number to each location and each row. A row is an order of the five locations.
//
// # The round
//
// The Owner lays one of five cards face down. The raccoons choose their raids without seeing the
// card. The round is a zero-sum game. The Owner and the raccoons must be unpredictable. The game
// has a value and an optimal mixed strategy: a chance for each card. This mixture of cards
// guarantees the value, even against raccoons who know the mixture. Linear programming finds the
// mixture. The Trap and the Dog are visible, so each combination of their locations gives a
// separate game. The Owner chooses the Trap with the lowest value for the raccoons.
//
// # The whole game
//
// The value of a round depends on the values of the positions after the round. A position consists
// of the figures and food of every group, the popper, and the last Trap. Food never decreases, so
// positions with much food are solved first. Positions with the same food can lead to each other.
// The rounds of these positions are solved repeatedly, starting with the value 0, until no value
// changes by more than 1e-13. The values grow from 0, so a game that never ends does not count as a
// win of the raccoons. The value of a position is therefore the probability that the raccoons win.
//
// A mixture can be optimal in every single round and still delay the win forever. The equilibrium
// of the raccoons is therefore computed for a slightly different game. In that game, the value of a
// win decreases by a billionth with every round.
//
// # What "exact" means
//
// For one or two groups, the values are exact up to 1e-9, with the basic or the advanced rules and
// the default house rules. Two groups are two players, or the duel. All raccoons count as one team.
// Players who disagree never win more often than one team. With the advanced rules, the popper is
// handed over only while the raids are chosen. Choices during the Round-up use only the results
// known at that moment. Raccoons choose which figures to free after all locations left of the
// Backyard are resolved. They choose whether to take the popper before the dice at locations right
// of the Living room are rolled. Two rows are of the same kind if the same locations are left of
// the Backyard, and the same locations are left of the Living room. There are 54 kinds of rows, and
// each kind is solved.
//
// The values are not exact in these cases:
//
//   - with other house rules: the Owner plays as if the table used the default house rules;
//   - for three groups with the basic rules: the round is solved over all raids. The values after
//     the round have an error of a few thousandths. They were computed for one row of the five
//     cards, but are used for all rows. In the model, the raccoons choose in the Round-up after all
//     dice, which favours them slightly;
//   - for four groups, and three with the advanced rules: the round is solved by a search that may
//     miss the best raids of the raccoons. The values after the round are estimated from the exact
//     values of each pair of the groups. For three and four groups the Basis of a Decision is
//     Fitted;
//   - if people corrected the figures to an impossible number: the nearest valid table is used.
//
// The tests measure the weakness of each level: the win chance of the best raccoons against it.
// These raccoons save and free as many figures as they can. Against Exact this is proven to be
// best, because one more figure never lowers the chance to win. Against a weaker level, freeing
// fewer figures might be better if there are several groups.
//
// The best raccoons against the Owner of three groups are computed once, one row at a time
// (SHARD=1/16 go generate -run Replies), and stored in testdata/reply. The tests print the highest
// win chance in these files and compute some positions again. The lower bound of their win chance
// is slightly too high, because here too the raccoons choose after all dice. For four groups,
// simulated games give only a lower bound.
//
// Four kinds of rows are computed over all 39,200 positions of three groups:
//
//   - with only the Kitchen right of the Backyard: raccoons who know all mixtures win up to 78.9 %
//     of games of up to 200 rounds. Against the best possible Owner, they win at least 78.7 %. The
//     automated Owner is at most 0.001 weaker than the best possible Owner;
//   - with Kitchen and Living room, only the Living room, or nothing right of the Backyard: the
//     same three numbers are 79.3 %, 78.7 % and 0.005.
//
// TABLEMATE_TEST=long go test -v -run PerfectRaccoons ./rules/raccoonheist/owner computes a random
// tenth of the positions of each kind again. SHARD=3/16 go generate -run Replies
// ./rules/raccoonheist/owner adds another of the 16 kinds in a quarter of an hour. The other 12
// kinds have not been computed yet. Four perfect groups win at least 77.1 % (97.5 % confidence).
// The Owner's own estimate is 78.2 %. No upper bound is known.
//
// The table shows the share of games that the raccoons win. Each number is from 20,000 games and
// has an error of about 0.7 percentage points (tablemate simulate raccoonheist -n 20000):
//
//	raccoons                   one group: easy  middle   exact   two groups: easy  middle   exact
//	random                              25.5 %  20.1 %  17.1 %             28.2 %  20.5 %  16.9 %
//	greedy                              80.5 %  42.5 %  33.6 %             75.4 %  45.5 %  38.1 %
//	best against this Owner            100.0 %  84.1 %  41.5 %            100.0 %  98.9 %  80.5 %
//
// # What the seal proves
//
// The random number for a card is computed from the seed and everything visible at that moment. The
// same position always gives the same card, the same salt for the seal and the same key, so the
// card cannot be exchanged later. If people undo actions past a shown card, the program asks
// whether to keep this card. tablemate verify draws each card again, including cards that were
// undone, and reports each line of the record with a different card. If people saw a card, undid it
// and then chose their raids, it reports the line with the card and the line with the choice. It
// also reports a wrong seed file, and a seed that a person chose with --seed. The record names the
// version of the stored values for each card, so that the same values are used again.
//
// A person with access to the files of a game can find out the card, because the seed is in a file
// next to the record. With a copy of both files, or with --seed N, a person can play the same game
// in advance and see every card.
//
// The same kind of processor always generates the same bytes of stored values. Another kind of
// processor may round the last bit of a value differently.
package owner
