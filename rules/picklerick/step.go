package picklerick

import (
	"cmp"

	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

// crossing holds a step, and the border that this step crosses.
type crossing struct {
	StepTo
	from      Cell
	toward    Dir
	near, far parts.Edge // the edges on both sides of the border; "" for a tile that is not face up
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

// way returns ByVent or Afoot. It never returns ByParkour: Parkour is not a StepTo, but a Play
// (PR-CLAR-14, PR-VENT-01).
func (c crossing) way() Way {
	if c.Way == ByVent || c.near == parts.Vent {
		return ByVent
	}
	return Afoot
}

func (c crossing) throughWall() bool {
	return c.Figure == Jaguar && !c.ByCard && c.border.walled()
}

// ThroughWall reports whether a step leads Jaguar through a wall (PR-RUS-08).
func (s *State) ThroughWall(a StepTo) bool { return s.crossingOf(a).throughWall() }

func (c crossing) price() price {
	switch {
	case c.ByCard:
		return nil
	case c.throughWall():
		return priceIn(parts.Movement, 2)
	}
	return priceIn(parts.Movement, 1)
}

// checkStep lists the rules that a step breaks. If the figure is off the board, or the cell is not
// a neighbour, checkStep makes no further checks.
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

// PR-JAG-01, PR-OPS-02
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

// PR-MOVE-01, PR-MOVE-02
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

// If a figure steps by a card, this card must still grant a step (PR-DICE-03). If the card has the
// effect Flight, the steps end at the first new tile (PR-CLAR-11).
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

// Rick walks only across a border without walls (PR-RICK-02, PR-RICK-03). To crawl, he needs a vent
// on his own side of the border (PR-VENT-01). The other side must be a vent, a face-down tile or an
// empty cell (PR-VENT-07, PR-VENT-08, PR-TILE-08). A step that a card grants follows the same rules
// (PR-CLAR-02). With the card Take Cover, Rick can crawl only if both sides are vents (PR-CLAR-19).
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

// closedToRick returns the rule that closes a border to Rick, or "". It ignores the effects of
// cards.
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

func (c crossing) meetsWall(id ruleID) *rules.Violation {
	return book.Against(id, rules.Args{"toward": c.toward.noun()})
}

func (s *State) underCover(c crossing) bool {
	return c.ByCard && s.Turn.Grant != nil && s.Turn.Grant.Effect == parts.Cover
}

// Rick can step to an empty cell only if the stack still has a tile (PR-RICK-05, PR-AMB-19). The
// board has no limits (PR-TILE-09).
func rickStack(s *State, c crossing) *rules.Violation {
	if s.TileOn(c.To) == nil && s.Stack == 0 {
		return book.Impossible("PR-RICK-05", nil).As("stack")
	}
	return nil
}

// Only Rick may turn tiles face up and lay new tiles (PR-RUS-01, PR-RUS-03, PR-RICK-01).
func russianGround(s *State, c crossing) *rules.Violation {
	switch t := s.TileOn(c.To); {
	case t == nil:
		return book.Against("PR-RUS-01", rules.Args{"cell": c.To.noun()}).As("empty")
	case t.Face == Down:
		return book.Against("PR-RUS-03", rules.Args{"cell": c.To.noun()})
	}
	return nil
}

// Walls stop operatives (PR-RUS-02), and so do two adjoining vents (PR-VENT-09). Both also stop
// every step by a card (PR-CLAR-02). Without a card, Jaguar can pass a wall if he makes no other
// step in that turn (PR-RUS-08).
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

// PR-RUS-08
func jaguarCrossing(s *State) *rules.Violation {
	switch {
	case s.Jaguar.Crossed:
		return crossedAlready()
	case s.Jaguar.Moved > 0:
		return book.Against("PR-RUS-08", rules.Args{"moved": s.Jaguar.Moved})
	}
	return nil
}

// PR-RUS-08
func crossedAlready() *rules.Violation { return book.Against("PR-RUS-08", nil).As("crossed") }

// In a turn, an operative moves one cell (PR-RUS-04), and Jaguar two (PR-RUS-05). After Jaguar has
// passed a wall, he cannot move again (PR-RUS-08, PR-AMB-24). Steps by a card do not count
// (PR-OPS-07). A house rule can make them count for Jaguar (PR-AMB-25).
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
		return nil // russianBorder checks a step through a wall
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

// PR-DICE-03, PR-RUS-07. If Jaguar may not pass the wall (PR-RUS-08), stepPaid does not check the
// payment.
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

// A wall or a vent on either edge closes a border (PR-AMB-05). Rick can crawl through if both edges
// are vents (PR-VENT-08).
const (
	NoBorder  Border = iota // one of the cells has no face-up tile
	Passable                // both edges open
	Adjoining               // both edges are vents
	Closed                  // any other pair of edges
)

func (b Border) walled() bool { return b == Adjoining || b == Closed }

func (s *State) borderOf(from Cell, d Dir) Border {
	return between(s.faceUp(from), s.faceUp(from.To(d)), d)
}

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

func (t *Tile) edge(d Dir) parts.Edge {
	if t == nil {
		return ""
	}
	return t.Edges.At(d)
}

// Edge returns an edge of the face-up tile on a cell, or "".
func (s *State) Edge(c Cell, d Dir) parts.Edge { return s.faceUp(c).edge(d) }
