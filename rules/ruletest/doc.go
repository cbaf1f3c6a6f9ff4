// Package ruletest holds test helpers that all games share.
//
//   - [Laws] plays random games. It fails if a game breaks one of the laws for all games (laws.go).
//   - [Case] tests one rule on one position. [Run] runs a list of cases (cases.go).
//   - [Nonsense] plays random illegal actions, and compares the results with stored ones
//     (nonsense.go).
//   - [Looks] checks positions again after turning, mirroring and renaming them (looks.go).
//   - [Ledger] compares ledger.json with the rulebook, the code that implements each rule and the
//     cases that test it (ledger.go).
//   - [Opening] and [After] return states in which a test begins (states.go).
//
// # Adding a case
//
// Add a line to the cases of the rule and see it fail. Change the rule until it passes. Then run go
// test -update in the folder of the game and read the diff: ledger.json and testdata/outcomes.txt get
// the new case. The random positions begin at the cases, so a new case also changes
// testdata/nonsense.txt.
//
// Package pebbles is the smallest complete game. It is for tests of these helpers.
package ruletest
