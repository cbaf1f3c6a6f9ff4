package micemystics

import (
	"slices"

	game "tablemate/rules/micemystics"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// aimHelp says at whom an archer may shoot on a tile that nobody has mapped: what it
// sees, people judge (MM-RNG-02, MM-RNG-03). "" for anybody else.
func (c mouseMenu) aimHelp() string {
	r := c.roomOf(c.mouse.At.Room)
	if !c.archer() || r == nil || r.Mapped() {
		return ""
	}
	return c.say("attack.aim-help")
}

// onlyAim says why an archer is not asked at whom it shoots while others are farther
// away (MM-RNG-03).
func (c mouseMenu) onlyAim(targets []game.Name) {
	if c.archer() && len(targets) == 1 && len(c.foesIn(c.mouse.At.Room)) > 1 {
		c.Desk.Say(c.say("attack.near-only", tables.Args{"target": c.figure(targets[0])}))
	}
}

// archer reports whether a mouse holds nothing but weapons for ranged attacks.
func (c mouseMenu) archer() bool {
	held := c.weaponsHeld()
	melee := func(id parts.CardID) bool {
		return slices.ContainsFunc(c.state.Cards, func(s parts.Search) bool { return s.ID == id && s.Reach != parts.Ranged })
	}
	return len(held) > 0 && !slices.ContainsFunc(held, melee)
}
