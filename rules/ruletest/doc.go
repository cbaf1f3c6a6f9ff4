// Package ruletest holds test helpers that all games share.
//
//   - [Laws] plays random games. It fails if a game breaks one of the laws for all games (laws.go).
//   - [Case] tests one rule on one position. [Run] runs a list of cases (cases.go).
//   - [Nonsense] plays random actions, mostly illegal, and compares the results with stored ones.
//   - [Looks] runs the cases on turned, mirrored or renamed positions (looks.go).
//   - [Ledger] checks that each rule has code and cases, and compares them with ledger.json
//     (ledger.go).
//   - [Opening] and [After] return states from which tests start (states.go).
//
// # Adding a case
//
// Add a line to the cases of the rule, and check that the new case fails. Change the code until the
// case passes. Then run `go test -update` in the folder of the game. Read the diff: the new case
// must be in ledger.json and testdata/outcomes.txt. A new case also changes testdata/nonsense.txt,
// because random actions start from the positions of the cases.
//
// The tests of these helpers use package pebbles, a minimal game.
package ruletest
