package talk

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
// name, and one blank more for each of its other forms: {{.place}},
// {{.place_at}}. A list is told with commas.
func Spell(args rules.Args, call func(rules.Noun) Forms) tables.Args {
	return spelling{call: call}.args(args)
}

// spelling is what a game calls things, one and several.
type spelling struct {
	call    func(rules.Noun) Forms
	between map[string]string // by kind, where several are not told with commas
}

// args returns arguments in words.
func (s spelling) args(args rules.Args) tables.Args {
	out := make(tables.Args, len(args))
	for name, value := range args {
		switch value := value.(type) {
		case rules.Noun:
			fill(out, name, s.call(value))
		case []rules.Noun:
			fill(out, name, s.listForms(value))
		case []int:
			out[name] = NameAll(value, strconv.Itoa)
		case []string:
			out[name] = strings.Join(value, ", ")
		default:
			out[name] = value
		}
	}
	return out
}

// fill adds the forms of a noun to the blanks.
func fill(out tables.Args, name string, forms Forms) {
	for form, text := range forms {
		if form == "" {
			out[name] = text
		} else {
			out[name+"_"+form] = text
		}
	}
}

// listForms returns the forms of things in a row.
func (s spelling) listForms(nouns []rules.Noun) Forms {
	all := Forms{"": ""}
	for i, n := range nouns {
		between, other := s.between[n.Kind]
		if !other {
			between = ", "
		}
		for form, text := range s.call(n) {
			if i > 0 {
				text = all[form] + between + text
			}
			all[form] = text
		}
	}
	return all
}

// NameAll returns the names of several things in one line: "Tilda, rat B".
func NameAll[T any](list []T, name func(T) string) string {
	names := make([]string, len(list))
	for i, one := range list {
		names[i] = name(one)
	}
	return strings.Join(names, ", ")
}
