package micemystics

import (
	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// awardToken gives a personal achievement to the first mouse that meets its
// condition (MM-ACH-13), where the table plays with them (MM-ACH-02). Three of
// them move the chapter end token on.
func (r *resolver) awardToken(token parts.Achievement, mouse Name) {
	if !r.Tokens.On || r.tokenHolder(token) != NoFigure || r.findMouse(mouse) == nil {
		return
	}
	r.Tokens.Held = added(r.Tokens.Held, Award{token, mouse})
	r.note("awarded", "MM-ACH-13", rules.Args{"token": achievement(token), "mouse": mouse.Noun()})
	r.note("awarded-"+string(token), "", rules.Args{"mouse": mouse.Noun()})
	switch token {
	case parts.LordOfCheeseToken, parts.RoachRipperToken, parts.Lockpicker: // MM-ACH-04, MM-ACH-06, MM-ACH-10
		if r.Chapter.LastPage == 0 || r.End < r.Chapter.LastPage { // MM-AMB-62
			r.moveEnd(1)
		}
	}
}

// lordOfCheese: three symbols of one roll win the token (MM-ACH-03); once a
// mouse has it, any of its defences with cheese feeds the whole party (MM-ACH-04).
func (r *resolver) lordOfCheese(w Wait, a Fell) {
	held := r.tokenHolder(parts.LordOfCheeseToken) == w.Who
	if a.Cheese >= parts.LordOfCheese {
		r.awardToken(parts.LordOfCheeseToken, w.Who)
	}
	if !held || w.Purpose != DefenceRoll {
		return
	}
	for i := range r.Mice {
		if m := &r.Mice[i]; m.OnBoard() {
			r.changeCheese(m.Name(), 1, "MM-ACH-04")
		}
	}
}

// countRoach counts a roach for the mouse that defeated it (MM-ACH-05).
func (r *resolver) countRoach(by Name) {
	m := r.changeMouse(by)
	m.Roaches++
	if r.Tokens.On && r.tokenHolder(parts.RoachRipperToken) == NoFigure {
		r.note("roaches", "MM-ACH-05", rules.Args{"mouse": by.Noun(), "number": m.Roaches, "of": parts.RoachRipper})
	}
	if m.Roaches >= parts.RoachRipper {
		r.awardToken(parts.RoachRipperToken, by)
	}
}
