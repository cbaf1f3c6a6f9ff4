package picklerick

import (
	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

// crossing is a StepTo with the first border that it crosses.
type crossing struct {
	StepTo
	from      Cell
	toward    Dir
	near, far parts.Edge // the edges on both sides; "" if a tile is not face up
	border    Border
}

// crossingOf returns a step with its border.
func (s *State) crossingOf(a StepTo) crossing {
	c := crossing{StepTo: a}
	c.from, _ = s.Where(a.Figure)
	c.toward, _ = c.from.Toward(a.To)
	here, there := s.faceUp(c.from), s.faceUp(c.from.To(c.toward))
	c.near, c.far = here.edge(c.toward), there.edge(c.toward.Back())
	c.border = between(here, there, c.toward)
	return c
}

// way returns how Rick crosses the border. He uses the vent if his own edge has one, or if the
// action says so (PR-VENT-01). Otherwise he walks. Parkour is a card, not a step (PR-CLAR-14).
func (c crossing) way() Way {
	if c.Way == ByVent || c.near == parts.Vent {
		return ByVent
	}
	return Afoot
}

// throughWall reports whether the step takes Jaguar through a wall.
func (c crossing) throughWall() bool {
	return c.Figure == Jaguar && !c.ByCard && c.border.walled()
}

// price returns the cost of the step: one movement symbol, or two through a wall. A step by a card
// costs nothing.
func (c crossing) price() price {
	switch {
	case c.ByCard:
		return nil
	case c.throughWall():
		return priceIn(parts.Movement, 2)
	}
	return priceIn(parts.Movement, 1)
}

// checkStep returns the violations of a step. If the figure is not on the board, or the cell is not
// a neighbour, no other rule is checked.
func checkStep(s *State, a StepTo) []rules.Violation {
	c := s.crossingOf(a)
	for _, first := range []rules.Rule[State, crossing]{figureThere, oneCell} {
		if v := first(s, c); v != nil {
			return []rules.Violation{*v}
		}
	}
	if a.Figure == Rick {
		return rules.Breaks(s, c, stepGranted, rickBorder, rickStack, stepPaid)
	}
	return rules.Breaks(s, c, stepGranted, russianGround, russianBorder, russianStepLimit, stepPaid)
}

// figureThere checks that the figure is on the board (PR-JAG-01, PR-OPS-02).
func figureThere(s *State, c crossing) *rules.Violation { return checkPresent(s, c.Figure) }

func checkPresent(s *State, f Figure) *rules.Violation {
	if _, there := s.Where(f); there {
		return nil
	}
	if f == Jaguar {
		if s.Jaguar.Status == Gone {
			return book.Against("PR-JAG-01", nil).As("gone")
		}
		return book.Against("PR-JAG-01", nil).As("away")
	}
	return book.Impossible("PR-OPS-02", rules.Args{"figure": f.noun()})
}

// oneCell checks that a step goes one cell along a row or a column (PR-MOVE-01), not diagonally
// (PR-MOVE-02).
func oneCell(_ *State, c crossing) *rules.Violation {
	cells := c.from.Steps(c.To)
	switch {
	case cells == 0:
		return book.Against("PR-MOVE-01", rules.Args{"figure": c.Figure.noun(), "cell": c.from.noun()}).As("stays")
	case c.toward == NoDir:
		return book.Against(
			"PR-MOVE-02",
			rules.Args{"figure": c.Figure.noun(), "cell": c.from.noun(), "to": c.To.noun()},
		)
	case cells != 1:
		return book.Against("PR-MOVE-01", rules.Args{"cells": cells}).As("far")
	}
	return nil
}

// stepGranted checks that a card grants a step by card (PR-DICE-03). A flight ends with the first
// new tile (PR-CLAR-11).
func stepGranted(s *State, c crossing) *rules.Violation {
	g := s.Turn.Grant
	switch {
	case !c.ByCard:
		return nil
	case g != nil && g.Ended:
		return book.Against("PR-CLAR-11", rules.Args{"card": cardNoun(g.Card)})
	case g == nil || g.Steps == 0:
		return book.Against("PR-DICE-03", nil).As("by_card")
	}
	return nil
}

// rickBorder checks the border that Rick crosses. He walks only where there is no wall (PR-RICK-02,
// PR-RICK-03). He crawls only through a vent of his own tile (PR-VENT-01). Beyond it there must be
// a face-down tile, an empty cell or another vent (PR-VENT-07, PR-VENT-08, PR-TILE-08). A step by
// card follows the same rules (PR-CLAR-02, PR-CLAR-19).
func rickBorder(s *State, c crossing) *rules.Violation {
	id := s.closedToRick(c)
	walled := c.near != parts.Open || c.far != "" && c.far != parts.Open
	switch {
	case walled && s.underCover(c) && c.border != Adjoining:
		return c.meetsWall("PR-CLAR-19")
	case id == "":
		return nil
	case c.ByCard && (id == "PR-RICK-02" || id == "PR-RICK-03"):
		return c.meetsWall("PR-CLAR-02")
	}
	return c.meetsWall(id)
}

// closedToRick returns the rule that closes a border to Rick, or "". It ignores cards.
func (s *State) closedToRick(c crossing) ruleID {
	switch vent := c.way() == ByVent; {
	case vent && c.near != parts.Vent:
		return "PR-VENT-01"
	case vent && c.far != "" && c.far != parts.Vent:
		if s.faceUp(c.To).Place == parts.Roof {
			return "PR-TILE-08"
		}
		return "PR-VENT-07"
	case !vent && c.near == parts.Wall:
		return "PR-RICK-02"
	case !vent && c.far != "" && c.far != parts.Open:
		return "PR-RICK-03"
	}
	return ""
}

// meetsWall returns the violation for a step that a wall or a vent stops.
func (c crossing) meetsWall(id ruleID) *rules.Violation {
	return book.Against(id, rules.Args{"toward": c.toward.noun()})
}

func (s *State) underCover(c crossing) bool {
	return c.ByCard && s.Turn.Grant != nil && s.Turn.Grant.Effect == parts.Cover
}

// rickStack checks that a step onto an empty cell has a tile in the stack (PR-RICK-05, PR-AMB-19).
// The cell may be anywhere, because the board has no edge (PR-TILE-09).
func rickStack(s *State, c crossing) *rules.Violation {
	if s.tileOn(c.To) == nil && s.Stack == 0 {
		return book.Impossible("PR-RICK-05", nil).As("stack")
	}
	return nil
}

// russianGround checks that Russians walk on face-up tiles. Only Rick turns up or lays tiles
// (PR-RUS-01, PR-RUS-03, PR-RICK-01).
func russianGround(s *State, c crossing) *rules.Violation {
	switch t := s.tileOn(c.To); {
	case t == nil:
		return book.Against("PR-RUS-01", rules.Args{"cell": c.To.noun()}).As("empty")
	case t.Face == Down:
		return book.Against("PR-RUS-03", rules.Args{"cell": c.To.noun()})
	}
	return nil
}

// russianBorder checks the border that a Russian figure crosses. Walls stop operatives (PR-RUS-02),
// even at adjoining vents (PR-VENT-09). A step by card needs an open border too (PR-CLAR-02).
// Passing a wall takes all of Jaguar's movement (PR-RUS-08).
func russianBorder(s *State, c crossing) *rules.Violation {
	switch {
	case !c.border.walled():
		return nil
	case c.ByCard:
		return c.meetsWall("PR-CLAR-02")
	case c.Figure == Jaguar:
		return jaguarCrossing(s)
	case c.border == Adjoining:
		return c.meetsWall("PR-VENT-09")
	}
	return c.meetsWall("PR-RUS-02")
}

// jaguarCrossing checks that Jaguar has spent no movement symbol before he passes a wall
// (PR-RUS-08).
func jaguarCrossing(s *State) *rules.Violation {
	switch {
	case s.Jaguar.Crossed:
		return crossedAlready()
	case s.Jaguar.Moved > 0:
		return book.Against("PR-RUS-08", rules.Args{"moved": s.Jaguar.Moved})
	}
	return nil
}

// crossedAlready returns the violation for a Jaguar who has already passed a wall in this turn
// (PR-RUS-08).
func crossedAlready() *rules.Violation { return book.Against("PR-RUS-08", nil).As("crossed") }

// russianStepLimit checks the number of movement symbols: one for each operative (PR-RUS-04), two
// for Jaguar (PR-RUS-05). After passing a wall, Jaguar may use none (PR-RUS-08, PR-AMB-24). A step
// by card is extra (PR-OPS-07, PR-AMB-25).
func russianStepLimit(s *State, c crossing) *rules.Violation {
	if c.Figure == Jaguar {
		return jaguarStepLimit(s, c)
	}
	if o := s.findSoldier(c.Figure); !c.ByCard && o.Moved >= 1 {
		return book.Against("PR-RUS-04", rules.Args{"figure": c.Figure.noun()})
	}
	return nil
}

func jaguarStepLimit(s *State, c crossing) *rules.Violation {
	if c.throughWall() {
		return nil // russianBorder checks it
	}
	free := c.ByCard && s.House.Is(JaguarCardsExtra, "true")
	switch {
	case s.Jaguar.Crossed && !(c.ByCard && s.House.Is(CardAfterCrossing, "true")):
		return crossedAlready()
	case !free && s.Jaguar.Moved >= 2:
		return book.Against("PR-RUS-05", rules.Args{"moved": s.Jaguar.Moved})
	}
	return nil
}

// stepPaid checks the payment for a step: a movement symbol or a joker (PR-DICE-03), or two for
// passing a wall (PR-RUS-07). If Jaguar may not pass the wall, the payment is not checked
// (PR-RUS-08).
func stepPaid(s *State, c crossing) *rules.Violation {
	short := ruleID("PR-DICE-03")
	if c.throughWall() {
		short = "PR-RUS-07"
	}
	if c.ByCard || c.throughWall() && jaguarCrossing(s) != nil {
		return nil
	}
	return s.checkPayment(purchase{c.Pay, c.price(), OnAction, short})
}

// Border is the border between two neighbouring cells.
type Border int8

// A wall on either side closes a border (PR-AMB-05). In an ordinary step Rick passes a closed
// border only through two adjoining vents (PR-VENT-08).
const (
	NoBorder  Border = iota // one of the cells has no face-up tile
	Passable                // both edges open
	Adjoining               // both edges are vents
	Closed                  // a wall or a vent on either edge
)

// walled reports whether a wall is on the border. The wall may have vents.
func (b Border) walled() bool { return b == Adjoining || b == Closed }

// borderOf returns the border that a figure crosses when it leaves a cell in a direction.
func (s *State) borderOf(from Cell, d Dir) Border {
	return between(s.faceUp(from), s.faceUp(from.To(d)), d)
}

// between returns the border from a face-up tile to the next one in a direction. A nil tile means
// that there is no face-up tile.
func between(here, there *Tile, d Dir) Border {
	if here == nil || there == nil {
		return NoBorder
	}
	switch near, far := here.edge(d), there.edge(d.Back()); {
	case near == parts.Open && far == parts.Open:
		return Passable
	case near == parts.Vent && far == parts.Vent:
		return Adjoining
	}
	return Closed
}

// edge returns a side of a face-up tile. It returns "" for nil.
func (t *Tile) edge(d Dir) parts.Edge {
	if t == nil {
		return ""
	}
	return t.Edges.At(d)
}

// edge returns a side of the face-up tile on a cell. It returns "" if there is no such tile.
func (s *State) edge(c Cell, d Dir) parts.Edge { return s.faceUp(c).edge(d) }
