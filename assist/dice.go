package assist

import (
	"strconv"

	"tablemate/tables/micemystics"
	"tablemate/tables/picklerick"
	"tablemate/tables/raccoonheist"
)

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
	case "raccoonheist":
		return raccoonHeistDie()
	case "micemystics":
		return actionDice()
	}
	return Dice{}
}

func pickleRickDice() Dice {
	dice := Dice{Count: picklerick.Dice}
	for _, face := range picklerick.Faces {
		dice.Sides = append(dice.Sides, "picklerick.symbol."+string(face))
	}
	return dice
}

func raccoonHeistDie() Dice {
	die := Dice{Count: 1}
	for face := 1; face <= raccoonheist.DieSides; face++ {
		die.Sides = append(die.Sides, "raccoonheist.side."+strconv.Itoa(face))
	}
	return die
}

// actionDice are named by their number and the symbols beside it.
func actionDice() Dice {
	dice := Dice{Count: micemystics.DiceInBox}
	for side := range micemystics.Faces {
		dice.Sides = append(dice.Sides, "micemystics.side.die-"+strconv.Itoa(side+1))
	}
	return dice
}
