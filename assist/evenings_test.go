package assist

import (
	"flag"
	"fmt"
	"hash/crc32"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/box"
	"tablemate/assist/session"
	"tablemate/tables/longtest"
)

// TestRandomPeopleFindNoDeadEnd plays every mode of every game with random answers, with an empty
// and with a full box. person.looks has the requirements on each question. The people leave at
// random questions and come back: then nothing more may be asked or recorded.
//
// A digest of everything said in an evening must be the one in testdata/evenings.txt. To compare
// two evenings, print both with -v.
func TestRandomPeopleFindNoDeadEnd(t *testing.T) {
	evenings, answers := longtest.Times(1, 2, 4), longtest.Times(50, 150, 300)
	want, digests := digestsOf(t, digestFile), ""
	inEveryMode(t, func(t *testing.T, game session.Game, mode session.Mode, folder string, seed uint64) {
		for evening := range evenings {
			random := rand.New(rand.NewPCG(seed+uint64(evening), 1))
			p := &person{t: t, random: random, answers: answers, asides: asides}
			p.sitsDown(game, mode, folder)
			said := strings.Join(p.said, "\n")
			name := fmt.Sprintf("%s, %d", t.Name(), evening+1)
			digest := fmt.Sprintf("%08x", crc32.ChecksumIEEE([]byte(said)))
			digests += digest + " " + name + "\n"
			if testing.Verbose() && !longtest.On() {
				t.Log(said)
			}
			if !*update && !testing.Short() && !longtest.On() { // other runs have evenings of other lengths
				require.Equal(t, want[name], digest, "the evening differs; go test -update writes the digests anew")
			}
		}
	})
	if *update {
		require.NoError(t, os.WriteFile(digestFile, []byte(digests), 0o644))
	}
}

func TestRandomPeopleLeaveTheSetupAnywhere(t *testing.T) {
	inEveryMode(t, func(t *testing.T, game session.Game, mode session.Mode, folder string, seed uint64) {
		for n := range longtest.Times(8, 15, 30) {
			random := rand.New(rand.NewPCG(seed+uint64(n), 2))
			p := &person{t: t, random: random, answers: n + 1, until: 1, asides: asides}
			p.plays(game, p.begins(game, mode, folder))
		}
	})
}

func TestRandomPeopleLeaveACorrectionAnywhere(t *testing.T) {
	answers := longtest.Times(50, 150, 400)
	inEveryMode(t, func(t *testing.T, game session.Game, mode session.Mode, folder string, seed uint64) {
		random := rand.New(rand.NewPCG(seed, 3))
		p := &person{t: t, random: random, answers: answers, stays: 8, asides: []string{"fix"}, often: 6}
		p.sitsDown(game, mode, folder)
	})
}

// Each test has its own seeds, which do not depend on the tests that -run selects.
func inEveryMode(t *testing.T, test func(t *testing.T, g session.Game, m session.Mode, folder string, seed uint64)) {
	seed := uint64(1)
	for _, game := range Games() {
		for _, full := range []string{"empty", "full"} {
			folder := t.TempDir()
			if full == "full" {
				fill(t, game, folder)
			}
			kept := must(box.Open(folder, game.About().Shape))
			for _, mode := range game.Modes(kept) {
				name, own := fmt.Sprintf("%s, %s, %s box", game.About().Game, mode.Name, full), seed
				t.Run(name, func(t *testing.T) { test(t, game, mode, folder, own) })
				seed += 2
			}
		}
	}
}

func digestsOf(t *testing.T, file string) map[string]string {
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	all := map[string]string{}
	for line := range strings.Lines(string(text)) {
		digest, name, _ := strings.Cut(strings.TrimSpace(line), " ")
		all[name] = digest
	}
	return all
}

var update = flag.Bool("update", false, "write the digests of the random evenings anew")

const digestFile = "testdata/evenings.txt"
