package words

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/longtest"
)

func TestEverySentenceIsSaidSomewhere(t *testing.T) {
	longtest.SkipShort(t)
	files, _ := parsed(t, "../..")
	code := source{files, map[string]map[string]bool{}}
	used := make([]int, len(computed))
	for _, area := range areas(t) {
		common, own := rowsOf(t, area)
		ownUsed := make([]int, len(own))
		for id := range messages(t, area, tables.English) {
			if code.says(t, id) {
				continue
			}
			if i := code.puts(t, id, common); i >= 0 {
				used[i]++
			} else if i := code.puts(t, id, own); i >= 0 {
				ownUsed[i]++
			} else {
				t.Errorf("nothing says %s", id)
			}
		}
		for i, r := range own {
			require.NotZero(t, ownUsed[i], "no sentence begins with %s", r.begins)
		}
	}
	for i, r := range computed {
		require.NotZero(t, used[i], "no sentence begins with %s", r.begins)
	}
}
