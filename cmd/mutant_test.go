package cmd

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"tablemate/tables/longtest"
)

// TestMutantsOfRecordsAreToldWhatIsWrong changes one value in a recorded game, as by a mistake of
// another program. Then it reads the game with every command.
func TestMutantsOfRecordsAreToldWhatIsWrong(t *testing.T) {
	longtest.SkipShort(t)
	mutants := longtest.Times(1, 1, 100)
	for i, lines := range recordedGames(t, 30) {
		for n := range mutants {
			readAll(t, mutantOf(t, lines, rand.New(rand.NewPCG(uint64(n), uint64(i))), 1))
		}
	}
}

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
