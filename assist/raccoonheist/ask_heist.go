package raccoonheist

import (
	"tablemate/assist/desk"
	"tablemate/assist/talk"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// askHeist asks for the raids in whatever order people choose, and then for the
// Owner's card. Until it is shown every raid may still be changed.
func (a prompter) askHeist() (game.Action, error) {
	missing := a.state.Missing()
	switch {
	case len(missing) > 0:
		return a.askRaid(a.group(missing[0]))
	case a.state.Owner.Keeper == game.App && a.state.Round.Box != "":
		return a.askReveal()
	}
	return a.askCard(a.say("ask.card", tables.Args{"name": a.seat(game.SeatOwner)}))
}

// askRaid asks for a location and a number of raccoons. What stands beside the
// name is what the choice is made from.
func (a prompter) askRaid(g *game.Group) (game.Action, error) {
	said := a.groupArgs(g)
	q := desk.Question{Text: a.say("ask.raid", said)}
	if len(a.state.Round.Choices) == 0 {
		q.Help = a.raidHelp()
	}
	return talk.Written(a.UI, q, a.readAny)
}

// raidHelp teaches the letters once a round, the Dog's location left out, and
// says who else may be named and that the popper can be passed on in time.
func (a prompter) raidHelp() string {
	open := a.openPlaces(game.Raid{Seat: a.state.Missing()[0]})
	help := a.say("ask.raid-help", tables.Args{"places": a.choice(open), "place": a.key(open[0])})
	said := a.example()
	if said["who"] != "" {
		help += a.say("ask.raid-who", said)
	}
	if said["who"] != "" && said["other"] != "" {
		help += a.say("ask.raid-popper", said)
	}
	return help
}

// groupArgs returns what a group has, as the arguments of a sentence.
func (a prompter) groupArgs(g *game.Group) tables.Args {
	aside := ""
	if c := a.colour(g.Colour); c != "" && g.Name != "" && !a.state.Mode.InGroups() {
		aside = c
	}
	return tables.Args{
		"name": a.groupName(g), "colour": aside, "here": g.Reserve, "yard": g.Yard, "food": g.Food,
		"popper": a.state.Popper.Holder == g.Seat,
	}
}

// askReveal waits until everybody is content, and opens the sealed card.
func (a prompter) askReveal() (game.Action, error) {
	q := desk.Question{Text: a.say("ask.reveal"), Default: a.word("reveal")}
	did, err := a.anyTimeReader().Ask(q, unread("reveal", a.example()), line{Given: game.Show{}, As: "*reveal"})
	if _, shows := did.(game.Show); err != nil || !shows {
		return did, err
	}
	return a.openSealed()
}

// openSealed is the sealed card. Where its box is damaged people are told, and
// settle it themselves: the game goes on.
func (a prompter) openSealed() (game.Action, error) {
	veil := a.Unveil()
	word, salt, err := a.Secrets.Open(a.state.Round.Seal, a.state.Round.Box)
	veil()
	if err == nil {
		if _, known := placeLetters[parts.Location(word)]; known {
			return game.Show{Card: parts.Location(word), Salt: salt}, nil
		}
	} else if err := a.Warn(err); err != nil {
		return nil, err
	}
	return a.askCard(a.say("ask.card-lost"))
}

// askCard asks which card is turned up.
func (a prompter) askCard(text string) (game.Action, error) {
	q := desk.Question{Text: text, Help: a.choice(a.inRow())}
	return a.anyTimeReader().Ask(q, nil, line{Given: game.Show{}, As: "place"})
}
