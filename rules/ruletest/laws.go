// Package ruletest holds the laws that every game must keep, as one test call.
package ruletest

import (
	"testing"

	"tablemate/rules"
)

// Kinds are the journal names of one game's reports and consequences.
type Kinds[A, E rules.Kinded] struct {
	Actions rules.Kinds[A]
	Events  rules.Kinds[E]
}

// Options is how much is played. Setups are played in turn.
type Options[U, S any, A rules.Kinded] struct {
	Setups []U
	Games  int // how many games; 0 is one for each setup
	Bound  int // reports after which a game must be over
	Seed   int // of the first game; the next games count up
	// Pick chooses what is reported, where an even chance would never end a
	// game. Random gives a number from 0 to below its argument.
	Pick func(s S, legal []A, random func(int) int) A
}

// Laws plays games at random and fails, naming the seed, when one law breaks:
//   - what Legal offers passes Check, and there is no dead end;
//   - Legal, Check, Apply and Fold leave every earlier state alone;
//   - the same report over the same state has the same consequences;
//   - any report is borne at any moment, and any consequence over any table;
//   - every report and consequence survives being written and read;
//   - the record replayed, whole or up to any report, gives the table that was;
//   - an automated seat decides, openly, among moves that pass Check;
//   - no piece is lost, and nobody has won while the game goes on;
//   - the game ends within the bound.
func Laws[U, S any, A, E rules.Kinded](t *testing.T, g rules.Game[U, S, A, E], k Kinds[A, E], o Options[U, S, A]) {
	t.Helper()
	if err := Broken(g, k, o); err != nil {
		t.Fatal(err)
	}
}

// Broken is the first law that a random game breaks, nil when all hold.
func Broken[U, S any, A, E rules.Kinded](g rules.Game[U, S, A, E], k Kinds[A, E], o Options[U, S, A]) error {
	for n := range max(o.Games, len(o.Setups)) {
		p := &play[U, S, A, E]{
			game: g, kinds: k, options: o,
			random: rolling(o.Seed + n), wholly: n < len(o.Setups),
		}
		if err := p.run(o.Setups[n%len(o.Setups)]); err != nil {
			return &broken{seed: o.Seed + n, report: len(p.marks) - 1, last: p.last, law: err}
		}
	}
	return nil
}

// rolling gives evenly spread numbers by splitmix64, the same for one seed on
// every machine.
func rolling(seed int) func(int) int {
	x := uint64(seed)
	return func(n int) int {
		x += 0x9e3779b97f4a7c15
		z := x
		z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
		z = (z ^ z>>27) * 0x94d049bb133111eb
		return int((z ^ z>>31) % uint64(n))
	}
}
