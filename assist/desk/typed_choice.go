package desk

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"tablemate/assist/paint"
)

// choice is a list of options with the keys that name them.
type choice struct {
	options  []Option
	rows     []Row
	optionOf []int // the option that each row lists
}

// nothing is how an empty pick is typed.
const nothing = "-"

// choiceOf gives every listed option a key. Numbers count where no key is one,
// though never for yes or no, which a slip of the finger should not answer.
func choiceOf(options []Option, shape Shape) choice {
	c := choice{}
	named := shape == YesNo || slices.ContainsFunc(options, func(o Option) bool { return slices.ContainsFunc(o.Keys, isNumber) })
	for i, o := range options {
		o.Keys = slices.Clone(o.Keys)
		if !o.Hidden {
			if number := strconv.Itoa(len(c.rows) + 1); !named {
				o.Keys = append(o.Keys, number)
			} else if len(o.Keys) == 0 {
				o.Keys = append(o.Keys, o.Label)
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

// find returns the option that typed names by a key or by its whole label, -1 for
// none. Case counts only where two keys differ by nothing else.
func (c choice) find(typed string) int {
	for _, same := range []func(string) bool{
		func(key string) bool { return key == typed },
		func(key string) bool { return normalized(key) == normalized(typed) },
	} {
		if i := c.single(func(o Option) bool { return slices.ContainsFunc(o.Keys, same) }); i >= 0 {
			return i
		}
	}
	return c.single(func(o Option) bool { return normalized(o.Label) == normalized(typed) })
}

// guess returns the one listed option whose label begins with typed, else the one
// that holds it, as in a menu; -1 for none.
func (c choice) guess(typed string) int {
	if utf8.RuneCountInString(typed) < 2 {
		return -1
	}
	for _, meant := range []func(label, typed string) bool{strings.HasPrefix, strings.Contains} {
		if i := c.single(func(o Option) bool { return !o.Hidden && meant(normalized(o.Label), normalized(typed)) }); i >= 0 {
			return i
		}
	}
	return -1
}

// isOption reports whether words name an option.
func (c choice) isOption(words string) bool { return c.find(words) >= 0 }

// single returns the one option that is meant, -1 for none or for several.
func (c choice) single(meant func(Option) bool) int {
	first := slices.IndexFunc(c.options, meant)
	if first < 0 || slices.ContainsFunc(c.options[first+1:], meant) {
		return -1
	}
	return first
}

// parseSeveral reads "34", "3 4", "3,4", and "-" for none.
func (c choice) parseSeveral(typed string) ([]int, bool) {
	if slices.Contains([]string{nothing, "none", "нет", "ничего"}, normalized(typed)) && c.find(typed) < 0 {
		return []int{}, true
	}
	found := []int{}
	for _, piece := range strings.FieldsFunc(typed, func(r rune) bool { return r == ',' || r == ' ' || r == '\t' }) {
		if i := c.find(piece); i >= 0 {
			found = append(found, i)
			continue
		}
		for _, letter := range piece {
			i := c.find(string(letter))
			if i < 0 {
				return nil, false
			}
			found = append(found, i)
		}
	}
	slices.Sort(found)
	return slices.Compact(found), len(found) > 0
}

// match lists the rows that a half-typed line may still mean, for a menu.
// Nothing is listed for a line that is more, or other, than one option.
func (c choice) match(typed string) []int {
	line := split(typed)
	if len(line) == 0 {
		return nil
	}
	if i := c.find(typed); i >= 0 {
		return c.rowsOf(func(option int) bool { return option == i })
	}
	if _, aside := asideIn(line); aside || c.find(line[0].text) >= 0 {
		return nil
	}
	return c.rowsOf(func(option int) bool { return strings.Contains(normalized(c.options[option].Label), normalized(typed)) })
}

func (c choice) rowsOf(meant func(option int) bool) []int {
	var rows []int
	for row, option := range c.optionOf {
		if meant(option) {
			rows = append(rows, row)
		}
	}
	return rows
}

// keys lists the keys of the rows, for a sentence.
func (c choice) keys() string {
	shown := make([]string, len(c.rows))
	for i, r := range c.rows {
		shown[i] = r.Key
	}
	return strings.Join(shown, ", ")
}

// normalized returns the same text for two spellings of one word.
func normalized(s string) string {
	return strings.ReplaceAll(strings.ToLower(strings.TrimSpace(paint.Bare(s))), "ё", "е")
}
