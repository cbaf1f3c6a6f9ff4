package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// attack: by an action (MM-TURN-01, MM-COND-02) a mouse attacks one minion on the board
// (MM-MEL-02), with a weapon.
func (c *mouseJudge) attack(a Attack) {
	c.hasAction()
	c.weapon(a)
	from, to := c.me.At, c.At(a.Target)
	switch {
	case c.findMouse(a.Target) != nil:
		c.against("MM-MEL-02", "target-mouse")
	case to == Nowhere:
		c.impossible("MM-MEL-02", "target-gone")
	}
	switch reach := c.reachOf(a); {
	case to == Nowhere:
	case reach == parts.Melee && c.adjacent(from, to) == No:
		c.outOfReach(from, to)
	case reach == parts.Ranged:
		c.shot(a, from, to)
	}
}

// weapon: no attack without a weapon in the paws (MM-SCARD-08), and each with
// exactly one that is there (MM-MEL-01, MM-RNG-01).
func (c *mouseJudge) weapon(a Attack) {
	weapons, id, weapon := c.weaponsOf(c.me, parts.NoReach), tables.RuleID("MM-MEL-01"), searchCard(a.Weapon)
	if c.findSearch(a.Weapon).Reach == parts.Ranged {
		id = "MM-RNG-01"
	}
	switch {
	case c.me.Hero.Lacks(parts.HeroGear):
	case len(weapons) == 0 && !c.unread(c.me.Equipped):
		c.against("MM-SCARD-08", "no-weapon", "weapon", weapon)
	case a.Weapon == "" && len(weapons) > 1:
		all := nouns(weapons, func(k parts.Search) rules.Noun { return searchCard(k.ID) })
		c.against(id, "which-weapon", "weapon", weapon, "weapons", all)
	case a.Weapon != "" && !slices.Contains(c.me.Equipped, a.Weapon):
		c.against(id, "weapon-not-held", "weapon", weapon)
	case a.Weapon != "" && !c.unread([]parts.CardID{a.Weapon}) && c.findSearch(a.Weapon).Type != parts.Weapon:
		c.against(id, "no-such-weapon", "weapon", weapon)
	}
}

// outOfReach: a blow lands on the own space or next to it (MM-MEL-02), not over a
// red line (MM-LINE-05) or a gap between pipes (MM-WALL-04).
func (c *mouseJudge) outOfReach(from, to Spot) {
	switch l, joined := c.border(from, to); {
	case joined && l.Line == parts.Red:
		c.judge(alsoAgainst("MM-MEL-02", against("MM-LINE-05", "blow-over-red", nil)), nil)
	case joined && l.Line == parts.Gap:
		c.judge(alsoAgainst("MM-MEL-02", against("MM-WALL-04", "blow-over-gap", nil)), nil)
	default:
		c.against("MM-MEL-02", "out-of-reach")
	}
}

// shot: it reaches whatever the mouse sees on its tile (MM-RNG-02, MM-LOS-01), and first
// whoever stands on the mouse's space or next to it (MM-RNG-03).
func (c *mouseJudge) shot(a Attack, from, to Spot) {
	switch {
	case from.Room != to.Room:
		c.against("MM-RNG-02", "other-tile")
	case c.lineOfSight(from, to) == No:
		c.judge(alsoAgainst("MM-RNG-02", against("MM-LOS-01", "hidden", nil)), nil)
	}
	c.nearFirst(a.Target, "MM-RNG-03")
}

// nearFirst: the mouse leaves no foes beside it for one farther away on its tile.
func (c *mouseJudge) nearFirst(target Name, rule tables.RuleID) {
	from, to := c.me.At, c.At(target)
	if near := c.foesBeside(from); from.Room == to.Room && len(near) > 0 && c.adjacent(from, to) == No {
		c.against(rule, "near-first", "target", target.Noun(), "near", near[0].Noun())
	}
}

// bossCard: a boss's wound goes on one of its own cards on the track (MM-WND-04).
func bossCard(s *State, a Assign) *rules.Violation {
	if w := s.Wait(); w.For != ForWounds || !s.ownsCard(w.Who, a.Card) {
		return impossible("MM-WND-04", "not-boss-card", rules.Args{"card": initiativeCard(a.Card), "figure": w.Who.Noun()})
	}
	return nil
}
