package raccoonheist

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
		Game:     "raccoonheist",
		Prefix:   "RH",
		Title:    tables.Text{En: "Raccoon Heist", Ru: "Банда енотов"},
		Called:   "енотья банда; енотовая банда",
		Figures:  "raccoon енот",
		Edition:  tables.Text{En: "KONIK GAMES edition", Ru: "издание KONIK GAMES"},
		Rules:    rules,
		Glossary: glossary,
	}
}
