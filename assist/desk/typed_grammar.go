package desk

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablemate/assist/keyboard"
	"tablemate/tables"
)

// read returns the options that typed means: none, one, or several where it could
// mean either. It is the only judge of an answer, in menus and in lines. The first
// rule that gives an option decides.
func (c choice) read(typed string) []int {
	for _, rule := range []func(choice, string) []int{choice.byKey, choice.byOtherKey, choice.byWord, choice.byOtherWord} {
		if found := rule(c, typed); len(found) > 0 {
			return found
		}
	}
	return nil
}

// byKey returns the options that have typed as a key of the table's language, or as
// their label. Case counts only where two keys differ by nothing else.
func (c choice) byKey(typed string) []int {
	exact := c.having(func(o Option) bool { return slices.Contains(c.ownKeys(o), typed) })
	if len(exact) > 0 {
		return exact
	}
	return c.having(func(o Option) bool { return c.called(o, typed) })
}

// byOtherKey returns the options that the same places on the keyboard name in the
// other layout, or that have typed as a key or name of the other language. What is
// wrong in both ways has to be longer than one letter.
func (c choice) byOtherKey(typed string) []int {
	swapped := keyboard.Other(normalized(typed))
	word := utf8.RuneCountInString(swapped) > 1
	return c.having(func(o Option) bool {
		return c.called(o, swapped) || c.calledElsewhere(o, typed) || word && c.calledElsewhere(o, swapped)
	})
}

// byWord returns the listed options of which typed is a whole word, or a beginning
// of three letters or more.
func (c choice) byWord(typed string) []int {
	return c.having(func(o Option) bool {
		if o.Hidden || o.Whole {
			return false
		}
		names := slices.Concat([]string{o.Label}, o.Keys, c.elsewhere(o))
		return slices.ContainsFunc(names, func(name string) bool { return begins(name, typed) || holds(name, typed) })
	})
}

// byOtherWord returns what byWord does for the same places on the keyboard in the other
// layout.
func (c choice) byOtherWord(typed string) []int {
	return c.byWord(keyboard.Other(normalized(typed)))
}

func (c choice) having(meant func(Option) bool) []int {
	var found []int
	for i, o := range c.options {
		if meant(o) {
			found = append(found, i)
		}
	}
	return found
}

// called reports whether typed is a key of an option in the table's language, or its
// label.
func (c choice) called(o Option, typed string) bool {
	return slices.ContainsFunc(append(c.ownKeys(o), o.Label), func(key string) bool { return same(key, typed) })
}

// calledElsewhere reports whether typed is a key or a name of an option in the other
// language.
func (c choice) calledElsewhere(o Option, typed string) bool {
	return slices.ContainsFunc(slices.Concat(o.Keys, c.elsewhere(o)), func(key string) bool { return same(key, typed) })
}

// elsewhere returns the other names of an option, its label in the other language
// among them.
func (c choice) elsewhere(o Option) []string { return append(o.Also, c.words.Other(o.Label)) }

// ownKeys returns the keys of an option in the table's language: the one that is
// shown, and those that have no letter of the other alphabet.
func (c choice) ownKeys(o Option) []string {
	foreign := keyboard.Cyrillic
	if c.words.Lang() == tables.Russian {
		foreign = keyboard.Latin
	}
	var own []string
	for i, key := range o.Keys {
		if i == 0 || !foreign(key) {
			own = append(own, key)
		}
	}
	return own
}

func same(name, typed string) bool { return name != "" && normalized(name) == normalized(typed) }

// enough is how many letters the beginning of a name has to have.
const enough = 3

// begins reports whether a name begins so.
func begins(name, typed string) bool {
	return letters(typed) >= enough && strings.HasPrefix(normalized(name), normalized(typed))
}

// holds reports whether all words of typed are whole words of a name; one of them
// has to be more than a particle.
func holds(name, typed string) bool {
	all, said := wordsOf(name), wordsOf(typed)
	missing := func(word string) bool { return !slices.Contains(all, word) }
	return slices.ContainsFunc(said, func(word string) bool { return letters(word) >= enough }) && !slices.ContainsFunc(said, missing)
}

func wordsOf(text string) []string {
	return strings.FieldsFunc(normalized(text), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) })
}

func letters(text string) int {
	n := 0
	for _, r := range text {
		if unicode.IsLetter(r) {
			n++
		}
	}
	return n
}
