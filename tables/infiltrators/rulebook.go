package infiltrators

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
		Game:     "infiltrators",
		Prefix:   "IN",
		Title:    tables.Text{En: "Infiltrators", Ru: "Под прицелом"},
		Called:   "infiltrator; инфильтраторы",
		Figures:  "suspect подозреваемый",
		Edition:  tables.Text{En: "GaGa Games edition", Ru: "издание GaGa Games"},
		Rules:    rules,
		Glossary: glossary,
	}
}
