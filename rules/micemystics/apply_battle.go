package micemystics

func (r *resolver) applyBattle(a Action) {
	switch a := a.(type) {
	case Attack:
		r.applyAttack(a)
	case Assign:
		r.applyAssign(a)
	}
}

// applyAttack spends a mouse's action on an attack: its battle value and the bonuses
// of what it wears and of the one weapon that it uses (MM-MEL-03, MM-RNG-01).
func (r *resolver) applyAttack(a Attack) {
	m := r.findMouse(a.Mouse)
	if m == nil {
		return
	}
	weapon := r.weapon(m, a)
	dice := m.Hero.Battle + r.wornBonus(m).Battle + weapon.Worn.Battle + weapon.Dice + a.Dice
	r.Turn.spendAction(BattleDeed)
	r.rollAttack(Wait{Who: a.Mouse, Against: a.Target, Dice: dice, Reach: r.reachOf(a)})
}
