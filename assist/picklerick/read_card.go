package picklerick

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// effectWords lists the words for each effect. A longer word also matches if it begins with a
// listed word of at least four letters.
var effectWords = map[parts.Effect]string{
	parts.Weapon: "hits hit damage бьёт бьет урон", parts.Beam: "beam луч",
	parts.Steps:  "steps step шаги шаг шага шагов",
	parts.Flight: "flight flies полёт полет летит", parts.Cover: "cover укрытие", parts.Parkour: "parkour паркур",
	parts.Jokers:   "joker джокер",
	parts.HealRick: "heals heal лечит здоровье", parts.HealJag: "heals heal лечит здоровье",
	parts.Summon: "summons summon calls call вызов вызывает",
	parts.Enter:  "enters выходит", parts.Bribe: "bribe подкуп",
	parts.Collapse: "collapse обвал", parts.Turn: "turns поворот поворачивает", parts.Shots: "shots выстрел",
	parts.Trap: "trap ловушка", parts.Other: "other другое",
}

// These words come before a value, as in "cost mt". A target word may also come after its value, as
// in "2 targets".
const (
	costWords   = "cost costs for цена стоит за"
	rangeWords  = "range дальность"
	targetWords = "targets target цели целей цель"
	drawWords   = "draws draw берёт берет"
)

func effectNamed(word string, side parts.Side) (parts.Effect, bool) {
	for _, e := range parts.Effects {
		if of, known := effectsOf[e]; known && of != side && (e == parts.HealRick || e == parts.HealJag) {
			continue
		}
		for stem := range strings.FieldsSeq(effectWords[e]) {
			if word == stem || len([]rune(stem)) >= 4 && strings.HasPrefix(word, stem) {
				return e, true
			}
		}
	}
	return "", false
}

// readCardLine parses a card's name and, if there are any, the values of the card.
func readCardLine(typed string, side parts.Side) (name string, facts parts.Card, err error) {
	words := strings.Fields(strings.NewReplacer(",", " ", ";", " ", ": ", " ").Replace(typed))
	number := func(word string) bool { _, err := strconv.Atoi(word); return err == nil }
	wrong := ""
	for i := 1; i < len(words) && !number(words[i]); i++ {
		facts, unclear := readFacts(words[i:], side)
		if unclear == "" {
			return strings.Join(words[:i], " "), facts, nil
		}
		if unclear != words[i] {
			wrong = cmp.Or(wrong, unclear)
		}
	}
	first := slices.IndexFunc(words, number)
	switch {
	case len(words) < 2 || first < 0:
		return strings.TrimSpace(typed), facts, nil
	case wrong != "":
		return "", facts, unread("card-value", tables.Args{"typed": wrong})
	}
	return "", facts, unread("card-line", tables.Args{"typed": words[max(0, first-1)]})
}

// readFacts parses an effect and the values after it, such as "hits 3 gt 0-2". If a word has no
// meaning, readFacts returns it as `unclear`. If there are no values, `unclear` is the first word.
func readFacts(words []string, side parts.Side) (c parts.Card, unclear string) {
	r := factReader{&c}
	c.Amount, c.Draws = parts.Unread, parts.Unread
	effect, known := effectNamed(strings.ToLower(words[0]), side)
	if !known || len(words) == 1 {
		return c, words[0]
	}
	c.Effect = effect
	for i := 1; i < len(words); {
		used := r.add(words[i:])
		if used == 0 {
			return c, words[i]
		}
		i += used
	}
	c.Draws = max(0, c.Draws)
	return c, ""
}

// factReader sets fields of a card. If a field already has a value, factReader rejects another
// value.
type factReader struct{ *parts.Card }

func (r factReader) add(words []string) int {
	word, behind := strings.ToLower(words[0]), ""
	if len(words) > 1 {
		behind = strings.ToLower(words[1])
	}
	switch {
	case isOneOf(word, costWords) && r.setCost(behind),
		isOneOf(word, rangeWords) && r.setRange(behind),
		isOneOf(word, targetWords) && setOnce(&r.Targets, 0, 1, behind),
		isOneOf(word, drawWords) && setOnce(&r.Draws, parts.Unread, 0, behind),
		isOneOf(behind, targetWords) && setOnce(&r.Targets, 0, 1, word):
		return 2
	case setOnce(&r.Amount, parts.Unread, 1, word), r.setSpan(word), r.setCost(word):
		return 1
	}
	return 0
}

func isOneOf(word, list string) bool { return slices.Contains(strings.Fields(list), word) }

func setOnce(at *int, unset, least int, word string) bool {
	n, err := strconv.Atoi(word)
	if err != nil || n < least || n > maxOnCard || *at != unset {
		return false
	}
	*at = n
	return true
}

func (r factReader) setCost(word string) bool {
	cost, err := readCost(word)
	if err != nil || r.Cost != nil {
		return false
	}
	r.Cost = &cost
	return true
}

func (r factReader) setRange(word string) bool {
	reach, err := readRange(word)
	if err != nil || r.Range != nil {
		return false
	}
	r.Range = &reach
	return true
}

// setSpan parses a range without the word "range". A "0" is a range, because it cannot be an
// amount.
func (r factReader) setSpan(word string) bool {
	return (word == "0" || strings.ContainsAny(word, "-–")) && r.setRange(word)
}
