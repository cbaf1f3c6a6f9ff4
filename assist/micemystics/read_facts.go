package micemystics

import (
	"strconv"
	"strings"

	game "tablemate/rules/micemystics"
	"tablemate/tables"
)

// readFacts reads one word for each question, or one digit or letter for each in one
// word. An answer that says no more than what is
// known is none.
func readFacts(typed string, m game.Matter, asked []game.Question, known func(game.Question) game.Fact) ([]game.Fact, error) {
	words := typedWords(typed)
	if letters := strings.Split(foldCase(typed), ""); len(words) == 1 && len(letters) == len(asked) && !strings.Contains(typed, "+") {
		words = letters
	}
	if len(words) != len(asked) {
		return nil, unread("facts-count", tables.Args{"count": len(asked), "typed": len(words)})
	}
	out := make([]game.Fact, len(words))
	for i, word := range words {
		least, most, err := readFact(word, m)
		if err != nil {
			return nil, err
		}
		if k := known(asked[i]); m == game.Distance && least < most && least <= k.Least && most >= k.Most && k.Least > 1 {
			return nil, unread("facts-known", tables.Args{"typed": word, "steps": k.Least})
		}
		out[i] = game.Fact{Between: asked[i].Between, Matter: m, Least: least, Most: most}
	}
	return out, nil
}

// readFact reads a number of steps, x for no way, "4+" for at least four; or yes
// and no.
func readFact(word string, m game.Matter) (least, most int, err error) {
	if m != game.Distance {
		switch {
		case isOneOf(word, "y", "yes", "д", "да", "+"):
			return 1, 1, nil
		case isOneOf(word, "n", "no", "н", "нет", "-"):
			return 0, 0, nil
		}
		return 0, 0, unread("facts-yes", tables.Args{"typed": word})
	}
	if isOneOf(word, "x", "х", "-", "–") {
		return game.NoWay, game.NoWay, nil
	}
	number, open := strings.CutSuffix(word, "+")
	n, wrong := strconv.Atoi(number)
	switch {
	case wrong != nil, n < 1, n >= game.NoWay: // who stands on one space is not asked about
		return 0, 0, unread("facts-steps", tables.Args{"typed": word})
	case open:
		return n, game.NoWay, nil
	}
	return n, n, nil
}

// readBeside reads a mouse to stand with, else a place.
func (a prompter) readBeside(typed, room string, with []game.Name) (game.Place, error) {
	if f, err := a.readFigure(typed, with); err == nil {
		return game.Place{With: f}, nil
	}
	t, err := a.readPlace(typed, room, with)
	return t.Place, err
}
