package micemystics

import (
	"slices"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// abilityAtRoll returns the words of what may help or hurt at a roll, as people wrote
// them down: the ability of a minion; where a mouse fights, its cards that it can pay
// for, and its own ability where it defends. In its turn that was shown at the beginning.
func (a prompter) abilityAtRoll(w game.Wait) string {
	if m := a.minion(w.Who); m != nil {
		if t := a.state.Type(m.Type); t != nil {
			return a.ability(w.Who, t.Text)
		}
		return ""
	}
	m := a.mouse(w.Who)
	if m == nil || !w.Purpose.Fight() {
		return ""
	}
	words := a.helpfulCards(m)
	if w.Purpose == game.DefenceRoll && m.Hero.Text != "" {
		words = append([]string{m.Hero.Text}, words...)
	}
	return a.ability(w.Who, strings.Join(words, "; "))
}

// ability returns what people wrote down of the ability of a figure, with the key that
// tells what it does; "" where there is none.
func (a prompter) ability(f game.Name, text string) string {
	if text == "" {
		return ""
	}
	return a.say("roll.ability", tables.Args{"name": a.figure(f), "text": text, "other": a.Letters(otherLetters)[0]})
}

// helpfulCards returns the ability cards that a mouse can pay for and its tricks, with the
// words that people wrote down; those without words are left out.
func (a prompter) helpfulCards(m *game.Mouse) []string {
	var out []string
	for _, id := range slices.Concat(m.Abilities, m.Tricks) {
		i := slices.IndexFunc(a.state.Abilities, func(k parts.Ability) bool { return k.ID == id })
		if a.wordsOf(id) != "" && (i < 0 || a.state.Abilities[i].Cost <= m.Cheese) {
			out = append(out, a.cardWithWords(id))
		}
	}
	return out
}

// wordsOf returns what people wrote down of an ability card or a search card.
func (a prompter) wordsOf(id parts.CardID) string {
	for _, k := range a.state.Abilities {
		if k.ID == id {
			return k.Text
		}
	}
	return a.textOf(id)
}

// cardWithWords returns a card by its name, with what people wrote down of it.
func (a prompter) cardWithWords(id parts.CardID) string {
	if text := a.wordsOf(id); text != "" {
		return a.card(id) + ": " + text
	}
	return a.card(id)
}

// chooseCardByWords asks for one of some cards, each with what people wrote down of it;
// the only one is not asked for.
func (a prompter) chooseCardByWords(q desk.Question, cards []parts.CardID) (parts.CardID, error) {
	if len(cards) == 1 {
		return cards[0], nil
	}
	return session.ChooseOne(a.UI, q, cards, func(i int, id parts.CardID) desk.Option {
		return desk.Option{Keys: a.numberKeys(i, id), Label: a.cardWithWords(id)}
	})
}
