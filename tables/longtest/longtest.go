// Package longtest controls how thorough a test run is. There are three ways to run the tests:
//
//	go test -short ./...               without slow tests: for the race detector, and for
//	                                   .ci/mutants
//	go test ./...                      all tests that must pass before a commit; minutes
//	TABLEMATE_TEST=long go test ./...  all tests: more random games, damage to every byte,
//	                                   every move of the solver; hours, needs -timeout 0
//
// The script .ci/run tests in the second way, with the race detector and linters, and builds a
// release. It prints the names of skipped tests. The script .ci/nightly tests in the third way,
// with a browser and fuzzing. With -update, a package's test rewrites its golden files: screens,
// ledgers, cases. Read the changes before you commit them. With TABLEMATE_PICTURES=FOLDER, the
// browser tests save pictures in the folder.
package longtest

import (
	"os"
	"testing"
)

// On reports whether this is a long run.
func On() bool { return os.Getenv("TABLEMATE_TEST") == "long" }

// Times returns one of its three parameters: short for a run with -short, long for a long run, and
// usual for any other run.
func Times(short, usual, long int) int {
	switch {
	case On():
		return long
	case testing.Short():
		return short
	}
	return usual
}

// Skip skips a test, except in a long run. `why` is the reason.
func Skip(t testing.TB, why string) {
	t.Helper()
	if !On() {
		t.Skip("long: " + why)
	}
}

// SkipShort skips a test with -short. Runs with -short look for data races, so SkipShort is for
// slow tests without concurrency.
func SkipShort(t testing.TB) {
	t.Helper()
	if testing.Short() {
		t.Skip("short: it takes long, or runs the program")
	}
}
