package raccoonheist

import (
	"slices"
	"strconv"
	"strings"
	"unicode"

	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	box "tablemate/tables/raccoonheist"
)

// slip is an answer that cannot be read; it names the sentence that says why.
type slip struct {
	id   string
	args tables.Args
}

func (s *slip) Error() string { return s.id }

func unread(id string, args tables.Args) error { return &slip{"raccoonheist.unread." + id, args} }

// most is more than anything on this table counts to.
const most = 99

// readPlace reads a location by its letter, its name in either language, or the
// beginning of it.
func readPlace(typed string) (box.Location, error) {
	word := strings.ToLower(strings.TrimSpace(typed))
	if letters := []rune(word); len(letters) == 1 {
		for _, l := range box.Locations {
			if strings.ContainsRune(placeLetters[l], letters[0]) {
				return l, nil
			}
		}
		if word == "b" {
			return box.Nowhere, unread("two-places", nil)
		}
		return box.Nowhere, unread("place", tables.Args{"typed": typed})
	}
	found := box.Nowhere
	for _, l := range box.Locations {
		for _, name := range []string{box.LocationNames[l].En, box.LocationNames[l].Ru, string(l)} {
			if word == "" || !strings.HasPrefix(strings.ToLower(name), word) {
				continue
			}
			if found != box.Nowhere && found != l {
				return box.Nowhere, unread("two-places", nil)
			}
			found = l
		}
	}
	if found == box.Nowhere {
		return found, unread("place", tables.Args{"typed": typed})
	}
	return found, nil
}

// readRow reads the five locations from the left, as five letters or words.
func readRow(typed string) ([]box.Location, error) {
	words := strings.Fields(typed)
	if len(words) == 1 {
		words = strings.Split(strings.TrimSpace(typed), "")
	}
	var row []box.Location
	for _, word := range words {
		l, err := readPlace(word)
		switch {
		case err != nil:
			return nil, err
		case slices.Contains(row, l):
			return nil, unread("row-twice", tables.Args{"typed": word})
		}
		row = append(row, l)
	}
	if len(row) != len(box.Locations) {
		return nil, unread("row", tables.Args{"count": len(row)})
	}
	return row, nil
}

// readDie reads 1 to 6; a word for rolling gives 0.
func readDie(typed string) (int, error) {
	if is(typed, rollWords) {
		return 0, nil
	}
	n, err := readCount(typed)
	if err != nil || n < 1 || n > box.DieSides {
		return 0, unread("die", nil)
	}
	return n, nil
}

func readCount(typed string) (int, error) {
	n, err := strconv.Atoi(strings.TrimSpace(typed))
	if err != nil || n < 0 || n > most {
		return 0, unread("number", tables.Args{"typed": typed})
	}
	return n, nil
}

// readNames reads names between commas or blanks, or only how many people.
func readNames(typed string) ([]string, error) {
	names := strings.FieldsFunc(typed, func(r rune) bool { return r == ',' || r == ';' })
	if len(names) == 1 {
		names = strings.Fields(typed)
	}
	for i := range names {
		names[i] = strings.TrimSpace(names[i])
	}
	names = slices.DeleteFunc(names, func(name string) bool { return name == "" })
	if len(names) == 1 {
		if n, err := strconv.Atoi(names[0]); err == nil {
			if n < 1 || n > box.Colours {
				return nil, unread("names", nil)
			}
			return make([]string, n), nil
		}
	}
	if len(names) < 1 || len(names) > box.Colours {
		return nil, unread("names", nil)
	}
	return names, nil
}

// readColours reads so many colours: letters, words, or names of people's own.
func readColours(typed string, want int) ([]string, error) {
	words := strings.FieldsFunc(typed, func(r rune) bool { return unicode.IsSpace(r) || r == ',' })
	if r := []rune(typed); len(words) == 1 && len(r) == want && want > 1 {
		words = strings.Split(typed, "")
	}
	var out []string
	for _, word := range words {
		c := colourOf(word)
		if slices.Contains(out, c) {
			return nil, unread("colour-twice", tables.Args{"typed": word})
		}
		out = append(out, c)
	}
	if len(out) != want {
		return nil, unread("colours", tables.Args{"count": want})
	}
	return out, nil
}

// colourOf is a colour by its letter or name, else the word itself.
func colourOf(typed string) string {
	word := strings.ToLower(typed)
	for _, c := range colours {
		if c == word || len([]rune(word)) == 1 && strings.Contains(colourLetters[c], word) || slices.Contains(colourNames[c], word) {
			return c
		}
	}
	return word
}

var colourNames = map[string][]string{
	"red": {"красный", "красные"}, "blue": {"синий", "синие", "голубой"}, "yellow": {"жёлтый", "желтый", "жёлтые"}, "green": {"зелёный", "зеленый", "зелёные"},
}

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

// cut separates a letter from a number that sticks to it: k2, кух3.
func cut(words []string) []string {
	var out []string
	for _, word := range words {
		at := strings.IndexFunc(word, unicode.IsDigit)
		if at > 0 && word[0] != '#' {
			out = append(out, word[:at], word[at:])
			continue
		}
		out = append(out, word)
	}
	return out
}

// readAny reads what may be reported whatever is asked: "k 2", "ann k 2",
// "ann -" for nobody, "popper boris", "save ann", "give ann boris 2".
func (a asking) readAny(typed string) (game.Action, error) {
	words := cut(strings.FieldsFunc(typed, func(r rune) bool { return unicode.IsSpace(r) || r == ',' }))
	switch {
	case len(words) == 0:
		return nil, a.noRaid()
	case is(words[0], popperWords), is(words[0], saveWords):
		return a.readPopper(words)
	case is(words[0], giveWords):
		return a.readGift(words)
	case len(words) == 1 && is(words[0], noneWords):
		g, err := a.awaited()
		if err != nil {
			return nil, err
		}
		return game.Pass{Seat: g.Seat}, nil
	}
	return a.readRaid(words)
}

func (a asking) readPopper(words []string) (game.Action, error) {
	var seats []rules.Seat
	for _, word := range words[1:] {
		g, err := a.who(word)
		if err != nil {
			return nil, err
		}
		seats = append(seats, g.Seat)
	}
	switch {
	case len(seats) == 0:
		return nil, unread("popper", a.example())
	case is(words[0], saveWords):
		return game.UsePopper{For: seats}, nil
	case len(seats) > 1:
		return nil, unread("popper", a.example())
	}
	return game.HandOver{To: seats[0]}, nil
}

func (a asking) readGift(words []string) (game.Action, error) {
	if len(words) != 4 {
		return nil, unread("gift", a.example())
	}
	from, err := a.who(words[1])
	if err != nil {
		return nil, err
	}
	to, err := a.who(words[2])
	if err != nil {
		return nil, err
	}
	n, err := readCount(words[3])
	return game.Give{From: from.Seat, To: to.Seat, Food: n}, err
}

// readRaid reads a location and a number, with whose they are before them where
// it is not the awaited one. Whoever has chosen already changes his mind.
func (a asking) readRaid(words []string) (game.Action, error) {
	g, err := a.awaited()
	if len(words) == 3 || len(words) == 2 && is(words[1], noneWords) {
		g, err = a.who(words[0])
		words = words[1:]
	}
	if len(words) == 1 && is(words[0], noneWords) && err == nil {
		return game.Pass{Seat: g.Seat}, nil
	}
	if len(words) != 2 {
		return nil, a.noRaid()
	}
	at, wrong := readPlace(words[0])
	if wrong != nil {
		return nil, wrong
	}
	n, wrong := readCount(words[1])
	switch {
	case wrong != nil:
		return nil, wrong
	case err != nil:
		return nil, err
	case g.Raid.Location != box.Nowhere:
		return game.Change{Seat: g.Seat, Location: at, Count: n}, nil
	}
	return game.Raid{Seat: g.Seat, Location: at, Count: n}, nil
}

// noRaid says how a raid is typed at this table.
func (a asking) noRaid() error {
	if len(a.state.Groups) == 1 {
		return unread("raid-alone", a.example())
	}
	return unread("raid", a.example())
}

// awaited is whom a raid is meant for that names nobody.
func (a asking) awaited() (*game.Group, error) {
	if missing := a.state.Missing(); len(missing) > 0 && a.state.Round.Step == game.Heist {
		return a.group(missing[0]), nil
	}
	if len(a.state.Groups) == 1 {
		return &a.state.Groups[0], nil
	}
	return nil, unread("whose", tables.Args{"keys": a.groupKeys()})
}

// example is what a raid looks like at this table; the other one is somebody
// without the popper.
func (a asking) example() tables.Args {
	place, who, other := box.Kitchen, "", ""
	if a.state.Round.Dog == place {
		place = box.TrashCan
	}
	for i := range a.state.Groups {
		g := &a.state.Groups[i]
		who = a.groupKey(g)
		if g.Seat != a.state.Popper.Holder {
			other = who
		}
	}
	return tables.Args{
		"place": a.key(place), "who": who, "other": other, "popper": a.own(popperWords), "give": a.own(giveWords),
	}
}
