// Package ruletest holds test helpers that all games share.
//
//   - [Laws] plays random games. It fails if a game breaks one of the laws for all games (laws.go).
//   - [Case] tests one rule on one position. [Run] runs a list of cases (cases.go).
//   - [Nonsense] plays random illegal actions, and compares the results with stored ones
//     (nonsense.go).
//   - [Looks] turns, mirrors or renames positions, and checks the results again (looks.go).
//   - [Ledger] compares ledger.json with the rulebook, the code that implements each rule and the
//     cases that test it (ledger.go).
//   - [Opening] and [After] return states in which a test begins (states.go).
//
// # Adding a case
//
// Add a line to the cases of the rule, and check that the new case fails. Change the code of the
// rule until the case passes. Then run go test -update in the folder of the game and read the diff.
// The new case must be in ledger.json and testdata/outcomes.txt. Random actions start from the
// positions of the cases, so a new case also changes testdata/nonsense.txt.
//
// The tests of these helpers use package pebbles, the smallest complete game.
package ruletest
