package micemystics

import (
	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// testTrap asks for the test of a mouse that arrived on a mousetrap: as many
// dice as its move value, or for a tinkerer as its lore (MM-TRAP-01,
// MM-TRAP-02). Minions never test one (MM-TRAP-06).
func (c *course) testTrap(mouse Name) {
	m := c.mouse(mouse)
	if m == nil || !m.OnBoard() || !c.trapped(m.At) {
		return
	}
	more := c.bonus(m)
	w := Wait{For: ForRoll, Purpose: TrapRoll, Who: mouse, Dice: max(0, m.Hero.Move+more.Move)}
	if m.Is(parts.Tinkerer) {
		w.Lore = max(0, m.Hero.Lore+more.Lore)
	}
	c.need(w)
}

// landed is the same for a figure that was put on its spot by exploring, a rescue
// or a card, unless the table settled that only who walks is tested (MM-AMB-56).
func (c *course) landed(figure Name) {
	if c.House.Is(TrapWhenPlaced, "test") {
		c.testTrap(figure)
	}
}

// trapRolled lets the mouse go on with a star, and the trap stays (MM-TRAP-03).
// Without one it springs: a wound, a cheese, a fall (MM-TRAP-04), and the end of
// the mouse's turn (MM-TRAP-05, MM-AMB-59).
func (c *course) trapRolled(w Wait, a Fell) {
	m := c.mouse(w.Who)
	args := rules.Args{"mouse": w.Who.Noun()}
	if a.Star > 0 {
		c.note("trap-passed", "MM-TRAP-03", args)
		return
	}
	if m == nil || !m.OnBoard() || !c.trapped(m.At) {
		return
	}
	c.note("trap-springs", "MM-TRAP-04", args)
	c.trapGone(m.At)
	c.cheese(w.Who, 1, "MM-TRAP-04")
	c.condition(w.Who, Down, true, "MM-TRAP-04")
	if c.onTurn(w.Who) && c.Turn.Step == MouseStep {
		c.Sprung = w.Who
		c.cutShort("MM-TRAP-05")
	}
	c.wound(w.Who, 1, false, NoFigure)
}
