package lookup

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestTheOrderOfWordsTellsQuestionsApart(t *testing.T) {
	for query, want := range map[string]string{
		"where does the dog go":     "RH-DOG-01",
		"can I go where the dog is": "RH-DOG-03",
		"можно пойти к собаке":      "RH-RAID-07",
		"куда идёт собака":          "RH-DOG-01",
	} {
		require.Equal(t, want, shelves()["raccoonheist"].Find(query)[0].ID, query)
	}
}

func TestTextsAreAlikeByTheirPairsOfWords(t *testing.T) {
	stemmer := newStemmer()
	query := newPairSet(pairsOf(stemmer.inOrder("where does the dog go")))
	for text, want := range map[string]float64{
		"Where does the dog go?":    1,
		"where does the dogs go":    1,
		"can I go where the dog is": 2. / 14,
		"":                          0,
	} {
		require.InDelta(t, want, query.alike(string(pairsOf(stemmer.inOrder(text)))), 0.001, text)
	}
}
