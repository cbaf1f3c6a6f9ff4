package desk

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/paint"
	"tablemate/tables"
	"tablemate/tables/words"
)

// choice is a list of options with the keys that name them, at a table that speaks
// one language.
type choice struct {
	words    *words.Words
	options  []Option
	rows     []Row
	optionOf []int // the option that each row lists
}

// nothing is how an empty pick is typed.
const nothing = "-"

// choiceOf gives every listed option a key: one without is known by the number of its row, or
// by its label where another option has a number. Where all are hidden, all are listed.
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

// keyed returns the option that has a key, in whatever language; -1 for none.
func (c choice) keyed(key string) int {
	return slices.IndexFunc(c.options, func(o Option) bool { return slices.Contains(o.Keys, key) })
}

// isOption reports whether words are a key or a whole label of this table, whatever
// else they are.
func (c choice) isOption(words string) bool { return len(c.byKey(words)) > 0 }

// readSeveral reads "34", "3 4", "3,4", each as one of the options or, glued, as keys of
// one letter. What cannot be read is given with the options it could mean.
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
	return slices.Compact(picked), "", nil
}

// glued returns the options whose keys of one letter stand in piece, nil where a
// letter is no such key.
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

// fitting lists the rows that typed fits, for a menu.
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

// keys lists the keys of the rows, for a sentence.
func (c choice) keys() string {
	return strings.Join(tables.Each(c.rows, func(r Row) string { return r.Key }), ", ")
}

// normalized returns the same text for two spellings of one word.
func normalized(s string) string {
	return strings.ReplaceAll(strings.ToLower(strings.TrimSpace(paint.Bare(s))), "ё", "е")
}
