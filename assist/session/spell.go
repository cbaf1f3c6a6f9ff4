package session

import (
	"strconv"
	"strings"

	"tablemate/rules"
	"tablemate/tables"
)

// Forms are what a game calls one thing within a sentence: the plain name under
// "", and others by what they are for, as "at" for "in the Kitchen".
type Forms map[string]string

// Spell puts the arguments of a note into words. A noun fills the blank of its
// name, and one blank more for each of its other forms: {{.place}}, {{.place_at}}.
// A list is told with commas.
func Spell(args rules.Args, call func(rules.Noun) Forms) tables.Args {
	out := make(tables.Args, len(args))
	for name, value := range args {
		switch value := value.(type) {
		case rules.Noun:
			spell(out, name, call(value))
		case []rules.Noun:
			spell(out, name, called(value, call))
		case []int:
			words := make([]string, len(value))
			for i, n := range value {
				words[i] = strconv.Itoa(n)
			}
			out[name] = strings.Join(words, ", ")
		case []string:
			out[name] = strings.Join(value, ", ")
		default:
			out[name] = value
		}
	}
	return out
}

func spell(out tables.Args, name string, forms Forms) {
	for form, text := range forms {
		if form == "" {
			out[name] = text
		} else {
			out[name+"_"+form] = text
		}
	}
}

// called are the forms of several things in a row.
func called(nouns []rules.Noun, call func(rules.Noun) Forms) Forms {
	all := Forms{"": ""}
	for i, n := range nouns {
		for form, text := range call(n) {
			if i > 0 {
				text = all[form] + ", " + text
			}
			all[form] = text
		}
	}
	return all
}
