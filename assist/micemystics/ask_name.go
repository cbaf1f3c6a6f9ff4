package micemystics

import (
	"slices"
	"strings"

	"tablemate/assist/box"
	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// called is a card that people named: its place in a list, or a new name.
type called struct {
	at     int
	new    string
	unsure bool // nobody said that it is new
}

// cardByName asks for a card by its name. One that nobody knows is read off if
// people mean it; a plus before its name says so at once.
func (t phrases) cardByName(q desk.Question, find func(string) (at int, several string)) (called, error) {
	for {
		card, err := session.Written(t.UI, q, func(typed string) (called, error) { return readCalled(typed, find) })
		if err != nil || !card.unsure {
			return card, err
		}
		now, err := t.Desk.Confirm(desk.Question{Text: t.say("learn.card-new", tables.Args{"name": card.new}), Default: "y"})
		if err != nil || now {
			return card, err
		}
	}
}

func readCalled(typed string, find func(string) (at int, several string)) (called, error) {
	typed = strings.TrimSpace(typed)
	if name, plus := strings.CutPrefix(typed, "+"); plus && strings.TrimSpace(name) != "" {
		return called{new: strings.TrimSpace(name)}, nil
	}
	switch at, several := find(typed); {
	case at >= 0:
		return called{at: at}, nil
	case several != "":
		return called{}, unread("card-two", tables.Args{"typed": typed, "cards": several})
	case nameable(typed):
		return called{new: typed, unsure: true}, nil
	}
	return called{}, unread("card", tables.Args{"typed": typed})
}

// meant is which of a list a typed name means, by the whole of it, its beginning
// or, where nothing else does, the beginning of a word in it; several names
// those between which it leaves the choice.
func meant[T any](typed string, list []T, names func(T) []string) (at int, several string) {
	word := glued(typed)
	for _, fits := range []func(name string) bool{
		func(name string) bool { return name == word },
		func(name string) bool { return strings.HasPrefix(name, word) },
		func(name string) bool { return strings.Contains(name, "-"+word) },
	} {
		var found []int
		for i := range list {
			if word != "" && slices.ContainsFunc(names(list[i]), fits) {
				found = append(found, i)
			}
		}
		if len(found) == 1 {
			return found[0], ""
		}
		if len(found) > 1 {
			var all []string
			for _, i := range found {
				all = append(all, names(list[i])[0])
			}
			return -1, strings.Join(all, ", ")
		}
	}
	return -1, ""
}

// inBox is the thing of the owner's box whose whole name people typed.
func inBox[T any](t phrases, typed string, names func(T) []string) (T, bool) {
	for _, thing := range box.All[T](t.Box) {
		if slices.Contains(names(thing), glued(typed)) {
			return thing, true
		}
	}
	var none T
	return none, false
}

// The names of what the box holds.

func heroNames(h parts.Hero) []string           { return namesOf(h.Name, h.ID) }
func minionNames(m parts.Minion) []string       { return namesOf(m.Name, m.ID) }
func searchNames(c parts.Search) []string       { return namesOf(c.Name, string(c.ID)) }
func abilityNames(c parts.Ability) []string     { return namesOf(c.Name, string(c.ID)) }
func encounterNames(e parts.Encounter) []string { return namesOf(e.Name, string(e.ID)) }
func tileNames(side parts.Tile) []string        { return namesOf(side.Name, side.ID) }
func chapterNames(c parts.Chapter) []string     { return namesOf(c.Name, c.ID) }

// namesOf are the ways to call a search card or another thing of the box.
func namesOf(name tables.Text, id string) []string {
	var out []string
	for _, n := range []string{name.En, name.Ru, id} {
		if n != "" && !slices.Contains(out, glued(n)) {
			out = append(out, glued(n))
		}
	}
	return out
}
