package micemystics

import (
	"slices"
	"strings"

	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// abilityAtRoll returns the words of what may help or hurt at a roll, as people wrote
// them down: the ability of a minion that rolls or that is defended against; where a mouse
// fights, its cards that it can pay for, and its own ability where it defends. In its turn
// that was shown at the beginning.
func (a prompter) abilityAtRoll(w game.Wait) string {
	m := a.mouse(w.Who)
	switch {
	case m == nil:
		return a.ability(w.Who, a.typeWords(w.Who))
	case !w.Purpose.Fight():
		return ""
	}
	words, defends := a.helpfulCards(m), w.Purpose == game.DefenceRoll
	if defends && m.Hero.Text != "" {
		words = append([]string{m.Hero.Text}, words...)
	}
	said := a.ability(w.Who, strings.Join(words, "; "))
	if defends {
		said = strings.TrimSpace(a.ability(w.Against, a.typeWords(w.Against)) + " " + said)
	}
	return said
}

// typeWords returns what people wrote down of the ability of a minion, "" of anybody else.
func (a prompter) typeWords(f game.Name) string {
	if m := a.minion(f); m != nil {
		if t := a.state.Type(m.Type); t != nil {
			return t.Text
		}
	}
	return ""
}

// tellAbility says the words of a minion that attacks where the app rolls and asks nothing.
func (a prompter) tellAbility(w game.Wait) {
	if text := a.typeWords(w.Who); text != "" && w.Purpose == game.AttackRoll && a.Dice.Habit() == talk.AppDice {
		a.Desk.Say("  " + a.ability(w.Who, text))
	}
}

// likelyEffect returns the word of the effect that the words of whoever acts or is
// defended against speak of, "" for none.
func (a prompter) likelyEffect() string {
	words := strings.ToLower(a.actingWords())
	for _, e := range effectStems {
		if strings.Contains(words, e.stem) {
			return a.Own(e.word.En, e.word.Ru)[0]
		}
	}
	return ""
}

// likelyCondition returns the key of the condition that those words speak of, "" for none.
func (a prompter) likelyCondition() string {
	words := strings.ToLower(a.actingWords())
	for _, c := range conditionStems {
		if strings.Contains(words, c.stem) {
			return a.Letters(conditionLetters[c.is])[0]
		}
	}
	return ""
}

// conditionStems are the same for the conditions.
var conditionStems = []struct {
	stem string
	is   game.Condition
}{
	{"stun", game.Stunned}, {"оглуш", game.Stunned}, {"web", game.Webbed}, {"паутин", game.Webbed}, {"charm", game.Charmed}, {"зачаров", game.Charmed},
}

// actingWords returns what people wrote down of the ability of the minion that attacks or
// acts, or of the mouse on turn.
func (a prompter) actingWords() string {
	w := a.state.Wait()
	for _, f := range []game.Name{w.Against, w.Who, a.state.Turn.Acting} {
		if text := a.typeWords(f); text != "" {
			return text
		}
	}
	if m := a.mouse(game.Name(a.state.Turn.Card)); m != nil {
		return m.Hero.Text
	}
	return ""
}

// effectStems are beginnings of words in people's own descriptions, and the effect that
// each speaks of.
var effectStems = []struct {
	stem string
	word tables.Text
}{
	{"stun", tables.Text{En: "ail", Ru: "недуг"}}, {"оглуш", tables.Text{En: "ail", Ru: "недуг"}},
	{"web", tables.Text{En: "ail", Ru: "недуг"}}, {"паутин", tables.Text{En: "ail", Ru: "недуг"}},
	{"charm", tables.Text{En: "ail", Ru: "недуг"}}, {"зачаров", tables.Text{En: "ail", Ru: "недуг"}},
	{"poison", tables.Text{En: "poison", Ru: "яд"}}, {"отрав", tables.Text{En: "poison", Ru: "яд"}},
	{"heal", tables.Text{En: "heal", Ru: "лечить"}}, {"лечи", tables.Text{En: "heal", Ru: "лечить"}},
	{"steal", tables.Text{En: "steal", Ru: "кража"}}, {"крад", tables.Text{En: "steal", Ru: "кража"}},
	{"cheese", tables.Text{En: "cheese", Ru: "сыр"}}, {"сыр", tables.Text{En: "cheese", Ru: "сыр"}},
	{"wound", tables.Text{En: "wound", Ru: "рана"}}, {"ран", tables.Text{En: "wound", Ru: "рана"}},
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
