package raccoonheist

import (
	"slices"
	"strconv"
	"strings"

	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
)

// who is the group that a typed word names.
func (a asking) who(typed string) (*game.Group, error) {
	if g := a.meant(typed); g != nil {
		return g, nil
	}
	return nil, unread("who", tables.Args{"typed": typed, "keys": a.groupKeys()})
}

// meant is the one group that a word names: by name or colour or the beginning
// of either, or by its number behind a #; nil for none or for several.
func (a asking) meant(typed string) *game.Group {
	word := strings.ToLower(strings.TrimSpace(typed))
	var found []*game.Group
	for i := range a.state.Groups {
		if g := &a.state.Groups[i]; word != "" && a.answersTo(g, word) {
			found = append(found, g)
		}
	}
	if len(found) > 1 {
		found = slices.DeleteFunc(found, func(g *game.Group) bool { return !a.isCalled(g, word) })
	}
	if len(found) != 1 {
		return nil
	}
	return found[0]
}

// answersTo reports whether a group may be meant.
func (a asking) answersTo(g *game.Group, word string) bool {
	for _, name := range a.names(g) {
		if strings.HasPrefix(name, word) {
			return true
		}
	}
	return a.isCalled(g, word)
}

// isCalled reports whether a word is a group's whole name or colour.
func (a asking) isCalled(g *game.Group, word string) bool {
	return slices.Contains(a.names(g), word) || word == "#"+strconv.Itoa(a.number(g))
}

// names are a group's own words: its player's, unless he leads two, and its
// colour's in both languages.
func (a asking) names(g *game.Group) []string {
	var out []string
	if g.Name != "" && !a.state.Mode.InGroups() {
		out = append(out, strings.ToLower(g.Name))
	}
	if g.Colour != "" {
		out = append(out, strings.ToLower(g.Colour))
		out = append(out, colourNames[g.Colour]...)
	}
	return out
}

// groupKey is the shortest word that means one group and no other.
func (a asking) groupKey(g *game.Group) string {
	names := a.names(g)
	if c := a.colour(g.Colour); c != "" {
		names = append(names, strings.ToLower(c))
	}
	for _, name := range names {
		letters := []rune(name)
		if latin := letters[0] < 128; len(names) > 1 && name == strings.ToLower(g.Colour) && latin && a.russian() {
			continue
		}
		for n := 1; n <= len(letters); n++ {
			if found := a.meant(string(letters[:n])); found != nil && found.Seat == g.Seat {
				return string(letters[:n])
			}
		}
	}
	return "#" + strconv.Itoa(a.number(g))
}

func (a asking) groupKeys() string {
	var keys []string
	for i := range a.state.Groups {
		g := &a.state.Groups[i]
		keys = append(keys, a.groupKey(g)+" "+a.named(g))
	}
	return joined(keys)
}
