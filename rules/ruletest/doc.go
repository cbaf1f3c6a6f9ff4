// Package ruletest is what the tests of every game share.
//
//   - [Laws] plays random games and fails when one of the laws breaks that every
//     game must keep (laws.go).
//   - [Case] tries one rule on one position; [Run] runs a list of them (cases.go).
//   - [Nonsense] plays odd actions over odd tables, and compares what the game makes of them
//     with what it made of them before (nonsense.go).
//   - [Looks] judges these positions turned, mirrored and with other names (looks.go).
//   - [Ledger] compares ledger.json with the rulebook, the code that names each rule
//     and the cases that prove it (ledger.go).
//   - [Opening] and [After] are states to begin a test with (states.go).
//
// Package pebbles is the smallest whole game, to try all of this on.
package ruletest
