package tables

import "strings"

// Term is one term of a game. The first name in each language is printed in the rulebook. The
// others are words that players use.
type Term struct {
	En, Ru []string
	Def    Text
	Refs   []RuleID // the rules about the term
}

// Name returns the printed name.
func (t Term) Name() Text { return Text{En: first(t.En), Ru: first(t.Ru)} }

// Terms lists the terms of the glossary in the order of the file.
func (b Rulebook) Terms() []Term {
	var all []Term
	for _, at := range b.TermPlaces() {
		all = append(all, b.TermAt(at))
	}
	return all
}

// TermAt returns the term whose paragraph begins at the byte offset `place` in the field Glossary.
func (b Rulebook) TermAt(place int) Term {
	paragraph, _, _ := strings.Cut(b.Glossary[place:], "\n\n")
	return readTerm(paragraph)
}

// TermPlaces returns the byte offset of each term, for TermAt.
func (b Rulebook) TermPlaces() []int {
	var all []int
	for at := range paragraphs(b.Glossary) {
		all = append(all, at)
	}
	return all
}

func readTerm(paragraph string) Term {
	var t Term
	for name, value := range lines(paragraph) {
		switch name {
		case "en":
			t.En = strings.Split(value, ", ")
		case "ru":
			t.Ru = strings.Split(value, ", ")
		case "def-en":
			t.Def.En = value
		case "def-ru":
			t.Def.Ru = value
		case "see":
			t.Refs = readRefs(value)
		}
	}
	return t
}

func first(names []string) string {
	if len(names) == 0 {
		return ""
	}
	return names[0]
}
