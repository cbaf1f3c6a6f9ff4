package micemystics

import (
	"errors"
	"maps"
	"slices"
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
	if err == nil && by == byTable && a.dropsRoll(w) {
		return a.askDice(w)
	}
	switch by {
	case otherFirst:
		return a.askBeforeRoll()
	case byApp:
		a.tellAbility(w)
		return a.appRoll(w.Dice), nil
	}
	return fell, err
}

// dropsRoll reports whether the words typed after a roll in a fight begin with a symbol that cannot
// be read, such as "2x" or "chese". It then drops these words: nothing is recorded of such a roll.
func (a prompter) dropsRoll(w game.Wait) bool {
	rest := a.Desk.Hold()
	word, _, _ := strings.Cut(rest, " ")
	if !w.Purpose.Fight() || !isLikeSymbol(word) {
		a.Desk.Ahead(rest)
		return false
	}
	a.Desk.Say(a.Paint.Warning("! " + a.say("unread.symbols-"+fightKind(w), tables.Args{"typed": word})))
	return true
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

// The text is the number of stars, such as "2", "**", "2 stars" or "-".
func readStars(typed string, dice int) (game.Fell, error) {
	words := typedWords(typed)
	if len(words) == 2 && symbolNamed(words[1]) == "star" && startsWithNumber(words[0]) {
		words = words[:1]
	}
	letters := strings.Join(words, "")
	switch n, err := readCount(letters); {
	case err == nil:
		return game.Fell{Star: n}, nil
	case isNone(letters):
		return game.Fell{}, nil
	case letters != "" && strings.Trim(letters, symbolLetters["star"]) == "":
		return game.Fell{Star: len([]rune(letters))}, nil
	}
	return game.Fell{}, unread("stars", tables.Args{"count": dice})
}

// readSymbols parses rolled symbols. For example, "s2 h1", "2s h", "ssh" and "2 swords, 1 shield"
// all mean two swords and one shield, and "-" means no symbols. A number alone counts shields in a
// defence, bows in a ranged attack, and swords in a melee attack.
func readSymbols(typed string, w game.Wait) (game.Fell, error) {
	var out game.Fell
	words := typedWords(typed)
	switch {
	case len(words) == 0:
		return out, unread("symbols-"+fightKind(w), nil)
	case len(words) == 1 && isNone(words[0]):
		return out, nil
	}
	for _, word := range joinCounts(words, countedSymbol(w)) {
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

// joinCounts replaces names of symbols by letters, and joins each number with its symbol: "2 swords
// 1 cheese" becomes "2s 1c", and "s 2 c 1" becomes "s2 c1". In "2 c", the number counts the symbol
// `counted`, unless this is the symbol's own letter.
func joinCounts(words []string, counted string) []string {
	var out []string
	numbers, named := 0, false
	for _, word := range words {
		word = strings.Trim(word, "×")
		if symbol := symbolNamed(word); symbol != "" {
			named, word = named || len([]rune(word)) > 1, symbolLetters[symbol][:1]
		}
		if isNumber(word) {
			numbers++
		}
		out = append(out, word)
	}
	own := len(out) > 1 && symbolNamed(out[1]) == counted
	first := isNumber(out[0])
	if numbers == 0 || first && numbers == 1 && !named && !own {
		return out
	}
	for i := 0; i+1 < len(out); i++ {
		if isNumber(out[i]) == first && isNumber(out[i+1]) != first && (first || symbolNamed(out[i]) != "") {
			out[i] += out[i+1]
			out = slices.Delete(out, i+1, i+2)
		}
	}
	return out
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

// symbolNamed finds a symbol by its letter or by a form of its name, such as "swords" or "звезды".
func symbolNamed(word string) string {
	word = foldCase(word)
	if r := []rune(word); len(r) == 1 {
		return symbolOf(r[0])
	}
	for symbol, names := range symbolNames {
		for _, name := range names {
			if end, begins := strings.CutPrefix(word, name); begins && len([]rune(end)) <= 2 {
				return symbol
			}
		}
	}
	return ""
}

func isNumber(word string) bool {
	_, err := readCount(word)
	return err == nil
}

// isLikeSymbol reports whether a word resembles a symbol with a number, the name of a symbol, or a
// drawing of one.
func isLikeSymbol(word string) bool {
	letters := []rune(foldCase(word))
	if slices.ContainsFunc(letters, func(r rune) bool { return unicode.Is(unicode.So, r) }) {
		return true
	}
	if len(letters) > 1 && (unicode.IsDigit(letters[0]) || symbolOf(letters[0]) != "" && unicode.IsDigit(letters[1])) {
		return true
	}
	like := func(names []string) bool { return len(letters) > 2 && len(desk.Nearest(word, names)) > 0 }
	return slices.ContainsFunc(slices.Collect(maps.Values(symbolNames)), like)
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
