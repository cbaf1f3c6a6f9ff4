package talk

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/rules"
	"tablemate/tables"
)

// Called is a thing with its name. The list Words has what people may type for the thing, in lower
// case.
type Called struct {
	rules.Noun
	Name  string
	Words []string
	Whole []string // further words, which must be typed completely
}

func (c Called) isCalled(word string) bool { return isOneOf(c.Words, word) || isOneOf(c.Whole, word) }

func isOneOf(words []string, typed string) bool {
	typed = tables.Fold(strings.TrimSpace(typed))
	return slices.ContainsFunc(words, func(word string) bool { return len(word) >= len(typed) && folded(word) == typed })
}

// The function `folded` folds a word in lower case. A line is compared with thousands of words, and
// few of them have a ё.
func folded(word string) string {
	if strings.Contains(word, "ё") || strings.Contains(word, "\u0308") {
		return tables.Fold(word)
	}
	return word
}

// Nouns are all things of one kind at a table.
type Nouns []Called

// Meant returns the things that are called exactly as typed. If there are none, it returns the
// things with a word that begins with the typed text.
func (all Nouns) Meant(typed string) []rules.Noun {
	word := tables.Fold(strings.TrimSpace(typed))
	exact := all.matching(func(c Called) bool { return c.isCalled(word) })
	if len(exact) > 0 || word == "" || word == "#" {
		return exact
	}
	begun := func(w string) bool { return len(w) >= len(word) && strings.HasPrefix(folded(w), word) }
	return all.matching(func(c Called) bool { return slices.ContainsFunc(c.Words, begun) })
}

func (all Nouns) matching(fits func(Called) bool) []rules.Noun {
	var out []rules.Noun
	for _, c := range all {
		if fits(c) {
			out = append(out, c.Noun)
		}
	}
	return out
}

// Key shortens the thing's first word as far as the result still means only this thing. If even the
// whole word has other meanings, Key tries the thing's other words.
func (all Nouns) Key(of rules.Noun) string {
	for _, word := range all.Called(of).Words {
		for end := range word + " " {
			if meant := all.Meant(word[:end]); len(meant) == 1 && meant[0] == of {
				return word[:end]
			}
		}
	}
	return ""
}

// Keys returns the key and the name of each given thing, such as "k Kitchen".
func (all Nouns) Keys(some ...rules.Noun) []string {
	return tables.Each(some, func(n rules.Noun) string { return all.Key(n) + " " + all.Called(n).Name })
}

// The method Each returns the nouns of all things.
func (all Nouns) Each() []rules.Noun { return all.matching(func(Called) bool { return true }) }

// Called returns a thing with its name and words, or the zero Called.
func (all Nouns) Called(of rules.Noun) Called {
	for _, c := range all {
		if c.Noun == of {
			return c
		}
	}
	return Called{}
}

// Players asks who plays. The default is the present players, or the usual number of players if
// there are none yet.
func Players(
	t *UI, q desk.Question, now []string, usual int, read func(string) ([]string, error),
) ([]string, error) {
	some := strings.Fields(t.Words.Say("fix.players-example"))
	q.Default, q.Rest = present(now, strconv.Itoa(usual)), true
	q.Example = strings.Join(some[:max(2, usual)], ", ")
	return Named(t, q, read)
}

// The function `present` returns a list of the players' names, or only their number if a name is
// empty. If there are no players yet, it returns `usual`.
func present(names []string, usual string) string {
	switch {
	case len(names) == 0:
		return usual
	case slices.Contains(names, ""):
		return strconv.Itoa(len(names))
	}
	return strings.Join(names, ", ")
}

// howMany has the words for each number of people. The words in `countless` may stand beside a
// number, and are ignored.
var (
	howMany = []string{
		"", "one один одна", "two два двое вдвоем", "three три трое втроем",
		"four четыре четверо вчетвером", "five пять пятеро впятером",
	}
	countless = strings.Fields("we are of us people players нас мы человек человека игрок игрока игроков")
)

// people parses a number of people, such as 3, three or нас трое.
func people(typed string) (int, bool) {
	words := slices.DeleteFunc(strings.Fields(tables.Fold(typed)), func(word string) bool {
		return slices.Contains(countless, word)
	})
	if len(words) != 1 {
		return 0, false
	}
	if n, err := strconv.Atoi(words[0]); err == nil {
		return n, true
	}
	n := slices.IndexFunc(howMany, func(all string) bool { return slices.Contains(strings.Fields(all), words[0]) })
	return n, n > 0
}

// ReadPlayers parses the players' names. People may also type only the number of players.
// ReadPlayers then returns empty names. If there are too few or too many players, it returns
// `wrong`.
func ReadPlayers(typed string, low, high int, wrong error) ([]string, error) {
	if n, ok := people(typed); ok {
		if n < low || n > high {
			return nil, wrong
		}
		return make([]string, n), nil
	}
	names, err := EachName(typed)
	if err != nil {
		return nil, err
	}
	if len(names) < low || len(names) > high {
		return nil, wrong
	}
	return names, CheckNames(names, false)
}

// EachName splits a typed list of names as People does. If People finds only one name, and the text
// has no comma, EachName splits the name at blanks. But a name of exactly two words is an error,
// because it may be the full name of one person.
func EachName(typed string) ([]string, error) {
	names := People(typed)
	if len(names) != 1 || strings.Contains(typed, ",") {
		return names, nil
	}
	words := strings.Fields(names[0])
	if len(words) == 2 {
		return nil, &Unread{ID: "fix.players-comma", Args: tables.Args{"first": words[0], "second": words[1]}}
	}
	return words, nil
}

// CheckNames returns an error if a name is a number. If `shared` is false, a name that occurs twice
// is also an error. Players without a name have "".
func CheckNames(names []string, shared bool) error {
	for i, name := range names {
		if _, ok := people(name); ok {
			return &Unread{ID: "fix.players-number", Args: tables.Args{"typed": name}}
		}
		twice := func(other string) bool { return tables.Fold(name) == tables.Fold(other) }
		if !shared && name != "" && slices.ContainsFunc(names[:i], twice) {
			return &Unread{ID: "fix.players-twice", Args: tables.Args{"typed": name}}
		}
	}
	return nil
}
