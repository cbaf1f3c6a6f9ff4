package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// checkMinions returns the violation of an action of the minions. If the allowed actions depend on
// facts that people have not entered, checkMinions returns nil.
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

// actingNext returns a violation if another figure must act first.
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

// MM-MTURN-02
func (s *State) notAwaited(figure Name) *rules.Violation {
	if slices.Contains(s.cardFigures(), figure) {
		return against("MM-MTURN-02", "figure-acted", rules.Args{"figure": figure.Noun()})
	}
	return against("MM-MTURN-02", "stranger", rules.Args{"figure": figure.Noun()})
}

// minionJudge checks an action of the acting figure. The field `open` lists the legal actions of
// this figure.
type minionJudge struct {
	*State
	open []Action
}

// `target` may be NoFigure.
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

func (j minionJudge) onWay(rule tables.RuleID, cause string, id parts.SpaceID) *rules.Violation {
	v := j.against(rule, cause, NoFigure)
	if id == "" {
		v.As("space-unsaid")
	}
	v.Args["room"], v.Args["space"] = tileSide(j.At(j.Turn.Acting).Room), Spot{j.At(j.Turn.Acting).Room, id}.Noun()
	return v
}

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
	r.answerWait(ForFacts) // after this action, the awaited answers are not needed
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
