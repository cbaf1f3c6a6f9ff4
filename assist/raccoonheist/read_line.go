package raccoonheist

import (
	"slices"
	"strings"
	"unicode"

	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

type line = talk.Line[game.Action]

func (a prompter) reader() talk.Reader[game.Action] {
	return talk.Reader[game.Action]{
		UI: a.UI, Area: "raccoonheist", Forms: &game.Forms, Words: typedWords,
		Nouns:  map[string]talk.Nouns{game.NounPlace: a.places(), game.NounSeat: a.groups()},
		Phrase: func(did game.Action) string { return Flow{}.Report(a.UI, game.State{}, did) },
	}
}

func (a prompter) anyTimeReader() talk.Reader[game.Action] {
	r := a.reader()
	r.Besides = a.readAny
	return r
}

// readAny parses an action that people may type at any question. "k 2" or "ann k 2" raids the
// Kitchen, and "ann -" makes no raid. "popper boris" hands over the popper, and "save ann" uses it.
// "give ann boris 2" gives two food tokens.
func (a prompter) readAny(typed string) (game.Action, error) {
	said := a.example()
	how := unread("raid", said)
	if len(a.state.Groups) == 1 {
		how = unread("raid-alone", said)
	}
	if said["who"] == "" {
		said["who"] = a.key(a.state.Groups[0].Seat.Noun())
	}
	did, err := a.reader().Read(typed, how,
		line{Given: game.Raid{}, As: "[seat] place count"},
		line{Given: game.Pass{}, As: "[seat] *none"},
		line{Given: game.HandOver{}, As: "*popper to", How: unread("popper", said)},
		line{Given: game.UsePopper{}, As: "*save for..", How: unread("popper", said)},
		line{Given: game.Give{}, As: "*give seat to count", How: unread("gift", said)},
	)
	if err != nil {
		return nil, err
	}
	return a.withSeat(did)
}

// withSeat adds the missing seat of a raid or a pass. If the group already has a raid, the new raid
// becomes a game.Change.
func (a prompter) withSeat(did game.Action) (game.Action, error) {
	switch did := did.(type) {
	case game.Pass:
		seat, err := a.awaitedSeat(did.Seat)
		return game.Pass{Seat: seat}, err
	case game.Raid:
		seat, err := a.awaitedSeat(did.Seat)
		if err == nil && a.state.GroupOf(seat).Raid.Location != parts.Nowhere {
			return game.Change{Seat: seat, Location: did.Location, Count: did.Count}, nil
		}
		did.Seat = seat
		return did, err
	}
	return did, nil
}

// awaitedSeat returns the seat `named`. If this is Nobody, it returns the first of these seats that
// exists: the phone's seat, the next seat to choose, the only seat.
func (a prompter) awaitedSeat(named rules.Seat) (rules.Seat, error) {
	missing := a.state.Missing()
	switch {
	case named != rules.Nobody:
		return named, nil
	case a.speaker != rules.Nobody && a.state.GroupOf(a.speaker) != nil:
		return a.speaker, nil
	case len(missing) > 0 && a.state.Round.Step == game.Heist:
		return missing[0], nil
	case len(a.state.Groups) == 1:
		return a.state.Groups[0].Seat, nil
	}
	return named, unread("whose", tables.Args{"keys": strings.Join(a.keys(a.groups().Each()...), ", ")})
}

func (a prompter) openPlaces(like game.Action) []rules.Noun {
	legal := game.Forms.Among(game.Game{}.Legal(a.state), like, "place")
	return slices.DeleteFunc(a.inRow(), func(n rules.Noun) bool { return !slices.Contains(legal, any(n)) })
}

func (a prompter) inRow() []rules.Noun {
	return tables.Each(a.state.Row[:], game.Place)
}

// The method `example` returns arguments for help texts. `who` is a group that is not the next to
// choose. `other` is a group that may receive the popper.
func (a prompter) example() tables.Args {
	place, missing := parts.Kitchen, a.state.Missing()
	if a.state.Round.Dog == place {
		place = parts.TrashCan
	}
	seats := missing
	for i := range a.state.Groups {
		seats = append(seats, a.state.Groups[i].Seat)
	}
	who, other := rules.Nobody, rules.Nobody
	for _, seat := range seats {
		if awaited := len(missing) > 0 && seat == missing[0]; who == rules.Nobody && !awaited {
			who = seat
		}
		if other == rules.Nobody && seat != a.state.Popper.Holder && a.state.Mode.Hard() && !a.state.Popper.Lying() {
			other = seat
		}
	}
	return tables.Args{
		"place": a.key(game.Place(place)), "who": a.keyOf(who), "other": a.keyOf(other),
		"popper": a.word("popper"), "give": a.word("give"), "duel": a.state.Mode.InGroups(),
	}
}

func (a prompter) keyOf(seat rules.Seat) string {
	if seat == rules.Nobody {
		return ""
	}
	return a.key(seat.Noun())
}

func unread(id string, args tables.Args) error {
	return &talk.Unread{ID: "raccoonheist.unread." + id, Args: args}
}

func listed(typed string) []string {
	return strings.FieldsFunc(typed, func(r rune) bool { return unicode.IsSpace(r) || r == ',' || r == ';' })
}

func (a prompter) readRow(typed string) ([]parts.Location, error) {
	words := listed(typed)
	if len(words) == 1 {
		words = strings.Split(words[0], "")
	}
	var row []parts.Location
	for len(words) > 0 {
		took := min(2, len(words)) // a name can have two words
		n, err := a.reader().Noun(game.NounPlace, strings.Join(words[:took], " "))
		if err != nil {
			took = 1
			n, err = a.reader().Noun(game.NounPlace, words[0])
		}
		words = words[took:]
		switch l := parts.Location(n.ID); {
		case err != nil:
			return nil, err
		case slices.Contains(row, l):
			return nil, unread("row-twice", tables.Args{"typed": a.place(l)})
		default:
			row = append(row, l)
		}
	}
	if len(row) != len(parts.Locations) {
		return nil, unread("row", tables.Args{"count": len(row)})
	}
	return row, nil
}

func readNames(typed string) ([]string, error) {
	return talk.ReadPlayers(typed, 1, parts.Colours, unread("names", nil))
}

// readColours parses `want` colours. It splits a single word into letters only if the word has
// `want` letters and each letter means a colour.
func readColours(typed string, want int) ([]string, error) {
	words := listed(typed)
	if letters := strings.Split(typed, ""); len(words) == 1 && len(letters) == want &&
		!slices.ContainsFunc(letters, func(l string) bool { return !slices.Contains(colours, colourOf(l)) }) {
		words = letters
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

func colourOf(typed string) string {
	word := tables.Fold(typed)
	for _, c := range colours {
		if c == word || len([]rune(word)) == 1 && strings.Contains(colourLetters[c], word) ||
			slices.ContainsFunc(colourNames[c], func(name string) bool { return tables.Fold(name) == word }) {
			return c
		}
	}
	return strings.ToLower(typed)
}

var colourNames = map[string][]string{
	"red": {"красный", "красные"}, "blue": {"синий", "синие", "голубой"}, "yellow": {"жёлтый", "жёлтые"},
	"green": {"зелёный", "зелёные"},
}
