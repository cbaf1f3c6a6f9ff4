package micemystics

import (
	"strings"
	"unicode"

	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// readRoll reads what dice show, as far as the roll counts it.
func readRoll(typed string, w game.Wait) (game.Fell, error) {
	switch {
	case w.Purpose.Numbers():
		return readNumbers(typed, w.Dice)
	case w.Purpose.Fight():
		return readSymbols(typed, w)
	}
	return readStars(typed, w.Dice)
}

// readNumbers reads a number from 1 to 3 for each die: "2", "3 1", "31".
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

// readStars reads how many stars fell: "2", "**", "-".
func readStars(typed string, dice int) (game.Fell, error) {
	letters := strings.Join(typedWords(typed), "")
	switch n, err := readCount(letters); {
	case err == nil:
		return game.Fell{Star: n}, nil
	case isOneOf(letters, "-", "–"):
		return game.Fell{}, nil
	case letters != "" && strings.Trim(letters, "*★✨") == "":
		return game.Fell{Star: len([]rune(letters))}, nil
	}
	return game.Fell{}, unread("stars", tables.Args{"count": dice})
}

// readSymbols reads the symbols of a fight: "s2 h1 c1", "2s h c", "ssh", "-" for
// nothing. A bare number counts hits, or shields in defence.
func readSymbols(typed string, w game.Wait) (game.Fell, error) {
	var out game.Fell
	words := typedWords(typed)
	switch {
	case len(words) == 0:
		return out, unread("symbols-"+fightKind(w), nil)
	case len(words) == 1 && isOneOf(words[0], "-", "–"):
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

// fightKind returns the ending of the sentences about a roll in a fight.
func fightKind(w game.Wait) string {
	switch {
	case w.Purpose == game.DefenceRoll:
		return "defence"
	case w.Reach == parts.Ranged:
		return "ranged"
	}
	return "melee"
}

// countedSymbol returns the symbol that a bare number counts.
func countedSymbol(w game.Wait) string {
	return map[string]string{"defence": "shield", "ranged": "bow", "melee": "sword"}[fightKind(w)]
}

// addSymbols adds symbols with their numbers before or behind them: 2s1c, s2c1,
// ssc. It returns false if the word is none of these.
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

// leadingNumber reads digits from an index on; -1 if there are none.
func leadingNumber(letters []rune, at int) (n, next int) {
	n = -1
	for at < len(letters) && unicode.IsDigit(letters[at]) && n <= maxCount {
		n = max(n, 0)*10 + int(letters[at]-'0')
		at++
	}
	return n, at
}

// symbolOf returns the symbol of a letter, "" for other letters.
func symbolOf(r rune) string {
	for symbol, letters := range symbolLetters {
		if strings.ContainsRune(letters, r) {
			return symbol
		}
	}
	return ""
}

// addSymbol returns a roll with so many symbols more.
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
