package cmd

import (
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"tablemate/assist/chance"
	"tablemate/assist/session"
	"tablemate/tables"
)

type rollOptions struct {
	*app
	seed int64
	json bool
}

// roll rolls virtual dice outside a table: the dice of a game, or dice with numbers.
func (a *app) roll() *cobra.Command {
	o := &rollOptions{app: a}
	c := a.command("roll", aGame, 2, o.run)
	c.Flags().Int64Var(&o.seed, "seed", 0, "cmd.flag.seed")
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json")
	return c
}

const (
	maxDice  = 100
	maxSides = 1000
)

func (o *rollOptions) run(args []string) error {
	name, own, typed := "", session.OwnDice{}, args[0]
	if _, plain := parseDice(typed, own); !plain || len(args) > 1 { // here args[0] must be the name of a game
		game, err := o.game(args[0])
		if err != nil {
			return err
		}
		name, own, typed = game.About().Game, game.About().Dice, strings.Join(args[1:], "")
	}
	dice, ok := parseDice(typed, own)
	if !ok {
		return misuse(o.running, "cmd.bad-roll", tables.Args{"dice": typed, "most": maxDice, "sides": maxSides})
	}
	seed, err := o.newSeed()
	if err != nil {
		return err
	}
	roll := o.rolled(name, dice, chance.Roll(seed, 1, dice.sides(), dice.Count))
	if o.json {
		return writeJSON(o.out, roll)
	}
	return o.print(roll.faces())
}

type rolled struct {
	Game  string   `json:"game,omitempty"`
	Sides int      `json:"sides"`           // the number of sides of each die
	Fell  []int    `json:"fell"`            // the number of each die's upper side, counted from 1
	Names []string `json:"names,omitempty"` // only for the dice of a game
	Sum   int      `json:"sum,omitempty"`   // only for dice with numbers
}

func (o *rollOptions) rolled(game string, t diceThrow, fell []int) rolled {
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

type diceThrow struct {
	session.OwnDice
	plain int // the number of sides of dice with numbers; 0 for the dice of a game
}

func (t diceThrow) sides() int { return max(t.plain, len(t.Sides)) }

// parseDice parses what people typed. An empty text means all dice of the game. The text 2 means
// two dice of the game, and 2d6 means two dice with numbers from 1 to 6.
func parseDice(typed string, own session.OwnDice) (diceThrow, bool) {
	latin := strings.NewReplacer("к", "d", "д", "d") // 2к6 and 2д6 mean 2d6
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

func (o *rollOptions) newSeed() (chance.Seed, error) {
	if o.running.Flags().Changed("seed") {
		return chance.SeedOf(o.seed), nil
	}
	return chance.NewSeed(o.entropy)
}

func (r rolled) faces() string {
	numbers := tables.Each(r.Fell, strconv.Itoa)
	switch {
	case r.Names != nil:
		return strings.Join(r.Names, " · ")
	case len(numbers) == 1:
		return numbers[0]
	}
	return strings.Join(numbers, " + ") + " = " + strconv.Itoa(r.Sum)
}
