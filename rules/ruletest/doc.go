// Package ruletest holds what the tests of every game share.
//
//   - [Laws] plays random games and fails when a law breaks that every game must keep
//     (laws.go).
//   - [Case] tries one rule on one position; [Run] runs a list of them (cases.go).
//   - [Nonsense] plays random illegal actions, and compares the results with stored ones
//     (nonsense.go).
//   - [Looks] judges positions again after turning, mirroring and renaming them (looks.go).
//   - [Ledger] compares ledger.json with the rulebook, the code that names each rule
//     and the cases that prove it (ledger.go).
//   - [Opening] and [After] are states to begin a test with (states.go).
//
// Package pebbles is the smallest complete game, to test these helpers.
package ruletest
