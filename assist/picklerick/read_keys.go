package picklerick

import (
	"strings"
	"unicode"

	game "tablemate/rules/picklerick"
	parts "tablemate/tables/picklerick"
)

// The letters that people type, in the Latin alphabet and in the Cyrillic one.
// Both are understood whatever language the table speaks.
var (
	symbolLetters = map[parts.Symbol]string{
		parts.Movement: "mд", parts.CardSign: "cк", parts.Tools: "tи", parts.Gun: "gп", parts.Joker: "jж",
	}
	colourLetters = map[parts.Colour]string{parts.Red: "rк", parts.Blue: "bг", parts.Grey: "gс"}
	dirLetters    = map[game.Dir]string{game.North: "nс", game.East: "eв", game.South: "sю", game.West: "wз"}
	partLetters   = map[game.Part]string{
		game.NearSide: "nб", game.LeftSide: "lл", game.FarSide: "fд", game.RightSide: "rп",
	}
	jaguarLetters  = "jя"
	rickLetters    = "rр"
	anyLetters     = "aл*"
	nothingLetters = "-0"
)

// letterMeaning returns what a letter stands for, in either case.
func letterMeaning[T comparable](letters map[T]string, r rune) (T, bool) {
	r = unicode.ToLower(r)
	for meaning, all := range letters {
		if strings.ContainsRune(all, r) {
			return meaning, true
		}
	}
	var none T
	return none, false
}

// withoutBlanks removes the blanks, commas, semicolons and dots between letters.
func withoutBlanks(typed string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) || r == ',' || r == ';' || r == '·' {
			return -1
		}
		return r
	}, typed)
}
