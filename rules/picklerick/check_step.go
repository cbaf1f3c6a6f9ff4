package picklerick

import (
	"tablemate/rules"
	parts "tablemate/tables/picklerick"
)

// checkStep judges a step. If the figure is not on the board, or the cell is not
// next to it, no other rule is checked.
func checkStep(s *State, a StepTo) []rules.Violation {
	for _, first := range []rules.Rule[State, StepTo]{figureThere, oneCell} {
		if v := first(s, a); v != nil {
			return []rules.Violation{*v}
		}
	}
	if a.Figure == Rick {
		return rules.Breaks(s, a, stepGranted, rickBorder, rickStack, stepPaid)
	}
	return rules.Breaks(s, a, stepGranted, russianGround, russianBorder, russianStepLimit, stepPaid)
}

// figureThere: only figures on the board move (PR-JAG-01, PR-OPS-02).
func figureThere(s *State, a StepTo) *rules.Violation { return checkPresent(s, a.Figure) }

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

// oneCell: a step goes one cell along a row or a column (PR-MOVE-01), never
// askew (PR-MOVE-02).
func oneCell(s *State, a StepTo) *rules.Violation {
	from, _ := s.Where(a.Figure)
	d, cells := from.Toward(a.To)
	switch {
	case from == a.To:
		return book.Against("PR-MOVE-01", rules.Args{"figure": a.Figure.noun(), "cell": from.noun()}).As("stays")
	case d == NoDir:
		return book.Against("PR-MOVE-02", rules.Args{"figure": a.Figure.noun(), "cell": from.noun(), "to": a.To.noun()})
	case cells != 1:
		return book.Against("PR-MOVE-01", rules.Args{"cells": cells}).As("far")
	}
	return nil
}

// stepGranted: a step by card needs a card that still grants one; a flight
// ends with the first new tile (PR-DICE-03, PR-CLAR-11).
func stepGranted(s *State, a StepTo) *rules.Violation {
	g := s.Turn.Grant
	switch {
	case !a.ByCard:
		return nil
	case g != nil && g.Ended:
		return book.Against("PR-CLAR-11", rules.Args{"card": cardNoun(g.Card)})
	case g == nil || g.Steps == 0:
		return book.Against("PR-DICE-03", nil).As("by_card")
	}
	return nil
}

// rickBorder: Rick walks where no wall is (PR-RICK-02, PR-RICK-03) and crawls
// only through a vent of his own tile (PR-VENT-01) that meets a face-down tile,
// an empty cell or another vent (PR-VENT-07, PR-VENT-08, PR-TILE-08). A card's step follows
// the same rules (PR-CLAR-02, PR-CLAR-19).
func rickBorder(s *State, a StepTo) *rules.Violation {
	from, d := s.stepFrom(a)
	near, target := s.edge(from, d), s.faceUp(a.To)
	args := rules.Args{"toward": d.noun()}
	var id ruleID
	switch vent := s.wayOf(a) == ByVent; {
	case vent && near != parts.Vent:
		id = "PR-VENT-01"
	case vent && target != nil && target.Edges.At(d.Back()) != parts.Vent:
		id = "PR-VENT-07"
		if target.Place == parts.Roof {
			id = "PR-TILE-08"
		}
	case !vent && near == parts.Wall:
		id = "PR-RICK-02"
	case !vent && target != nil && target.Edges.At(d.Back()) != parts.Open:
		id = "PR-RICK-03"
	}
	walled := near != parts.Open || target != nil && target.Edges.At(d.Back()) != parts.Open
	switch {
	case walled && s.underCover(a) && s.borderOf(from, d) != Adjoining:
		return book.Against("PR-CLAR-19", args)
	case id == "":
		return nil
	case a.ByCard && (id == "PR-RICK-02" || id == "PR-RICK-03"):
		return cardMeetsWall(d)
	}
	return book.Against(id, args)
}

// cardMeetsWall is the violation by a card's step that meets a wall (PR-CLAR-02).
func cardMeetsWall(d Dir) *rules.Violation {
	return book.Against("PR-CLAR-02", rules.Args{"toward": d.noun()})
}

func (s *State) underCover(a StepTo) bool {
	return a.ByCard && s.Turn.Grant != nil && s.Turn.Grant.Effect == parts.Cover
}

// rickStack: no tile left, no step onto an empty cell (PR-RICK-05, PR-AMB-19),
// which may lie anywhere, for the board has no edge (PR-TILE-09).
func rickStack(s *State, a StepTo) *rules.Violation {
	if s.tileOn(a.To) == nil && s.Stack == 0 {
		return book.Impossible("PR-RICK-05", nil).As("stack")
	}
	return nil
}

// russianGround: Russians walk on face-up tiles; only Rick turns tiles up or
// lays them (PR-RUS-01, PR-RUS-03, PR-RICK-01).
func russianGround(s *State, a StepTo) *rules.Violation {
	switch t := s.tileOn(a.To); {
	case t == nil:
		return book.Against("PR-RUS-01", rules.Args{"cell": a.To.noun()}).As("empty")
	case t.Face == Down:
		return book.Against("PR-RUS-03", rules.Args{"cell": a.To.noun()})
	}
	return nil
}

// russianBorder: walls stop operatives (PR-RUS-02), even where vents adjoin
// (PR-VENT-09); a card's step needs an open border too (PR-CLAR-02). Jaguar's
// way through a wall is the whole of his movement (PR-RUS-08).
func russianBorder(s *State, a StepTo) *rules.Violation {
	from, d := s.stepFrom(a)
	border := s.borderOf(from, d)
	args := rules.Args{"toward": d.noun()}
	switch {
	case border == NoBorder || border == Passable:
		return nil
	case a.ByCard:
		return cardMeetsWall(d)
	case a.Figure == Jaguar:
		return jaguarCrossing(s, a)
	case border == Adjoining:
		return book.Against("PR-VENT-09", args)
	}
	return book.Against("PR-RUS-02", args)
}

// jaguarCrossing: no other movement symbol goes before a wall (PR-RUS-08).
func jaguarCrossing(s *State, _ StepTo) *rules.Violation {
	switch {
	case s.Jaguar.Crossed:
		return crossedAlready()
	case s.Jaguar.Moved > 0:
		return book.Against("PR-RUS-08", rules.Args{"moved": s.Jaguar.Moved})
	}
	return nil
}

// crossedAlready is the violation by a Jaguar who moves after a wall (PR-RUS-08).
func crossedAlready() *rules.Violation { return book.Against("PR-RUS-08", nil).As("crossed") }

// russianStepLimit: one movement symbol for each operative (PR-RUS-04), two for
// Jaguar (PR-RUS-05), none after he went through a wall (PR-RUS-08, PR-AMB-24).
// A card's step is extra (PR-OPS-07, PR-AMB-25).
func russianStepLimit(s *State, a StepTo) *rules.Violation {
	if a.Figure == Jaguar {
		return jaguarStepLimit(s, a)
	}
	if o := s.findSoldier(a.Figure); !a.ByCard && o.Moved >= 1 {
		return book.Against("PR-RUS-04", rules.Args{"figure": a.Figure.noun()})
	}
	return nil
}

func jaguarStepLimit(s *State, a StepTo) *rules.Violation {
	if s.crossesWall(a) {
		return nil // judged as a crossing
	}
	free := a.ByCard && s.House.Is(JaguarCardsExtra, "true")
	switch {
	case s.Jaguar.Crossed && !(a.ByCard && s.House.Is(CardAfterCrossing, "true")):
		return crossedAlready()
	case !free && s.Jaguar.Moved >= 2:
		return book.Against("PR-RUS-05", rules.Args{"moved": s.Jaguar.Moved})
	}
	return nil
}

// stepPaid: a step costs a movement symbol or a joker (PR-DICE-03), Jaguar's way
// through a wall two of them (PR-RUS-07). If he may not pass the wall, payment is
// not judged (PR-RUS-08).
func stepPaid(s *State, a StepTo) *rules.Violation {
	short := ruleID("PR-DICE-03")
	if s.crossesWall(a) {
		short = "PR-RUS-07"
	}
	if a.ByCard || s.crossesWall(a) && jaguarCrossing(s, a) != nil {
		return nil
	}
	return s.checkPayment(purchase{a.Pay, s.stepPrice(a), OnAction, short})
}
