package talk

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/rules"
	"tablemate/tables"
)

// Called is a thing with its name and the words that people may type for it, in lower case. A
// prompt shows the shortest unambiguous beginning of one of them, preferably of the first.
type Called struct {
	rules.Noun
	Name  string
	Words []string
	Whole []string // more words, which must be typed in full
}

// isCalled reports whether a word is one that people may type for the thing, in full.
func (c Called) isCalled(word string) bool {
	return slices.Contains(c.Words, word) || slices.Contains(c.Whole, word)
}

// Nouns holds all things of one kind that people can mean at a table.
type Nouns []Called

// Meant returns the things with a word equal to typed, or if there are none, the things with a word
// that begins with typed. The beginning of a number such as #2 does not count.
func (all Nouns) Meant(typed string) []rules.Noun {
	word := strings.ToLower(strings.TrimSpace(typed))
	exact := all.matching(func(c Called) bool { return c.isCalled(word) })
	if len(exact) > 0 || word == "" || word == "#" {
		return exact
	}
	begun := func(w string) bool { return strings.HasPrefix(w, word) }
	return all.matching(func(c Called) bool { return slices.ContainsFunc(c.Words, begun) })
}

// matching returns the things that fit.
func (all Nouns) matching(fits func(Called) bool) []rules.Noun {
	var out []rules.Noun
	for _, c := range all {
		if fits(c) {
			out = append(out, c.Noun)
		}
	}
	return out
}

// Key returns the shortest beginning of a word that means this thing and no other.
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

// Keys returns the keys and names of some things, as in "k Kitchen".
func (all Nouns) Keys(some ...rules.Noun) []string {
	out := make([]string, len(some))
	for i, n := range some {
		out[i] = all.Key(n) + " " + all.Called(n).Name
	}
	return out
}

// Each returns the things themselves.
func (all Nouns) Each() []rules.Noun { return all.matching(func(Called) bool { return true }) }

// Called returns a thing with its name and words, or the zero Called if it is not in the list.
func (all Nouns) Called(of rules.Noun) Called {
	for _, c := range all {
		if c.Noun == of {
			return c
		}
	}
	return Called{}
}

// Present returns the answer that keeps the people as they are: their names, or their number if a
// name is missing. It returns usual if there are no people yet.
func Present(names []string, usual string) string {
	switch {
	case len(names) == 0:
		return usual
	case slices.Contains(names, ""):
		return strconv.Itoa(len(names))
	}
	return strings.Join(names, ", ")
}

// howMany has the words for numbers of people, by number. countless has the other words of such a
// phrase.
var (
	howMany = []string{
		"", "one один одна", "two два двое вдвоём вдвоем", "three три трое втроём втроем",
		"four четыре четверо вчетвером", "five пять пятеро впятером",
	}
	countless = strings.Fields("we are of us people players нас мы человек человека игрок игрока игроков")
)

// people reads a number of people: 3, three, нас трое.
func people(typed string) (int, bool) {
	words := slices.DeleteFunc(strings.Fields(strings.ToLower(typed)), func(word string) bool {
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

// ReadPlayers reads the names of low to high people, separated by commas, "and" or blanks. People
// may also type only their number; then the names are empty. A number is not accepted as a name.
// The error wrong is returned if there are too few or too many.
func ReadPlayers(typed string, low, high int, wrong error) ([]string, error) {
	if n, ok := people(typed); ok {
		if n < low || n > high {
			return nil, wrong
		}
		return make([]string, n), nil
	}
	names := People(typed)
	if len(names) == 1 {
		names = strings.Fields(names[0])
	}
	if len(names) < low || len(names) > high {
		return nil, wrong
	}
	return names, CheckNames(names, false)
}

// CheckNames returns an error if a name is a number, or occurs twice although seats are not
// shared.
func CheckNames(names []string, shared bool) error {
	for i, name := range names {
		if _, ok := people(name); ok {
			return &Unread{ID: "fix.players-number", Args: tables.Args{"typed": name}}
		}
		twice := func(other string) bool { return strings.EqualFold(name, other) }
		if !shared && slices.ContainsFunc(names[:i], twice) {
			return &Unread{ID: "fix.players-twice", Args: tables.Args{"typed": name}}
		}
	}
	return nil
}
