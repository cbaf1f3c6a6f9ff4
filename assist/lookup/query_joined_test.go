package lookup

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestWordsRunTogetherAreCut(t *testing.T) {
	for joined, apart := range map[string]string{
		"whoshootsfirst":         "who shoots first",
		"ктостреляет":            "кто стреляет",
		"сколькожизнейурика":     "сколько жизней у рика",
		"canIwalkdiagonally":     "can I walk diagonally",
		"может ли ягуарстрелять": "может ли ягуар стрелять",
	} {
		t.Run(joined, func(t *testing.T) {
			require.Equal(t, ids(shelves()["picklerick"].Find(apart)), ids(shelves()["picklerick"].Find(joined)))
		})
	}
	x := shelves()["*"].words()
	require.Empty(t, x.cut(strings.Repeat("ход", longestJoined)))
	require.Empty(t, x.cut("снегоуборщик"))
}

func TestAWellSpelledWordIsNotRepaired(t *testing.T) {
	x := shelves()["*"].words()
	for word, common := range map[string]bool{"horse": true, "shoes": true, "station": true, "груша": true, "вишня": true, "jaguarr": false, "лавушка": false} {
		t.Run(word, func(t *testing.T) {
			for _, r := range x.read(word) {
				require.Equal(t, common, r.common)
				require.Equal(t, common, r.as == "", r.as)
			}
		})
	}
	require.Empty(t, x.read("sk")[0].alts, "two letters begin too many words")
	require.Empty(t, x.read("whatt"), "a word of every sentence with a slip says nothing")
}

func TestAWellSpelledWordStandsForItsRoot(t *testing.T) {
	kin := reading{}
	x := shelves()["picklerick"].words()
	x.addKin(&kin, "выстреливать")
	require.NotEmpty(t, kin.alts)
	require.Less(t, kin.alts[0].weight, 1.0)
	short := reading{}
	x.addKin(&short, "кот")
	require.Empty(t, short.alts)
}
