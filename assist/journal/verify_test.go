package journal

import (
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/chance"
	"tablemate/tables"
	"tablemate/tables/longtest"
	"tablemate/tables/words"
)

func fudged(n int) Line { return rolled(n, 1+chance.Roll(chance.SeedOf(1), n, 6, 1)[0]%6) }

func TestVerifyTheDice(t *testing.T) {
	seed1, seed2 := chance.SeedOf(1), chance.SeedOf(2)
	opened := Line{Seed: seed1.String()}
	sealed := Line{Dice: chance.Commitment(seed2)}
	table := turn(0)
	table.Roll = Roll{Source: chance.Table}
	tests := []struct {
		name   string
		lines  []Line
		rolls  int
		doubts []Discrepancy
	}{
		{"nothing rolled", []Line{turn(0)}, 0, nil},
		{"honest rolls, real dice between them", []Line{fair(1), table, fair(2), opened}, 2, nil},
		{"one result changed", []Line{fair(1), fudged(2), opened}, 2, []Discrepancy{{3, DiceDiffer, 0}}},
		{"a struck roll is compared too", []Line{fudged(1), {Undo: 2}, opened}, 1, []Discrepancy{{2, DiceDiffer, 0}}},
		{"the same result after an undo", []Line{fair(1), {Undo: 2}, fair(1), opened}, 2, nil},
		{"rolled again after an undo", []Line{fair(1), {Undo: 2}, fair(2), opened}, 2, nil},
		{"one good roll used twice", []Line{fair(1), fair(1), opened}, 2, []Discrepancy{{3, DiceTwice, 0}}},
		{"used twice, and the second use struck", []Line{fair(1), fair(1), {Undo: 3}, opened}, 2, nil},
		{"a bad roll kept quiet", []Line{fair(1), fair(3), opened}, 2, []Discrepancy{{3, DiceSkipped, 0}}},
		{"rolled from an open seed", []Line{opened, fair(1)}, 1, []Discrepancy{{3, DiceForeseen, 0}}},
		{"another seed opened", []Line{fair(1), {Seed: seed2.String()}}, 0, []Discrepancy{{3, SeedDiffers, 0}}},
		{"new dice for a new game", []Line{fair(1), opened, sealed,
			rolled(1, chance.Roll(seed2, 1, 6, 1)[0]), {Seed: seed2.String()}}, 2, nil},
		{"new dice before the old seed was opened", []Line{fair(1), sealed}, 1,
			[]Discrepancy{{3, SeedReplaced, 0}, {3, SeedMisfits, 0}}},
	}
	for _, test := range tests {
		proof := must(Verify(played(t, test.lines...), fell))
		require.Equal(t, test.doubts, proof.Discrepancies, test.name)
		require.Equal(t, test.rolls, proof.Compared, test.name)
	}
}

func TestVerifyWithoutASeed(t *testing.T) {
	path := played(t, fair(1), fudged(2))
	proof := must(Verify(path, fell))
	require.Equal(t, []Discrepancy{{3, DiceDiffer, 0}}, proof.Discrepancies, "the secret file is enough")

	require.NoError(t, os.Remove(seedPath(path)))
	proof = must(Verify(path, fell))
	require.Empty(t, proof.Discrepancies)
	require.Equal(t, 2, proof.Unproved)
	require.Zero(t, proof.Compared)
}

func TestVerifyAFileOfAnotherProgram(t *testing.T) {
	path := played(t)
	require.NoError(t, os.WriteFile(path, []byte(first+
		`{"did":{"fell":1},"roll":{"source":"app","n":1}}`+"\n"+
		`{"seed":"`+chance.SeedOf(1).String()+`"}`+"\n"), 0o644))
	proof := must(Verify(path, fell))
	require.Zero(t, proof.Record.Chained)
	noted, _ := chance.ReadNoted(proof.Record.Code(tables.English))
	from, to := proof.Record.Noted(noted)
	require.Equal(t, []int{3, 3}, []int{from, to}, "without hashes, a code protects only its line")
	require.Equal(t, []Discrepancy{{2, DiceUnsealed, 0}, {3, SeedUnneeded, 0}}, proof.Discrepancies)

	require.NoError(t, os.WriteFile(path, []byte(first+"{}\n"), 0o644))
	_, err := Verify(path, fell)
	require.ErrorIs(t, err, NoEntry)
}

func TestEveryDoubtIsASentence(t *testing.T) {
	for _, what := range []What{DiceDiffer, DiceUnsealed, DiceForeseen, DiceSkipped, DiceTwice,
		SeedDiffers, SeedReplaced, SeedUnneeded, SeedMisfits, SeedGiven} {
		requireSentence(t, doubted{Discrepancy{Line: 3, What: what}})
	}
}

func TestAProofIsSaidInBothLanguages(t *testing.T) {
	ours := played(t, fair(1), turn(0), turn(1), Line{Seed: chance.SeedOf(1).String()})
	foreign := played(t)
	require.NoError(t, os.WriteFile(foreign, []byte(first+"{\"did\":{}}\n"), 0o644))
	late := played(t)
	require.NoError(t, os.WriteFile(late, []byte(first+"{\"did\":{}}\n"), 0o644))
	w := must(Open(late))
	require.NoError(t, w.Append(fair(1)))
	require.NoError(t, w.Close())
	tests := []struct {
		name, path, chain, dice string
	}{
		{"a whole record", ours, "5 строк: описок и повреждений нет", "1 бросок приложения сверен"},
		{"a record without a turn", played(t), "1 строка: описок и повреждений нет", "не бросало"},
		{"another program's record", foreign, "Хешей нет", "не бросало"},
		{"another program's record, played on", late, "начиная со строки 3", "1 бросок приложения не с чем сверить"},
	}
	for _, test := range tests {
		proof := must(Verify(test.path, fell))
		id, args := proof.Chain(tables.Russian)
		require.Contains(t, words.In(tables.Russian).Say(id, args), test.chain, test.name)
		require.NotContains(t, words.In(tables.English).Say(id, args), "[", test.name)
		id, args = proof.Dice()
		require.Contains(t, words.In(tables.Russian).Say(id, args), test.dice, test.name)
		require.NotContains(t, words.In(tables.English).Say(id, args), "[", test.name)
	}
}

type doubted struct{ Discrepancy }

func (d doubted) Error() string { return string(d.What) }

// The long test damages and cuts the record at every byte. The short test does so at about 64
// positions.
func TestADamagedByteIsNamedByItsLineAndACutLosesWhatWasCut(t *testing.T) {
	records := map[string][]byte{"200 lines": text(t, played(t, turns(200)...))}
	for _, game := range []string{"solo", "raccoonheist-two-corrections", "micemystics-mapped", "infiltrators-two"} {
		records[game] = text(t, filepath.Join("..", "..", "cmd", "testdata", "games", game+".jsonl"))
	}
	for name, whole := range records {
		t.Run(name, func(t *testing.T) {
			step := len(whole)/64 + 1
			if longtest.On() {
				t.Parallel()
				step = 1
			}
			damage(t, whole, rand.IntN(step), step)
		})
	}
}
