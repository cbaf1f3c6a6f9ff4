package picklerick

import (
	"strconv"
	"strings"
	"unicode"

	parts "tablemate/tables/picklerick"
)

// readCost reads a card's price: "gg", "mt", "aa" for any two, "xt4" for one to
// four tools of its player's choice, "-" for none.
func readCost(typed string) (parts.Cost, error) {
	var cost parts.Cost
	letters := withoutBlanks(typed)
	if letters == "" {
		return cost, unread("cost", nil)
	}
	if strings.Trim(letters, nothingLetters) == "" {
		return cost, nil
	}
	letters, cost, err := cutX(letters)
	if err != nil {
		return parts.Cost{}, err
	}
	for _, r := range letters {
		face, known := letterMeaning(symbolLetters, r)
		switch {
		case strings.ContainsRune(anyLetters, unicode.ToLower(r)):
			cost.Any++
		case !known || face == parts.Joker:
			return parts.Cost{}, unread("cost", nil)
		default:
			cost = withSymbol(cost, face)
		}
	}
	return cost, nil
}

// cutX takes the number of a player's choice out of a price: "xt4" is one to
// four tools.
func cutX(letters string) (rest string, cost parts.Cost, err error) {
	before, after, has := strings.Cut(strings.NewReplacer("х", "x", "Х", "x", "X", "x").Replace(letters), "x")
	if !has {
		return letters, cost, nil
	}
	behind := []rune(after)
	digits := 1
	for digits < len(behind) && unicode.IsDigit(behind[digits]) {
		digits++
	}
	if len(behind) < 2 || digits == 1 {
		return "", cost, unread("cost-x", nil)
	}
	face, known := letterMeaning(symbolLetters, behind[0])
	most, wrong := strconv.Atoi(string(behind[1:digits]))
	if !known || face == parts.Joker || wrong != nil || most < 1 || most > maxOnCard {
		return "", cost, unread("cost-x", nil)
	}
	return before + string(behind[digits:]), parts.Cost{X: face, XMax: most}, nil
}

func withSymbol(c parts.Cost, face parts.Symbol) parts.Cost {
	switch face {
	case parts.Movement:
		c.Movement++
	case parts.CardSign:
		c.Card++
	case parts.Tools:
		c.Tools++
	case parts.Gun:
		c.Gun++
	}
	return c
}

// readRange reads a weapon's range: "0-1", or one number.
func readRange(typed string) (parts.Range, error) {
	low, high, both := strings.Cut(withoutBlanks(typed), "-")
	if !both {
		high = low
	}
	from, wrong := strconv.Atoi(low)
	to, also := strconv.Atoi(high)
	if wrong != nil || also != nil || from < 0 || to < from || to > maxDistance {
		return parts.Range{}, unread("range", nil)
	}
	return parts.Range{Min: from, Max: to}, nil
}
