package chezguevara

import (
	"strconv"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/assist/talk"
	game "tablemate/rules/chezguevara"
	"tablemate/tables"
	parts "tablemate/tables/chezguevara"
)

// Setup asks for what people decide before the first turn and did not give on the command
// line, then tells step by step what lies where. What the ranks give is read off the real
// cards once and kept in the box.
func (Flow) Setup(t *talk.UI, g session.Given) (game.Setup, error) {
	l := &setupForm{phrases: phrases{t}}
	l.House, l.Cards = g.House, boxCards(t.Box)
	var steps []func() error
	if n := len(g.Players); n < parts.MinPlayers || n > parts.MaxPlayers {
		steps = append(steps, l.askPlayers)
	} else {
		l.seatPlayers(g.Players)
	}
	steps = append(steps, l.askRank(parts.Private), l.askRank(parts.Corporal), l.askRank(parts.Sergeant), l.askDealt, l.askMiddle, l.askDealer, l.showLayout)
	err := talk.Steps(steps...)
	return l.Setup, err
}

// setupForm collects the answers.
type setupForm struct {
	phrases
	game.Setup
	told map[string]bool // what was asked of the box now, by its name: going back asks again
}

func (l *setupForm) askPlayers() error {
	q := desk.Question{Text: l.say("setup.players"), Help: l.say("setup.players-help"), Default: "4", Rest: true}
	names, err := talk.Written(l.UI, q, readNames)
	if err == nil {
		l.seatPlayers(names)
	}
	return err
}

func (l *setupForm) seatPlayers(names []string) {
	l.Players = nil
	for _, name := range names {
		l.Players = append(l.Players, game.Guest{Name: name})
	}
}

// readNames reads the names of the people at the table, or only how many they are.
func readNames(typed string) ([]string, error) {
	return talk.ReadPlayers(typed, parts.MinPlayers, parts.MaxPlayers, unread)
}

// askDealer asks who deals; the next one clockwise begins (CG-TURN-01).
func (l *setupForm) askDealer() error {
	a := prompter{l.phrases, l.seated()}
	q := desk.Question{Text: l.say("setup.dealer"), Default: strconv.Itoa(len(l.Players))}
	p, err := talk.ChooseOne(l.UI, q, a.state.Players, func(i int, p game.Player) desk.Option {
		return desk.Option{Keys: []string{strconv.Itoa(i + 1)}, Label: a.seat(p.Seat)}
	})
	l.Dealer = p.Seat
	return err
}

// seated is a state that has the players alone, for their names.
func (l *setupForm) seated() game.State {
	var s game.State
	for i, p := range l.Players {
		s.Players = append(s.Players, game.Player{Seat: game.Seat(i + 1), Name: p.Name, Rank: p.Rank})
	}
	return s
}

// showLayout tells what lies where, in the order of the setup.
func (l *setupForm) showLayout() error {
	s, _, err := game.Game{}.Start(l.Setup)
	if err != nil {
		return nil // session says what is wrong with the setup
	}
	said := tables.Args{"count": len(s.Players), "hand": parts.StartingHand, "deck": s.Deck, "goal": s.Goal(), "middle": prompter{l.phrases, s}.ranksNamed(s.Middle)}
	for _, step := range []string{"tents", "ranks", "hands", "deck", "goal"} {
		l.Desk.Say("  □ " + l.say("setup.check-"+step, said))
	}
	l.Desk.Say(l.say("setup.asides", tables.Args{"menu": l.word("menu")}))
	return talk.Ready(l.UI, l.say("setup.ready"))
}
