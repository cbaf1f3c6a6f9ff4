// Package owner computes the decisions of the automated Owner of Raccoon Heist: where the Owner
// places the Trap and which card the Owner lays.
//
// # Where to begin
//
//   - [Decide] returns the Owner's decision for a [Table], which holds everything that the Owner
//     may know. [Explain] explains the choice of a card after it was shown.
//   - heist.go computes the raccoons' chance to win from two raids and one card. matrix_game.go
//     turns a round into a matrix game. simplex.go solves it.
//   - worth.go holds the value of every position: the raccoons' chance to win. store.go reads the
//     stored values. solver.go computes them by value iteration. Only go generate and tests use the
//     files solve_*.go.
//   - trio.go and trio_round.go are for three groups with the basic rules. crowd.go and
//     crowd_solve.go are for four groups, and for three with the advanced rules.
//   - simulate.go and strategy.go play simulated games against each level.
//
// # The round
//
// The Owner lays one of five cards face down, and the raccoons choose their raids without seeing
// it. This zero-sum game has an optimal mixed strategy: a chance for each card. This strategy
// guarantees the value of the game, even against raccoons who know the strategy. Linear programming
// finds it. The Trap and the Dog are visible, so each pair of their locations is a separate game.
// The Owner chooses the Trap with the lowest value for the raccoons.
//
// # The whole game
//
// The value of a round depends on the values of the positions after it. A position consists of the
// figures and food of every group, the popper and the last Trap. Food never decreases, so positions
// with much food are solved first. Positions with the same food can lead to each other. With one or
// two groups, they are solved repeatedly, starting with the value 0, until each value changes by
// less than 1e-13. Because the values start at 0, a game that never ends does not count as a win of
// the raccoons.
//
// # What "exact" means
//
// For one or two groups, the values are exact up to 1e-9, with the basic or the advanced rules and
// the default house rules. All raccoons count as one team. Players who do not cooperate win at most
// as often as one team. With the advanced rules, the model lets raccoons hand over the popper only
// while they choose their raids. Choices in the Round-up use only the results known at that moment.
// Only two sets of locations matter in the row: those to the left of the Backyard, and those to the
// left of the Living room. Rows with the same two sets are of the same kind. Each of the 54 kinds
// of rows is solved.
//
// The values are not exact in these cases:
//
//   - with other house rules: the Owner plays as if the table used the default house rules;
//   - for three groups with the basic rules: the round is solved over all raids, but the values
//     after the round have an error of a few thousandths. They were computed for one row of the
//     five cards. In the model, the raccoons make every choice of the Round-up after all dice are
//     rolled, which favours them slightly;
//   - for four groups, and three with the advanced rules: a search may miss the best raids of the
//     raccoons. The values after the round are estimated from the exact values of each pair of
//     groups;
//   - if people corrected the figures to an impossible number: the nearest valid table is used.
//
// The tests measure the weakness of each level: the win chance of the best raccoons against it.
// These raccoons save and free as many figures as they can. Against the level Exact, this is the
// best play, because one more figure never lowers the chance to win. Against a weaker level,
// freeing fewer figures might be better if there are several groups.
//
// The files in testdata/reply hold upper bounds of the raccoons' win chances against the Owner of
// three groups. Each set of locations to the left of the Backyard has its own file. To add one of
// the 16 files, run SHARD=3/16 go generate -run Replies ./rules/raccoonheist/owner. This takes a
// quarter of an hour. Twelve files have not been computed yet. The other four have these results:
//
//   - with only the Kitchen to the right of the Backyard: raccoons who know all mixtures win at
//     most 78.9 % of games of up to 200 rounds. Against the best possible Owner, they win at least
//     78.7 %. The automated Owner is at most 0.001 weaker than the best possible Owner;
//   - with Kitchen and Living room, only the Living room, or nothing to the right of the Backyard:
//     the same three numbers are 79.3 %, 78.7 % and 0.005.
//
// The number 78.7 % is slightly too high, because the raccoons of the model make their choices
// after all dice are rolled. Against the Owner of four groups, perfect raccoons win at least 77.1 %
// of games (97.5 % confidence). The Owner expects that they win 78.2 %. No upper bound of their win
// chance is known. To compute a random tenth of the stored positions again, run TABLEMATE_TEST=long
// go test -v -run PerfectRaccoons ./rules/raccoonheist/owner.
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
// same position always gives the same card, salt and key, so the card cannot be exchanged later. If
// an undo takes back the showing of a card, the program asks whether to keep this card. The command
// tablemate verify draws each card of the record again, including cards that were undone. If a
// drawn card differs from the recorded card, the command names the line of this card in the record.
// It reports raids that people chose after they had seen the card and undone its showing. It also
// reports a wrong seed file, and a seed that a person chose with --seed. For each card, the record
// names the version of the stored values from which the card was drawn. The command draws the card
// from the same version.
//
// The seed is in a file next to the record, so a person with access to the files can find out the
// card. With a copy of both files, or with --seed N, a person can play the same game in advance and
// see every card.
//
// The same kind of processor always generates the same bytes of stored values. Another kind of
// processor may round the last bit of a value differently.
package owner
