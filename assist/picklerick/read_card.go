package picklerick

import (
	"slices"
	"strconv"
	"strings"

	parts "tablemate/tables/picklerick"
)

// effectWords are how people say what a card does; a word of four letters or more stands for
// all that begin so.
var effectWords = map[parts.Effect]string{
	parts.Weapon: "hits hit damage бьёт бьет урон", parts.Beam: "beam луч", parts.Steps: "steps step шаги шаг шага шагов",
	parts.Flight: "flight flies полёт полет летит", parts.Cover: "cover укрытие", parts.Parkour: "parkour паркур",
	parts.Jokers: "joker джокер", parts.HealRick: "heals heal лечит здоровье", parts.HealJag: "heals heal лечит здоровье",
	parts.Summon: "calls call вызов вызывает", parts.Enter: "enters выходит", parts.Bribe: "bribe подкуп",
	parts.Collapse: "collapse обвал", parts.Turn: "turns поворот поворачивает", parts.Shots: "shots выстрел",
	parts.Trap: "trap ловушка", parts.Other: "other другое",
}

// Words before a number or a price on a card.
const (
	costWords   = "cost costs for цена стоит за"
	rangeWords  = "range дальность"
	targetWords = "targets target цели целей цель"
	drawWords   = "draws draw берёт берет"
)

// effectNamed returns what a word says that a card of a side does.
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

// cardFacts are what is told of a card, as far as it was read.
type cardFacts struct {
	parts.Card
	draws bool
}

// readCardLine reads a card from one line: its name, and behind it what stands on it, as far
// as nothing else follows. What the line leaves open is asked for; told is false where it tells
// the name alone.
func readCardLine(typed string, side parts.Side) (name string, facts cardFacts, told bool, err error) {
	words := strings.Fields(strings.NewReplacer(",", " ", ";", " ", ": ", " ").Replace(typed))
	number := func(word string) bool { _, err := strconv.Atoi(word); return err == nil }
	for i := 1; i < len(words) && !number(words[i]); i++ {
		if facts, ok := readFacts(words[i:], side); ok {
			return strings.Join(words[:i], " "), facts, true, nil
		}
	}
	if len(words) > 1 && slices.ContainsFunc(words, number) {
		return "", facts, false, unread("card-line", nil)
	}
	return strings.TrimSpace(typed), facts, false, nil
}

// readFacts reads what stands on a card, its effect first: hits 3 gt 0-2. It is false for
// words that say anything else, or nothing besides the effect.
func readFacts(words []string, side parts.Side) (f cardFacts, ok bool) {
	f.Amount = parts.Unread
	if f.Effect, ok = effectNamed(strings.ToLower(words[0]), side); !ok || len(words) == 1 {
		return f, false
	}
	for i := 1; i < len(words); {
		used := f.add(words[i:])
		if used == 0 {
			return f, false
		}
		i += used
	}
	return f, true
}

// add reads the fact at the front of words, and returns of how many it is; 0 for none.
func (f *cardFacts) add(words []string) int {
	word, behind := strings.ToLower(words[0]), ""
	if len(words) > 1 {
		behind = strings.ToLower(words[1])
	}
	switch {
	case isOneOf(word, costWords):
		return twice(f.setCost(behind))
	case isOneOf(word, rangeWords):
		return twice(f.setRange(behind))
	case isOneOf(word, targetWords):
		return twice(f.setTargets(behind))
	case isOneOf(word, drawWords):
		return twice(f.setDraws(behind))
	case isOneOf(behind, targetWords) && f.setTargets(word) > 0:
		return 2
	}
	for _, set := range []func(string) int{f.setAmount, f.setSpan, f.setCost} {
		if used := set(word); used > 0 {
			return used
		}
	}
	return 0
}

func isOneOf(word, list string) bool { return slices.Contains(strings.Fields(list), word) }

// twice counts the word before a fact too.
func twice(used int) int { return 2 * used }

func (f *cardFacts) setCost(word string) int {
	cost, err := readCost(word)
	if err != nil || f.Cost != nil {
		return 0
	}
	f.Cost = &cost
	return 1
}

func (f *cardFacts) setRange(word string) int {
	reach, err := readRange(word)
	if err != nil || f.Range != nil {
		return 0
	}
	f.Range = &reach
	return 1
}

// setSpan reads a range without a word before it: from one number to another, or 0 alone, which
// is no amount.
func (f *cardFacts) setSpan(word string) int {
	if word != "0" && !strings.ContainsAny(word, "-–") {
		return 0
	}
	return f.setRange(word)
}

func (f *cardFacts) setAmount(word string) int {
	n, err := strconv.Atoi(word)
	if err != nil || n < 1 || n > maxOnCard || f.Amount != parts.Unread {
		return 0
	}
	f.Amount = n
	return 1
}

func (f *cardFacts) setTargets(word string) int {
	n, err := strconv.Atoi(word)
	if err != nil || n < 1 || n > maxOnCard || f.Targets > 0 {
		return 0
	}
	f.Targets = n
	return 1
}

func (f *cardFacts) setDraws(word string) int {
	n, err := strconv.Atoi(word)
	if err != nil || n < 0 || n > maxOnCard || f.draws {
		return 0
	}
	f.Draws, f.draws = n, true
	return 1
}
