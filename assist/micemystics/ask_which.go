package micemystics

import (
	"slices"
	"strconv"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// among returns the things that a field names in those of legal that agree with
// like before it.
func among[T ~string](legal []game.Action, like game.Action, field string) []T {
	var out []T
	for _, value := range game.Forms.Among(legal, like, field) {
		if id := value.(rules.Noun).ID; id != "" {
			out = append(out, T(id))
		}
	}
	return out
}

// chooseFigure asks for one of some figures, of whom Enter takes the one that the
// default names; the only one is not asked for.
func (a prompter) chooseFigure(q desk.Question, who []game.Name) (game.Name, error) {
	if len(who) == 1 {
		return who[0], nil
	}
	keys := a.keysOf(who)
	i := slices.Index(who, game.Name(q.Default))
	if q.Default = ""; i >= 0 {
		q.Default = keys[i][0]
	}
	return session.ChooseOne(a.UI, q, who, func(i int, f game.Name) desk.Option {
		return desk.Option{Keys: keys[i], Label: a.described(f)}
	})
}

// chooseFigureStep is chooseFigure as a step among others; session.ErrUnasked if
// there was nothing to ask, so that back does not lead here. Enter takes the mouse on
// turn.
func (a prompter) chooseFigureStep(text string, who []game.Name) (game.Name, error) {
	if len(who) == 1 {
		return who[0], session.ErrUnasked
	}
	return a.chooseFigure(desk.Question{Text: text, Default: a.state.Turn.Card}, who)
}

// described returns a figure with where it stands and how it fares.
func (a prompter) described(f game.Name) string {
	said := tables.Args{"figure": a.figure(f), "at": "", "wounds": 0}
	if at := a.state.At(f); at.Space != "" && at.Space[0] != '?' {
		said["at"] = string(at.Space)
	}
	if m := a.minion(f); m != nil {
		said["wounds"] = m.Wounds
	}
	if m := a.mouse(f); m != nil {
		said["wounds"] = m.Wounds + m.Poison
	}
	return a.say("figure.described", said)
}

// chooseCard asks for one of some cards; the only one is not asked for.
func (a prompter) chooseCard(q desk.Question, cards []parts.CardID) (parts.CardID, error) {
	if len(cards) == 1 {
		return cards[0], nil
	}
	return session.ChooseOne(a.UI, q, cards, a.cardOption)
}

// chooseCards asks for any number of cards; of none nothing is asked.
func (a prompter) chooseCards(text string, cards []parts.CardID) ([]parts.CardID, error) {
	if len(cards) == 0 {
		return nil, session.ErrUnasked
	}
	return session.ChooseSome(a.UI, desk.Question{Text: text}, cards, a.cardOption)
}

// cardOption offers a card by its number in a list and by its names.
func (a prompter) cardOption(i int, id parts.CardID) desk.Option {
	return desk.Option{Keys: a.numberKeys(i, id), Label: a.card(id)}
}

// numberKeys returns a card's number in a list, and its names.
func (a prompter) numberKeys(i int, id parts.CardID) []string {
	return append([]string{strconv.Itoa(i + 1)}, a.cardKeys(id)...)
}
