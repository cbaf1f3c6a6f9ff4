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
	"tablemate/tables/longtest"
)

// TestRandomPeopleFindNoDeadEnd plays every mode of every game with random answers, with an empty
// and with a full box. It requires that no listed row is rejected, that no question repeats for
// ever, and that the record is valid. At a prompt with a default, Enter must break no rule. At a
// prompt without a default, Enter must record nothing, and a sentence must say so. Every question
// that parses a typed line must accept its own example in both keyboard layouts. The people leave at
// random questions and come back: then nothing more may be asked or recorded.
//
// A digest of everything said in an evening must be the one in testdata/evenings.txt, so every change
// of what people see or record shows here. To compare two evenings, print both with -v.
func TestRandomPeopleFindNoDeadEnd(t *testing.T) {
	evenings, answers := longtest.Times(1, 2, 12), longtest.Times(50, 150, 500)
	want, digests := digestsOf(t, digestFile), ""
	seed := uint64(0)
	for _, game := range Games() {
		for _, full := range []string{"empty", "full"} {
			folder := t.TempDir()
			if full == "full" {
				fill(t, game, folder)
			}
			kept := must(box.Open(folder, game.About().Shape))
			for _, mode := range game.Modes(kept) {
				first := seed + 1 // the same with -run, which leaves out other modes
				seed += uint64(evenings)
				t.Run(fmt.Sprintf("%s, %s, %s box", game.About().Game, mode.Name, full), func(t *testing.T) {
					for evening := range evenings {
						p := &person{
							t: t, random: rand.New(rand.NewPCG(first+uint64(evening), 1)), answers: answers, asides: asides,
						}
						p.sitsDown(game, mode, folder)
						said := strings.Join(p.said, "\n")
						name := fmt.Sprintf("%s, %d", t.Name(), evening+1)
						digest := fmt.Sprintf("%08x", crc32.ChecksumIEEE([]byte(said)))
						digests += digest + " " + name + "\n"
						if testing.Verbose() {
							t.Log(said)
						}
						if !*update && !testing.Short() && !longtest.On() { // other runs have evenings of other lengths
							require.Equal(t, want[name], digest, "the evening differs; go test -update writes the digests anew")
						}
					}
				})
			}
		}
	}
	if *update {
		require.NoError(t, os.WriteFile(digestFile, []byte(digests), 0o644))
	}
}

// digestsOf reads the digests of all evenings. The key is the name of the test and the number of the
// evening.
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
