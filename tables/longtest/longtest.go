// Package longtest says how much the tests try. There are three ways to run them:
//
//	go test -short ./...               leaves out what is slow: for the race detector, and
//	                                   for .ci/mutants
//	go test ./...                      what must hold before anything is kept, in minutes
//	TABLEMATE_TEST=long go test ./...  everything: more random games, every byte damaged,
//	                                   every move of the solver; with -timeout 0, for hours
//
// .ci/run is the second with the race detector, linters and a release, and prints what
// was not run; .ci/nightly is the third with the browser and fuzzing. With -update a
// package writes anew what it compares with: screens, ledgers, cases. Read the difference
// before you keep it. TABLEMATE_PICTURES=FOLDER makes the browser's tests keep pictures.
package longtest

import (
	"os"
	"testing"
)

// On reports whether everything is tried.
func On() bool { return os.Getenv("TABLEMATE_TEST") == "long" }

// Times returns how often something is tried with -short, usually, and in a long run.
func Times(short, usual, long int) int {
	switch {
	case On():
		return long
	case testing.Short():
		return short
	}
	return usual
}

// Skip leaves a test out of all but long runs, and says why.
func Skip(t testing.TB, why string) {
	t.Helper()
	if !On() {
		t.Skip("long: " + why)
	}
}

// SkipShort leaves a test out with -short, where nothing runs at once that the race
// detector could look at.
func SkipShort(t testing.TB) {
	t.Helper()
	if testing.Short() {
		t.Skip("short: it takes long, or runs the program")
	}
}
