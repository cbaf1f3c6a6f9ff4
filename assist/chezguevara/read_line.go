package chezguevara

import (
	"strconv"
	"strings"
	"unicode"

	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
)

// step is what follows from a line: an action, or a question or a telling first. Ahead is
// what the line says beyond it, and answers the next questions.
type step struct {
	did   game.Action
	ahead string
	then  func() (game.Action, error) // in place of did
	wrong error                       // why the line is none of these
}

func unread(id string, args tables.Args) error {
	return &session.Unread{ID: "chezguevara.unread." + id, Args: args}
}

// item is one word of a line with the digits that stick to it or follow it: ex3 4.
type item struct {
	word   string
	digits []int
	spec   []string // what is said to stand on the card
	raw    []string // all of it as it was typed
}

// said is a line cut into its words. By is the seat in front, Nobody where there is none.
type said struct {
	by      rules.Seat
	unnamed bool // a 0 in front: nobody knows who it was
	items   []item
}

// rest returns what was typed from an item on.
func (l said) rest(from int) string { return l.without(from, -1) }

// without returns what was typed from an item on, less what is said to stand on the card of
// another.
func (l said) without(from, learned int) string {
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
	}
	return strings.Join(out, " ")
}

// whole returns all of it as it was typed.
func (l said) whole() string { return joinAhead(l.front() + l.rest(0)) }

// front returns what stands before the items: the seat that speaks, "" for none.
func (l said) front() string {
	if l.unnamed {
		return "0 "
	}
	if l.by == rules.Nobody {
		return ""
	}
	return strings.TrimPrefix(string(l.by), "player_") + " "
}

// tokens cuts a line at blanks and commas. Quotes hold a name of several words together.
func tokens(typed string) []string {
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

// digitsOf returns the digits that a word is, nil where it is none: 34 is a 3 and a 4.
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

// cutFront parts the digits that a word begins with from the rest: 2ki.
func cutFront(word string) (digits, rest string) {
	rest = strings.TrimLeft(word, "0123456789")
	return word[:len(word)-len(rest)], rest
}

// cutLine cuts a line into its words. A number in front of a word is a seat; one that
// nobody sits on is an error, but for 0.
func (a prompter) cutLine(typed string) (said, error) {
	var l said
	all := tokens(typed)
	if len(all) == 0 {
		return l, unread("line", nil)
	}
	if digits, rest := cutFront(all[0]); digits != "" && (rest != "" || len(all) > 1) {
		n, _ := strconv.Atoi(digits)
		switch l.unnamed = digits == "0"; {
		case l.unnamed:
		case n < 1 || n > len(a.state.Players):
			return l, unread("seat", tables.Args{"typed": digits, "count": len(a.state.Players)})
		default:
			l.by = game.Seat(n)
		}
		if all = all[1:]; rest != "" {
			all = append([]string{rest}, all...)
		}
	}
	for len(all) > 0 {
		n := a.nameAhead(all)
		a.addWord(&l, strings.Join(all[:n], " "))
		all = all[n:]
	}
	return l, nil
}

// nameAhead returns how many words at the front are the whole name of one card, else 1.
func (a prompter) nameAhead(words []string) int {
	for n := min(len(words), 6); n > 1; n-- {
		name := plain(strings.Join(words[:n], " "))
		for _, c := range a.every() {
			if plain(c.Name.En) == name || plain(c.Name.Ru) == name {
				return n
			}
		}
	}
	return 1
}

// addWord adds one word to a line: what stands on the card before it, digits for it, or a
// word of its own.
func (a prompter) addWord(l *said, token string) {
	last := len(l.items) - 1
	if last >= 0 && a.wantsSpec(l.items[last], token) && isSpec(token, len(l.items[last].spec) == 0) {
		l.items[last].spec = append(l.items[last].spec, token)
		return
	}
	if digits := digitsOf(token); last >= 0 && len(digits) > 0 {
		l.items[last].digits = append(l.items[last].digits, digits...)
		l.items[last].raw = append(l.items[last].raw, token)
		return
	}
	i := item{word: token, raw: []string{token}}
	word := strings.TrimRight(token, "0123456789")
	if word != token && word != "" && len(a.cardsMeant(token)) == 0 && !effects().MatchString(token) {
		i.word, i.digits = word, digitsOf(token[len(word):])
	}
	l.items = append(l.items, i)
}

// spelled writes digits as they answer the next questions.
func spelled(digits []int) string {
	out := make([]string, len(digits))
	for i, d := range digits {
		out[i] = strconv.Itoa(d)
	}
	return strings.Join(out, " ")
}

// joinAhead puts pieces of what is left behind each other.
func joinAhead(pieces ...string) string {
	return strings.TrimSpace(strings.Join(pieces, " "))
}
