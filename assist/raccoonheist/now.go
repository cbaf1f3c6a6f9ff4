package raccoonheist

import (
	"tablemate/assist/session"
	"tablemate/assist/talk"
	"tablemate/rules"
	game "tablemate/rules/raccoonheist"
)

// Now tells what people could do at this moment, and what would follow from it.
func (f Flow) Now(t *talk.UI, s game.State) []session.Choice {
	g := game.Game{}
	seat := g.Next(s)
	if seat == rules.Cardboard || seat == rules.Nobody || g.Automated(s, seat) {
		return nil
	}
	return session.Following(t, g, f, s, g.Legal(s))
}
