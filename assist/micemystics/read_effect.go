package micemystics

import (
	"slices"
	"strconv"
	"strings"

	game "tablemate/rules/micemystics"
)

// cardEffects has the effects in a card's text that the app understands.
type cardEffects struct {
	does []game.Affect // effects on one mouse; people choose the mouse later
	gone bool          // whether the card is discarded
}

var (
	discardStems = []string{"discard", "сброс"}
	healStems    = []string{"heal", "лечи", "леч", "исцел"}
	poisonStems  = []string{"poison", "отрав", "яд"}
	cheeseStems  = []string{"cheese", "сыр"}
	gainStems    = []string{"take", "gain", "get", "gets", "бер", "получ", "возьм"}
	loseStems    = []string{"lose", "теря", "отда"}
	pointStems   = []string{"point", "очк", "очок"}
	moveStems    = []string{"mov", "движ", "ход", "пройт", "шаг"}
	// manyStems has beginnings of words. Clauses with such a word are about several figures or
	// about minions. The app skips these clauses, so people must type their effects.
	manyStems = []string{"all", "each", "every", "both", "steal", "minion", "enem", "все", "всех", "кажд", "крад", "прихвост", "враг"}
)

// readEffects returns what a card's text does to one mouse. It skips clauses that it may
// misunderstand.
func readEffects(text string) cardEffects {
	var out cardEffects
	for clause := range strings.FieldsFuncSeq(foldCase(text), func(r rune) bool { return strings.ContainsRune(",;.", r) }) {
		words := strings.Fields(clause)
		if begins(words, discardStems) {
			out.gone = true
		}
		if begins(words, manyStems) {
			continue
		}
		if did, ok := effectOf(words); ok {
			out.does = append(out.does, did)
		}
	}
	return out
}

func effectOf(words []string) (game.Affect, bool) {
	count := 1
	for _, word := range words {
		if n, err := strconv.Atoi(strings.Trim(word, "+-")); err == nil {
			count = n
			break
		}
	}
	did := game.Affect{Count: count}
	switch {
	case begins(words, healStems) && begins(words, poisonStems):
		did.Effect = game.Cure
	case begins(words, healStems):
		did.Effect = game.Heal
	case begins(words, cheeseStems) && begins(words, loseStems):
		did.Effect, did.Count = game.Gain, -count
	case begins(words, cheeseStems) && begins(words, gainStems):
		did.Effect = game.Gain
	case begins(words, pointStems) && begins(words, moveStems):
		did.Effect = game.Points
	}
	return did, did.Effect != "" && count > 0 && count <= maxCount
}

func begins(words, stems []string) bool {
	return slices.ContainsFunc(words, func(word string) bool {
		return slices.ContainsFunc(stems, func(stem string) bool { return strings.HasPrefix(word, stem) })
	})
}
