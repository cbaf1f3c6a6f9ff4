package micemystics

import (
	"slices"
	"strings"

	"tablemate/assist/talk"
	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// readPlayers reads names, or how many people play.
func readPlayers(typed string) ([]string, error) {
	if n, err := readCount(typed); err == nil {
		if n < 1 || n > maxPlayers {
			return nil, unread("players", tables.Args{"typed": typed})
		}
		return make([]string, n), nil
	}
	names := talk.Listed(typed)
	if len(names) == 0 || len(names) > maxPlayers {
		return nil, unread("players", tables.Args{"typed": typed})
	}
	return names, nil
}

// maxPlayers is how many people play at most.
const maxPlayers = 4

// readStart reads one space for all mice, or one for each.
func (l *setupForm) readStart(typed string, r *game.Room) ([]parts.SpaceID, error) {
	ids, err := readPath(typed, r)
	if err == nil && len(ids) != 1 && len(ids) != len(l.Mice) {
		return nil, unread("start", tables.Args{"typed": typed, "count": len(l.Mice)})
	}
	return ids, err
}

// readMice reads the names of the mice.
func readMice(typed string) ([]string, error) {
	names := talk.Listed(typed)
	if len(names) == 1 {
		joins := func(word string) bool { return isOneOf(word, "и", "and", "&") }
		names = slices.DeleteFunc(strings.Fields(typed), joins)
	}
	figures := func(n string) bool { return strings.Trim(n, "0123456789") == "" }
	if len(names) == 0 || len(names) > 2*maxPlayers || slices.ContainsFunc(names, figures) {
		return nil, unread("party", tables.Args{"typed": typed})
	}
	return names, nil
}
