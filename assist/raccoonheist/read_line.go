package raccoonheist

import (
	"slices"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	box "tablemate/tables/raccoonheist"
)

// line is how a report is typed.
type line = session.Line[game.Action]

// written asks for a report in writing, in one of lines; how says what is wanted.
func (a asking) written(q desk.Question, how error, lines ...line) (game.Action, error) {
	return session.Written(a.Talk, q, func(typed string) (game.Action, error) { return a.reader().Read(typed, how, lines...) })
}

// answered is written where whatever may be reported at any time is understood
// besides.
func (a asking) answered(q desk.Question, how error, lines ...line) (game.Action, error) {
	return session.Written(a.Talk, q, func(typed string) (game.Action, error) {
		did, err := a.reader().Read(typed, how, lines...)
		if err != nil {
			return a.besides(typed, err)
		}
		return did, nil
	})
}

// besides is what may be reported whatever is asked, as read from a line that is
// no answer.
func (a asking) besides(typed string, wrong error) (game.Action, error) {
	if did, err := a.readAny(typed); err == nil {
		return did, nil
	}
	return nil, wrong
}

// readAny reads what may be reported whatever is asked: "k 2", "ann k 2",
// "ann -" for nobody, "popper boris", "save ann", "give ann boris 2".
func (a asking) readAny(typed string) (game.Action, error) {
	said := a.example()
	how := "raid"
	if len(a.state.Groups) == 1 {
		how = "raid-alone"
	}
	did, err := a.reader().Read(typed, unread(how, said),
		line{Given: game.Raid{}, As: "[seat] place count"},
		line{Given: game.Pass{}, As: "[seat] *none"},
		line{Given: game.HandOver{}, As: "*popper to", How: unread("popper", said)},
		line{Given: game.UsePopper{}, As: "*save for..", How: unread("popper", said)},
		line{Given: game.Give{}, As: "*give seat to count", How: unread("gift", said)},
	)
	if err != nil {
		return nil, err
	}
	return a.whose(did)
}

// whose is a raid or a pass of whoever is awaited where nobody is named. Whoever
// has chosen already changes his mind.
func (a asking) whose(did game.Action) (game.Action, error) {
	switch did := did.(type) {
	case game.Pass:
		seat, err := a.awaited(did.Seat)
		return game.Pass{Seat: seat}, err
	case game.Raid:
		seat, err := a.awaited(did.Seat)
		if err == nil && a.group(seat).Raid.Location != box.Nowhere {
			return game.Change{Seat: seat, Location: did.Location, Count: did.Count}, nil
		}
		did.Seat = seat
		return did, err
	}
	return did, nil
}

// awaited is whom a raid is meant for that names nobody.
func (a asking) awaited(named rules.Seat) (rules.Seat, error) {
	missing := a.state.Missing()
	switch {
	case named != rules.Nobody:
		return named, nil
	case len(missing) > 0 && a.state.Round.Step == game.Heist:
		return missing[0], nil
	case len(a.state.Groups) == 1:
		return a.state.Groups[0].Seat, nil
	}
	return named, unread("whose", tables.Args{"keys": a.groupKeys()})
}

// reader reads what is typed at this table.
func (a asking) reader() session.Reader[game.Action] {
	return session.Reader[game.Action]{
		Fields: func(did game.Action) []rules.Entry[game.Action] { return game.Forms[did.Kind()].Fields },
		Nouns: func(kind string) session.Nouns {
			if kind == game.NounPlace {
				return places
			}
			return a.groups()
		},
		Words:   func(name string) []string { return typedWords[name] },
		Limits:  limits,
		Unclear: a.unclear,
		Phrase:  func(did game.Action) string { return Flow{}.Report(a.Talk, did) },
	}
}

// most is more than anything on this table counts to.
const most = 99

func limits(field string) (low, high int) {
	if field == "die" {
		return 1, box.DieSides
	}
	return 0, most
}

// unclear says that a word means nothing there, or several things.
func (a asking) unclear(field rules.Entry[game.Action], typed string, meant int) error {
	switch {
	case field.Kind == game.NounPlace:
		return noPlace(typed, meant)
	case field.Kind == game.NounSeat:
		return unread("who", tables.Args{"typed": typed, "keys": a.groupKeys()})
	case field.Name == "die":
		return unread("die", nil)
	}
	return unread("number", tables.Args{"typed": typed})
}

// open are the locations of the row with which a report may be made.
func (a asking) open(with func(box.Location) game.Action) []box.Location {
	legal := game.Game{}.Legal(a.state)
	return slices.DeleteFunc(slices.Clone(a.state.Row[:]), func(l box.Location) bool { return !slices.Contains(legal, with(l)) })
}

// who is the group that a typed word names.
func (a asking) who(typed string) (*game.Group, error) {
	found := a.groups().Meant(typed)
	if len(found) != 1 {
		return nil, unread("who", tables.Args{"typed": typed, "keys": a.groupKeys()})
	}
	return a.group(rules.Seat(found[0].ID)), nil
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
	return tables.Args{"place": a.key(place), "who": who, "other": other, "popper": a.word("popper"), "give": a.word("give")}
}
