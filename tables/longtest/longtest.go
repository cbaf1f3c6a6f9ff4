// Package longtest controls how thorough a test run is. There are three ways to run the tests:
//
//	go test -short ./...               without slow tests: for the race detector, and for
//	                                   .ci/mutants
//	go test ./...                      all tests that must pass before a commit; minutes
//	TABLEMATE_TEST=long go test ./...  all tests: more random games, damage to every byte,
//	                                   every move of the solver; hours, needs -timeout 0
//
// .ci/run runs the linters and the second command. It also runs the first command with the race
// detector, but only for code that runs concurrently. .ci/nightly runs the third command, with a
// browser and fuzzing. With -update, tests rewrite their golden files: read the changes before you
// commit them. With TABLEMATE_PICTURES=FOLDER, the browser tests save pictures.
package longtest

import (
	"os"
	"testing"
)

// On reports whether this is a long run.
func On() bool { return os.Getenv("TABLEMATE_TEST") == "long" }

// Times returns `long` in a long run. In other runs, it returns `short` with -short, and `usual`
// without it.
func Times(short, usual, long int) int {
	switch {
	case On():
		return long
	case testing.Short():
		return short
	}
	return usual
}

// Skip skips a test, except in a long run.
func Skip(t testing.TB, why string) {
	t.Helper()
	if !On() {
		t.Skip("long: " + why)
	}
}

// SkipShort skips a slow test in a run with -short. Do not use it for tests of concurrent code: the
// race detector is used in runs with -short.
func SkipShort(t testing.TB) {
	t.Helper()
	if testing.Short() {
		t.Skip("short: it takes long, or runs the program")
	}
}
