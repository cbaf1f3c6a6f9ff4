package micemystics

import (
	"errors"
	"strings"
	"unicode"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// askRoll asks for a roll, or rolls the dice. If a mouse may roll for its move value or its lore
// value, people first choose one of these values.
func (a prompter) askRoll(w game.Wait) (game.Action, error) {
	with := game.NoStat
	if w.Lore > 0 {
		var err error
		if with, err = a.askStat(w); err != nil {
			return nil, err
		}
		if with == game.ByLore {
			w.Dice = w.Lore
		}
	}
	counted := w.Dice == game.UnknownDice
	if counted {
		var err error
		q := desk.Question{Text: a.say("roll.unknown", a.rollArgs(w))}
		if w.Dice, err = a.Desk.Number(q, 0, maxDice); err != nil || w.Dice == 0 {
			return game.Fell{With: with}, err
		}
	}
	fell, err := a.askDice(w)
	if f, ok := fell.(game.Fell); ok {
		if f.With = with; counted && len(f.Faces) == 0 {
			f.Dice = w.Dice
		}
		fell = f
	}
	return fell, err
}

func (a prompter) askDice(w game.Wait) (game.Action, error) {
	text := a.say("roll."+string(w.Purpose), a.rollArgs(w))
	q := desk.Question{Text: text, Help: a.rollHelp(w), Fresh: isMidMove(w.Purpose)}
	fell, by, err := askChance(a, q, func(typed string) (game.Fell, error) { return readRoll(typed, w) })
	switch by {
	case otherFirst:
		return a.askBeforeRoll()
	case byApp:
		a.tellAbility(w)
		return a.appRoll(w.Dice), nil
	}
	return fell, err
}

// isMidMove reports whether a roll interrupts a move. If people type more words after a move, these
// words do not answer the question about such a roll.
func isMidMove(p game.Purpose) bool {
	return p == game.TrapRoll || p == game.ClimbRoll || p == game.AmbushRoll
}

// rolledBy says who gives the result of a roll, a shuffle or a toss.
type rolledBy int8

// otherFirst means that people first use an ability or a trick (MM-ABIL-01).
const (
	byTable rolledBy = iota
	byApp
	otherFirst
)

func askChance[T any](a prompter, q desk.Question, read func(string) (T, error)) (out T, by rolledBy, err error) {
	if a.Dice.Habit() == talk.AppDice {
		return out, byApp, nil
	}
	if a.Dice.Habit() == talk.AskDice && q.Default == "" {
		q.Default = a.Own("roll", "бросок")[0]
	}
	if a.Dice.Habit() != talk.AskDice {
		q.Default = ""
	}
	out, err = talk.Written(a.UI, q, func(typed string) (T, error) {
		var none T
		switch {
		case isOneOf(typed, rollWords...):
			by = byApp
			return none, nil
		case isLetterOf(typed, otherLetters):
			by = otherFirst
			return none, nil
		}
		by = byTable
		return read(typed)
	})
	if err != nil {
		by = byTable
	}
	return out, by, err
}

// "back" returns to the roll.
func (a prompter) askBeforeRoll() (game.Action, error) {
	did, err := a.askOther()
	if errors.Is(err, desk.ErrBack) {
		return a.askAwaited()
	}
	return did, err
}

func (a prompter) appRoll(dice int) game.Fell {
	var out game.Fell
	for _, side := range a.Dice.Roll(dice, len(parts.Faces)) {
		out.Faces = append(out.Faces, side+1)
	}
	return out
}

// At a mousetrap, the value with more dice is the default.
func (a prompter) askStat(w game.Wait) (game.Stat, error) {
	options := []desk.Option{
		{Keys: a.Letters("mд"), Label: a.say("roll.by-move", tables.Args{"dice": w.Dice, "count": w.Dice})},
		{Keys: a.Letters("lп"), Label: a.say("roll.by-lore", tables.Args{"dice": w.Lore, "count": w.Lore})},
	}
	likely := 0
	if w.Lore > w.Dice {
		likely = 1
	}
	q := desk.Question{Text: a.say("roll.with", a.rollArgs(w)), Default: options[likely].Keys[0], Fresh: true}
	i, err := a.Desk.Choose(q, options)
	return []game.Stat{game.ByMove, game.ByLore}[i], err
}

func (a prompter) rollArgs(w game.Wait) tables.Args {
	said := tables.Args{
		"dice":    w.Dice,
		"count":   w.Dice,
		"name":    a.figure(w.Who),
		"against": "",
		"hits":    w.Hits,
		"card":    "",
	}
	if w.Against != game.NoFigure {
		said["against"] = a.figure(w.Against)
	}
	if w.Call != "" {
		said["card"] = a.initiative(w.Call)
	}
	return said
}

func (a prompter) rollHelp(w game.Wait) string {
	return strings.TrimSpace(a.abilityAtRoll(w) + " " + a.rollTyped(w))
}

// rollTyped explains how to type a roll. After the first rounds, it returns "".
func (a prompter) rollTyped(w game.Wait) string {
	if a.state.Round > taughtRounds {
		return ""
	}
	said := tables.Args{"dice": w.Dice, "other": a.Letters(otherLetters)[0]}
	for symbol, letters := range symbolLetters {
		said[symbol] = a.Letters(letters)[0]
	}
	switch {
	case w.Purpose.Numbers() && w.Dice > 1:
		return a.say("roll.help-numbers", tables.Args{"count": w.Dice})
	case w.Purpose.Fight():
		return a.say("roll.help-"+fightKind(w), said)
	}
	return ""
}

// taughtRounds is the number of rounds in which questions explain how to type answers.
const taughtRounds = 2

func (a prompter) askToss(game.Wait) (game.Action, error) {
	letters := map[game.Landing]string{game.Smashed: "sр", game.Whole: "wц"}
	q := desk.Question{
		Text:    a.say("toss.text"),
		Default: a.Own("toss", "подбросить")[0],
		Help: a.say("toss.help", tables.Args{
			"smashed": a.Letters(letters[game.Smashed])[0], "whole": a.Letters(letters[game.Whole])[0],
		}),
	}
	side, by, err := askChance(a, q, func(typed string) (game.Landing, error) {
		for _, l := range game.Landings {
			if isLetterOf(typed, letters[l]) ||
				strings.HasPrefix(foldCase(a.say("toss."+string(l))), foldCase(typed)) && len([]rune(typed)) > 1 {
				return l, nil
			}
		}
		return "", unread("toss", nil)
	})
	switch by {
	case otherFirst:
		return a.askBeforeRoll()
	case byApp:
		side = game.Landings[a.Dice.Roll(1, len(game.Landings))[0]]
	}
	return game.Toss{Side: side}, err
}

func readRoll(typed string, w game.Wait) (game.Fell, error) {
	switch {
	case w.Purpose.Numbers():
		return readNumbers(typed, w.Dice)
	case w.Purpose.Fight():
		return readSymbols(typed, w)
	}
	return readStars(typed, w.Dice)
}

// The text has a number from 1 to 3 for each die, such as "3 1" or "31".
func readNumbers(typed string, dice int) (game.Fell, error) {
	var out game.Fell
	for _, r := range strings.Join(typedWords(typed), "") {
		if r < '1' || r > '3' {
			return out, unread("numbers", tables.Args{"count": dice})
		}
		out.Numbers = append(out.Numbers, int(r-'0'))
	}
	if len(out.Numbers) != dice {
		return out, unread("numbers", tables.Args{"count": dice})
	}
	return out, nil
}

// The text is the number of stars, such as "2", "**" or "-".
func readStars(typed string, dice int) (game.Fell, error) {
	letters := strings.Join(typedWords(typed), "")
	switch n, err := readCount(letters); {
	case err == nil:
		return game.Fell{Star: n}, nil
	case isNone(letters):
		return game.Fell{}, nil
	case letters != "" && strings.Trim(letters, "*★✨") == "":
		return game.Fell{Star: len([]rune(letters))}, nil
	}
	return game.Fell{}, unread("stars", tables.Args{"count": dice})
}

// readSymbols parses rolled symbols. For example, "s2 h1", "2s h" and "ssh" all mean two swords and
// one shield, and "-" means no symbols. A number without a letter counts shields in a defence, bows
// in a ranged attack, and swords in a melee attack.
func readSymbols(typed string, w game.Wait) (game.Fell, error) {
	var out game.Fell
	words := typedWords(typed)
	switch {
	case len(words) == 0:
		return out, unread("symbols-"+fightKind(w), nil)
	case len(words) == 1 && isNone(words[0]):
		return out, nil
	}
	for _, word := range words {
		if n, err := readCount(word); err == nil {
			out = addSymbol(out, countedSymbol(w), n)
			continue
		}
		if !addSymbols(&out, word) {
			return out, unread("symbols-"+fightKind(w), tables.Args{"typed": word})
		}
	}
	return out, nil
}

// fightKind returns "defence", "ranged" or "melee". Some sentence ids end with this word, such as
// "symbols-melee".
func fightKind(w game.Wait) string {
	switch {
	case w.Purpose == game.DefenceRoll:
		return "defence"
	case w.Reach == parts.Ranged:
		return "ranged"
	}
	return "melee"
}

func countedSymbol(w game.Wait) string {
	return map[string]string{"defence": "shield", "ranged": "bow", "melee": "sword"}[fightKind(w)]
}

// addSymbols parses a word such as "2s1c", "s2c1" or "ssc".
func addSymbols(out *game.Fell, word string) bool {
	letters := []rune(foldCase(word))
	before := unicode.IsDigit(letters[0])
	for i := 0; i < len(letters); {
		n, next := leadingNumber(letters, i)
		if before && n < 0 {
			n = 1
		} else if before {
			i = next
		}
		if i >= len(letters) {
			return false
		}
		symbol := symbolOf(letters[i])
		i++
		if !before {
			if n, next = leadingNumber(letters, i); n < 0 {
				n = 1
			}
			i = next
		}
		if symbol == "" || n > maxCount {
			return false
		}
		*out = addSymbol(*out, symbol, n)
	}
	return true
}

// leadingNumber reads the number that begins at index `at`. If there is no digit, `n` is -1.
func leadingNumber(letters []rune, at int) (n, next int) {
	n = -1
	for at < len(letters) && unicode.IsDigit(letters[at]) && n <= maxCount {
		n = max(n, 0)*10 + int(letters[at]-'0')
		at++
	}
	return n, at
}

func symbolOf(r rune) string {
	for symbol, letters := range symbolLetters {
		if strings.ContainsRune(letters, r) {
			return symbol
		}
	}
	return ""
}

func addSymbol(f game.Fell, symbol string, n int) game.Fell {
	switch symbol {
	case "sword":
		f.Sword += n
	case "shield":
		f.Shield += n
	case "bow":
		f.Bow += n
	case "cheese":
		f.Cheese += n
	}
	return f
}
