package cmd

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestABrokenBoxIsToldOnceWhereItsCardsAreNeeded(t *testing.T) {
	s := newSitting(t)
	s.play("= data/box/micemystics.yaml\n|- kind: minion\n")
	const cellar = "testdata/games/micemystics-mapped.jsonl"
	leftOut := s.ask("box", "micemystics", "check").out + "The file was left alone; for now tablemate works without your own cards.\n"

	shown := s.ask("show", cellar)
	require.Equal(t, done, shown.code)
	require.True(t, strings.HasSuffix(shown.err, leftOut), shown.err)
	require.Equal(t, 1, strings.Count(shown.err, leftOut), "although many names are looked for")

	judged := s.ask("verify", cellar)
	require.Equal(t, done, judged.code)
	require.Empty(t, judged.err, "a proof names no card")

	asked := s.ask("rules", "who wins")
	require.Equal(t, done, asked.code)
	require.Empty(t, asked.err, "no card of this game answers a question")
}
