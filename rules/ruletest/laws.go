package ruletest

import (
	"fmt"
	"reflect"
	"testing"

	"tablemate/rules"
)

// Options is how much is played. Setups are played in turn.
type Options[U, S any, A rules.Kinded] struct {
	Setups []U
	Games  int // how many games; 0 is one for each setup
	Bound  int // actions after which a game must be over
	Seed   int // of the first game; the next games count up
	// Pick chooses what is done, where an even chance would never end a game.
	// Random gives a number from 0 to below its argument.
	Pick func(s S, legal []A, random func(int) int) A
}

// Playable is a game that can be played at random.
type Playable[U, S any, A rules.Kinded] interface {
	rules.Game[U, S, A]
	// Legal lists what may be done now, each fully specified. Where the list
	// would be astronomically long it holds the canonical actions, and Check
	// accepts any other.
	Legal(S) []A
}

// Laws plays games at random and fails, naming the seed, when one law breaks:
//   - no two kinds of actions have the same name;
//   - what Legal offers passes Check, and there is no dead end;
//   - Legal, Check and Apply leave every earlier state alone;
//   - the same action over the same state gives the same state and notes;
//   - no action panics in any state;
//   - every action, note and state survives being written and read, and play
//     goes on alike from a state that was read;
//   - an automated seat decides, openly, among moves that pass Check;
//   - no piece is lost, and nobody has won while the game goes on;
//   - the game ends within the bound.
func Laws[U, S any, A rules.Kinded](t *testing.T, g Playable[U, S, A], k rules.Kinds[A], o Options[U, S, A]) {
	t.Helper()
	if err := Broken(g, k, o); err != nil {
		t.Fatal(err)
	}
}

// Broken returns the first law that a random game breaks, nil when all hold.
func Broken[U, S any, A rules.Kinded](g Playable[U, S, A], k rules.Kinds[A], o Options[U, S, A]) error {
	for i, name := range k.Names() {
		if k.Type(name) != reflect.TypeOf(k[i]) {
			return fmt.Errorf("two kinds named %q", name)
		}
	}
	for n := range Some(max(o.Games, len(o.Setups))) {
		p := &randomGame[U, S, A]{
			game: g, actions: k, options: o,
			random: splitmix(o.Seed + n), reread: n < len(o.Setups),
		}
		if err := p.playOut(o.Setups[n%len(o.Setups)]); err != nil {
			return &brokenLaw{seed: o.Seed + n, action: len(p.done), last: p.last, law: err}
		}
	}
	return nil
}

// Some returns how many random games a test plays that wants so many: a tenth with
// -short, as the race detector is run, which looks for something else.
func Some(games int) int {
	if testing.Short() {
		return (games + 9) / 10
	}
	return games
}

// splitmix returns evenly spread random numbers by splitmix64, the same for one
// seed on every machine.
func splitmix(seed int) func(int) int {
	x := uint64(seed)
	return func(n int) int {
		x += 0x9e3779b97f4a7c15
		z := x
		z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
		z = (z ^ z>>27) * 0x94d049bb133111eb
		return int((z ^ z>>31) % uint64(n))
	}
}
