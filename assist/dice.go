package assist

import box "tablemate/tables/picklerick"

// Dice are a game's own dice: how many lie in the box, and the message that
// names each side of one.
type Dice struct {
	Count int
	Sides []string
}

// DiceOf gives the dice of a game; none for a game without.
func DiceOf(game string) Dice {
	switch game {
	case "picklerick":
		return pickleRickDice()
	}
	return Dice{}
}

func pickleRickDice() Dice {
	dice := Dice{Count: box.Dice}
	for _, face := range box.Faces {
		dice.Sides = append(dice.Sides, "picklerick.symbol."+string(face))
	}
	return dice
}
