package serve

import (
	"image"
	"image/color"
	"regexp"
	"strings"
	"testing"

	"github.com/makiuchi-d/gozxing"
	"github.com/makiuchi-d/gozxing/qrcode"
	"github.com/stretchr/testify/require"

	"tablemate/tables"
	"tablemate/tables/words"
)

// longest is one of the longest links for which a code is drawn.
const longest = "http://192.168.100.200:65535/open/0123456789abcdefABCDEF"

// screen has the colours of a terminal in a simulated photograph. Each character is pixels wide and
// twice as high.
type screen struct {
	back, ink color.Gray
}

const pixels = 4

func (s screen) photographs(lines []string) image.Image {
	back, ink := s.back, s.ink
	const margin = 6 * pixels
	wide := 0
	for _, line := range lines {
		wide = max(wide, len([]rune(escapes.ReplaceAllString(line, ""))))
	}
	photo := image.NewGray(image.Rect(0, 0, wide*pixels+2*margin, len(lines)*2*pixels+2*margin))
	fill(photo, photo.Rect, s.back)
	for y, line := range lines {
		if strings.HasPrefix(line, "\x1b[97;40m") {
			back, ink = color.Gray{0}, color.Gray{255}
		}
		for x, sign := range []rune(escapes.ReplaceAllString(line, "")) {
			at := image.Rect(0, 0, pixels, pixels).Add(image.Pt(margin+x*pixels, margin+2*y*pixels))
			upper, lower := back, back
			if sign == '█' || sign == '▀' {
				upper = ink
			}
			if sign == '█' || sign == '▄' {
				lower = ink
			}
			fill(photo, at, upper)
			fill(photo, at.Add(image.Pt(0, pixels)), lower)
		}
	}
	return photo
}

var escapes = regexp.MustCompile(`\x1b\[[0-9;]*m`)

func fill(photo *image.Gray, area image.Rectangle, with color.Gray) {
	for y := area.Min.Y; y < area.Max.Y; y++ {
		for x := area.Min.X; x < area.Max.X; x++ {
			photo.SetGray(x, y, with)
		}
	}
}

func read(photo image.Image) (string, error) {
	bitmap, err := gozxing.NewBinaryBitmapFromImage(photo)
	if err != nil {
		return "", err
	}
	found, err := qrcode.NewQRCodeReader().Decode(bitmap, nil)
	if err != nil {
		return "", err
	}
	return found.GetText(), nil
}

// TestACameraReadsTheLinkOffTheTerminal draws QR codes on a dark and on a light screen. A second
// library, not the one that encodes the links, must read them.
func TestACameraReadsTheLinkOffTheTerminal(t *testing.T) {
	dark, light := screen{color.Gray{20}, color.Gray{230}}, screen{color.Gray{250}, color.Gray{10}}
	for _, link := range []string{longest, "http://10.0.0.2:80/open/AAAAAAAAAAAAAAAAAAAAAA", "http://[fd00:1234:5678:9abc:def0:1234:5678:9abc]:65535/open/0123456789abcdefABCDEF"} {
		for _, c := range []struct {
			on      screen
			colours bool
		}{{dark, true}, {light, true}, {dark, false}} {
			text, err := read(c.on.photographs(Code(link, c.colours)))
			require.NoError(t, err, "%s %+v", link, c)
			require.Equal(t, link, text)
		}
	}
}

// TestTheSquareCodeFitsAboveItsLines checks that the code, the lines below it and the cursor fit on
// a screen of 80 columns and 24 lines.
func TestTheSquareCodeFitsAboveItsLines(t *testing.T) {
	for _, lang := range tables.Langs {
		below := []string{"serve.house", "serve.here", "serve.open-house", "serve.foot"}
		for _, id := range below {
			require.LessOrEqual(t, len([]rune(words.In(lang).Say(id, tables.Args{"link": longest}))), 80, "%s in %s", id, lang)
		}
		require.LessOrEqual(t, len(Code(longest, true))+len(below)+1, 24)
	}
	for _, colours := range []bool{false, true} {
		lines := Code(longest, colours)
		for _, line := range lines {
			require.LessOrEqual(t, len([]rune(escapes.ReplaceAllString(line, ""))), 80)
			require.Equal(t, colours, strings.HasPrefix(line, "\x1b[97;40m") && strings.HasSuffix(line, "\x1b[0m"), "dark on light on every screen")
		}
	}
	require.Nil(t, Code(strings.Repeat("x", 5000), false))
}
