package talk

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/tables"
)

// ReadPlayers reads the names of low to high people, between commas or blanks, or only
// how many they are: then the names are empty. A number is no name. unread makes the game's error of what is
// wrong: "names", or "name-twice" with the name as typed.
func ReadPlayers(typed string, low, high int, unread func(what string, args tables.Args) error) ([]string, error) {
	names := Listed(typed)
	if len(names) == 1 {
		names = strings.Fields(names[0])
	}
	if len(names) == 1 {
		if n, err := strconv.Atoi(names[0]); err == nil && low <= n && n <= high {
			return make([]string, n), nil
		}
	}
	if len(names) < low || len(names) > high {
		return nil, unread("names", nil)
	}
	for i, name := range names {
		if _, err := strconv.Atoi(name); err == nil {
			return nil, unread("names", nil)
		}
		if slices.ContainsFunc(names[:i], func(other string) bool { return strings.EqualFold(name, other) }) {
			return nil, unread("name-twice", tables.Args{"typed": name})
		}
	}
	return names, nil
}
