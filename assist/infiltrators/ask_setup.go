package infiltrators

import (
	"slices"
	"strconv"
	"strings"

	"tablemate/assist/desk"
	"tablemate/assist/keyboard"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	game "tablemate/rules/infiltrators"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
)

// Setup asks for the decisions that the command line did not give, and prints the layout.
func (Flow) Setup(t *talk.UI, g session.Given) (game.Setup, error) {
	l := &setupForm{phrases: phrases{t}, given: g.Players}
	l.House, l.mission = g.House, missionNamed(t.Box, g.Mode)
	var steps []func() error
	if l.mission.ID == "" {
		steps = append(steps, l.askMission)
	}
	steps = append(steps, l.players)
	next := len(steps)
	steps = append(steps, l.ownMission()...)
	steps = append(steps, l.suits, l.numbers, l.first, l.boards, l.showLayout)
	err := talk.Setup(func() string { return strconv.Itoa(len(l.Players)) }, l.otherPlayers, next, steps...)
	return l.chosen(), err
}

type setupForm struct {
	phrases
	game.Setup
	mission parts.Mission
	given   []string // the players from the command line; nil after people have changed them
	typed   bool     // whether people type a new mission
}

func (l *setupForm) chosen() game.Setup {
	u := l.Setup
	if u.Mission = l.mission.ID; !l.mission.Training() {
		m := l.mission
		u.Mission, u.Own = "", &m
	}
	return u
}

func (l *setupForm) askMission() (err error) {
	list := append(missionsOf(l.Box), parts.Mission{})
	l.mission, err = talk.ChooseOne(l.UI, desk.Question{Text: l.say("setup.mission"), Default: "1"}, list,
		l.missionOption)
	l.typed = err == nil && l.mission.ID == ""
	return err
}

func (l *setupForm) missionOption(i int, m parts.Mission) desk.Option {
	number := strconv.Itoa(i + 1)
	switch {
	case m.ID == "":
		return desk.Option{Keys: []string{number}, Label: l.say("setup.mission-own")}
	case !m.Training():
		return desk.Option{Keys: []string{number}, Label: titleOf(m, l.Words.Lang())}
	}
	return desk.Option{Keys: []string{number, m.ID, modeNames[m.ID]},
		Label: l.say("setup.mission-"+m.ID, tables.Args{"minutes": m.Minutes})}
}

func (l *setupForm) ownMission() []func() error {
	form := &missionForm{phrases: l.phrases}
	var out []func() error
	for _, ask := range form.steps() {
		out = append(out, func() error {
			if !l.typed {
				return talk.ErrUnasked
			}
			err := ask()
			l.mission = form.mission
			return err
		})
	}
	return out
}

func (l *setupForm) players() error {
	if n := len(l.given); parts.LeastAgents <= n && n <= parts.MostAgents {
		l.seatPlayers(l.given)
		return talk.ErrUnasked
	}
	q := desk.Question{Text: l.say("setup.players"), Help: l.say("setup.players-help")}
	now := tables.Each(l.Players, func(p game.Player) string { return p.Name })
	names, err := talk.Players(l.UI, q, now, 3, readNames)
	if err == nil {
		l.seatPlayers(names)
	}
	return err
}

func (l *setupForm) otherPlayers() error {
	l.given = nil
	return l.players()
}

func (l *setupForm) seatPlayers(names []string) {
	l.Players = nil
	for _, name := range names {
		l.Players = append(l.Players, game.Player{Name: name})
	}
}

func readNames(typed string) ([]string, error) {
	return talk.ReadPlayers(typed, parts.LeastAgents, parts.MostAgents, unread("names", nil))
}

// likelySuits are the default for a mission that does not name its suits.
var likelySuits = []parts.Suit{parts.Red, parts.Black, parts.Yellow, green, blue}

// IN-TM2-03, IN-TM3-03
func (l *setupForm) suits() error {
	if len(l.mission.Named) > 0 {
		return talk.ErrUnasked
	}
	said := tables.Args{"count": l.mission.Suits}
	q := desk.Question{Text: l.say("setup.suits", said), Default: l.suitList(likelySuits[:l.mission.Suits]), Rest: true}
	suits, err := talk.Written(l.UI, q, l.readSuits)
	if err == nil {
		l.Suits = suits
	}
	return err
}

func (t phrases) suitList(list []parts.Suit) string {
	return strings.Join(tables.Each(list, t.suit), ", ")
}

// readSuits parses the names of suits. If some words are unknown, readSuits tries the other
// keyboard layout. If all words are known suits in this layout, readSuits returns these suits.
// Otherwise each unknown word is the name of a new suit.
func (l *setupForm) readSuits(typed string) ([]parts.Suit, error) {
	known := l.suitsOf(likelySuits)
	isNew := func(word string) bool { return len(known.Meant(word)) != 1 }
	if !slices.ContainsFunc(cardWords(keyboard.Other(typed)), isNew) && slices.ContainsFunc(cardWords(typed), isNew) {
		typed = keyboard.Other(typed)
	}
	var out []parts.Suit
	for _, word := range cardWords(typed) {
		suit := parts.Suit(strings.ToLower(word))
		if meant := known.Meant(word); len(meant) == 1 {
			suit = parts.Suit(meant[0].ID)
		}
		if slices.Contains(out, suit) {
			return nil, unread("suit-twice", tables.Args{"typed": word})
		}
		out = append(out, suit)
	}
	if n := l.mission.Suits; len(out) != n {
		return nil, unread("suits", tables.Args{"count": n, "suits": l.suitList(likelySuits[:n])})
	}
	return out, nil
}

// The method `numbers` asks for the numbers of suspects and bullets if a house rule lets people
// choose them (IN-AMB-02).
func (l *setupForm) numbers() (err error) {
	if l.mission.ID != parts.Training1 || len(l.Players) == 3 || !l.House.Is(game.T1Values, "manual") {
		return talk.ErrUnasked
	}
	ask := func(id string, usual parts.Count, low, high int) (int, error) {
		q := desk.Question{Text: l.say(id), Default: strconv.Itoa(usual.For(len(l.Players)))}
		return l.Desk.Number(q, low, high)
	}
	if l.Suspects, err = ask("setup.suspects", l.mission.Suspects, 1, game.MaxCount); err != nil {
		return err
	}
	l.Bullets, err = ask("setup.bullets", l.mission.Bullets, l.Suspects, parts.Bullets)
	return err
}

// IN-AMB-01
func (l *setupForm) first() error {
	a := prompter{phrases: l.phrases, state: l.seated()}
	q := desk.Question{Text: l.say("setup.first"), Default: a.key(a.state.Agents[0].Seat)}
	agent, err := talk.ChooseOne(l.UI, q, a.state.Agents, func(_ int, g game.Agent) desk.Option {
		return desk.Option{Keys: []string{a.key(g.Seat)}, Label: a.seat(g.Seat)}
	})
	l.First = 1 + slices.IndexFunc(a.state.Agents, func(g game.Agent) bool { return g.Seat == agent.Seat })
	return err
}

func (l *setupForm) seated() game.State {
	var s game.State
	for i, p := range l.Players {
		s.Agents = append(s.Agents, game.Agent{Seat: game.Seat(i + 1), Name: p.Name})
	}
	return s
}

// IN-BOARD-06
func (l *setupForm) boards() error {
	shown, err := l.askShown(game.ShownBoard)
	l.NoBoards, l.Shown = shown == showNothing, shown
	if l.NoBoards {
		l.Shown = game.ShownBoard
	}
	return err
}

// IN-SETUP-09
func (l *setupForm) showLayout() error {
	s, _, err := game.Game{}.Start(l.chosen())
	if err != nil {
		return nil // the error is reported later: package session calls Start again
	}
	for _, text := range (prompter{phrases: l.phrases, state: s}).checklist() {
		l.Desk.Say("  □ " + text)
	}
	said := tables.Args{
		"check": l.word("check"), "advise": l.word("advise"), "mine": l.word("mine"), "keep": l.word("keep"),
	}
	l.Desk.Say(l.say("setup.asides", said))
	return talk.Ready(l.UI, l.say("setup.ready"))
}

// checklist returns the steps that prepare the table (IN-SETUP-02 to IN-SETUP-08).
func (a prompter) checklist() []string {
	s := &a.state
	said := tables.Args{
		"agents": len(s.Agents), "count": s.Bullets, "suits": a.suitLetters(s.Suits), "low": s.Mission.Range().Min,
		"high": s.Mission.Range().Max, "cards": len(s.Deck()), "hand": s.Agents[0].Hand, "suspects": s.Suspects,
		"hq": s.HQ, "boards": !s.NoBoards,
	}
	var out []string
	for _, step := range []string{"holders", "gun", "deck", "hands", "suspects", "hq"} {
		out = append(out, a.say("setup.check-"+step, said))
	}
	return append(out, a.besides(s.Mission)...)
}
