package picklerick

import (
	"cmp"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

// crossing is a step together with the border that the figure crosses.
type crossing struct {
	StepTo
	from      Cell
	toward    Dir
	near, far parts.Edge // the edges of both tiles at the border; "" if the tile is not face up
	border    Border
}

func (s *State) crossingOf(a StepTo) crossing {
	c := crossing{StepTo: a}
	c.from, _ = s.Where(a.Figure)
	c.toward, _ = c.from.Toward(a.To)
	here, there := s.faceUp(c.from), s.faceUp(c.from.To(c.toward))
	c.near, c.far = here.edge(c.toward), there.edge(c.toward.Back())
	c.border = between(here, there, c.toward)
	return c
}

// way returns how Rick crosses the border. He crawls through a vent if his own tile has a vent at
// the border, or if the field Way says so (PR-VENT-01). In all other cases, he walks. The card
// Parkour is a Play, not a StepTo (PR-CLAR-14).
func (c crossing) way() Way {
	if c.Way == ByVent || c.near == parts.Vent {
		return ByVent
	}
	return Afoot
}

// throughWall reports whether Jaguar passes a wall with this step.
func (c crossing) throughWall() bool {
	return c.Figure == Jaguar && !c.ByCard && c.border.walled()
}

// price returns the cost of the step: one movement symbol, or two through a wall. A step that a
// card grants costs nothing.
func (c crossing) price() price {
	switch {
	case c.ByCard:
		return nil
	case c.throughWall():
		return priceIn(parts.Movement, 2)
	}
	return priceIn(parts.Movement, 1)
}

// checkStep returns the violations of a step. First, the figure must be on the board and step to a
// neighbouring cell. If it does not, no other rule is checked.
func checkStep(s *State, a StepTo) []rules.Violation {
	c := s.crossingOf(a)
	if v := cmp.Or(checkPresent(s, a.Figure), oneCell(c)); v != nil {
		return []rules.Violation{*v}
	}
	if a.Figure == Rick {
		return rules.Breaks(s, c, stepGranted, rickBorder, rickStack, stepPaid)
	}
	return rules.Breaks(s, c, stepGranted, russianGround, russianBorder, russianStepLimit, stepPaid)
}

// checkPresent checks that a figure is on the board (PR-JAG-01, PR-OPS-02).
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

// oneCell checks that a step goes exactly one cell along a row or column (PR-MOVE-01), and not
// diagonally (PR-MOVE-02).
func oneCell(c crossing) *rules.Violation {
	cells := c.from.Steps(c.To)
	args := rules.Args{"figure": c.Figure.noun(), "cell": c.from.noun()}
	switch {
	case cells == 0:
		return book.Against("PR-MOVE-01", args).As("stays")
	case c.toward == NoDir:
		args["to"] = c.To.noun()
		return book.Against("PR-MOVE-02", args)
	case cells != 1:
		return book.Against("PR-MOVE-01", rules.Args{"cells": cells}).As("far")
	}
	return nil
}

// stepGranted checks a step with ByCard: a played card must still grant it (PR-DICE-03). A card
// with the effect Flight grants no more steps after the first new tile (PR-CLAR-11).
func stepGranted(s *State, c crossing) *rules.Violation {
	g := s.Turn.Grant
	switch {
	case !c.ByCard:
		return nil
	case g != nil && g.Ended:
		return book.Against("PR-CLAR-11", rules.Args{"card": noun(NounCard, g.Card)})
	case g == nil || g.Steps == 0:
		return book.Against("PR-DICE-03", nil).As("by_card")
	}
	return nil
}

// rickBorder checks the border that Rick crosses. He can walk only across a border without a wall
// (PR-RICK-02, PR-RICK-03). He can crawl only through a vent of his own tile (PR-VENT-01). Beyond
// the vent there must be a face-down tile, an empty cell or another vent (PR-VENT-07, PR-VENT-08,
// PR-TILE-08). A step that a card grants follows the same rules (PR-CLAR-02, PR-CLAR-19).
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

// closedToRick returns the rule that forbids Rick to cross a border. If no rule forbids it,
// closedToRick returns "". It ignores the effects of cards.
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

// meetsWall returns the violation for a step that a wall or a vent makes impossible.
func (c crossing) meetsWall(id ruleID) *rules.Violation {
	return book.Against(id, rules.Args{"toward": c.toward.noun()})
}

func (s *State) underCover(c crossing) bool {
	return c.ByCard && s.Turn.Grant != nil && s.Turn.Grant.Effect == parts.Cover
}

// rickStack checks that the stack has a tile if Rick steps onto an empty cell (PR-RICK-05,
// PR-AMB-19). The cell may be anywhere, because the board has no limits (PR-TILE-09).
func rickStack(s *State, c crossing) *rules.Violation {
	if s.TileOn(c.To) == nil && s.Stack == 0 {
		return book.Impossible("PR-RICK-05", nil).As("stack")
	}
	return nil
}

// russianGround checks that a Russian figure steps onto a face-up tile. Only Rick can turn up or
// lay tiles (PR-RUS-01, PR-RUS-03, PR-RICK-01).
func russianGround(s *State, c crossing) *rules.Violation {
	switch t := s.TileOn(c.To); {
	case t == nil:
		return book.Against("PR-RUS-01", rules.Args{"cell": c.To.noun()}).As("empty")
	case t.Face == Down:
		return book.Against("PR-RUS-03", rules.Args{"cell": c.To.noun()})
	}
	return nil
}

// russianBorder checks the border that a Russian figure crosses. Walls stop operatives (PR-RUS-02),
// even if both tiles have a vent there (PR-VENT-09). A step that a card grants needs an open border
// too (PR-CLAR-02). Jaguar can pass a wall, but makes no other step in that turn (PR-RUS-08).
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

// jaguarCrossing checks that Jaguar has not moved in this turn before he passes a wall (PR-RUS-08).
func jaguarCrossing(s *State) *rules.Violation {
	switch {
	case s.Jaguar.Crossed:
		return crossedAlready()
	case s.Jaguar.Moved > 0:
		return book.Against("PR-RUS-08", rules.Args{"moved": s.Jaguar.Moved})
	}
	return nil
}

// crossedAlready refuses a step of Jaguar after he has passed a wall in this turn (PR-RUS-08).
func crossedAlready() *rules.Violation { return book.Against("PR-RUS-08", nil).As("crossed") }

// russianStepLimit checks the number of movement symbols spent on a figure in this turn. An
// operative may use one symbol (PR-RUS-04). Jaguar may use two (PR-RUS-05), but none after passing
// a wall (PR-RUS-08, PR-AMB-24). Steps by a card do not count (PR-OPS-07). By a house rule, they
// count for Jaguar (PR-AMB-25).
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
		return nil // russianBorder checks this step
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

// stepPaid checks the payment for a step. A step costs a movement symbol or a joker (PR-DICE-03).
// Passing a wall costs two symbols (PR-RUS-07). If Jaguar cannot pass the wall, the payment is not
// checked (PR-RUS-08).
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

// Border is the kind of border between two neighbouring cells.
type Border int8

// At a border the edges of two tiles meet. A wall on either edge closes the border (PR-AMB-05).
// Rick passes a border with walls only if both edges have vents (PR-VENT-08).
const (
	NoBorder  Border = iota // one of the cells has no face-up tile
	Passable                // both edges open
	Adjoining               // both edges are vents
	Closed                  // at least one edge has a wall, and not both edges are vents
)

// walled reports whether the border has a wall, with or without vents.
func (b Border) walled() bool { return b == Adjoining || b == Closed }

func (s *State) borderOf(from Cell, d Dir) Border {
	return between(s.faceUp(from), s.faceUp(from.To(d)), d)
}

// The function between returns the border between two tiles. `d` is the direction from the tile
// `here` to the tile `there`. A nil tile means that the cell has no face-up tile.
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

// edge returns the edge of a face-up tile in a direction. For a nil tile, it returns "".
func (t *Tile) edge(d Dir) parts.Edge {
	if t == nil {
		return ""
	}
	return t.Edges.At(d)
}

// Edge returns one edge of the face-up tile on a cell. If there is no such tile, it returns "".
func (s *State) Edge(c Cell, d Dir) parts.Edge { return s.faceUp(c).edge(d) }
