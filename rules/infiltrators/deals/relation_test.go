package deals

import (
	"testing"

	"github.com/stretchr/testify/require"

	parts "tablemate/tables/infiltrators"
)

// `related` lists, for each number, the numbers that have something in common with it (IN-EX-05).
// The field `upright` says how many of the 69 other cards would lie upright beside a suspect with
// this number.
var related = map[int]struct {
	numbers []int
	upright int
}{
	2: {[]int{2, 4, 6, 8, 10, 12, 14}, 41}, 3: {[]int{3, 6, 9, 12, 15}, 33}, 4: {[]int{2, 4, 8, 12}, 29},
	5: {[]int{5, 10, 15}, 25}, 6: {[]int{2, 3, 6, 12}, 29}, 7: {[]int{7, 14}, 21}, 8: {[]int{2, 4, 8}, 25},
	9: {[]int{3, 9}, 21}, 10: {[]int{2, 5, 10}, 25}, 11: {[]int{11}, 17}, 12: {[]int{2, 3, 4, 6, 12}, 33},
	13: {[]int{13}, 17}, 14: {[]int{2, 7, 14}, 25}, 15: {[]int{3, 5, 15}, 25},
}

func TestTheRelationIsAsPrinted(t *testing.T) {
	suits := []parts.Suit{parts.Red, parts.Black, parts.Yellow, "green", "blue"}
	for n, want := range related {
		require.Equal(t, want.numbers, Corner(n, parts.Lowest, parts.Highest))
		upright := 0
		for _, suit := range suits {
			for m := parts.Lowest; m <= parts.Highest; m++ {
				hint, suspect := parts.CardOf(suit, m), parts.CardOf(parts.Red, n)
				require.Equal(t, Common(hint, suspect), Common(suspect, hint))
				if hint != suspect && Common(hint, suspect) {
					upright++
				}
			}
		}
		require.Equal(t, want.upright, upright, n)
	}
	require.Equal(t, []int{2, 3, 6, 12}, Corner(6, 2, 13))
	require.Empty(t, Corner(0, 2, 13))
}

func TestASpecialCardIsASuitOnly(t *testing.T) {
	red := parts.SpecialOf(parts.Red)
	require.True(t, Common(red, parts.CardOf(parts.Red, 7)))
	require.False(t, Common(red, parts.CardOf(parts.Black, 7)))
	require.False(t, Common(red, parts.SpecialOf(parts.Black)))
	require.True(t, Common(parts.CardOf(parts.Red, 7), red))
	require.Equal(t, face{"", 6}, faceOf("-6"), "without a suit")
	require.Equal(t, face{"dark-blue", 6}, faceOf("dark-blue-6"))
}
