package micemystics

import (
	"errors"
	"slices"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/rules"
	game "tablemate/rules/micemystics"
)

// hold tells which rules the party and its cards break, and goes on without them if
// people hold to it. Enter changes the cards; where all mice come back with what they
// have there is nothing to change, and it goes on.
func (l *setupForm) hold() error {
	asked := session.ErrUnasked
	for {
		p := l.doubt()
		if p == nil {
			return asked
		}
		l.Desk.Say(l.Paint.Warning("! "+l.problem(p)) + " " + l.Paint.Citation("("+string(p.Rule)+")"))
		q := desk.Question{Text: l.say("setup.hold"), Default: "y"}
		if slices.ContainsFunc(l.Mice, func(m game.Seated) bool { return !m.Veteran }) {
			q.Default = "n"
		}
		keep, err := l.Desk.Confirm(q)
		if err == nil && !keep {
			err = desk.ErrBack
		}
		if err != nil {
			return err
		}
		asked, l.House = nil, l.House.With(string(p.Rule), rules.Waived)
	}
}

// doubt returns the first rule about the party and its cards that the setup breaks,
// nil if there is none.
func (l *setupForm) doubt() *rules.Problem {
	l.fillFromBox()
	u := l.Setup
	u.Campaign = l.goesOn()
	_, _, err := game.Game{}.Start(u)
	var p *rules.Problem
	if errors.As(err, &p) && game.Waivable(p) {
		return p
	}
	return nil
}

// problem returns the sentence of a problem, with the names of the cards and mice of
// this setup.
func (l *setupForm) problem(p *rules.Problem) string {
	s := game.State{Types: l.Types, Cards: l.Cards, Rooms: l.Rooms}
	for _, m := range l.Mice {
		s.Mice, s.Abilities = append(s.Mice, game.Mouse{Hero: m.Hero}), append(s.Abilities, m.Abilities...)
	}
	return l.Words.Say(p.ID, session.Spell(p.Args, prompter{l.phrases, s}.nounForms))
}
