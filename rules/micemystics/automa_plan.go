package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// FigurePlan is what one figure of the card on play does when its die shows that
// number, unless people break a tie otherwise.
type FigurePlan struct {
	Figure  Name            `json:"figure" jsonschema:"the figure that acts"`
	Order   int             `json:"order" jsonschema:"from 1; the same for figures equally near, among which the operator chooses"`
	Die     int             `json:"die,omitempty" jsonschema:"what it rolls, of Brodie's chase the sum; left out: nothing is rolled"`
	Path    []parts.SpaceID `json:"path,omitempty" jsonschema:"spaces entered, in order"`
	To      Spot            `json:"to" jsonschema:"where it ends"`
	Target  Name            `json:"target,omitempty" jsonschema:"whom it attacks"`
	Space   parts.SpaceID   `json:"space,omitempty" jsonschema:"where a rat throws the grape"`
	Marches []Action        `json:"marches,omitempty" jsonschema:"every movement that the rules leave open"`
	Strikes []Action        `json:"strikes,omitempty" jsonschema:"every attack that the rules leave open after one of those: first those after the first, then what else the others lead to, as far as facts are known"`
	Struck  []Name          `json:"struck,omitempty" jsonschema:"everybody who defends against Brodie's one roll"` // MM-CAT-06, MM-CAT-14
	Reasons []rules.Note    `json:"reasons" jsonschema:"why, step by step: each names its rule"`
	Ask     []Question      `json:"ask,omitempty" jsonschema:"what must be told before any of this is known"`
	After   []Name          `json:"after,omitempty" jsonschema:"figures that act before and whose dice may change this: they are taken to stay where they are unless they end on one space at every number, to attack whom they attack at every number, and to capture nobody"`
}

// Plan returns what the figures of the card on play that have not acted do, in
// their order (MM-MTURN-04): one plan for each number where a die is still to
// fall. Nothing is guessed: what a figure does at every number is taken to have
// been done; of the rest it is said that what follows depends on it. There is none
// while something else is awaited.
func (s *State) Plan() []FigurePlan {
	if s.Turn.Step != FigureStep || s.Result != nil || s.AwaitedFirst() != nil {
		return nil
	}
	p := planner{resolver: resolver{State: s.clone()}}
	p.Waits = nil
	for {
		now, next := p.settleCard(&p.graphs, nil)
		p.State = *now
		switch {
		case next.need.For == ForFacts && p.Turn.Acting == NoFigure:
			return append(p.plans, FigurePlan{To: Spot{Room: next.need.Room}, Reasons: []rules.Note{}, Ask: next.need.Ask, After: p.unsure})
		case p.Turn.Acting == NoFigure && len(next.decision.Open) == 0:
			return p.plans
		case p.Turn.Acting == NoFigure:
			p.activateFigure(By(next.decision.Action))
		default:
			p.planFigure()
		}
		p.notes = nil
	}
}

// AwaitedFirst returns the *rules.Problem of what must be told before it is known what
// the minions do, nil where nothing must: their own dice, facts and newcomers follow
// from the plan itself.
func (s *State) AwaitedFirst() *rules.Problem {
	w := s.Wait()
	switch {
	case w.For == NoWait, w.For == ForFacts, w.For == ForRoll && (w.Purpose == MarchRoll || w.Purpose == ChaseRoll):
		return nil
	case w.For == ForPlace:
		d := s.decideSpawn()
		if len(d.Open) > 0 || len(w.Squads) == 0 {
			return nil
		}
		return broken("MM-SPAWN-02", "no_spawn_room", rules.Args{"minion": minionKind(w.Squads[0].Minion), "room": tileSide(w.Room)})
	}
	return broken(w.firstRule(), "awaited-"+string(w.For), rules.Args{"purpose": w.Purpose.Noun(), "figure": w.Who.Noun()})
}

// planner goes through the turn of a card before it is played.
type planner struct {
	resolver
	why    reasonTrace // of the step that was planned last
	plans  []FigurePlan
	unsure []Name
	count  int // figures planned
	rank   int // of the last one, and how far it was
	away   int
	tied   []Name // as near as the last one, where the order is judged anew
	// reserved are places that some plan leads to, so that no other is called so.
	reserved []Spot
}

// reservePlace keeps the name of a place that no map shows for one plan.
func (p *planner) reservePlace(s *State, at Spot) {
	if r := s.findRoom(at.Room); r != nil && nameless(at) && len(s.FiguresOn(at)) == 1 && !slices.Contains(p.reserved, at) {
		p.reserved = append(p.reserved, at)
	}
}

// reservePlaces takes names that are not to be given again.
func (s *State) reservePlaces(list []Spot) {
	for _, at := range list {
		if !s.occupied(at) {
			s.savePlace(at.Room, parts.Space{ID: at.Space})
		}
	}
}

// planFigure plans the turn of the figure that acts, and then has it over.
func (p *planner) planFigure() {
	first := len(p.plans)
	who := FigurePlan{Figure: p.Turn.Acting, Order: p.orderNumber(), Reasons: []rules.Note{}, After: slices.Clone(p.unsure)}
	p.planRolls(&p.State, who)
	mine := p.plans[first:]
	to, target := mine[0].To, mine[0].Target
	certain := !slices.ContainsFunc(mine, func(o FigurePlan) bool {
		return len(o.Ask) > 0 || o.Target != target || o.Figure == Brodie || o.Space != ""
	})
	stands := certain && !slices.ContainsFunc(mine, func(o FigurePlan) bool { return o.To != to })
	if !stands || slices.ContainsFunc(mine, func(o FigurePlan) bool { return p.mayCapture(o.Figure, o.Target) }) {
		p.unsure = append(p.unsure, who.Figure)
	}
	if stands && to != p.At(who.Figure) {
		p.setSpot(who.Figure, to)
	}
	if certain && target != NoFigure {
		p.Turn.noteAttack(target)
	}
	p.Turn.endFigure(who.Figure)
}

// mayCapture reports whether the dice of an attack may take a mouse off the board,
// which changes what those who act later do.
func (p *planner) mayCapture(figure, target Name) bool {
	m := p.findMouse(target)
	if m == nil {
		return false
	}
	most := 0
	for _, f := range p.Die {
		most = max(most, f.Sword, f.Bow)
	}
	return m.Hero.Lacks(parts.HeroValues) || m.Wounds+m.Poison+most*p.fighterOf(figure).battle >= m.Hero.Life
}

// orderNumber counts the figures before this one; those as near share their number.
func (p *planner) orderNumber() int {
	p.count++
	t := &p.Turn
	i := slices.Index(t.Figures, t.Acting)
	switch {
	case p.House.Is(MinionOrder, "anew"):
		if !p.tiedAgain() {
			p.rank = p.count
		}
		return p.rank
	case i < 0 || i >= len(t.Away):
		return p.count
	}
	if p.rank == 0 || p.away != t.Away[i] {
		p.rank, p.away = p.count, t.Away[i]
	}
	return p.rank
}

// planRolls plans on from a state in which the figure acts, once for every number
// that is still to fall.
func (p *planner) planRolls(s *State, plan FigurePlan) {
	now, next := s.settleCard(&p.graphs, &p.why)
	if now.Turn.Acting != plan.Figure {
		p.plans = append(p.plans, plan)
		return
	}
	switch w := next.need; w.For {
	case ForFacts:
		plan.Ask, plan.To = slices.Concat(plan.Ask, w.Ask), now.At(plan.Figure)
		p.plans = append(p.plans, plan)
		return
	case ForRoll:
		for n := w.Dice; n <= maxNumber*w.Dice; n++ {
			fallen, rolled := now.clone(), plan
			rolled.Die = n
			fallen.Turn.setPoints(n, n)
			fallen.reservePlaces(p.reserved)
			p.planRolls(&fallen, rolled)
		}
		return
	}
	plan.Reasons = append(slices.Clone(plan.Reasons), p.why.notes()...)
	p.planDecision(now, next.decision, plan)
}

// planDecision plans on from what the figure does.
func (p *planner) planDecision(now *State, d rules.Decision[Action], plan FigurePlan) {
	switch a := d.Action.(type) {
	case March:
		plan.Die, plan.Path, plan.Marches = now.dieShown(), a.Path, d.Open
		moved, first := now.clone(), len(p.plans)
		moved.moveMarch(a)
		p.reservePlace(&moved, moved.At(plan.Figure))
		plan.Ask = p.asksOnTheWay(now, d.Open)
		p.planRolls(&moved, plan)
		for i := range p.plans[first:] {
			after := &p.plans[first+i]
			after.Strikes = p.strikesAfter(now, d.Open, after.Strikes)
		}
	case Strike:
		plan.Target, plan.Space = a.Target, a.Space
		p.addPlan(now, plan, d.Open)
	case Leap:
		plan.Marches = d.Open
		r := &resolver{State: now.clone()}
		r.applyLeap(a)
		p.planCatEnd(r, plan)
	case Chase:
		plan.Die, plan.Path, plan.Marches = now.dieShown(), a.Path, d.Open
		r := &resolver{State: now.clone()}
		r.applyChase(a)
		p.planCatEnd(r, plan)
	default:
		p.addPlan(now, plan, nil)
	}
}

// planCatEnd adds the plan of the end of Brodie's way, and whom he attacks from
// there.
func (p *planner) planCatEnd(r *resolver, plan FigurePlan) {
	plan.To = r.At(Brodie)
	if r.Wait().Purpose == AttackRoll {
		plan.Struck = r.areaTargets(Brodie)
	}
	p.plans = append(p.plans, plan)
}

// dieShown returns the number that the figure's movement comes from; 0 where it
// has no limit.
func (s *State) dieShown() int {
	if s.Turn.Points == NoWay {
		return 0
	}
	return s.Turn.Points
}

func (p *planner) addPlan(s *State, plan FigurePlan, open []Action) {
	plan.To, plan.Strikes = s.At(plan.Figure), open
	p.plans = append(p.plans, plan)
}
