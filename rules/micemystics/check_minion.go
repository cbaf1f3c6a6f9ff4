package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
)

// checkMinions judges what a figure did by what the minions' rules leave open
// to it. Where they need what nobody has told, nothing is said.
func checkMinions(s *State, a Action) []rules.Violation {
	if s.Turn.Step != FigureStep {
		return nil
	}
	now, next, v := s.actingNext(By(a))
	if v != nil {
		return []rules.Violation{*v}
	}
	if len(next.decision.Open) == 0 && !now.Turn.Walked {
		return nil
	}
	j := minionJudge{now, next.decision.Open}
	switch a := a.(type) {
	case March:
		v = j.checkMarch(a)
	case Strike:
		v = j.checkStrike(a)
	case Hold:
		v = j.checkHold()
	case Leap:
		v = j.checkLeap(a)
	case Chase:
		v = j.checkChase(a)
	}
	if v == nil {
		return nil
	}
	return []rules.Violation{*v}
}

// actingNext returns the state when that figure acts and the next step there, or
// the violation if another is to act.
func (s *State) actingNext(figure Name) (*State, nextStep, *rules.Violation) {
	now, next := s.settleCard(new(tileGraphs))
	t := &now.Turn
	switch {
	case figure == NoFigure || figure == t.Acting:
		return now, next, nil
	case !t.Lined: // the order is not known yet
		return now, next, nil
	case !slices.Contains(t.Figures, figure):
		return nil, next, book.Against("MM-MTURN-02", rules.Args{"figure": figure.Noun()})
	case t.Acting != NoFigure:
		return nil, next, book.Against("MM-MTURN-04", rules.Args{"figure": figure.Noun(), "first": t.Acting.Noun()})
	case next.need.For != NoWait:
		return now, nextStep{}, nil
	}
	for _, o := range next.decision.Open {
		if f := By(o); f == figure || now.identical(f, figure) {
			r := &resolver{State: now.clone()}
			r.activateFigure(figure)
			now, next = r.State.settleCard(new(tileGraphs))
			return now, next, nil
		}
	}
	return nil, next, book.Against("MM-MTURN-04", rules.Args{"figure": figure.Noun(), "first": By(next.decision.Action).Noun()})
}

// minionJudge compares an action with those that are open to the figure that acts.
type minionJudge struct {
	*State
	open []Action
}

func (j minionJudge) against(rule tables.RuleID, target Name) *rules.Violation {
	args := rules.Args{"figure": j.Turn.Acting.Noun()}
	if j.Turn.Acting == NoFigure {
		args["figure"] = initiativeCard(j.Turn.Card)
	}
	if target != NoFigure {
		args["target"] = target.Noun()
	}
	return book.Against(rule, args)
}

// checkHold judges that a figure does nothing more: it must attack if it can.
func (j minionJudge) checkHold() *rules.Violation {
	if len(j.open) == 0 {
		return nil
	}
	switch due := j.open[0].(type) {
	case March:
		return j.against("MM-MMOV-03", due.Toward)
	case Strike:
		if due.Space != "" {
			return j.against("MM-GRAPE-11", NoFigure)
		}
		return j.against("MM-MATK-02", due.Target)
	case Leap, Chase:
		return j.against("MM-CAT-03", NoFigure)
	}
	return nil
}
