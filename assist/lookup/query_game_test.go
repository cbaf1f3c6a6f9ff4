package lookup

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestAGameThatAQuestionNamesNarrowsIt(t *testing.T) {
	for query, prefix := range map[string]string{
		"infiltrators how many players":     "IN",
		"how many players in infiltrators":  "IN",
		"when do i win Chez Guevara":        "CG",
		"chezguevara hand limit":            "CG",
		"Raccon Heist who wins":             "RH",
		"mice & mystics how many players":   "MM",
		"Чегевара: цель игры":               "CG",
		"в чегеваре как победить":           "CG",
		"под прицелом сколько карт на руке": "IN",
		"у огурчика рика как победить":      "PR",
		"мыши и тайны: сколько игроков":     "MM",
		"банде енотов сколько игроков":      "RH",
		"кто ходит первым в енотах":         "RH",
		"who takes the first turn raccoons": "RH",
		"how many players jaguar":           "PR",
		"мышам сколько игроков":             "MM",
		"капралу сколько карт на руке":      "CG",
	} {
		t.Run(query, func(t *testing.T) {
			found := shelves()["*"].Find(query)
			require.NotEmpty(t, found)
			for _, r := range found {
				require.Equal(t, prefix, prefixOf(r.Game), r.ID)
			}
		})
	}
}

func TestAtATableItsOwnRulesAnswer(t *testing.T) {
	book := shelves()["*"].At("micemystics", nil)
	require.Equal(t, "micemystics", book.Find("who wins")[0].Game)
	require.Equal(t, "picklerick", book.Find("who wins in Pickle Rick")[0].Game)
	require.Equal(t, "PR-MOVE-03", book.Find("PR-MOVE-03")[0].ID, "an id needs no game")
	require.Equal(t, "picklerick", shelves()["*"].At("picklerick", nil).Find("кто победил")[0].Game)
}

func TestTheNameOfAGameAloneIsAQuestionToo(t *testing.T) {
	require.NotEmpty(t, shelves()["*"].Find("infiltrators"))
}

func prefixOf(game string) string {
	for _, printed := range Rulebooks() {
		if printed.Game == game {
			return strings.TrimSuffix(printed.Prefix, "-")
		}
	}
	return ""
}
