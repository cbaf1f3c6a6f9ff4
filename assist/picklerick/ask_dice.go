package picklerick

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// rollWords are typed to let the app roll.
var rollWords = []string{"r", "roll", "б", "бросок"}

// askRoll asks what the dice show, or rolls them if the app rolls at this table. What
// the app rolled it rolls again.
func (a prompter) askRoll(dice int) (game.Action, error) {
	again := a.state.Turn.Step == game.Fall && a.AppRolled && !a.Undone
	if a.Dice.Habit() == talk.AppDice || again {
		return a.appRoll(dice), nil
	}
	q := desk.Question{
		Text: a.say("ask.roll-" + string(a.state.Turn.Side)),
		Help: a.say("ask.roll-help"),
	}
	if a.state.Turn.Step == game.Fall {
		q.Text = a.say("ask.fall", tables.Args{"count": dice})
	}
	if a.Dice.Habit() == talk.AskDice {
		q.Default = a.Own("roll", "бросок")[0]
	}
	faces, err := talk.Written(a.UI, q, func(typed string) ([]parts.Symbol, error) {
		if slices.Contains(rollWords, strings.ToLower(strings.TrimSpace(typed))) {
			return nil, nil
		}
		return readDice(typed, dice)
	})
	switch {
	case err != nil:
		return nil, err
	case faces == nil:
		return a.appRoll(dice), nil
	}
	return game.Fell{Faces: faces}, nil
}

// appRoll rolls the app's dice.
func (a prompter) appRoll(dice int) game.Fell {
	faces := make([]parts.Symbol, dice)
	for i, n := range a.Dice.Roll(dice, len(parts.Faces)) {
		faces[i] = parts.Faces[n]
	}
	return game.Fell{Faces: faces}
}

// askReroll asks which dice are thrown again; if none may be, it says why and
// keeps all.
func (a prompter) askReroll() (game.Action, error) {
	reason := a.allowance()
	if a.state.Allowance() == 0 && !a.Undone {
		a.Desk.Say(reason)
		return game.Keep{}, nil
	}
	options := talk.Options(a.state.Turn.Dice, func(i int, die game.Die) desk.Option {
		return desk.Option{Keys: []string{strconv.Itoa(i + 1)}, Label: a.symbol(die.Face)}
	})
	picked, err := a.Desk.Pick(desk.Question{Text: a.say("ask.reroll"), Help: reason}, options)
	if err != nil {
		return nil, err
	}
	if len(picked) == 0 {
		return game.Keep{}, nil
	}
	dice := make([]int, len(picked))
	for i, n := range picked {
		dice[i] = n + 1
	}
	return game.Reroll{Dice: dice}, nil
}

// allowance says how many dice may be thrown again, and why (PR-REROLL).
func (a prompter) allowance() string {
	most := a.state.Allowance()
	if a.state.Turn.Side == game.SeatRussians {
		return a.say("ask.allowance-russians", tables.Args{"count": len(a.state.Operatives), "most": most})
	}
	who := a.state.Watchers()
	if len(who) == 0 {
		return a.say("ask.allowance-unseen", tables.Args{"most": most})
	}
	return a.say("ask.allowance-seen", tables.Args{"count": len(who), "who": a.signs(who), "most": most})
}

// handDice lists the symbols that are still to be spent, gained jokers last.
func (a prompter) handDice() []parts.Symbol {
	var out []parts.Symbol
	for _, die := range a.state.Turn.Dice {
		if die.Spent == game.Unspent {
			out = append(out, die.Face)
		}
	}
	for range a.state.Turn.Jokers {
		out = append(out, parts.Joker)
	}
	return out
}
