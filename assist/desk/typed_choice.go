package desk

import (
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"tablemate/assist/keyboard"
	"tablemate/assist/paint"
	"tablemate/tables"
	"tablemate/tables/words"
)

// choice is a list of options with their keys, in the language of the table.
type choice struct {
	words    *words.Words
	options  []Option
	rows     []Row
	optionOf []int // the option of each row
}

// The constant `nothing` is the typed answer that chooses no option.
const nothing = "-"

// choiceOf gives each listed option a key. If an option has no keys, its key is its row number. But
// if any option has a number as a key, the label is used instead of the row number. If all options
// are hidden, they are all listed.
func choiceOf(options []Option, w *words.Words) choice {
	c := choice{words: w}
	numbered := slices.ContainsFunc(options, func(o Option) bool { return slices.ContainsFunc(o.Keys, isNumber) })
	hidden := !slices.ContainsFunc(options, func(o Option) bool { return !o.Hidden })
	for i, o := range options {
		o.Hidden = o.Hidden && !hidden
		if !o.Hidden {
			switch {
			case len(o.Keys) > 0:
			case numbered:
				o.Keys = []string{o.Label}
			default:
				o.Keys = []string{strconv.Itoa(len(c.rows) + 1)}
			}
			c.rows = append(c.rows, Row{Key: o.Keys[0], Label: o.Label})
			c.optionOf = append(c.optionOf, i)
		}
		c.options = append(c.options, o)
	}
	return c
}

func isNumber(key string) bool {
	_, err := strconv.Atoi(key)
	return err == nil
}

func (c choice) keyed(key string) int {
	return slices.IndexFunc(c.options, func(o Option) bool { return slices.Contains(o.Keys, key) })
}

func (c choice) isOption(words string) bool { return len(c.byKey(words)) > 0 }

// readSeveral parses "34", "3 4" or "3,4". `unread` is an unknown or ambiguous part. If it is
// ambiguous, `means` has the matching options.
func (c choice) readSeveral(typed string) (picked []int, unread string, means []int) {
	for _, piece := range strings.FieldsFunc(typed, func(r rune) bool { return r == ',' || r == ' ' || r == '\t' }) {
		found := c.read(piece)
		switch {
		case len(found) > 1:
			return nil, piece, found
		case len(found) == 0:
			if found = c.glued(piece); found == nil {
				return nil, piece, nil
			}
		}
		picked = append(picked, found...)
	}
	slices.Sort(picked)
	return picked, "", nil
}

// The method `glued` parses a text such as "34" as keys of one character.
func (c choice) glued(piece string) []int {
	var picked []int
	for _, letter := range piece {
		found := c.byKey(string(letter))
		if len(found) != 1 {
			return nil
		}
		picked = append(picked, found[0])
	}
	return picked
}

func (c choice) fitting(typed string) []int {
	line := split(typed)
	if len(line) == 0 {
		return nil
	}
	if _, aside := asideIn(line); aside && !c.isOption(joined(line)) {
		return nil
	}
	found := c.read(joined(line))
	var rows []int
	for row, option := range c.optionOf {
		if slices.Contains(found, option) {
			rows = append(rows, row)
		}
	}
	return rows
}

func (c choice) keys() string {
	return strings.Join(tables.Each(c.rows, func(r Row) string { return r.Key }), ", ")
}

// lastKeys returns the keys of the last two rows as an example answer, in two forms: "34" and
// "3 4". If one of the keys is not a single digit, `together` is "".
func (c choice) lastKeys() (together, apart string) {
	keys := tables.Each(c.rows[max(0, len(c.rows)-2):], func(r Row) string { return r.Key })
	if !slices.ContainsFunc(keys, func(key string) bool { return len(key) > 1 || !isNumber(key) }) && len(keys) > 1 {
		together = strings.Join(keys, "")
	}
	return together, strings.Join(keys, " ")
}

func normalized(s string) string { return tables.Fold(strings.TrimSpace(paint.Bare(s))) }

// The method `read` tries the rules of the package comment in order. If the text is ambiguous, it
// returns several options.
func (c choice) read(typed string) []int {
	rules := []func(choice, string) []int{
		choice.byKey, choice.byOtherKey, choice.byHead, choice.byWord, choice.byOtherWord,
	}
	for _, rule := range rules {
		if found := rule(c, typed); len(found) > 0 {
			return found
		}
	}
	return nil
}

// byKey finds a key of the table's language or a whole label. If keys differ only in case, the
// typed case decides.
func (c choice) byKey(typed string) []int {
	exact := c.having(func(o Option) bool { return slices.Contains(c.ownKeys(o), typed) })
	if len(exact) > 0 {
		return exact
	}
	return c.having(func(o Option) bool { return c.called(o, typed) })
}

// byOtherKey is like byKey, but for the other keyboard layout or the other language. A text of
// several letters may also be a name in the other language, typed in the other layout.
func (c choice) byOtherKey(typed string) []int {
	swapped := keyboard.Other(normalized(typed))
	word := utf8.RuneCountInString(swapped) > 1
	return c.having(func(o Option) bool {
		return c.called(o, swapped) || c.calledElsewhere(o, typed) || word && c.calledElsewhere(o, swapped)
	})
}

// byHead compares the text with the part of a name before a colon, and with the first word of this
// part.
func (c choice) byHead(typed string) []int {
	return c.having(func(o Option) bool {
		if o.Hidden || o.Whole || letters(typed) < enough {
			return false
		}
		return slices.ContainsFunc(append(c.elsewhere(o), o.Label), func(name string) bool {
			head, _, colon := strings.Cut(name, ":")
			first, _, _ := strings.Cut(head, " ")
			return colon && (same(head, typed) || same(first, typed))
		})
	})
}

func (c choice) byWord(typed string) []int {
	return c.having(func(o Option) bool {
		if o.Hidden || o.Whole {
			return false
		}
		names := slices.Concat([]string{o.Label}, o.Keys, c.elsewhere(o))
		return slices.ContainsFunc(names, func(name string) bool { return begins(name, typed) || holds(name, typed) })
	})
}

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

func (c choice) called(o Option, typed string) bool {
	return slices.ContainsFunc(append(c.ownKeys(o), o.Label), func(key string) bool { return same(key, typed) })
}

func (c choice) calledElsewhere(o Option, typed string) bool {
	return slices.ContainsFunc(slices.Concat(o.Keys, c.elsewhere(o)), func(key string) bool { return same(key, typed) })
}

func (c choice) elsewhere(o Option) []string { return append(o.Also, c.words.Other(o.Label)) }

// ownKeys returns the keys of the table's language. These are the first key, and every key that has
// no letter of the other language's alphabet.
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

// The constant `enough` is the minimum number of letters for matching a part of a name.
const enough = 3

func begins(name, typed string) bool {
	return letters(typed) >= enough && strings.HasPrefix(normalized(name), normalized(typed))
}

// The function `holds` reports whether all typed words are whole words of a name. At least one
// typed word other than "the" must have three or more letters.
func holds(name, typed string) bool {
	all, said := wordsOf(name), wordsOf(typed)
	missing := func(word string) bool { return !slices.Contains(all, word) }
	return slices.ContainsFunc(said, func(word string) bool { return letters(word) >= enough && word != "the" }) &&
		!slices.ContainsFunc(said, missing)
}

func wordsOf(text string) []string {
	return strings.FieldsFunc(
		normalized(text),
		func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) },
	)
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
