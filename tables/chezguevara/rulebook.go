package chezguevara

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
		Game:     "chezguevara",
		Prefix:   "CG",
		Title:    tables.Text{En: "Chez Guevara", Ru: "Чегевара"},
		Called:   "че гевара; шегевара; guevara; гевара",
		Figures:  "corporal sergeant рядовой капрал капралу сержант",
		Edition:  tables.Text{En: "Hobby World edition", Ru: "издание Hobby World"},
		Rules:    rules,
		Glossary: glossary,
	}
}
