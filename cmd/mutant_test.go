package cmd

import (
	"encoding/json"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestMutantsOfRecordsAreToldWhatIsWrong changes one value in a recorded game, as a
// slip of another program would, and reads the game in every way there is.
func TestMutantsOfRecordsAreToldWhatIsWrong(t *testing.T) {
	if testing.Short() {
		t.Skip("runs the program many times")
	}
	mutants := 1
	if n, err := strconv.Atoi(os.Getenv(mutantsVariable)); err == nil {
		mutants = n
	}
	files, err := filepath.Glob("testdata/games/*.jsonl")
	require.NoError(t, err)
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		lines := strings.Split(strings.TrimSuffix(string(unchained.ReplaceAll(text, nil)), "\n"), "\n")
		for n := range mutants {
			chance := rand.New(rand.NewPCG(uint64(n), uint64(len(text))))
			changed := slices.Clone(lines[:min(len(lines), 30)])
			at := chance.IntN(len(changed)) * chance.IntN(2) // the first line as often as all others
			var tree any
			require.NoError(t, json.Unmarshal([]byte(changed[at]), &tree))
			out, err := json.Marshal(mutated(chance, tree))
			require.NoError(t, err)
			changed[at] = string(out)
			readAll(t, []byte(strings.Join(changed, "\n")+"\n"))
		}
	}
}

// mutantsVariable says how many mutants are made of each recorded game.
const mutantsVariable = "TABLEMATE_TEST_MUTANTS"

// mutated changes one value somewhere in a tree.
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
