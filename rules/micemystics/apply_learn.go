package micemystics

import (
	"slices"

	parts "tablemate/tables/micemystics"
)

// learnMouse takes over what people have read off of a mouse's own cards: its gear
// lies before it (MM-CHAR-04), dice that are awaited are counted, and wounds that
// fill its life have it captured (MM-CAPT-02).
func (r *resolver) learnMouse(a Learn) {
	if a.Hero != nil && r.findMouse(Name(a.Hero.ID)) != nil {
		r.learnHero(*a.Hero, a.Gear)
	}
	if a.Ability == nil {
		return
	}
	if _, known := r.findAbility(a.Ability.ID); !known {
		r.Abilities = added(r.Abilities, *a.Ability)
	}
	if m := r.findMouse(a.Mouse); m != nil && !slices.Contains(m.Abilities, a.Ability.ID) {
		m = r.changeMouse(a.Mouse)
		m.Abilities, m.Untold = added(m.Abilities, a.Ability.ID), false
	}
}

// learnHero takes over a hero card and the cards of its gear.
func (r *resolver) learnHero(card parts.Hero, gear []parts.Search) {
	m := r.changeMouse(Name(card.ID))
	for _, c := range gear {
		r.rememberCard(c)
	}
	fresh := m.Hero.Lacks(parts.HeroGear) && !card.Lacks(parts.HeroGear)
	m.Hero = card
	for _, id := range card.Starting {
		if fresh && m.pileHolding(id) == NoPile {
			m.putCard(id, r.startPile(id))
		}
	}
	r.countDice(m)
	if m.OnBoard() && m.outOfLife() {
		r.captureMouse(m.Name(), "")
	}
}

// countDice counts the dice of a mouse's rolls that nobody could count before. Those
// of an attack depend on what was added to it, and people count them.
func (r *resolver) countDice(m *Mouse) {
	r.Waits = slices.Clone(r.Waits)
	for i := range r.Waits {
		w := &r.Waits[i]
		switch {
		case w.For != ForRoll || w.Who != m.Name():
		case w.Purpose == DefenceRoll:
			w.Dice = r.defenceDice(w.Who, w.Against)
		case w.Purpose == TrapRoll:
			*w = r.trapRoll(m)
		}
	}
}
