// Package ruletest holds test helpers that all games share.
//
//   - [Laws] plays random games. It fails if a game breaks one of the laws for all games (laws.go).
//   - [Case] tests one rule on one position. [Run] runs a list of cases (cases.go).
//   - [Nonsense] plays random actions, mostly illegal, and compares the results with stored ones
//     (nonsense.go).
//   - [Looks] turns or mirrors the positions of the cases, or changes names in them, and runs the
//     cases again (looks.go).
//   - [Ledger] lists the code and the cases for each rule, and compares the list with ledger.json
//     (ledger.go).
//   - [Opening] and [After] return states from which tests start (states.go).
//
// # Adding a case
//
// Add a line to the cases of the rule, and check that the new case fails. Change the code of the
// rule until the case passes. Then run go test -update in the folder of the game. Read the diff:
// the new case must be in ledger.json and testdata/outcomes.txt. It also changes
// testdata/nonsense.txt, because random actions start from the positions of the cases.
//
// The tests of these helpers use package pebbles, a minimal game.
package ruletest
