package micemystics

import (
	"slices"

	"tablemate/rules"
	game "tablemate/rules/micemystics"
)

// hold tells which rules the party and its cards break, and goes on without them if
// people hold to it. Enter changes the cards; where all mice come back with what they
// have there is nothing to change, and it goes on.
func (l *setupForm) hold() error {
	l.fillFromBox()
	u := l.Setup
	u.Campaign = l.goesOn()
	breaches, _ := l.House.Sort(game.Game{}.CheckSetup(u))
	comeBack := !slices.ContainsFunc(l.Mice, func(m game.Seated) bool { return !m.Veteran })
	return l.Hold(breaches, func(v rules.Violation) string { return Flow{}.Breach(l.UI, Flow{}.Named(u), nil, v) }, comeBack)
}

// Named returns a table with the cards and mice of a setup, for what a sentence about
// it mentions.
func (Flow) Named(u game.Setup) game.State {
	if u.Position != nil {
		return *u.Position
	}
	s := game.State{Types: u.Types, Cards: u.Cards, Rooms: u.Rooms, Chapter: u.Chapter}
	for _, m := range u.Mice {
		s.Mice, s.Abilities = append(s.Mice, game.Mouse{Hero: m.Hero}), append(s.Abilities, m.Abilities...)
	}
	return s
}
