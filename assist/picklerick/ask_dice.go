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

var rollWords = []string{"r", "roll", "б", "бросок"}

// askRoll asks people what they rolled. If the app rolls all dice, people are not asked. If the app
// made the first roll, it also makes the reroll, except after an undo.
func (a prompter) askRoll(dice int) (game.Action, error) {
	again := a.state.Turn.Step == game.Fall && a.AppRolled && !a.Undone
	if a.Dice.Habit() == talk.AppDice || again {
		return a.appRoll(dice), nil
	}
	q := desk.Question{
		Text: a.say("ask.roll-" + string(a.state.Turn.Side)),
		Help: a.say("ask.roll-help"),
	}
	q.Example = a.rollExample(dice)
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

// rollExample shows different faces, so that people see that each die has its own letter.
func (a prompter) rollExample(dice int) string {
	faces := []parts.Symbol{parts.Movement, parts.CardSign, parts.Gun, parts.Joker}[:min(dice, parts.Dice)]
	return strings.Join(tables.Each(faces, func(f parts.Symbol) string { return a.Letters(symbolLetters[f])[0] }), "")
}

func (a prompter) appRoll(dice int) game.Fell {
	faces := make([]parts.Symbol, dice)
	for i, n := range a.Dice.Roll(dice, len(parts.Faces)) {
		faces[i] = parts.Faces[n]
	}
	return game.Fell{Faces: faces}
}

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

// PR-REROLL
func (a prompter) allowance() string {
	most := a.state.Allowance()
	if a.state.Turn.Side == game.SeatRussians {
		return a.say("ask.allowance-russians", tables.Args{"count": len(a.state.Operatives), "most": most})
	}
	who := a.state.Watchers()
	if len(who) == 0 {
		return a.say("ask.allowance-unseen", tables.Args{"most": most})
	}
	return a.say("ask.allowance-seen", tables.Args{"count": len(who), "who": a.figures(who), "most": most})
}

// handDice lists the unspent symbols of the side on turn. Joker symbols from cards come last.
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

const gunLetters = "gп"

// payOffers returns menu rows for symbols that can only pay for cards: tools (PR-DICE-06) and, in
// Rick's turn, guns (PR-DICE-08). The menu does not show these rows, but people may type their
// words. Then a warning shows the rule.
func (a prompter) payOffers() []offer {
	var list []offer
	hidden := func(did game.Action, keys ...string) {
		list = append(list, offer{Option: desk.Option{Keys: a.Own(keys...), Hidden: true}, Take: answerWith(did)})
	}
	if die := a.die(parts.Tools, nil); die > 0 {
		hidden(game.SpendFor{Die: die}, "tools", "инструменты", "инструмент")
	}
	if a.state.Turn.Side != game.SeatRick {
		return list
	}
	if die := a.die(parts.Gun, nil); die > 0 {
		hidden(game.SpendFor{Die: die}, append(a.Letters(gunLetters), "gun", "пушка", "пушку")...)
	}
	hidden(game.Shoot{Figure: game.Rick}, "shoot", "fire", "стрелять", "выстрел", "огонь")
	return list
}

// spendHelp says which free steps or shots a played card still gives. If there are none, and Rick
// has only guns, or only guns and tools, spendHelp says that these symbols only pay for cards.
func (a prompter) spendHelp() string {
	text, left := a.grantText(), a.handDice()
	other := func(s parts.Symbol) bool { return s != parts.Gun && s != parts.Tools }
	paysOnly := slices.Contains(left, parts.Gun) && !slices.ContainsFunc(left, other)
	if text == "" && paysOnly && a.state.Turn.Side == game.SeatRick {
		text = a.say("spend.pays-only")
	}
	return text
}
