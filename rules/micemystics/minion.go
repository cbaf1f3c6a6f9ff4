package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
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
		return nil, next, against(
			"MM-MTURN-04",
			"other-acts",
			rules.Args{"figure": figure.Noun(), "first": t.Acting.Noun()},
		)
	case next.need.For != NoWait:
		return now, nextStep{}, nil
	}
	for _, o := range next.decision.Open {
		if f := By(o); f == figure || now.identical(f, figure) {
			r := &resolver{State: now.clone()}
			r.activateFigure(figure)
			now, next = r.State.settleCard(new(tileGraphs), nil)
			return now, next, nil
		}
	}
	return nil, next, against(
		"MM-MTURN-04",
		"nearer-first",
		rules.Args{"figure": figure.Noun(), "first": By(next.decision.Action).Noun()},
	)
}

// notAwaited returns the violation of a figure that has acted in this turn, or is none of
// the figures of its card (MM-MTURN-02).
func (s *State) notAwaited(figure Name) *rules.Violation {
	if slices.Contains(s.cardFigures(), figure) {
		return against("MM-MTURN-02", "figure-acted", rules.Args{"figure": figure.Noun()})
	}
	return against("MM-MTURN-02", "stranger", rules.Args{"figure": figure.Noun()})
}

// minionJudge compares an action with those that are open to the figure that acts.
type minionJudge struct {
	*State
	open []Action
}

// against returns the violation of the figure that acts. The target is whom the rules
// name instead.
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

// onWay returns the violation of a figure that may not enter a space.
func (j minionJudge) onWay(rule tables.RuleID, cause string, id parts.SpaceID) *rules.Violation {
	v := j.against(rule, cause, NoFigure)
	if id == "" {
		v.As("space-unsaid")
	}
	v.Args["room"], v.Args["space"] = tileSide(j.At(j.Turn.Acting).Room), Spot{j.At(j.Turn.Acting).Room, id}.Noun()
	return v
}

// rightAt returns a violation with the space that would be right.
func (j minionJudge) rightAt(rule tables.RuleID, cause string, at Spot) *rules.Violation {
	v := j.against(rule, cause, NoFigure)
	v.Args["right"] = at.Noun()
	return v
}

// rightWay returns a violation with the ways over the map that would be right.
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

// checkHold judges that a figure does nothing more: it must attack if it can.
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

// checkStrike judges an attack.
func (j minionJudge) checkStrike(a Strike) *rules.Violation {
	t := &j.Turn
	if !t.Walked {
		return j.against("MM-MTURN-01", "strikes-first", a.Target)
	}
	d := j.newDecider(t.Acting, new(tileGraphs), nil)
	if d.baitSpot() == d.me.at {
		return j.against("MM-GRAPE-03", "eats", NoFigure)
	}
	for _, o := range j.open {
		if o, ok := o.(Strike); ok && o.Target == a.Target && o.Space == a.Space {
			return nil
		}
	}
	if t.Armed || a.Space != "" {
		return j.throwBreach(d, a)
	}
	list, known := d.targets()
	i := slices.IndexFunc(list, func(p candidate) bool { return p.Name() == a.Target })
	switch {
	case i < 0:
		return j.outOfReach(d, a.Target, known)
	case len(j.open) == 0:
		return nil
	}
	due, _ := j.open[0].(Strike)
	best := list[slices.IndexFunc(list, func(p candidate) bool { return p.Name() == due.Target })]
	p := &list[i]
	if p.attacked == best.attacked &&
		(p.At == best.At || p.least == best.least || p.attacked && j.House.Is(AllAttacked, "all")) {
		return j.against("MM-MATK-04", "strike-card", due.Target)
	}
	return j.against("MM-MATK-03", "strike-nearest", due.Target)
}

// throwBreach returns the violation of a throw of the grape, or of an attack instead
// of one.
func (j minionJudge) throwBreach(d *decider, a Strike) *rules.Violation {
	t, l := &j.Turn, j.findToken(parts.Grape)
	switch {
	case !t.Armed && l != nil && l.Thrown && l.At == d.me.at && len(d.miceHere()) > 0:
		return j.against("MM-GRAPE-13", "mice-at-grape", NoFigure)
	case !t.Armed:
		return j.against("MM-GRAPE-11", "unarmed", NoFigure)
	case len(j.open) == 0: // something must be told first
		return nil
	}
	due, ok := j.open[0].(Strike)
	if !ok {
		return j.against("MM-GRAPE-11", "nobody-to-throw-at", NoFigure)
	}
	right := Spot{d.me.at.Room, due.Space}
	if a.Space == "" {
		return j.rightAt("MM-GRAPE-11", "must-throw", right)
	}
	most := 0
	for _, p := range d.candidates {
		most = max(most, len(d.state.MiceOn(p.At)))
	}
	if len(d.state.MiceOn(Spot{d.me.at.Room, a.Space})) == most {
		return j.rightAt("MM-GRAPE-12", "throw-card", right)
	}
	return j.rightAt("MM-GRAPE-11", "throw-most", right)
}

// outOfReach is the violation of an attack on a mouse that the figure cannot
// attack.
func (j minionJudge) outOfReach(d *decider, target Name, known bool) *rules.Violation {
	p := slices.IndexFunc(d.candidates, func(p candidate) bool { return p.Name() == target })
	switch {
	case target == NoFigure:
		return j.against("MM-MEL-02", "strike-unsaid", NoFigure)
	case p < 0 && d.me.ranged:
		return j.against("MM-RNG-02", "strike-other-tile", target)
	case p < 0:
		return j.against("MM-MEL-02", "strike-other-tile", target)
	case d.me.ranged:
		switch j.lineOfSight(d.me.at, d.candidates[p].At) {
		case No:
			return j.against("MM-LOS-01", "strike-hidden", target)
		case Unknown:
			return nil
		}
		if !known {
			return nil
		}
		return j.against("MM-MATK-06", "strike-near-first", target)
	case d.meleeReach(d.candidates[p].At) == Unknown:
		return nil
	}
	l, joined := j.border(d.me.at, d.candidates[p].At)
	switch {
	case joined && l.Line == parts.Red:
		return j.against("MM-LINE-05", "strike-over-red", target)
	case joined && l.Line == parts.Gap:
		return j.against("MM-WALL-04", "strike-over-gap", target)
	}
	return j.against("MM-MEL-02", "strike-out-of-reach", target)
}

// applyMinionTurn applies what a figure of the card on play did.
func (r *resolver) applyMinionTurn(a Action) {
	r.answerWait(ForFacts) // an action that says what happened needs no answers
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

// makeActing makes a figure the one that acts, the one on play where none is named;
// false where there is none on the board.
func (r *resolver) makeActing(figure Name) bool {
	if !r.Turn.Ordered {
		r.applyNext(r.nextStep(&r.graphs, nil))
	}
	if figure == NoFigure {
		figure = r.Turn.Acting
	}
	if r.At(figure) == Nowhere {
		return false
	}
	if figure != r.Turn.Acting {
		r.activateFigure(figure)
	}
	return true
}

// applyNext applies a step that follows by itself; it returns false if the step is
// none.
func (r *resolver) applyNext(next nextStep) bool {
	if next.apply == nil {
		return false
	}
	next.apply(r)
	return true
}

// activateFigure begins a figure's turn. One that lies gets up with all of its
// movement, whether it wants to move or not (MM-COND-05, MM-AMB-58); a webbed
// mouse stays, charmed or not (MM-AMB-36); so does a rat that begins on a grape
// that landed whole, and no mouse with it (MM-GRAPE-11, MM-GRAPE-13).
func (r *resolver) activateFigure(figure Name) {
	armed := r.mayThrowGrape(figure)
	r.Turn.startFigure(figure, armed)
	if armed {
		r.note("armed", "MM-GRAPE-11", rules.Args{"figure": figure.Noun()})
	}
	down, webbed := false, false
	if m := r.findMouse(figure); m != nil {
		down, webbed = m.Down, m.Webbed
	} else if m := r.findMinion(figure); m != nil {
		down = m.Down
	}
	switch {
	case webbed:
		r.stayFigure("MM-COND-03")
	case down:
		r.setCondition(figure, Down, false, "MM-COND-05")
		r.stayFigure("MM-COND-05")
	case armed:
		r.stayFigure("MM-GRAPE-11")
	}
}

// stayFigure ends the movement of the figure that acts before it began, by that rule.
// Why a figure stays where it is already well placed is seen on the board.
func (r *resolver) stayFigure(by tables.RuleID) {
	r.Turn.Walked, r.Turn.Stays = true, by
	switch by {
	case "MM-AMB-17", "MM-COND-03", "MM-GRAPE-02", "MM-MMOV-04":
		r.note("stays-"+string(by), by, rules.Args{"figure": r.Turn.Acting.Noun()})
	}
}

// advanceCard takes the next step of the minion card on play; it returns false if
// an action is awaited.
func (r *resolver) advanceCard() bool {
	t := &r.Turn
	if t.Ordered && t.Acting == NoFigure && len(t.Figures) == 0 {
		r.endCard()
		return true
	}
	next := r.nextStep(&r.graphs, nil)
	if next.need.For != NoWait {
		r.awaitFirst(next.need)
		return true
	}
	return r.applyNext(next)
}

// endCard ends the turn of a card when all its figures have acted: the grape is
// eaten, and a charmed mouse is itself again (MM-COND-11).
func (r *resolver) endCard() {
	r.eatGrape()
	if m := r.mouseOnTurn(); m != nil && m.Charmed {
		r.setCondition(m.Name(), Charmed, false, "MM-COND-11")
	}
	r.Turn.end()
}

// endFigureTurn ends a figure's turn. Where a house rule says so, the first roach
// on the grape eats it at once (MM-AMB-70).
func (r *resolver) endFigureTurn() {
	r.noteSpared()
	r.Turn.endFigure(r.Turn.Acting)
	if r.House.Is(BaitEaten, "first") {
		r.eatGrape()
	}
}

// noteSpared adds the note that the figure that acts attacks nobody: it eats the
// grape, or nobody is there to attack.
func (r *resolver) noteSpared() {
	who := r.Turn.Acting
	if r.Wait().For != NoWait || r.Turn.Card == "" || who == Brodie {
		return
	}
	args := rules.Args{"figure": who.Noun()}
	if l := r.findToken(parts.Grape); l != nil && l.At == r.At(who) {
		r.note("eats", "MM-GRAPE-03", args)
		return
	}
	r.note("idle", "MM-MATK-02", args)
}

// eatGrape takes the grape off the board, and all roaches of the card that ended
// their turn on it (MM-GRAPE-04). No mouse has defeated them (MM-AMB-66).
func (r *resolver) eatGrape() {
	grape, card := r.findToken(parts.Grape), r.findCard(r.Turn.Card)
	if grape == nil || card == nil {
		return
	}
	at := grape.At
	var full []Name
	for i := range r.Minions {
		m := &r.Minions[i]
		if m.At == at && m.Type == card.Of && r.fighterOf(m.Name).roach && !slices.Contains(r.Turn.Figures, m.Name) {
			full = append(full, m.Name)
		}
	}
	if len(full) == 0 {
		return
	}
	r.removeItem(parts.Grape, "MM-GRAPE-04")
	for _, f := range full {
		r.defeatFigure(f, NoFigure)
	}
}

// applyStrike applies the figure's attack, which ends its turn (MM-MATK-01). A
// charmed mouse fights with the value of its initiative card alone (MM-COND-10).
func (r *resolver) applyStrike(a Strike) {
	who := r.fighterOf(r.Turn.Acting)
	switch {
	case a.Space != "":
		r.awaitFirst(Wait{For: ForToss, Who: who.name, To: Spot{who.at.Room, a.Space}})
	case r.At(a.Target) != Nowhere:
		r.startAttack(who.name, a.Target, who.reach(), who.battle, who.poison)
	}
	r.endFigureTurn()
}
