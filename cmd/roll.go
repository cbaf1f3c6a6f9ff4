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
	json    bool
}

// roll rolls virtual dice outside a table: the dice of a game, or dice with numbers.
func (a *app) roll() *cobra.Command {
	o := rollOptions{app: a}
	c := a.command("roll", aGame, 2, func(args []string) error {
		if _, plain := parseDice(args[0], session.OwnDice{}); plain && len(args) == 1 {
			o.dice = args[0] // the only argument names dice with numbers instead of a game
			return runRoll(o)
		}
		if o.game = args[0]; len(args) > 1 {
			o.dice = args[1]
		}
		return runRoll(o)
	})
	o.command = c
	c.ValidArgsFunction = first(gameNames).complete
	c.Flags().Int64Var(&o.seed, "seed", 0, "cmd.flag.seed")
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json")
	return c
}

// The largest number of dice, and of sides of a die.
const (
	maxDice  = 100
	maxSides = 1000
)

func runRoll(o rollOptions) error {
	name, own := "", session.OwnDice{}
	if o.game != "" {
		game, err := o.app.game(o.command, o.game)
		if err != nil {
			return err
		}
		name, own = game.About().Game, game.About().Dice
	}
	dice, ok := parseDice(o.dice, own)
	if !ok {
		return misuse(o.command, "cmd.bad-roll", tables.Args{"dice": o.dice, "most": maxDice, "sides": maxSides})
	}
	seed, err := o.newSeed()
	if err != nil {
		return err
	}
	fell := chance.Roll(seed, 1, dice.sides(), dice.Count)
	if o.json {
		return writeJSON(o.out, o.rolled(name, dice, fell))
	}
	_, err = fmt.Fprintln(o.out, o.faces(dice, fell))
	return err
}

// rolled is a roll in the output of roll --json.
type rolled struct {
	Game  string   `json:"game,omitempty"`
	Sides int      `json:"sides"`           // the number of sides of each die
	Fell  []int    `json:"fell"`            // the side of each die, counted from 1
	Names []string `json:"names,omitempty"` // the names of these sides; only for the dice of a game
	Sum   int      `json:"sum,omitempty"`   // the sum; only for dice with numbers
}

func (o rollOptions) rolled(game string, t diceThrow, fell []int) rolled {
	r := rolled{Game: game, Sides: t.sides(), Fell: fell}
	for _, side := range fell {
		if t.plain == 0 {
			r.Names = append(r.Names, o.words.Say(t.Sides[side-1]))
		} else {
			r.Sum += side
		}
	}
	return r
}

// diceThrow is a number of dice of one kind.
type diceThrow struct {
	session.OwnDice
	plain int // the number of sides of dice with numbers; 0 for the dice of a game
}

func (t diceThrow) sides() int { return max(t.plain, len(t.Sides)) }

// parseDice reads which dice to roll. An empty text means all dice of the game, a number means that
// many of them, and NdM means N dice with the numbers 1 to M.
func parseDice(typed string, own session.OwnDice) (diceThrow, bool) {
	latin := strings.NewReplacer("к", "d", "д", "d") // 2к6 and 2д6 are 2d6
	count, sides, plain := strings.Cut(latin.Replace(strings.ToLower(typed)), "d")
	n, err := strconv.Atoi(count)
	switch {
	case typed == "":
		return diceThrow{OwnDice: own}, own.Count > 0
	case count == "" && plain:
		n, err = 1, nil
	}
	if err != nil || n < 1 || n > maxDice {
		return diceThrow{}, false
	}
	if !plain {
		own.Count = n
		return diceThrow{OwnDice: own}, len(own.Sides) > 0
	}
	m, err := strconv.Atoi(sides)
	return diceThrow{OwnDice: session.OwnDice{Count: n}, plain: m}, err == nil && m >= 2 && m <= maxSides
}

func (o rollOptions) newSeed() (chance.Seed, error) {
	if o.command.Flags().Changed("seed") {
		return chance.SeedOf(o.seed), nil
	}
	return chance.NewSeed(o.entropy)
}

// faces returns the result of a roll as text. For the dice of a game it has the names of the sides,
// and for other dice the numbers and their sum.
func (o rollOptions) faces(t diceThrow, fell []int) string {
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
