package micemystics

import parts "tablemate/tables/micemystics"

func (c *course) battle(a Action) {
	switch a := a.(type) {
	case Attack:
		c.fight(a)
	case Assign:
		c.assign(a)
	}
}

// fight spends a mouse's action on an attack: its battle value and the bonuses
// of what it wears and of the one weapon that it uses (MM-MEL-03, MM-RNG-01).
func (c *course) fight(a Attack) {
	m := c.mouse(a.Mouse)
	if m == nil {
		return
	}
	weapon := c.weapon(m, a)
	dice := m.Hero.Battle + c.bonus(m).Battle + weapon.Worn.Battle + weapon.Dice + a.Dice
	c.Turn.spend(BattleDeed)
	c.strike(Wait{Who: a.Mouse, Against: a.Target, Dice: dice, Reach: c.reachOf(a)})
}

// weapon is what a mouse attacks with: the one it names, else the only one in
// its paws.
func (s *State) weapon(m *Mouse, a Attack) parts.Search {
	if a.Weapon != "" {
		return s.search(a.Weapon)
	}
	if all := s.weaponsOf(m, parts.NoReach); len(all) > 0 {
		return all[0]
	}
	return parts.Search{}
}

// reachOf is how an attack is fought. Nobody has entered what a weapon is: a
// target out of arm's reach is shot at.
func (s *State) reachOf(a Attack) parts.Reach {
	m := s.mouse(a.Mouse)
	if m == nil {
		return parts.Melee
	}
	reach := s.weapon(m, a).Reach
	if reach == parts.NoReach {
		reach = parts.Melee
		if s.adjacent(m.At, s.At(a.Target)) == No {
			reach = parts.Ranged
		}
	}
	return reach
}

// legalBattle is where a boss may take a wound, and in a mouse's turn whom it
// may attack with what and how it may use party items.
func (s *State) legalBattle() []Action {
	if w := s.Wait(); w.For == ForWounds {
		var out []Action
		for _, card := range s.cardsOf(w.Who) {
			out = append(out, Assign{card.ID})
		}
		return out
	}
	mouse := Name(s.Turn.Card)
	m := s.mouse(mouse)
	if m == nil {
		return nil
	}
	var out []Action
	for _, id := range m.Equipped {
		if s.search(id).Type != parts.Weapon && !s.unread([]parts.CardID{id}) {
			continue
		}
		for _, foe := range s.foes() {
			out = s.ifClean(out, Attack{Mouse: mouse, Target: foe, Weapon: id})
		}
	}
	return append(out, s.legalItems(m)...)
}
