package cmd

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"tablemate/assist/chance"
	"tablemate/assist/session"
	"tablemate/tables"
)

type rollOptions struct {
	*app
	command *cobra.Command
	game    string
	dice    string
	seed    int64
}

// roll throws virtual dice that belong to no table: a game's own, or any.
func (a *app) roll() *cobra.Command {
	o := rollOptions{app: a}
	c := a.command("roll", 1, 2, func(args []string) error {
		o.game = args[0]
		if len(args) > 1 {
			o.dice = args[1]
		}
		return runRoll(o)
	})
	o.command = c
	c.ValidArgsFunction = completeGames
	c.Flags().Int64Var(&o.seed, "seed", 0, "cmd.flag.seed")
	return c
}

// The most that anybody could throw at once.
const (
	mostDice  = 100
	mostSides = 1000
)

func runRoll(o rollOptions) error {
	game, err := o.app.game(o.command, o.game)
	if err != nil {
		return err
	}
	dice, ok := o.thrown(game.Dice())
	if !ok {
		return misuse(o.command, "cmd.bad-roll", tables.Args{"dice": o.dice, "most": mostDice, "sides": mostSides})
	}
	seed, err := o.newSeed()
	if err != nil {
		return err
	}
	_, err = fmt.Fprintln(o.out, o.faces(dice, chance.Roll(seed, 1, dice.sides(), dice.Count)))
	return err
}

// latinDice reads 2к6 and 2д6 as 2d6.
var latinDice = strings.NewReplacer("к", "d", "д", "d")

// throw is so many dice of one kind.
type throw struct {
	session.OwnDice
	plain int // sides of dice with numbers; 0 for a game's own
}

func (t throw) sides() int { return max(t.plain, len(t.Sides)) }

// thrown reads how many dice of which kind are meant: all of the game's, so
// many of them, or NdM.
func (o rollOptions) thrown(own session.OwnDice) (throw, bool) {
	count, sides, plain := strings.Cut(latinDice.Replace(strings.ToLower(o.dice)), "d")
	n, err := strconv.Atoi(count)
	switch {
	case o.dice == "":
		return throw{OwnDice: own}, own.Count > 0
	case count == "" && plain:
		n, err = 1, nil
	}
	if err != nil || n < 1 || n > mostDice {
		return throw{}, false
	}
	if !plain {
		own.Count = n
		return throw{OwnDice: own}, len(own.Sides) > 0
	}
	m, err := strconv.Atoi(sides)
	return throw{OwnDice: session.OwnDice{Count: n}, plain: m}, err == nil && m >= 2 && m <= mostSides
}

func (o rollOptions) newSeed() (chance.Seed, error) {
	if o.command.Flags().Changed("seed") {
		return chance.SeedOf(o.seed), nil
	}
	return chance.NewSeed(o.entropy)
}

// faces are what fell, in the game's words, or as numbers with their sum.
func (o rollOptions) faces(t throw, fell []int) string {
	names := make([]string, len(fell))
	sum := 0
	for i, side := range fell {
		sum += side
		names[i] = strconv.Itoa(side)
		if t.plain == 0 {
			names[i] = o.words.Say(t.Sides[side-1])
		}
	}
	switch {
	case t.plain == 0:
		return strings.Join(names, " · ")
	case len(fell) == 1:
		return names[0]
	}
	return strings.Join(names, " + ") + " = " + strconv.Itoa(sum)
}
