package micemystics

import (
	_ "embed"

	"tablemate/tables"
)

//go:embed rulebook.txt
var rules string

//go:embed glossary.txt
var glossary string

// Rulebook returns the rulebook in our own words, with the questions that it leaves open.
func Rulebook() tables.Rulebook {
	return tables.Rulebook{
		Game:     "micemystics",
		Prefix:   "MM",
		Title:    tables.Text{En: "Mice and Mystics", Ru: "О мышах и тайнах"},
		Called:   "mice & mystics; мыши и мистика; мыши и тайны; мышиная тайна; мышетайны",
		Figures:  "mouse mice brodie мышь мышегуб",
		Edition:  tables.Text{En: "Crow Games edition", Ru: "издание Crow Games"},
		Rules:    rules,
		Glossary: glossary,
	}
}
