package cmd

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
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
	"tablemate/tables/longtest"
	"tablemate/tables/words"
)

const soon = time.Minute

// readAll calls Show, Log, Check and Verify for a record, which may be damaged. The calls must end
// within the time `soon`, and each error must have a sentence.
func readAll(t *testing.T, text []byte) {
	began := time.Now()
	for _, game := range assist.Games() {
		if !bytes.Contains(text[:min(len(text), 200)], []byte(game.About().Game)) {
			continue
		}
		reading := func() session.Reading {
			return session.Reading{Path: "fuzzed.jsonl", From: bytes.NewReader(text), Words: words.In(tables.English), Width: 80}
		}
		var shown bytes.Buffer
		errs := []error{game.Show(reading(), &shown), game.Log(reading(), &shown)}
		_, err := game.Check(reading())
		errs = append(errs, err)
		_, err = game.Verify(reading())
		for _, err := range append(errs, err) {
			if err != nil {
				said, told := talk.Sentence(words.In(tables.English), err)
				require.True(t, told, "%v", err)
				requirePlain(t, said)
			}
		}
	}
	require.Less(t, time.Since(began), soon)
}

func FuzzRecord(f *testing.F) {
	for _, file := range kept(f) {
		text := must(os.ReadFile(file))
		lines := strings.SplitAfter(string(text), "\n")
		f.Add([]byte(strings.Join(lines[:min(len(lines), 6)], "")))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		readAll(t, text)
		readAll(t, unchained.ReplaceAll(text, nil)) // without hashes, no line is rejected for a wrong hash
	})
}

func FuzzPosition(f *testing.F) {
	for _, file := range kept(f) {
		s := &sitting{dir: f.TempDir(), env: map[string]string{"TERM": "dumb"}, chance: new(beads)}
		f.Add([]byte(s.ask("show", file, "--json").out))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		began := time.Now()
		for _, game := range assist.Games() {
			var told bytes.Buffer
			err := game.Automa(session.Reading{Path: "x", From: bytes.NewReader(text), Words: words.In(tables.English), Width: 80}, &told)
			if err != nil {
				said, known := talk.Sentence(words.In(tables.English), err)
				require.True(t, known, "%v", err)
				requirePlain(t, said)
			}
		}
		require.Less(t, time.Since(began), soon)
	})
}

func FuzzRoll(f *testing.F) {
	for _, typed := range []string{"2d6", "d20", "2к6", "0", "101", "99999999999999999999d6", "1d1", "-3", "d", "٣d٦"} {
		f.Add(typed)
	}
	f.Fuzz(func(t *testing.T, typed string) {
		dice, ok := parseDice(typed, session.OwnDice{Count: 4, Sides: []string{"a", "b"}})
		if ok {
			require.True(t, dice.Count >= 1 && dice.Count <= maxDice)
			require.True(t, dice.sides() >= 2 && dice.sides() <= maxSides)
		}
	})
}

// A fuzzer found these records. No command may panic or take longer than `soon`.
func TestARecordOfATableThatCannotBeIsTold(t *testing.T) {
	text := must(os.ReadFile("testdata/games/solo.jsonl"))
	lines := strings.SplitAfter(string(unchained.ReplaceAll(text, nil)), "\n")
	require.Contains(t, lines[0], `"state":`)
	far := `{"did":{"kind":"end"},"patch":[{"op":"add","path":"/tiles/-","value":{"cell":[0,10000000],"face":"up","edges":{"north":"open","east":"open","south":"open","west":"open"}}}]}` + "\n"
	bare := `{"did":{"kind":"end"},"patch":[{"op":"add","path":"/tiles/-","value":{"cell":[3,3],"face":"up"}}]}` + "\n"
	for name, line := range map[string]string{"a tile a million squares away": far, "a tile without edges": bare} {
		t.Run(name, func(t *testing.T) {
			s := newSitting(t)
			file := filepath.Join(s.dir, "game.jsonl")
			require.NoError(t, os.WriteFile(file, []byte(lines[0]+line), 0o600))
			for _, command := range []string{"show", "log", "check", "verify", "import"} {
				began := time.Now()
				got := s.ask(command, file)
				require.Equal(t, failed, got.code, command)
				require.Contains(t, got.err, "Line 2", command)
				require.NotContains(t, got.err, "[")
				require.Less(t, time.Since(began), soon)
			}
		})
	}
}

func recordedGames(t testing.TB, most int) [][]string {
	var all [][]string
	for _, file := range kept(t) {
		text := must(os.ReadFile(file))
		lines := strings.Split(strings.TrimSuffix(string(unchained.ReplaceAll(text, nil)), "\n"), "\n")
		all = append(all, lines[:min(len(lines), most)])
	}
	return all
}

// mutantOf returns a record with changes in one line. In at least half of the cases, the changed
// line is the first one.
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

func FuzzMutant(f *testing.F) {
	games := recordedGames(f, 30)
	for i := range games {
		for n := range longtest.Times(1, 1, 10) {
			f.Add(byte(i), uint64(i+n), byte(0))
		}
	}
	f.Fuzz(func(t *testing.T, game byte, seed uint64, changes byte) {
		readAll(t, mutantOf(t, games[int(game)%len(games)], rand.New(rand.NewPCG(seed, 0)), 1+int(changes%3)))
	})
}

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

// withoutTyped returns a function for strings.Map that removes the characters in `typed`. The
// program echoes typed characters unchanged, so its output may contain any of them.
func withoutTyped(typed string) func(rune) rune {
	return func(r rune) rune {
		if r != '\n' && strings.ContainsRune(typed, r) {
			return -1
		}
		return r
	}
}

func mutated(chance *rand.Rand, node any) any {
	odd := []any{nil, -1, 0, 1, 7, 10_000_000, -10_000_000, 1.5, "", "x", "rick", true, false, []any{}, map[string]any{}, []any{nil}}
	switch node := node.(type) {
	case map[string]any:
		if len(node) == 0 {
			break
		}
		key := slices.Sorted(maps.Keys(node))[chance.IntN(len(node))]
		if chance.IntN(8) == 0 {
			delete(node, key)
			return node
		}
		node[key] = mutated(chance, node[key])
		return node
	case []any:
		if len(node) == 0 {
			break
		}
		i := chance.IntN(len(node))
		switch chance.IntN(8) {
		case 0:
			return slices.Delete(node, i, i+1)
		case 1:
			return append(node, node[i])
		}
		node[i] = mutated(chance, node[i])
		return node
	}
	return odd[chance.IntN(len(odd))]
}
