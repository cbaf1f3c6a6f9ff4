package session

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"tablemate/assist/chance"
	"tablemate/assist/talk"
	"tablemate/tables"
)

// fortunes returns how the dice fell, the app's and the table's apart; of a source that
// rolled none, nothing.
func (def *game[U, S, A]) fortunes(t *talk.UI, st replayed[S, A]) []Fortune {
	out := []Fortune{}
	for _, luck := range def.lucks(st) {
		if luck.Rolled() == 0 {
			continue
		}
		f := Fortune{
			Source: luck.Source, Dice: luck.Rolled(), Fell: luck.Faces, Expected: luck.Expected, P: luck.P,
		}
		for face := range luck.Faces {
			f.Faces = append(f.Faces, def.faceNamed(t, face))
		}
		f.Text = fortuneTold(t, f)
		out = append(out, f)
	}
	return out
}

// faceNamed returns the name of a face.
func (def *game[U, S, A]) faceNamed(t *talk.UI, face int) string {
	dice := def.About().Dice
	for side, bears := range dice.Faces {
		if bears == face && side < len(dice.Sides) {
			return t.Words.Say(dice.Sides[side])
		}
	}
	return fmt.Sprint(face + 1)
}

// fortuneTold returns the luck of some dice in one sentence: how even they fell, and
// the face that was furthest from what was to be expected.
func fortuneTold(t *talk.UI, f Fortune) string {
	oddest, off := 0, 0.0
	for i, n := range f.Fell {
		if gap := math.Abs(float64(n) - f.Expected[i]); f.Expected[i] > 0 && gap/math.Sqrt(f.Expected[i]) > off {
			oddest, off = i, gap/math.Sqrt(f.Expected[i])
		}
	}
	verdict := chance.Luck{P: f.P, Faces: f.Fell}.Verdict()
	return t.Words.Say("minutes.luck-"+string(verdict), tables.Args{
		"whose": t.Words.Say("minutes.dice-" + string(f.Source)), "count": f.Dice,
		"face": f.Faces[oddest], "fell": f.Fell[oddest], "expected": Decimal(t.Words.Lang(), f.Expected[oddest], 1),
	})
}

// Decimal writes a number with so many digits behind the decimal sign of a language.
func Decimal(lang tables.Lang, number float64, digits int) string {
	text := strconv.FormatFloat(number, 'f', digits, 64)
	if lang == tables.Russian {
		return strings.Replace(text, ".", ",", 1)
	}
	return text
}
