package cmd

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/assist"
	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/tables"
	"tablemate/tables/words"
)

// recordedGames returns up to most lines of each kept game, without their hashes.
func recordedGames(t testing.TB, most int) [][]string {
	var all [][]string
	for _, file := range kept(t) {
		text := must(os.ReadFile(file))
		lines := strings.Split(strings.TrimSuffix(string(unchained.ReplaceAll(text, nil)), "\n"), "\n")
		all = append(all, lines[:min(len(lines), most)])
	}
	return all
}

// mutantOf returns a recorded game with some values changed in one line. The first line is chosen
// in at least half of the cases.
func mutantOf(t *testing.T, lines []string, chance *rand.Rand, changes int) []byte {
	changed := slices.Clone(lines)
	at := chance.IntN(len(changed)) * chance.IntN(2)
	var tree any
	require.NoError(t, json.Unmarshal([]byte(changed[at]), &tree))
	for range changes {
		tree = mutated(chance, tree)
	}
	out := must(json.Marshal(tree))
	changed[at] = string(out)
	return []byte(strings.Join(changed, "\n") + "\n")
}

// FuzzMutant reads recorded games in which a few values are changed, as by mistakes of another
// program.
func FuzzMutant(f *testing.F) {
	games := recordedGames(f, 12)
	for i := range games {
		f.Add(byte(i), uint64(i), byte(1))
	}
	f.Fuzz(func(t *testing.T, game byte, seed uint64, changes byte) {
		readAll(t, mutantOf(t, games[int(game)%len(games)], rand.New(rand.NewPCG(seed, 0)), 1+int(changes%3)))
	})
}

// FuzzSetup reads records with any setup, including house rules.
func FuzzSetup(f *testing.F) {
	for _, lines := range recordedGames(f, 1) {
		var header struct {
			Game  string
			Setup json.RawMessage
		}
		require.NoError(f, json.Unmarshal([]byte(lines[0]), &header))
		for i, game := range assist.Games() {
			if game.About().Game == header.Game {
				f.Add(byte(i), string(header.Setup))
				f.Add(byte(i), strings.Replace(string(header.Setup), "{", `{"house_rules":{"roof_win":"end_of_turn","IN-WAIT-04":"waived","X":"\u001b"},`, 1))
			}
		}
	}
	f.Fuzz(func(t *testing.T, game byte, setup string) {
		name := assist.Games()[int(game)%len(assist.Games())].About().Game
		readAll(t, fmt.Appendf(nil, `{"tablemate":2,"game":%q,"setup":%s}`+"\n"+`{"did":{"kind":"end"}}`+"\n", name, setup))
	})
}

// FuzzEvening types any text at a new table of a game. The evening must end with a sentence, and
// its record must be valid.
func FuzzEvening(f *testing.F) {
	for i, typed := range []string{
		"\n\n\ny\nm m g c\n-\nend\nfix deck 3\nundo\n", "\n\nktlys\n\nk 2\nfix ann food 2\nwhy\n", "\n\n\n\n\n\ny\n\n\n",
		"\n\n\nd\nd\nby a w\n6r v\n15r b\nfix hint b 4b h\n", "1-3 2 ж\nundo 1\nredo\nhouse\n? x\n",
	} {
		f.Add(byte(i), typed)
	}
	games, said := assist.Games(), words.In(tables.English)
	f.Fuzz(func(t *testing.T, game byte, typed string) {
		if len(typed) > 2000 {
			return
		}
		playing, dir := games[int(game)%len(games)], t.TempDir()
		var shown bytes.Buffer
		kept := must(box.Open(dir, playing.About().Shape))
		err := playing.Play(session.PlayOptions{
			Folder: dir, Table: "Friday", Given: session.Given{Players: []string{"Ann", "Boris"}}, Habit: talk.AppDice,
			Box:  kept,
			Desk: desk.NewLine(strings.NewReader(typed), &shown, desk.Look{Words: said}), Words: said,
			Entropy: new(beads), Clock: time.Now,
		})
		if err != nil {
			text, told := talk.Sentence(said, err)
			require.True(t, told || errors.Is(err, desk.ErrInterrupted), "%v", err)
			requirePlain(t, text)
		}
		requirePlain(t, strings.Map(withoutTyped(typed), shown.String()))
		if file := filepath.Join(dir, "friday.jsonl"); isThere(file) {
			proof := must(playing.Verify(session.Reading{Path: file, Words: said, Width: 80, Box: kept}))
			require.True(t, proof.Whole(), "%v %v", proof.Doubts, proof.Differences)
		}
	})
}

// withoutTyped returns a function that removes the characters that were typed, because typed lines
// are echoed unchanged.
func withoutTyped(typed string) func(rune) rune {
	return func(r rune) rune {
		if r != '\n' && strings.ContainsRune(typed, r) {
			return -1
		}
		return r
	}
}
