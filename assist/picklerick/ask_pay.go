package picklerick

import (
	"slices"

	"tablemate/assist/desk"
	game "tablemate/rules/picklerick"
	parts "tablemate/tables/picklerick"
)

// gunLetters name Rick's guns in the menu, as on the dice.
const gunLetters = "gп"

// payOffers are the symbols that only pay for cards: for Rick a gun (PR-DICE-08), for
// both sides tools (PR-DICE-06). They are hidden: whoever types one is told its rule.
func (a prompter) payOffers() []offer {
	var list []offer
	hidden := func(did game.Action, keys ...string) {
		list = append(list, offer{Option: desk.Option{Keys: a.Own(keys...), Hidden: true}, Take: answerWith(did)})
	}
	if die := a.dieOf(parts.Tools); die > 0 {
		hidden(game.SpendFor{Die: die}, "tools", "инструменты", "инструмент")
	}
	if a.state.Turn.Side != game.SeatRick {
		return list
	}
	if die := a.dieOf(parts.Gun); die > 0 {
		hidden(game.SpendFor{Die: die}, append(a.Letters(gunLetters), "gun", "пушка", "пушку")...)
	}
	hidden(game.Shoot{Figure: game.Rick}, "shoot", "fire", "стрелять", "выстрел", "огонь")
	return list
}

// dieOf returns the number of the first die that still shows a symbol, 0 for none.
func (a prompter) dieOf(face parts.Symbol) int {
	return 1 + slices.IndexFunc(a.state.Turn.Dice, func(d game.Die) bool { return d.Spent == game.Unspent && d.Face == face })
}

// paysOnly reports whether all symbols that are left only pay for cards: Rick's guns and
// tools. False where none is left.
func (a prompter) paysOnly() bool {
	left := a.handDice()
	other := func(s parts.Symbol) bool { return s != parts.Gun && s != parts.Tools }
	return a.state.Turn.Side == game.SeatRick && slices.Contains(left, parts.Gun) && !slices.ContainsFunc(left, other)
}

// spendHelp says what a card still grants, or that what is left only pays for cards.
func (a prompter) spendHelp() string {
	if text := a.grantText(); text != "" || !a.paysOnly() {
		return text
	}
	return a.say("spend.pays-only")
}
