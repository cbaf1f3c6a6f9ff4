package micemystics

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
