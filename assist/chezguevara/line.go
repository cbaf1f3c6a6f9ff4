package chezguevara

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
)

// parsed is the result of a line: an action, or a function to be called first. Ahead is the rest of
// the line, which answers the next questions.
type parsed struct {
	did   game.Action
	ahead string
	then  func() (game.Action, error) // returns the action if did is nil
	wrong error                       // why the line cannot be read
	// against is set if every meaning of the card breaks a rule.
	against bool
}

func unread(id string, args tables.Args) error {
	return &talk.Unread{ID: "chezguevara.unread." + id, Args: args}
}

// token is one word of a line, with the digits that follow it with or without a blank: ex3 4.
type token struct {
	word   string
	digits []int
	spec   []string // the values typed for the card
	known  int      // how many words at the beginning of a new name have a meaning of their own
	raw    []string // all words of the token as typed
}

// typedLine is a line split into words. By is the seat before the words, or Nobody.
type typedLine struct {
	by      rules.Seat
	unnamed bool // the line begins with 0: the player is unknown
	items   []token
}

// rest returns the text from an item on.
func (l typedLine) rest(from int) string { return l.without(from, -1) }

// without returns the text from an item on, without the values of the item learned. A comma
// separates the name of that item's card from the next name.
func (l typedLine) without(from, learned int) string {
	var out []string
	for n := min(from, len(l.items)); n < len(l.items); n++ {
		for _, word := range l.items[n].raw {
			if strings.Contains(word, " ") {
				word = `"` + word + `"`
			}
			out = append(out, word)
		}
		if n != learned {
			out = append(out, l.items[n].spec...)
		} else if n+1 < len(l.items) {
			out[len(out)-1] += ","
		}
	}
	return strings.Join(out, " ")
}

// place returns the seat after a > that follows the first item, or Nobody. It also returns the rest
// of the line.
func (l typedLine) place() (to rules.Seat, rest string) {
	if len(l.items) > 1 && l.items[1].word == ">" && len(l.items[1].digits) > 0 {
		return game.Seat(l.items[1].digits[0]), joinAhead(spelled(l.items[1].digits[1:]), l.rest(2))
	}
	return rules.Nobody, l.rest(1)
}

// isPlace reports whether a word names a tent, as in >2.
func isPlace(word string) bool { return strings.HasPrefix(word, ">") }

// place returns an answer without a > at the beginning.
func place(typed string) string { return strings.TrimLeft(typed, " >") }

// String returns the whole line as it was typed.
func (l typedLine) String() string { return joinAhead(l.front() + l.rest(0)) }

// front returns the text before the items: the seat of the speaker, or "".
func (l typedLine) front() string {
	if l.unnamed {
		return "0 "
	}
	if l.by == rules.Nobody {
		return ""
	}
	return strings.TrimPrefix(string(l.by), "player_") + " "
}

// splitWords cuts a line at blanks and commas. A name of several words in quotes is not cut.
func splitWords(typed string) []string {
	var out []string
	quoted := false
	cut := func(r rune) bool {
		if strings.ContainsRune(`"«»“”`, r) {
			quoted = !quoted
			return true
		}
		return !quoted && (unicode.IsSpace(r) || r == ',' || r == ';')
	}
	for _, t := range strings.FieldsFunc(typed, cut) {
		if t = strings.TrimSpace(t); t != "" {
			out = append(out, t)
		}
	}
	return out
}

// digitsOf returns the digits of a number: 34 is a 3 and a 4. It returns nil for another word.
func digitsOf(word string) []int {
	var out []int
	for _, r := range word {
		if r < '0' || r > '9' {
			return nil
		}
		out = append(out, int(r-'0'))
	}
	return out
}

// cutFront separates the digits at the beginning of a word from the rest: 2ki is 2 and ki.
func cutFront(word string) (digits, rest string) {
	rest = strings.TrimLeft(word, "0123456789")
	return word[:len(word)-len(rest)], rest
}

// cutLine splits a line into words. A number at the beginning is a seat. A number without a player
// is an error, except 0. A comma ends a name.
func (a prompter) cutLine(typed string) (typedLine, error) {
	var l typedLine
	typed = strings.TrimSpace(strings.ReplaceAll(typed, ">", " >"))
	if digits, rest := cutFront(typed); digits != "" && len(splitWords(rest)) > 0 {
		n, _ := strconv.Atoi(digits)
		switch l.unnamed = digits == "0"; {
		case l.unnamed:
		case n < 1 || n > len(a.state.Players):
			return l, unread("seat", tables.Args{"typed": digits, "count": len(a.state.Players)})
		default:
			l.by = game.Seat(n)
		}
		typed = rest
	}
	for part := range strings.FieldsFuncSeq(typed, func(r rune) bool { return r == ',' || r == ';' }) {
		for words := splitWords(part); len(words) > 0; {
			words = words[a.addWords(&l, words):]
		}
	}
	if len(l.items) == 0 {
		return l, unread("line", nil)
	}
	return l, nil
}

// addWords adds the first of the words to a line, and returns how many it used. They are values of
// the previous card, digits of the previous item, or a name.
func (a prompter) addWords(l *typedLine, words []string) int {
	if len(l.items) > 0 {
		last := &l.items[len(l.items)-1]
		told := last
		if last.word == ">" && len(l.items) > 1 {
			told = &l.items[len(l.items)-2]
		}
		if n := a.specAhead(*told, words); n > 0 {
			told.spec = append(told.spec, words[:n]...)
			return n
		}
		if digits := digitsOf(words[0]); len(digits) > 0 {
			last.digits, last.raw = append(last.digits, digits...), append(last.raw, words[0])
			return 1
		}
	}
	n, known := a.nameAhead(words)
	i := token{word: strings.Join(words[:n], " "), raw: slices.Clone(words[:n]), known: known}
	name := strings.TrimRight(i.word, "0123456789")
	if name != i.word && name != "" && len(a.cardsMeant(i.word)) == 0 && !effects().MatchString(i.word) {
		i.word, i.digits = name, digitsOf(i.word[len(name):])
	}
	l.items = append(l.items, i)
	return n
}

// nameAhead returns how many of the first words are one name. A new card's name ends before its
// first value or its tent. Otherwise the longest known name counts, and 1 if there is none. known
// is the number of words in a new name that have a meaning of their own.
func (a prompter) nameAhead(words []string) (n, known int) {
	value := slices.IndexFunc(words, specFirst().MatchString)
	if to := slices.IndexFunc(words, isPlace); 0 <= to && to < value {
		value = to
	}
	if value > 1 && newName().MatchString(strings.Join(words[:value], "\n")) {
		for known < value && (a.longest(words[known:value]) > 0 || a.understood(words[known])) {
			known += max(1, a.longest(words[known:value]))
		}
		if known < value {
			return value, known
		}
	}
	return max(1, a.longest(words)), 0
}

// newName matches the words of a new name, with a newline between words. Only the last word may
// have digits.
func newName() *regexp.Regexp { return regexp.MustCompile(`^(\pL[^\d:+> \n]*\n)*\pL[^:+> \n]*$`) }

// longest returns how many of the first words are the longest known name, or 0. Digits may follow
// the name without a blank.
func (a prompter) longest(words []string) int {
	for n := min(len(words), 6); n > 0; n-- {
		name := plain(strings.Join(words[:n], " "))
		bare := strings.TrimRight(name, "0123456789")
		for _, c := range a.every() {
			if names := namesOf(c); slices.Contains(names, name) || slices.Contains(names, bare) {
				return n
			}
		}
	}
	return 0
}

// understood reports whether a word has a meaning in a line: a card, a player, or a word or number
// for a later question.
func (a prompter) understood(typed string) bool {
	_, word := cutFront(typed)
	for w := range typedWords {
		if is(word, w) {
			return true
		}
	}
	return word == "" || !unicode.IsLetter([]rune(word)[0]) || effects().MatchString(word) ||
		len(a.cardsMeant(word)) > 0 || len(a.seats().Meant(word)) > 0
}

// spelled writes digits as answers to the next questions. The comma separates them from a card.
func spelled(digits []int) string {
	if len(digits) == 0 {
		return ""
	}
	return strings.Join(tables.Each(digits, strconv.Itoa), " ") + ","
}

// joinAhead joins pieces of a line with blanks.
func joinAhead(pieces ...string) string {
	return strings.TrimSpace(strings.Join(pieces, " "))
}
