package raccoonheist

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// askHeist asks for the raids in any order, and then for the Owner's card. Until the card is
// shown, every raid may still be changed.
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

// askRaid asks for a location and a number of raccoons. The question shows the group's raccoons and
// food, on which the choice depends.
func (a prompter) askRaid(g *game.Group) (game.Action, error) {
	said := a.groupArgs(g)
	q := desk.Question{Text: a.say("ask.raid", said), Example: a.example()["place"].(string) + " 2"}
	if len(a.state.Round.Choices) == 0 {
		q.Help = a.raidHelp()
	}
	q.Own = a.ownRaids()
	return talk.Written(a.UI, q, a.readAny)
}

// raidHelp lists the letters of the locations once a round, without the Dog's location. It also
// says how to name other players, and how to hand over the popper.
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

// groupArgs returns the numbers of a group as arguments of a sentence.
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

// askReveal waits until everybody has chosen and is ready, and opens the sealed card.
func (a prompter) askReveal() (game.Action, error) {
	q := desk.Question{Text: a.say("ask.reveal"), Default: a.word("reveal")}
	did, err := a.anyTimeReader().Ask(q, unread("reveal", a.example()), line{Given: game.Show{}, As: "*reveal"})
	if _, shows := did.(game.Show); err != nil || !shows {
		return did, err
	}
	return a.openSealed()
}

// openSealed opens the sealed card. If the seal cannot be opened, people are told, and report a
// card themselves.
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

// askRoundUp asks for what the present location of the round-up waits for, if the rules cannot
// decide it.
func (a prompter) askRoundUp() (game.Action, error) {
	w := a.state.Waits()
	g := a.group(w.Seat)
	if g == nil {
		return nil, unread("nobody", nil)
	}
	switch said := a.groupArgs(g); w.For {
	case game.ForPopper:
		return a.askPopper(g)
	case game.ForDie:
		id := "ask.die-trap"
		if a.state.Here() == parts.Basement {
			id = "ask.die-basement"
		}
		said["count"], said["at"] = g.Raid.Left, a.at(a.state.Here())
		return a.askDie(a.say(id, said))
	case game.ForTake:
		return a.askYesOr(a.say("ask.take", said), game.TakePopper{Seat: g.Seat}, game.LeavePopper{Seat: g.Seat})
	case game.ForFood:
		return a.askFood(g, w.Max)
	}
	return a.askRescue(g, w.Max)
}

// askYesOr asks whether one thing or another is done. Enter means the first one.
func (a prompter) askYesOr(text string, yes, no game.Action) (game.Action, error) {
	q := desk.Question{Text: text + " " + a.say("ask.yes-no"), Default: a.word("yes")}
	return a.anyTimeReader().Ask(q, unread("yes", nil), line{Given: yes, As: "*yes"}, line{Given: no, As: "*no"})
}

// askPopper asks whether the popper is used here, and for which group.
func (a prompter) askPopper(holder *game.Group) (game.Action, error) {
	who := a.state.Savable()
	said := tables.Args{"holder": a.groupName(holder), "who": a.seats(who), "at": a.at(a.state.Here())}
	if len(who) == 1 {
		return a.askYesOr(a.say("ask.popper-one", said), game.UsePopper{For: who}, game.KeepPopper{})
	}
	said["keys"] = strings.Join(a.keys(game.Forms.Nouns(game.UsePopper{For: who}, game.NounSeat)...), ", ")
	return a.anyTimeReader().Ask(desk.Question{Text: a.say("ask.popper-many", said)}, unread("popper", a.example()),
		line{
			Given: game.UsePopper{},
			As:    "for..",
		}, line{Given: game.KeepPopper{}, As: "*no"}, line{Given: game.KeepPopper{}, As: "*none"})
}

// askFood asks how much food is taken. If each token counts towards the goal, all of it is taken
// without a question: leaving a token has no advantage (RH-AMB-15).
func (a prompter) askFood(g *game.Group, full int) (game.Action, error) {
	all := game.Collect{Seat: g.Seat, Food: full}
	if next, _ := (game.Game{}).Apply(a.state, all); next.Lacking() == a.state.Lacking()-full && !a.Undone {
		return all, nil
	}
	said := a.groupArgs(g)
	said["most"] = full
	q := desk.Question{Text: a.say("ask.food", said), Default: strconv.Itoa(full)}
	q.Buttons.Plain = talk.Numbers(0, full)
	return a.anyTimeReader().Ask(q, nil, line{Given: game.Collect{Seat: g.Seat}, As: "count"})
}

// askRescue asks which figures come back from the Backyard. People type a number of the player's
// own figures, or a number for each colour. Enter brings back as many as possible, the player's own
// first. With more than one group, the default names the groups.
func (a prompter) askRescue(g *game.Group, carry int) (game.Action, error) {
	var there []string
	for i := range a.state.Groups {
		if of := &a.state.Groups[i]; a.state.Free(of) > 0 {
			there = append(there, a.key(of.Seat.Noun())+" "+a.groupName(of)+" "+strconv.Itoa(a.state.Free(of)))
		}
	}
	said := tables.Args{"name": a.groupName(g), "count": carry, "there": strings.Join(there, ", ")}
	q := desk.Question{Text: a.say("ask.rescue", said), Default: a.likelyRescue(g, carry)}
	return a.anyTimeReader().AskWith(q, func(typed string) (game.Action, error) { return a.readRescue(g, typed) })
}

// likelyRescue returns the answer that Enter gives. A group that has lost all its raccoons comes
// first, because the Owner wins with it (RH-END-02). The player's own group comes next.
func (a prompter) likelyRescue(g *game.Group, carry int) string {
	urgency := func(of *game.Group) int {
		switch {
		case of.Uncaught() == 0:
			return 0
		case of.Seat == g.Seat:
			return 1
		}
		return 2
	}
	groups := make([]*game.Group, len(a.state.Groups))
	for i := range groups {
		groups[i] = &a.state.Groups[i]
	}
	slices.SortStableFunc(groups, func(x, y *game.Group) int { return urgency(x) - urgency(y) })
	if len(groups) == 1 {
		return strconv.Itoa(min(carry, a.state.Free(g)))
	}
	var pieces []string
	for _, of := range groups {
		if n := min(carry, a.state.Free(of)); n > 0 {
			pieces, carry = append(pieces, a.key(of.Seat.Noun())+" "+strconv.Itoa(n)), carry-n
		}
	}
	return cmp.Or(strings.Join(pieces, " "), a.key(g.Seat.Noun())+" 0")
}

// readRescue reads "2", "b 1 r 1", "b1r1", or "-" for none.
func (a prompter) readRescue(g *game.Group, typed string) (game.Action, error) {
	out := game.Rescue{Seat: g.Seat}
	if meansWord(typed, "none") {
		return out, nil
	}
	words := talk.Split(typed)
	if len(words) == 1 {
		words = append([]string{a.key(g.Seat.Noun())}, words...)
	}
	if len(words) == 0 || len(words)%2 != 0 {
		return nil, unread("rescue", tables.Args{"who": a.key(g.Seat.Noun())})
	}
	for pair := range slices.Chunk(words, 2) {
		of, err := a.reader().Noun(game.NounSeat, pair[0])
		if err != nil {
			return nil, err
		}
		n, wrong := a.reader().Number("count", 0, game.MaxCount, pair[1])
		if wrong != nil {
			return nil, wrong
		}
		if slices.ContainsFunc(out.Freed, func(f game.Freed) bool { return f.Of.Noun() == of }) {
			return nil, unread("rescue", tables.Args{"who": a.key(g.Seat.Noun())})
		}
		if n > 0 {
			out.Freed = append(out.Freed, game.Freed{Of: rules.Seat(of.ID), Count: n})
		}
	}
	return out, nil
}
