package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// checkMinions checks an action of a figure that the program plays. It returns nil if the allowed
// actions depend on facts that people have not entered.
func checkMinions(s *State, a Action) []rules.Violation {
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

// actingNext returns the state in which the given figure acts, and its next step. If another figure
// must act first, it returns a violation.
func (s *State) actingNext(figure Name) (*State, nextStep, *rules.Violation) {
	now, next := s.settleCard(new(tileGraphs), nil)
	t := &now.Turn
	switch {
	case figure == NoFigure || figure == t.Acting:
		return now, next, nil
	case !t.Ordered: // the order is not known yet
		return now, next, nil
	case !slices.Contains(t.Figures, figure):
		return nil, next, now.notAwaited(figure)
	case t.Acting != NoFigure:
		args := rules.Args{"figure": figure.Noun(), "first": t.Acting.Noun()}
		return nil, next, against("MM-MTURN-04", "other-acts", args)
	case next.need.For != NoWait:
		return now, nextStep{}, nil
	}
	for _, o := range next.decision.Open {
		if f := By(o); f == figure || now.identical(f, figure) {
			r := &resolver{State: now.clone()}
			r.activateFigure(figure)
			now, next = r.settleCard(new(tileGraphs), nil)
			return now, next, nil
		}
	}
	args := rules.Args{"figure": figure.Noun(), "first": By(next.decision.Action).Noun()}
	return nil, next, against("MM-MTURN-04", "nearer-first", args)
}

// notAwaited returns the violation for a figure that has already acted, or that does not act with
// the current card (MM-MTURN-02).
func (s *State) notAwaited(figure Name) *rules.Violation {
	if slices.Contains(s.cardFigures(), figure) {
		return against("MM-MTURN-02", "figure-acted", rules.Args{"figure": figure.Noun()})
	}
	return against("MM-MTURN-02", "stranger", rules.Args{"figure": figure.Noun()})
}

// minionJudge checks an action of the acting figure. The field open lists all legal actions of this
// figure.
type minionJudge struct {
	*State
	open []Action
}

// The method against returns a violation by the acting figure. If `target` is set, the violation
// also names this figure.
func (j minionJudge) against(rule tables.RuleID, cause string, target Name) *rules.Violation {
	args := rules.Args{"figure": j.Turn.Acting.Noun()}
	if j.Turn.Acting == NoFigure {
		args["figure"] = initiativeCard(j.Turn.Card)
	}
	if target != NoFigure {
		args["target"] = target.Noun()
	}
	return against(rule, cause, args)
}

// onWay returns the violation of a figure that enters a space illegally.
func (j minionJudge) onWay(rule tables.RuleID, cause string, id parts.SpaceID) *rules.Violation {
	v := j.against(rule, cause, NoFigure)
	if id == "" {
		v.As("space-unsaid")
	}
	v.Args["room"], v.Args["space"] = tileSide(j.At(j.Turn.Acting).Room), Spot{j.At(j.Turn.Acting).Room, id}.Noun()
	return v
}

// rightAt returns a violation that says which space is correct.
func (j minionJudge) rightAt(rule tables.RuleID, cause string, at Spot) *rules.Violation {
	v := j.against(rule, cause, NoFigure)
	v.Args["right"] = at.Noun()
	return v
}

// rightWay returns a violation that shows which paths on the map are correct.
func (j minionJudge) rightWay(rule tables.RuleID, cause string, target Name) *rules.Violation {
	v := j.against(rule, cause, target)
	var ways []rules.Noun
	for _, o := range j.open {
		switch o := o.(type) {
		case March:
			ways = append(ways, wayNoun(o.Path))
		case Chase:
			ways = append(ways, wayNoun(o.Path))
		}
	}
	v.Args["ways"] = ways
	return v
}

// checkHold checks that a figure may end its turn. A figure that can move or attack must do so.
func (j minionJudge) checkHold() *rules.Violation {
	if len(j.open) == 0 {
		return nil
	}
	switch due := j.open[0].(type) {
	case March:
		if due.Toward == NoFigure && len(due.Path) == 0 {
			return j.against("MM-GRAPE-02", "must-go-to-grape", NoFigure)
		}
		if len(due.Path) == 0 {
			return j.against("MM-MMOV-03", "must-march", due.Toward)
		}
		return j.rightWay("MM-MMOV-03", "must-go", NoFigure)
	case Strike:
		if due.Space != "" {
			return j.rightAt("MM-GRAPE-11", "must-throw", Spot{j.At(j.Turn.Acting).Room, due.Space})
		}
		return j.against("MM-MATK-02", "must-attack", due.Target)
	case Leap, Chase:
		return j.against("MM-CAT-03", "cat-acts", NoFigure)
	}
	return nil
}

func (r *resolver) applyMinionTurn(a Action) {
	r.answerWait(ForFacts) // an action makes the awaited answers unnecessary
	if !r.makeActing(By(a)) {
		return
	}
	switch a := a.(type) {
	case March:
		r.applyMarch(a)
	case Strike:
		r.applyStrike(a)
	case Hold:
		r.endFigureTurn()
	case Leap:
		r.applyLeap(a)
	case Chase:
		r.applyChase(a)
	}
}
