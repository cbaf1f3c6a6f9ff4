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
	parts "tablemate/tables/chezguevara"
)

// parsed is the meaning of a line. The rest of the line, `ahead`, answers the next questions.
type parsed struct {
	did     game.Action
	ahead   string
	then    func() (game.Action, error) // if not nil, returns the action that replaces `did`
	wrong   error                       // why the line cannot be read
	against bool                        // the line has only one meaning, which breaks a rule
}

func unread(id string, args tables.Args) error {
	return &talk.Unread{ID: "chezguevara.unread." + id, Args: args}
}

// token is a word or a name, with the digits after it: "ex3 4" is "ex" with 3 and 4.
type token struct {
	word   string
	digits []int
	spec   []string // the values typed for the card
	known  int      // in a new name, the number of known words at its beginning: 1 in "guitar soap"
	raw    []string // as typed
}

// typedLine is a line split into tokens. `by` is the seat at its beginning, or Nobody.
type typedLine struct {
	by      rules.Seat
	unnamed bool // the line begins with 0: the player is unknown
	items   []token
}

func (l typedLine) rest(from int) string { return l.without(from, -1) }

// The method `without` returns the tokens from number `from` on as text. It omits the values of
// token number `learned`. After each token with values, it writes a comma.
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
		}
		if len(l.items[n].spec) > 0 {
			out = append(out, ",")
		}
	}
	return strings.TrimRight(strings.ReplaceAll(strings.Join(out, " "), " ,", ","), ",")
}

// If the second token names a seat, such as ">2", the method `place` returns the seat and the rest
// of the line. Otherwise the seat is Nobody.
func (l typedLine) place() (to rules.Seat, rest string) {
	if len(l.items) > 1 && l.items[1].word == ">" && len(l.items[1].digits) > 0 {
		return game.Seat(l.items[1].digits[0]), joinAhead(spelled(l.items[1].digits[1:]), l.rest(2))
	}
	return rules.Nobody, l.rest(1)
}

// isPlace reports whether a word such as ">2" names the player to whom a card goes.
func isPlace(word string) bool { return strings.HasPrefix(word, ">") }

func place(typed string) string { return strings.TrimLeft(typed, " >") }

// String returns a text that is parsed as the same line.
func (l typedLine) String() string { return joinAhead(l.front() + l.rest(0)) }

func (l typedLine) front() string {
	if l.unnamed {
		return "0 "
	}
	if l.by == rules.Nobody {
		return ""
	}
	return strings.TrimPrefix(string(l.by), "player_") + " "
}

// splitWords splits at blanks, commas and semicolons, but not in a quoted name.
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

// digitsOf splits "34" into 3 and 4. For any other word it returns nil.
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

// cutFront splits "2ki" into "2" and "ki".
func cutFront(word string) (digits, rest string) {
	rest = strings.TrimLeft(word, "0123456789")
	return word[:len(word)-len(rest)], rest
}

// cutLine splits a line into tokens. A number at its beginning is a player's number, or 0 for an
// unknown player. A comma or semicolon ends a name.
func (a prompter) cutLine(typed string) (typedLine, error) {
	var l typedLine
	typed, err := a.numberPlaces(strings.TrimSpace(typed))
	if err != nil {
		return l, err
	}
	if digits, rest := cutFront(typed); digits != "" && len(splitWords(rest)) > 0 {
		n, _ := strconv.Atoi(digits)
		switch l.unnamed = digits == "0"; {
		case l.unnamed:
		case n < 1 || n > len(a.state.Players):
			return l, unread("seat", tables.Args{"typed": digits})
		default:
			l.by = game.Seat(n)
		}
		typed = rest
	}
	for part := range strings.FieldsFuncSeq(typed, func(r rune) bool { return r == ',' || r == ';' }) {
		l.comma()
		all := splitWords(part)
		for words := all; len(words) > 0; {
			words = words[a.addWords(&l, words, len(words) == len(all)):]
		}
	}
	if len(l.items) == 0 {
		return l, unread("line", nil)
	}
	return l, nil
}

func namedPlace() *regexp.Regexp { return regexp.MustCompile(`>\s*([^\s>,;]*)`) }

// numberPlaces turns "> bob" into ">2".
func (a prompter) numberPlaces(typed string) (string, error) {
	var wrong error
	typed = namedPlace().ReplaceAllStringFunc(typed, func(place string) string {
		word := strings.TrimSpace(place[1:])
		if digits, _ := cutFront(word); digits == "" {
			n := a.playerNamed(word)
			if n == 0 && wrong == nil {
				wrong = unread("seat", tables.Args{"typed": place})
			}
			word = strconv.Itoa(n)
		}
		return " >" + word
	})
	return typed, wrong
}

func (a prompter) playerNamed(word string) int {
	n, _ := a.reader().Noun(game.NounSeat, word)
	number, _ := strconv.Atoi(strings.TrimPrefix(n.ID, "player_"))
	return number
}

// If the last token has no values, the method `comma` stores a comma after the token. Otherwise
// nothing is stored, because the method `without` writes a comma after values.
func (l *typedLine) comma() {
	if n := len(l.items); n > 0 && len(l.items[n-1].spec) == 0 {
		l.items[n-1].raw = append(l.items[n-1].raw, ",")
	}
}

// addWords adds the first of `words` to the line, and returns how many it added. The added words
// are values of the previous card, digits of the previous token, or a name. After a comma, words
// may fit both as values and as a name. Then they are a name only if the name has more words.
func (a prompter) addWords(l *typedLine, words []string, afterComma bool) int {
	n, known := a.nameAhead(words)
	if len(l.items) > 0 {
		last := &l.items[len(l.items)-1]
		told := last
		if last.word == ">" && len(l.items) > 1 {
			told = &l.items[len(l.items)-2]
		}
		if values := a.specAhead(*told, words); values > 0 && (!afterComma || n <= values) {
			told.spec = append(told.spec, words[:values]...)
			return values
		}
		if is(words[0], "and") && len(words) > 1 && a.longest(words) < 2 {
			l.comma()
			return 1
		}
		digits := digitsOf(words[0])
		if n := a.playerNamed(words[0]); n > 0 && len(digits) == 0 && len(a.cardsMeant(words[0])) == 0 {
			digits = []int{n}
		}
		if len(digits) > 0 {
			last.digits, last.raw = append(last.digits, digits...), append(last.raw, words[0])
			return 1
		}
	}
	i := token{word: strings.Join(words[:n], " "), raw: slices.Clone(words[:n]), known: known}
	name := strings.TrimRight(i.word, "0123456789")
	if name != i.word && name != "" && len(a.cardsMeant(i.word)) == 0 && !effects().MatchString(i.word) {
		i.word, i.digits = name, digitsOf(i.word[len(name):])
	}
	l.items = append(l.items, i)
	return n
}

// nameAhead returns how many words form the next name. A new name ends before its first value. Any
// other name is the longest known name, or one word if no known name fits. `known` counts the known
// words at the beginning of a new name.
func (a prompter) nameAhead(words []string) (n, known int) {
	value := slices.IndexFunc(words, specFirst().MatchString)
	if to := slices.IndexFunc(words, isPlace); 0 <= to && to < value {
		value = to
	}
	if value > 1 && newName().MatchString(strings.Join(words[:value], "\n")) {
		last := 0
		for known < value && (a.longest(words[known:value]) > 0 || a.understood(words[known])) {
			last, known = known, known+max(1, a.longest(words[known:value]))
		}
		switch {
		case known < value:
			return value, known
		case last > 0 && a.redefines(words[last:value]):
			return value, last
		}
	}
	return max(1, a.longest(words)), 0
}

func (a prompter) redefines(words []string) bool {
	meant := a.cardsMeant(strings.TrimRight(strings.Join(words, " "), "0123456789"))
	return len(meant) == 1 && !a.state.Card(meant[0]).Untold
}

// newName matches the words of a new name, joined with newlines. Only the last word may have
// digits.
func newName() *regexp.Regexp { return regexp.MustCompile(`^(\pL[^\d:+> \n]*\n)*\pL[^:+> \n]*$`) }

// The method `longest` returns the number of words in the longest known name at the beginning of
// `words`, or 0. Digits may follow a complete name without a blank.
func (a prompter) longest(words []string) int {
	for n := min(len(words), 6); n > 0; n-- {
		name := tables.Fold(strings.Join(words[:n], " "))
		bare := strings.TrimRight(name, "0123456789")
		for _, c := range a.every() {
			names := namesOf(c)
			if slices.Contains(names, name) || slices.Contains(names, bare) || a.shortens(c, words, n) {
				return n
			}
		}
	}
	return 0
}

// The method `shortens` reports whether the first n words, at least two, abbreviate a card's name.
// If the last of these words can also be a value, the method returns false in two cases: one more
// value follows, or the words before it begin with a known name.
func (a prompter) shortens(c parts.Card, words []string, n int) bool {
	name := strings.Join(words[:n], " ")
	if n < 2 || strings.ContainsAny(name, "0123456789+:>") || fits(c, tables.Fold(name)) == 0 {
		return false
	}
	value := specFirst().MatchString(words[n-1])
	return !value || a.longest(words[:n-1]) == 0 && addSpecs(&parts.Card{}, words[n-1:]) == 1
}

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

// spelled returns digits as text. A comma at the end separates the digits from a following card.
func spelled(digits []int) string {
	if len(digits) == 0 {
		return ""
	}
	return strings.Join(tables.Each(digits, strconv.Itoa), " ") + ","
}

func joinAhead(pieces ...string) string { return strings.TrimSpace(strings.Join(pieces, " ")) }
