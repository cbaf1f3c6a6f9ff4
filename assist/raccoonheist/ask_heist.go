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

// askHeist asks for the raids, in any order, and then for the Owner's card. Until the card is
// shown, people may change every raid.
func (a prompter) askHeist() (game.Action, error) {
	missing := a.state.Missing()
	switch {
	case len(missing) > 0:
		return a.askRaid(a.state.GroupOf(missing[0]))
	case a.state.Owner.Keeper == game.App && a.state.Round.Box != "":
		return a.askReveal()
	}
	return a.askCard(a.say("ask.card", tables.Args{"name": a.seat(game.SeatOwner)}))
}

func (a prompter) askRaid(g *game.Group) (game.Action, error) {
	said := a.groupArgs(g)
	q := desk.Question{Text: a.say("ask.raid", said), Example: a.example()["place"].(string) + " 2"}
	if len(a.state.Round.Choices) == 0 {
		q.Help = a.raidHelp()
	}
	q.Own = a.ownRaids()
	return a.reader().AskWith(q, a.readAny)
}

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

func (a prompter) askReveal() (game.Action, error) {
	q := desk.Question{Text: a.say("ask.reveal"), Default: a.word("reveal"), Help: a.declaring()}
	said := a.example()
	said["alone"] = a.state.Alone()
	did, err := a.anyTimeReader().Ask(q, unread("reveal", said), line{Given: game.Show{}, As: "*reveal"})
	if _, shows := did.(game.Show); err != nil || !shows {
		return did, err
	}
	return a.openSealed()
}

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

func (a prompter) askCard(text string) (game.Action, error) {
	q := desk.Question{Text: text, Help: a.choice(a.inRow())}
	if help := a.declaring(); help != "" {
		q.Help = help + " · " + q.Help
	}
	return a.anyTimeReader().Ask(q, nil, line{Given: game.Show{}, As: "place"})
}

// declaring returns a help text if the popper may be declared now, or "" (RH-AMB-06).
func (a prompter) declaring() string {
	var keys []string
	for _, did := range (game.Game{}).Legal(a.state) {
		if use, ok := did.(game.UsePopper); ok {
			keys = append(keys, a.word("save")+" "+a.key(use.For[0].Noun()))
		}
	}
	if len(keys) == 0 {
		return ""
	}
	return a.say("ask.declare", tables.Args{"holder": a.seat(a.state.Popper.Holder), "keys": strings.Join(keys, " · ")})
}

func (a prompter) askRoundUp() (game.Action, error) {
	w := a.state.Waits()
	g := a.state.GroupOf(w.Seat)
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

func (a prompter) askYesOr(text string, yes, no game.Action) (game.Action, error) {
	q := desk.Question{Text: text, Default: a.word("yes")}
	return a.anyTimeReader().Ask(q, unread("yes", nil), line{Given: yes, As: "*yes"}, line{Given: no, As: "*no"})
}

func (a prompter) askPopper(holder *game.Group) (game.Action, error) {
	who := a.state.Savable()
	said := tables.Args{
		"holder": a.groupName(holder), "who": a.seats(who), "at": a.at(a.state.Here()),
		"trap": a.state.Round.Card != a.state.Here(), // RH-AMB-07
	}
	if len(who) == 1 {
		return a.askYesOr(a.say("ask.popper-one", said), game.UsePopper{For: who}, game.KeepPopper{})
	}
	said["keys"] = strings.Join(a.keys(game.Forms.Nouns(game.UsePopper{For: who}, game.NounSeat)...), ", ")
	q := desk.Question{Text: a.say("ask.popper-many", said), Buttons: a.poppers()}
	return a.anyTimeReader().Ask(q, unread("popper-whom", said),
		line{Given: game.UsePopper{}, As: "for.."},
		line{Given: game.KeepPopper{}, As: "*no"}, line{Given: game.KeepPopper{}, As: "*none"})
}

// askFood asks how much food a group takes if too little would be left for the others. Otherwise
// the group takes all the food without a question (RH-AMB-15, RH-AMB-16). After an undo, askFood
// always asks.
func (a prompter) askFood(g *game.Group, full int) (game.Action, error) {
	likely := full
	for likely > 0 && !a.leavesEnough(g, likely) {
		likely--
	}
	if !a.leavesEnough(g, likely) {
		likely = full // the raccoons cannot win anyway
	}
	if likely == full && !a.Undone {
		return game.Collect{Seat: g.Seat, Food: full}, nil
	}
	said := a.groupArgs(g)
	said["most"], said["supply"] = full, a.state.Supply()
	q := desk.Question{
		Text: a.say("ask.food", said), Default: strconv.Itoa(likely), Help: a.say("ask.food-help", said),
	}
	q.Buttons.Plain = talk.Numbers(0, full)
	return a.anyTimeReader().Ask(q, nil, line{Given: game.Collect{Seat: g.Seat}, As: "count"})
}

func (a prompter) leavesEnough(g *game.Group, food int) bool {
	next, _ := game.Game{}.Apply(a.state, game.Collect{Seat: g.Seat, Food: food})
	return next.Lacking() <= next.Supply()
}

// askRescue asks which caught raccoons a group brings back. "2" means two raccoons of the group
// itself. "b 1 r 1" means one raccoon of group b and one of group r.
func (a prompter) askRescue(g *game.Group, carry int) (game.Action, error) {
	var there []string
	for i := range a.state.Groups {
		if of := &a.state.Groups[i]; a.state.Free(of) > 0 {
			there = append(there, a.key(of.Seat.Noun())+" "+a.groupName(of)+" "+strconv.Itoa(a.state.Free(of)))
		}
	}
	said := tables.Args{"name": a.groupName(g), "count": carry, "there": strings.Join(there, ", ")}
	q := desk.Question{
		Text:    a.say("ask.rescue", said),
		Default: a.likelyRescue(g, carry),
		Buttons: a.rescues(g, carry),
		Rest:    true, // the whole line is the answer, because it may name several groups
	}
	if len(a.state.Groups) > 1 {
		q.Help = a.say("ask.rescue-help", a.rescueExample(g, carry))
	}
	return a.anyTimeReader().AskWith(q, func(typed string) (game.Action, error) { return a.readRescue(g, typed) })
}

// rescueExample returns two example answers, as arguments for a sentence. The answer `who` frees
// raccoons of one group, and the answer `both` frees raccoons of two groups.
func (a prompter) rescueExample(g *game.Group, carry int) tables.Args {
	var each []string
	for i := range a.state.Groups {
		if of := &a.state.Groups[i]; a.state.Free(of) > 0 {
			each = append(each, a.key(of.Seat.Noun())+" 1")
		}
	}
	who := a.key(g.Seat.Noun()) + " 1"
	switch {
	case len(each) == 0:
		who = a.key(g.Seat.Noun()) + " 0"
	case !slices.Contains(each, who):
		who = each[0]
	}
	both := ""
	if len(each) > 1 && carry > 1 {
		both = strings.Join(each[:2], " ")
	}
	return tables.Args{"who": who, "both": both}
}

// likelyRescue returns the default answer. Groups whose raccoons are all caught come first. If such
// a group gets no raccoon back, the Owner wins (RH-END-02).
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
	groups := slices.Clone(a.state.Groups)
	slices.SortStableFunc(groups, func(x, y game.Group) int { return urgency(&x) - urgency(&y) })
	if len(groups) == 1 {
		return strconv.Itoa(min(carry, a.state.Free(g)))
	}
	var pieces []string
	for _, of := range groups {
		if n := min(carry, a.state.Free(&of)); n > 0 {
			pieces, carry = append(pieces, a.key(of.Seat.Noun())+" "+strconv.Itoa(n)), carry-n
		}
	}
	return cmp.Or(strings.Join(pieces, " "), a.key(g.Seat.Noun())+" 0")
}

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
		return nil, unread("rescue", a.rescueExample(g, a.state.Waits().Max))
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
			return nil, unread("rescue", a.rescueExample(g, a.state.Waits().Max))
		}
		if n > 0 {
			out.Freed = append(out.Freed, game.Freed{Of: rules.Seat(of.ID), Count: n})
		}
	}
	return out, nil
}
