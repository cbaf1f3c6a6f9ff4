package serve

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"rsc.io/qr"
)

// TestTheSquareCodeIsDrawnAsItIs reads the drawing back into squares.
func TestTheSquareCodeIsDrawnAsItIs(t *testing.T) {
	link := "http://192.168.100.200:65535/open/0123456789abcdefABCDEF"
	code, err := qr.Encode(link, qr.L)
	require.NoError(t, err)
	lines := Code(link, false)
	for y := -quiet; y < code.Size+quiet; y++ {
		row := []rune(lines[(y+quiet)/2])
		require.Len(t, row, code.Size+2*quiet)
		for x := -quiet; x < code.Size+quiet; x++ {
			half := "▀"
			if (y+quiet)%2 == 1 {
				half = "▄"
			}
			light := strings.ContainsRune("█"+half, row[x+quiet])
			dark := x >= 0 && y >= 0 && x < code.Size && y < code.Size && code.Black(x, y)
			require.Equal(t, !dark, light, "%d %d", x, y)
		}
	}
	require.LessOrEqual(t, len(lines), 20, "beside four lines on a screen of 24")
	require.LessOrEqual(t, len([]rune(lines[0])), 40)
	for _, line := range Code(link, true) {
		require.True(t, strings.HasPrefix(line, "\x1b[97;40m") && strings.HasSuffix(line, "\x1b[0m"), "dark on light on every screen")
	}
	require.Nil(t, Code(strings.Repeat("x", 5000), false))
}
