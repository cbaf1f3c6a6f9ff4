package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// takeFree marks a free action of the mouse on turn (MM-SUPP-02).
func (r *resolver) takeFree(f Free, mouse Name) {
	if r.onTurn(mouse) {
		if r.endsMove() {
			r.haltMove(Name(r.Turn.Card), "MM-SUPP-03")
		}
		r.Turn.Freed = added(r.Turn.Freed, f)
	}
}

// applyShare swaps cards and cheese. What is received goes into the pack, a trick to
// the tricks, and the limit of the pack binds both (MM-AMB-31).
func (r *resolver) applyShare(a Share) {
	r.takeFree(ShareFree, a.Mouse)
	if r.findMouse(a.Mouse) == nil || r.findMouse(a.With) == nil || a.Mouse == a.With {
		return
	}
	mouse, with := r.findMouse(a.Mouse), r.findMouse(a.With)
	r.handCards(a.Gives, mouse, with)
	r.handCards(a.Takes, with, mouse)
	mouse.addCheese(-a.Cheese)
	with.addCheese(a.Cheese)
	r.enforcePackLimit(a.With)
	r.enforcePackLimit(a.Mouse)
}

func (r *resolver) handCards(cards []parts.CardID, from, to *Mouse) {
	for _, id := range cards {
		from.takeCard(id, from.pileHolding(id))
		to.putCard(id, r.pileFor(id))
	}
}

// applyEquip takes cards off before it puts others on. A card that was just found
// answers what becomes of it (MM-AMB-32).
func (r *resolver) applyEquip(a Equip) {
	w := r.Wait()
	if r.puttingOnFind(a) {
		r.takeWait()
		r.changeMouse(a.Mouse).putCard(w.Card, OnMouse)
		a.On = without(a.On, w.Card)
	} else {
		r.takeFree(EquipFree, a.Mouse)
	}
	m := r.findMouse(a.Mouse)
	if m == nil {
		return
	}
	for _, id := range a.Off {
		m.takeCard(id, OnMouse)
		m.putCard(id, r.pileFor(id))
	}
	for _, id := range a.On {
		m.takeCard(id, m.pileHolding(id))
		m.putCard(id, OnMouse)
	}
	r.enforcePackLimit(a.Mouse)
}

func (r *resolver) applyLevelUp(a LevelUp) {
	r.takeFree(LevelFree, a.Mouse)
	r.discardCheese(a.Mouse, parts.LevelUpCost, "MM-LVL-01")
	card, m := r.knownAbility(a.Ability), r.changeMouse(a.Mouse)
	m.Abilities = added(m.Abilities, card.ID)
	r.Abilities = append(slices.DeleteFunc(slices.Clone(r.Abilities), func(o parts.Ability) bool { return o.ID == card.ID }), card)
	r.note("grew", "MM-LVL-01", rules.Args{"mouse": a.Mouse.Noun(), "card": abilityCard(card.ID)})
}

// discardCheese takes cheese from a mouse, no more than it has.
func (r *resolver) discardCheese(mouse Name, cheese int, rule tables.RuleID) {
	m := r.findMouse(mouse)
	if m == nil || min(cheese, m.Cheese) <= 0 {
		return
	}
	r.changeCheese(mouse, -min(cheese, m.Cheese), rule)
}

func (r *resolver) applyPower(a Power) {
	card, _ := r.findAbility(a.Ability)
	r.Turn.Powers = added(r.Turn.Powers, a.Mouse)
	r.changeMouse(a.Mouse).Powered = true
	r.discardCheese(a.Mouse, card.Cost, "MM-ABIL-02")
	if card.Action && r.onTurn(a.Mouse) {
		r.Turn.spendAction(ItemDeed)
	}
}

// applyUse applies what the record knows of a card; the rest is entered as
// effects. A scroll works once (MM-SCARD-04), and a trick was saved for one moment
// (MM-SCARD-05).
func (r *resolver) applyUse(a Use) {
	m, card := r.findMouse(a.Mouse), r.findSearch(a.Card)
	if m == nil {
		return
	}
	switch card.Type {
	case parts.Scroll:
		r.discardCard(m, a.Card, "MM-SCARD-04")
	case parts.Trick:
		r.discardCard(m, a.Card, "MM-SCARD-05")
	}
	if card.Crosses && r.onTurn(a.Mouse) {
		r.allowCrossing()
	}
}
