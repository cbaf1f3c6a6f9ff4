package picklerick

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
		Game:     "picklerick",
		Prefix:   "PR",
		Title:    tables.Text{En: "Pickle Rick", Ru: "Огурчик Рик"},
		Called:   "рик огурчик; рик-огурчик",
		Figures:  "rick jaguar рик ягуар",
		Edition:  tables.Text{En: "Russian edition", Ru: "русское издание"},
		Rules:    rules,
		Glossary: glossary,
	}
}
