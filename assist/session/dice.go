package session

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math"
	"slices"

	"tablemate/assist/chance"
	"tablemate/assist/journal"
	"tablemate/assist/talk"
	"tablemate/tables"
)

// The method `shows` returns a function that reports whether a roll has the same faces as the dice
// of an action. If the action has no dice, the function accepts any roll.
func (def *game[U, S, A]) shows(did A) func([]int) bool {
	return func(sides []int) bool {
		fell := def.Fell(did)
		return fell == nil || slices.Equal(fell, def.About().Dice.show(sides))
	}
}

// agrees reports whether the dice in a line show the faces that the app rolls from the seed.
func (def *game[U, S, A]) agrees(seed chance.Seed, l *journal.Line) bool {
	did, err := def.Actions.Decode(l.Did)
	if err != nil {
		return false
	}
	fell := def.Fell(did)
	if fell == nil {
		return true
	}
	dice := def.About().Dice
	sides := chance.Roll(seed, l.Roll.N, len(dice.Faces), len(fell))
	for i := range sides {
		sides[i]--
	}
	return slices.Equal(fell, dice.show(sides))
}

// The method `fallen` returns the number of game dice in a line, and the number of sides of each
// die.
func (def *game[U, S, A]) fallen(l *journal.Line) (dice, sides int) {
	did, err := def.Actions.Decode(l.Did)
	if err == nil {
		dice = len(def.Fell(did))
	}
	return dice, len(def.About().Dice.Faces)
}

// The method `lucks` returns how evenly the app's dice and people's own dice fell. The app's dice
// are counted separately, because in a common count fair dice could hide loaded ones.
func (p *past[U, S, A]) lucks() []chance.Luck {
	sides := p.About().Dice.bearing()
	if len(sides) == 0 {
		return nil
	}
	counts := map[chance.Source][]int{chance.App: make([]int, len(sides)), chance.Table: make([]int, len(sides))}
	for _, t := range p.turns {
		for _, face := range p.Fell(t.did) {
			// another program may have recorded a face that the dice do not have
			if count := counts[cmp.Or(t.line.Roll.Source, chance.Table)]; face >= 0 && face < len(count) {
				count[face]++
			}
		}
	}
	return []chance.Luck{
		chance.Judge(chance.App, counts[chance.App], sides), chance.Judge(chance.Table, counts[chance.Table], sides),
	}
}

func (p *past[U, S, A]) diceStats() []DiceStats {
	out := []DiceStats{}
	for _, luck := range p.lucks() {
		if luck.Rolled() == 0 {
			continue
		}
		f := DiceStats{
			Source: luck.Source, Dice: luck.Rolled(), Fell: luck.Faces, Expected: luck.Expected, P: luck.P,
		}
		for face := range luck.Faces {
			f.Faces = append(f.Faces, p.faceNamed(p.talk, face))
		}
		f.Text = diceSentence(p.talk, f)
		out = append(out, f)
	}
	return out
}

func (def *game[U, S, A]) faceNamed(t *talk.UI, face int) string {
	dice := def.About().Dice
	for side, bears := range dice.Faces {
		if bears == face && side < len(dice.Sides) {
			return t.Words.Say(dice.Sides[side])
		}
	}
	return fmt.Sprint(face + 1)
}

func diceSentence(t *talk.UI, f DiceStats) string {
	oddest, off := 0, 0.0
	for i, n := range f.Fell {
		if gap := math.Abs(float64(n)-f.Expected[i]) / math.Sqrt(f.Expected[i]); gap > off {
			oddest, off = i, gap
		}
	}
	verdict := chance.Luck{P: f.P, Faces: f.Fell}.Verdict()
	return t.Words.Say("minutes.luck-"+string(verdict), tables.Args{
		"whose": t.Words.Say("minutes.dice-" + string(f.Source)), "count": f.Dice,
		"face": f.Faces[oddest], "fell": f.Fell[oddest], "expected": Decimal(t.Words.Lang(), f.Expected[oddest], 1),
	})
}

// The constant `falling` is the kind of an action that records rolled dice.
const falling = "fell"

func (def *game[U, S, A]) class(l *journal.Line) journal.Class {
	if l.Roll.Source == chance.App {
		return journal.Dice
	}
	did, err := def.Actions.Decode(l.Did)
	switch {
	case err != nil:
	case did.Kind() == falling || def.Fell(did) != nil:
		return journal.Dice
	case l.Roll.Source == chance.Table:
		return journal.Cards
	case def.Reveals(did):
		return journal.Revealed
	}
	return journal.NoResult
}

func (def *game[U, S, A]) newPlaces() *journal.Places {
	return journal.NewPlaces(def.class, def.brings(def.Reviewing))
}

func (def *game[U, S, A]) reveals(did json.RawMessage) bool {
	a, err := def.Actions.Decode(did)
	return err == nil && def.Reveals(a)
}
