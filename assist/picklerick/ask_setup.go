package picklerick

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	game "tablemate/rules/picklerick"
	"tablemate/tables"
	parts "tablemate/tables/picklerick"
)

// Setup asks for the decisions that the command line did not give, and shows the layout.
func (Flow) Setup(t *talk.UI, g session.Given) (game.Setup, error) {
	l := &setupForm{phrases: phrases{t}}
	l.Players, l.Given, l.House = g.Players, g.Players, g.House
	if mode := game.Mode(g.Mode); slices.Contains(game.Modes, mode) {
		l.given = mode
	} else if g.Mode != "" {
		l.Desk.Say(l.say("problem.mode", tables.Args{"mode": g.Mode}))
	}
	who := func() error {
		l.given, l.Given = "", nil
		return talk.StepsWithin(l.mode, l.players)
	}
	err := talk.Setup(func() string { return string(l.Mode) }, who, 2,
		l.mode, l.players, l.postB, l.stack, l.colours, l.showLayout)
	return l.Setup, err
}

type setupForm struct {
	phrases
	game.Setup
	given game.Mode // the mode on the command line; "" after people decide to change it
	Given []string  // the players on the command line; nil after people decide to change them
}

var modeNames = map[game.Mode][]string{
	game.Solo: {"соло", "один", "alone"}, game.Insane: {"безумие", "безумное соло"},
	game.TwoPlayers: {"два", "двое", "2"},
}

// mode offers the modes with enough seats for the people on the command line.
func (l *setupForm) mode() (err error) {
	if l.given != "" {
		l.Mode = l.given
		return talk.ErrUnasked
	}
	letters := map[game.Mode]string{game.Solo: "sо", game.Insane: "iб", game.TwoPlayers: "tд"}
	fit := slices.DeleteFunc(slices.Clone(game.Modes), func(m game.Mode) bool { return m.Seats() < len(l.Given) })
	if len(fit) == 1 {
		l.Mode = fit[0]
		return talk.ErrUnasked
	}
	if len(fit) == 0 {
		fit = game.Modes
	}
	q := desk.Question{Text: l.say("setup.mode"), Default: l.Letters(letters[fit[0]])[0]}
	l.Mode, err = talk.ChooseOne(l.UI, q, fit, func(_ int, m game.Mode) desk.Option {
		label := l.say("setup.mode-"+string(m), tables.Args{"gap": m.Gap()})
		return desk.Option{Keys: append(l.Letters(letters[m]), string(m)), Label: label, Also: modeNames[m]}
	})
	return err
}

func (l *setupForm) players() error {
	most := l.Mode.Seats()
	switch {
	case len(l.Given) > most:
		l.Desk.Say(l.say("problem.players", tables.Args{"players": len(l.Given), "most": most}))
	case len(l.Given) == most:
		return talk.ErrUnasked
	case len(l.Given) > 0:
		l.Desk.Say(l.say("setup.second"))
	}
	seats := []string{l.seat(game.SeatRick), l.seat(game.SeatRussians)}[:most]
	known := min(most, len(l.Players))
	q := desk.Question{
		Text:    l.say("setup.players-" + strconv.Itoa(most)),
		Default: strings.Join(slices.Concat(l.Players[:known], seats[known:]), ", "),
		Rest:    true,
	}
	names, err := talk.Named(l.UI, q, func(typed string) ([]string, error) { return readNames(typed, most) })
	if err == nil {
		l.Players = names
	}
	return err
}

func (l *setupForm) postB() error {
	hands := []game.Hand{game.ToTheRight, game.ToTheLeft}
	options := []desk.Option{
		{Keys: l.Letters("rп"), Label: l.say("setup.right")},
		{Keys: l.Letters("lл"), Label: l.say("setup.left")},
	}
	i, err := l.Desk.Choose(desk.Question{Text: l.say("setup.post-b"), Default: options[0].Keys[0]}, options)
	if err == nil {
		l.PostB = hands[i]
	}
	return err
}

// stack asks for the number of tiles in the stack. The default number depends on the mode
// (PR-AMB-01).
func (l *setupForm) stack() error {
	likely := parts.Tiles - parts.StartingTiles - parts.Gaps*l.Mode.Gap()
	q := desk.Question{Text: l.say("setup.stack"), Default: strconv.Itoa(likely)}
	n, err := l.Desk.Number(q, 1, parts.Tiles)
	if err == nil {
		l.Stack = n
	}
	return err
}

// People may skip some colours (PR-AMB-20).
func (l *setupForm) colours() error {
	q := desk.Question{
		Text: l.say("setup.colours"), Help: l.say("setup.colours-help"), Default: "-", Rest: true,
		Example: l.Own("g-rb", "с-кг")[0],
	}
	colours, err := talk.Written(l.UI, q, readColours)
	if err == nil {
		l.Colours = colours
	}
	return err
}

func (l *setupForm) showLayout() error {
	s, _, err := game.Game{}.Start(l.Setup)
	if err != nil {
		return nil // this error is reported later, by package session
	}
	l.ShowLaidOut(func(t *talk.UI) string { return Flow{}.View(t, s) }) // people build the board like this view
	for _, line := range l.checklist(s) {
		l.Desk.Say(line)
	}
	return talk.Ready(l.UI, l.say("setup.ready"))
}

// checklist returns the steps that the drawn board does not show (PR-SET-07 to PR-SET-13).
func (l *setupForm) checklist(s game.State) []string {
	steps := []string{"tiles", "figures", "cards"}
	if !l.Mode.Alone() {
		steps[2] = "cards-two"
	}
	if len(l.Given) == 2 {
		steps = append([]string{"people"}, steps...)
	}
	said := tables.Args{
		"rick": s.Player(game.SeatRick), "russians": s.Player(game.SeatRussians),
		"gap": l.Mode.Gap(), "stack": s.Stack, "health": parts.FullHealth, "supply": s.Supply(),
		"post": parts.OperativesOnPost, "cards": parts.OpeningHand,
	}
	return tables.Each(steps, func(step string) string { return "  □ " + l.say("setup.check-"+step, said) })
}
