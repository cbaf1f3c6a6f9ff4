package micemystics

import (
	"slices"
	"strings"
	"unicode"

	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// typedEncounter is what people typed about an encounter card.
type typedEncounter struct {
	card namedCard
	who  []namedSquad // where no card is named
}

// readEncounter reads a card's name, "+name" for a new card, or who comes:
// "3 roach 1 rat".
func (a prompter) readEncounter(typed string, known []parts.Encounter) (typedEncounter, error) {
	none := namedCard{at: -1}
	if name, plus := strings.CutPrefix(strings.TrimSpace(typed), "+"); plus && strings.TrimSpace(name) != "" {
		return typedEncounter{card: namedCard{new: strings.TrimSpace(name)}}, nil
	}
	if isOneOf(typed, "-", "–", "nobody", "никого") {
		return typedEncounter{card: none}, nil
	}
	at, several := matchName(typed, known, encounterNames)
	switch {
	case at >= 0:
		return typedEncounter{card: namedCard{at: at}}, nil
	case several != "":
		return typedEncounter{}, unread("card-two", tables.Args{"typed": typed, "cards": several})
	}
	if who, err := readCounted(typed); err == nil && slices.ContainsFunc(typedWords(typed), startsWithNumber) {
		return typedEncounter{card: none, who: who}, nil
	}
	return typedEncounter{}, unread("encounter", tables.Args{"typed": typed, "example": a.squadExample()})
}

// startsWithNumber reports whether a word starts with a digit.
func startsWithNumber(word string) bool { return word[0] >= '0' && word[0] <= '9' }

// readSpawns reads how many spawn spaces there are, or their names; those that were
// told before are named by their numbers, and a greater number tells of more.
func (a prompter) readSpawns(typed, room string) ([]parts.SpaceID, error) {
	words, told := typedWords(typed), a.spawnsTold(room)
	if n, err := readCount(typed); err == nil && n > len(told) {
		if n > maxSpawns {
			return nil, unread("spawns", tables.Args{"most": maxSpawns})
		}
		return append(told, a.newSpaceIDs(room, n-len(told))...), nil
	}
	for i, word := range words {
		if n, err := readCount(word); err == nil && n > 0 && n <= len(told) {
			words[i] = string(told[n-1])
		}
	}
	var out []parts.SpaceID
	for _, word := range words {
		id := parts.SpaceID(word)
		if r := a.roomOf(room); r != nil {
			if known, ok := spaceOf(r, word); ok {
				id = known
			}
		}
		if slices.Contains(out, id) || !slices.Contains(told, id) && !isSpaceName(word) {
			return nil, unread("spawns", tables.Args{"most": maxSpawns})
		}
		out = append(out, id)
	}
	if len(out) == 0 {
		return nil, unread("spawns", tables.Args{"most": maxSpawns})
	}
	return out, nil
}

// maxSpawns bounds the spawn spaces of a tile.
const maxSpawns = 12

// isSpaceName reports whether a word may name a space: it is no number.
func isSpaceName(word string) bool {
	return !startsWithNumber(word) && !strings.ContainsFunc(word, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '_' })
}
