package raccoonheist

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	game "tablemate/rules/raccoonheist"
	"tablemate/tables"
	parts "tablemate/tables/raccoonheist"
)

// Setup asks for the decisions that the command line did not give. Then it shows the layout.
func (Flow) Setup(t *talk.UI, g session.Given) (game.Setup, error) {
	l := &setupForm{phrases: phrases{t}, given: g.Players}
	l.House = g.House
	steps := []func() error{l.players}
	if mode := game.Mode(strings.ReplaceAll(g.Mode, "-", "_")); slices.Contains(game.Modes, mode) {
		l.Mode = mode
	} else {
		steps = append(steps, l.mode)
	}
	steps = append(steps, l.colours, l.owner, l.ownerName, l.row, l.showLayout)
	otherPlayers := func() error { l.given = nil; return l.players() }
	err := talk.Setup(func() string { return strconv.Itoa(len(l.names)) }, otherPlayers, 1, steps...)
	return l.Setup, err
}

type setupForm struct {
	phrases
	game.Setup
	names []string
	given []string // the players on the command line; nil after people decide to change them
}

func (l *setupForm) players() error {
	if len(l.given) > 0 {
		l.names = l.given
		return talk.ErrUnasked
	}
	q := desk.Question{Text: l.say("setup.players"), Help: l.say("setup.players-help")}
	names, err := talk.Players(l.UI, q, l.names, 2, func(typed string) ([]string, error) {
		names, err := readNames(typed)
		return names, cmp.Or(err, differ(names, l.Owner.Name))
	})
	if err != nil {
		return err
	}
	l.names = names
	for i := range min(len(names), len(l.Players)) {
		l.Players[i].Name = names[i]
	}
	return err
}

// mode asks for the mode. The duel, in which one person leads two groups, is hidden if several
// people play (RH-DUEL-01).
func (l *setupForm) mode() (err error) {
	q := desk.Question{Text: l.say("setup.mode"), Default: l.Letters(modeLetters[game.Modes[0]])[0]}
	l.Mode, err = talk.ChooseOne(l.UI, q, game.Modes, func(_ int, m game.Mode) desk.Option {
		return desk.Option{
			Keys:   append(l.Letters(modeLetters[m]), string(m)),
			Label:  l.say("setup.mode-" + string(m)),
			Hidden: m.InGroups() && len(l.names) > 1,
		}
	})
	return err
}

// RH-SETUP-06
func (l *setupForm) colours() error {
	want := len(l.names)
	if l.Mode.InGroups() {
		want = 2
	}
	want = min(want, len(colours))
	likely := l.boxColours()[:want]
	q := desk.Question{
		Text:    l.say("setup.colours", tables.Args{"names": strings.Join(l.called(), ", "), "count": want}),
		Default: strings.Join(likely, ", "), Rest: true,
	}
	if l.Mode.InGroups() {
		q.Text = l.say("setup.colours-duel", tables.Args{"names": strings.Join(l.called(), ", ")})
	}
	chosen, err := talk.Named(l.UI, q, func(typed string) ([]string, error) { return readColours(typed, want) })
	if err == nil {
		l.tellOwnColours(chosen)
		l.seatPlayers(chosen)
	}
	return err
}

// tellOwnColours names the chosen colours that the printed game does not have. Such a colour may be
// a typing error.
func (l *setupForm) tellOwnColours(chosen []string) {
	own := slices.DeleteFunc(slices.Clone(chosen), func(c string) bool { return slices.Contains(colours, c) })
	if len(own) == 0 {
		return
	}
	l.Desk.Say(l.say("setup.colours-own", tables.Args{
		"own": strings.Join(own, ", "), "count": len(own), "colours": strings.Join(l.boxColours(), ", "),
	}))
}

func (l *setupForm) boxColours() []string { return tables.Each(colours, l.colour) }

func (l *setupForm) seatPlayers(chosen []string) {
	l.Players = nil
	for i, name := range l.names {
		p := game.Player{Name: name}
		if l.Mode.InGroups() {
			p.Colours = chosen
		} else if i < len(chosen) {
			p.Colours = chosen[i : i+1]
		}
		l.Players = append(l.Players, p)
	}
}

func (l *setupForm) called() []string {
	out := make([]string, len(l.names))
	for i, name := range l.names {
		if out[i] = name; name == "" {
			out[i] = l.say("seat.number", tables.Args{"number": i + 1})
		}
	}
	return out
}

func (l *setupForm) owner() error {
	levels := []game.Level{game.Exact, game.Middle, game.Easy, game.NoLevel}
	q := desk.Question{Text: l.say("setup.owner"), Default: l.Letters(ownerLetters[levels[0]])[0]}
	level, err := talk.ChooseOne(l.UI, q, levels, func(_ int, level game.Level) desk.Option {
		name := string(level)
		if level == game.NoLevel {
			name = string(game.Person)
		}
		return desk.Option{Keys: append(l.Letters(ownerLetters[level]), name), Label: l.say("setup.owner-" + name)}
	})
	l.Owner = game.Owner{Keeper: game.App, Level: level}
	if level == game.NoLevel {
		l.Owner.Keeper = game.Person
	}
	return err
}

func (l *setupForm) ownerName() error {
	if l.Owner.Keeper != game.Person {
		return talk.ErrUnasked
	}
	q := desk.Question{Text: l.say("setup.owner-name"), Default: l.say("seat.owner"), Rest: true}
	name, err := talk.Named(l.UI, q, func(typed string) (string, error) { return typed, differ(l.names, typed) })
	if name != l.say("seat.owner") {
		l.Owner.Name = name
	}
	return err
}

// The function `differ` returns an error if the Owner has the name of a raccoon player, or a number
// as a name.
func differ(players []string, owner string) error {
	return talk.CheckNames(append(slices.Clip(players), owner), false)
}

// row asks for the order of the locations from left to right, as the raccoons' players see them
// (RH-SETUP-03).
func (l *setupForm) row() error {
	q := desk.Question{
		Text:    l.say("setup.row"),
		Help:    prompter{phrases: l.phrases}.choice(l.places().Each()),
		Default: l.word("shuffle"),
	}
	if len(l.Row) > 0 {
		key := func(at parts.Location) string { return l.places().Key(game.Place(at)) }
		q.Help, q.Default = q.Help+" · "+q.Default, strings.Join(tables.Each(l.Row, key), " ")
	}
	row, err := talk.Written(l.UI, q, func(typed string) ([]parts.Location, error) {
		if meansWord(typed, "shuffle") {
			return nil, nil
		}
		return prompter{phrases: l.phrases}.readRow(typed)
	})
	if err == nil && row == nil {
		row = l.shuffled()
	}
	l.Row = row
	return err
}

// The method `shuffled` returns a random order of the locations. A single roll chooses one of the
// 120 orders.
func (l *setupForm) shuffled() []parts.Location {
	left := slices.Clone(parts.Locations)
	rows := 1
	for n := range left {
		rows *= n + 1
	}
	at := l.Dice.Roll(1, rows)[0]
	var row []parts.Location
	for n := len(left); n > 0; n-- {
		row = append(row, left[at%n])
		left = slices.Delete(left, at%n, at%n+1)
		at /= n
	}
	return row
}

func (l *setupForm) showLayout() error {
	s, _, err := game.Game{}.Start(l.Setup)
	if err != nil {
		return nil // this error is reported later, by package session
	}
	l.ShowLaidOut(func(t *talk.UI) string { return Flow{}.View(t, s) })
	for _, line := range l.checklist(s) {
		l.Desk.Say(line)
	}
	return talk.Ready(l.UI, l.say("setup.ready"))
}

// checklist returns lines that tell people how to prepare the table (RH-SETUP-05 to RH-SETUP-12).
func (l *setupForm) checklist(s game.State) []string {
	layout := s.Layout()
	said := tables.Args{
		"reserve": layout.Reserve, "yard": layout.Backyard, "total": layout.Reserve + layout.Backyard,
		"food": parts.FoodTokens, "win": parts.FoodToWin, "others": parts.FoodOfOthers,
		"both": s.House.Is(game.DuelWipeout, "both_groups"),
	}
	steps := []string{"figures", "food", "popper"}
	if s.Owner.Keeper == game.Person {
		steps = append(steps, "cards")
	}
	goal := "goal"
	switch shared := s.SharedGoal() && len(s.Groups) > 1; {
	case shared && s.Mode.InGroups():
		goal = "goal-duel-hard"
	case shared:
		goal = "goal-hard"
	case s.Mode.InGroups():
		goal = "goal-duel"
	}
	steps = append(steps, goal)
	return tables.Each(steps, func(step string) string { return "  □ " + l.say("setup.check-"+step, said) })
}
