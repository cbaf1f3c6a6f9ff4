package raccoonheist

import (
	"strings"
	"unicode"

	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	box "tablemate/tables/raccoonheist"
)

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
		"place": a.key(place), "who": who, "other": other, "popper": a.Own(popperWords...)[0], "give": a.Own(giveWords...)[0],
	}
}
