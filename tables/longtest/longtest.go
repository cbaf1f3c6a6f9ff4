// Package longtest controls how much the tests cover. There are three ways to run the tests:
//
//	go test -short ./...               without slow tests: for the race detector, and for
//	                                   .ci/mutants
//	go test ./...                      all tests that must pass before a commit; minutes
//	TABLEMATE_TEST=long go test ./...  all tests: more random games, damage to every byte,
//	                                   every move of the solver; hours, needs -timeout 0
//
// .ci/run is the second way, with the race detector, linters and a release. It prints what was not
// run. .ci/nightly is the third way, with the browser and fuzzing. With -update a package rewrites
// the files that it compares its results with: screens, ledgers, cases. Read the difference before
// you keep it. TABLEMATE_PICTURES=FOLDER makes the tests of the browser store pictures.
package longtest

import (
	"os"
	"testing"
)

// On reports whether this is a long run, which tests everything.
func On() bool { return os.Getenv("TABLEMATE_TEST") == "long" }

// Times returns the number of repetitions for this run: short with -short, long in a long run,
// otherwise usual.
func Times(short, usual, long int) int {
	switch {
	case On():
		return long
	case testing.Short():
		return short
	}
	return usual
}

// Skip skips a test, except in a long run. Why is the reason.
func Skip(t testing.TB, why string) {
	t.Helper()
	if !On() {
		t.Skip("long: " + why)
	}
}

// SkipShort skips a test with -short. It is for slow tests without concurrent code, because -short
// is for the race detector.
func SkipShort(t testing.TB) {
	t.Helper()
	if testing.Short() {
		t.Skip("short: it takes long, or runs the program")
	}
}
