package serve

import (
	"strings"

	"rsc.io/qr"
)

// quiet is how many light squares a camera needs around a code.
const quiet = 2

// Code draws a link as a square code for a phone's camera, two rows of it in a line;
// nil for a link that is too long. In colours it is dark on light on every screen,
// without them light stands for what is drawn, as on a dark screen.
func Code(link string, colours bool) []string {
	code, err := qr.Encode(link, qr.L)
	if err != nil {
		return nil
	}
	light := func(x, y int) bool { return x < 0 || y < 0 || x >= code.Size || y >= code.Size || !code.Black(x, y) }
	var lines []string
	for y := -quiet; y < code.Size+quiet; y += 2 {
		var line strings.Builder
		for x := -quiet; x < code.Size+quiet; x++ {
			line.WriteRune(half(light(x, y), light(x, y+1)))
		}
		text := line.String()
		if colours {
			text = "\x1b[97;40m" + text + "\x1b[0m"
		}
		lines = append(lines, text)
	}
	return lines
}

// half returns the sign of two squares, one above the other, by which of them are light.
func half(upper, lower bool) rune {
	switch {
	case upper && lower:
		return '█'
	case upper:
		return '▀'
	case lower:
		return '▄'
	}
	return ' '
}
