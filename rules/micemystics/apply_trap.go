package micemystics

import (
	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// testTrap asks for the test of a mouse that arrived on a mousetrap: as many
// dice as its move value, or for a tinkerer as its lore (MM-TRAP-01,
// MM-TRAP-02). Minions never test one (MM-TRAP-06).
func (r *resolver) testTrap(mouse Name) {
	m := r.findMouse(mouse)
	if m == nil || !m.OnBoard() || !r.hasTrap(m.At) {
		return
	}
	r.awaitFirst(r.trapRoll(m))
}

// trapRoll returns the test of a mouse on a mousetrap.
func (s *State) trapRoll(m *Mouse) Wait {
	w, more := Wait{For: ForRoll, Purpose: TrapRoll, Who: m.Name(), Dice: UnknownDice}, s.wornBonus(m)
	if m.Hero.Lacks(parts.HeroValues) {
		return w
	}
	w.Dice = max(0, m.Hero.Move+more.Move)
	if m.Is(parts.Tinkerer) {
		w.Lore = max(0, m.Hero.Lore+more.Lore)
	}
	return w
}

// testTrapPlaced awaits that test for a figure that was put on its spot by
// exploring, a rescue or a card, unless a house rule says that only who walks is
// tested (MM-AMB-56).
func (r *resolver) testTrapPlaced(figure Name) {
	if r.House.Is(TrapWhenPlaced, "test") {
		r.testTrap(figure)
	}
}

// trapRolled lets the mouse go on with a star, and the trap stays (MM-TRAP-03).
// Without one it springs: a wound, a cheese, a fall (MM-TRAP-04), and the end of
// the mouse's turn (MM-TRAP-05, MM-AMB-59).
func (r *resolver) trapRolled(w Wait, a Fell) {
	m := r.findMouse(w.Who)
	args := rules.Args{"mouse": w.Who.Noun()}
	if a.Star > 0 {
		r.note("trap-passed", "MM-TRAP-03", args)
		return
	}
	if m == nil || !m.OnBoard() || !r.hasTrap(m.At) {
		return
	}
	r.note("trap-springs", "MM-TRAP-04", args)
	r.removeTrap(m.At)
	r.changeCheese(w.Who, 1, "MM-TRAP-04")
	r.setCondition(w.Who, Down, true, "MM-TRAP-04")
	if r.onTurn(w.Who) && r.Turn.Step == MouseStep {
		r.Sprung = w.Who
		r.cutTurn("MM-TRAP-05")
	}
	r.woundFigure(w.Who, 1, false, NoFigure)
}
