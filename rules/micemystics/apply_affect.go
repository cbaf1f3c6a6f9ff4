package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// applyAffect applies one effect; an amount that was left out is one.
func (r *resolver) applyAffect(a Affect) {
	if a.Count == 0 {
		a.Count = 1
	}
	switch a.Effect {
	case Feed:
		r.feedWheel("wheel", "", a.Count)
	case TurnPages:
		r.movePages(a.Count)
	case EndPage:
		r.moveEnd(a.Count)
	case Lend:
		r.lendItem(a.Item)
	case Cross, Points:
		r.affectTurn(a)
	default:
		r.affectFigure(a)
	}
}

// moveEnd moves the chapter end token, never past the last page (MM-AMB-62).
func (r *resolver) moveEnd(pages int) {
	to := r.End + pages
	if r.Chapter.LastPage > 0 {
		to = min(to, r.Chapter.LastPage)
	}
	r.End = to
	r.note("end-moved", "", rules.Args{"page": to})
	r.endIfOutOfTime()
}

// lendItem brings a party item into the stash that is nowhere on the table.
func (r *resolver) lendItem(item parts.PartyItem) {
	if item != parts.NoPartyItem && !slices.Contains(r.Stash, item) && r.findToken(item) == nil {
		r.returnItem(item, "")
	}
}

// affectTurn applies an effect on the turn of the mouse that acts.
func (r *resolver) affectTurn(a Affect) {
	switch {
	case r.Turn.Step != MouseStep || a.On != NoFigure && string(a.On) != r.Turn.Card:
	case a.Effect == Cross:
		r.allowCrossing()
	default:
		r.Turn.setPoints(max(0, r.Turn.Points+a.Count), 0)
		if a.Count > 0 {
			r.note("points", "", rules.Args{"points": r.Turn.Points})
		}
	}
}

func (r *resolver) affectFigure(a Affect) {
	switch a.Effect {
	case Wound, PoisonHit:
		r.woundFigure(a.On, a.Count, a.Effect == PoisonHit, a.By)
	case Heal, Cure:
		r.healMouse(a.On, a.Count, a.Effect == Cure)
	case Afflict, Relieve:
		r.afflictFigure(a.On, a.Condition, a.Effect == Afflict)
	case Gain:
		r.gainCheese(a.On, a.Count)
	case Steal:
		r.stealCheese(a)
	case Seize:
		r.captureMouse(a.On, "")
	case Slay:
		if r.findMouse(a.On) == nil {
			r.defeatFigure(a.On, a.By)
		}
	}
}

// healMouse takes wounds off a mouse: ordinary ones, or poison wounds where the
// remedy is one for them (MM-COND-13).
func (r *resolver) healMouse(figure Name, n int, poison bool) {
	m := r.findMouse(figure)
	if m == nil {
		return
	}
	has, id, rule := &m.Wounds, "healed", tables.RuleID("")
	if poison {
		has, id, rule = &m.Poison, "cured", "MM-COND-13"
	}
	if n = min(n, *has); n > 0 {
		*has -= n
		r.note(id, rule, r.woundArgs(figure, n))
	}
}

// afflictFigure gives a figure on the board a condition or takes it away. None
// counts twice (MM-COND-01, MM-COND-04, MM-COND-08); minions only fall.
func (r *resolver) afflictFigure(figure Name, what Condition, on bool) {
	if has, known := r.hasCondition(figure, what); known && has != on {
		r.setCondition(figure, what, on, "")
	}
}

// gainCheese gives a mouse cheese, or takes what it has.
func (r *resolver) gainCheese(mouse Name, n int) {
	if m := r.findMouse(mouse); m != nil {
		if n = max(n, -m.Cheese); n != 0 {
			r.changeCheese(mouse, n, "")
		}
	}
}

// stealCheese takes cheese from a mouse. What a greedy roach steals goes on the wheel
// (MM-ROACH-03), anything else back to the heap.
func (r *resolver) stealCheese(a Affect) {
	m := r.findMouse(a.On)
	if m == nil {
		return
	}
	n := min(a.Count, m.Cheese)
	if n <= 0 {
		return
	}
	r.changeCheese(a.On, -n, "MM-ROACH-03")
	if r.stealsForWheel(a.By) {
		r.feedWheel("wheel", "MM-ROACH-03", n)
	}
}

// stealsForWheel reports whether a roach, or one that is not named, steals for the
// wheel: not where the roach ripper is (MM-ACH-06).
func (s *State) stealsForWheel(by Name) bool {
	m := s.findMinion(by)
	if m == nil {
		return s.Greedy && by == NoFigure
	}
	ripper := s.At(s.tokenHolder(parts.RoachRipperToken))
	return s.typeOf(m).Family == parts.Roach && (s.Greedy || m.Greedy) && (ripper == Nowhere || ripper.Room != m.At.Room)
}
