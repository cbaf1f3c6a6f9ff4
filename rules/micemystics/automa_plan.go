package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// FigurePlan is the expected turn of one figure for one number on its die.
type FigurePlan struct {
	Figure  Name            `json:"figure" jsonschema:"the figure that acts"`
	Order   int             `json:"order" jsonschema:"from 1; the same for figures equally near, among which the operator chooses"`
	Die     int             `json:"die,omitempty" jsonschema:"what it rolls, of Brodie's chase the sum; left out: nothing is rolled"`
	Path    []parts.SpaceID `json:"path,omitempty" jsonschema:"spaces entered, in order"`
	To      Spot            `json:"to" jsonschema:"where it ends"`
	Target  Name            `json:"target,omitempty" jsonschema:"whom it attacks"`
	Space   parts.SpaceID   `json:"space,omitempty" jsonschema:"where a rat throws the grape"`
	Marches []Action        `json:"marches,omitempty" jsonschema:"every movement that the rules leave open"`
	Strikes []Action        `json:"strikes,omitempty" jsonschema:"every attack that the rules leave open after one of those: first those after the first, then what else the others lead to, as far as facts are known; a hold where nobody is in reach"`
	Struck  []Name          `json:"struck,omitempty" jsonschema:"everybody who defends against Brodie's one roll"` // MM-CAT-06, MM-CAT-14
	Reasons []rules.Note    `json:"reasons" jsonschema:"why, step by step: each names its rule"`
	Ask     []Question      `json:"ask,omitempty" jsonschema:"what must be told before any of this is known"`
	After   []Name          `json:"after,omitempty" jsonschema:"figures that act before and whose dice may change this: they are taken to stay where they are unless they end on one space at every number, to attack whom they attack at every number, and to capture nobody"`
}

// Plan returns the expected turns of the current card's figures, in order (MM-MTURN-04). Figures
// that have already acted are left out. If a figure must still roll dice, it gets one plan for each
// possible sum. Plan returns nil if no figures act now, or if AwaitedFirst returns a problem.
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
		case p.Turn.Acting != NoFigure:
			p.planFigure()
		case next.need.For == ForFacts:
			to := Spot{Room: next.need.Room}
			return append(p.plans, FigurePlan{To: to, Reasons: []rules.Note{}, Ask: next.need.Ask, After: p.unsure})
		case len(next.decision.Open) == 0:
			return p.plans
		default:
			p.activateFigure(By(next.decision.Action))
		}
		p.notes = nil
	}
}

// AwaitedFirst returns a *rules.Problem in two cases: people must report an event before the
// minions can decide, or no space is free for a newly arrived minion. Plan covers movement rolls
// and questions about rooms, so AwaitedFirst ignores these.
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
		args := rules.Args{"minion": minionKind(w.Squads[0].Minion), "room": tileSide(w.Room)}
		return broken("MM-SPAWN-02", "no_spawn_room", args)
	}
	args := rules.Args{"purpose": w.Purpose.Noun(), "figure": w.Who.Noun()}
	return broken(w.firstRule(), "awaited-"+string(w.For), args)
}

// planner simulates the turn of an initiative card before the turn is played.
type planner struct {
	resolver
	plans  []FigurePlan
	unsure []Name
	count  int    // number of figures planned
	rank   int    // order number of the last planned figure
	tied   []Name // figures as near to the mice as the last planned figure
}

func (p *planner) planFigure() {
	who := FigurePlan{
		Figure:  p.Turn.Acting,
		Order:   p.orderNumber(),
		Reasons: []rules.Note{},
		After:   slices.Clone(p.unsure),
	}
	mine := p.decideAt(&p.State, who)
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
	p.plans = append(p.plans, mine...)
}

// mayCapture reports whether an attack might capture a mouse. A capture would change the decisions
// of later figures.
func (p *planner) mayCapture(figure, target Name) bool {
	m := p.Mouse(target)
	if m == nil {
		return false
	}
	most := 0
	for _, f := range p.Die {
		most = max(most, f.Sword, f.Bow)
	}
	return m.Hero.Lacks(parts.HeroValues) || m.Wounds+m.Poison+most*p.fighterOf(figure).battle >= m.Hero.Life
}

// orderNumber returns the acting figure's place in the order of the plan, from 1. Equally near
// figures share a place.
func (p *planner) orderNumber() int {
	p.count++
	if !slices.Contains(p.tied, p.Turn.Acting) {
		p.rank = p.count
	}
	p.tied = nil
	list, _ := p.inLine(&p.graphs)
	if i := slices.IndexFunc(list, func(f figureDistance) bool { return f.name == p.Turn.Acting }); i >= 0 {
		for _, f := range list {
			if f.least == list[i].least {
				p.tied = append(p.tied, f.name)
			}
		}
	}
	return p.rank
}

// decideAt returns a copy of `plan` to which the figure's decisions are added. If dice must still
// be rolled, decideAt returns one copy for each possible sum.
func (p *planner) decideAt(s *State, plan FigurePlan) []FigurePlan {
	var why reasonTrace
	now, next := s.settleCard(&p.graphs, &why)
	switch w := next.need; w.For {
	case ForFacts:
		plan.Ask, plan.To = w.Ask, now.At(plan.Figure)
		return []FigurePlan{plan}
	case ForRoll:
		var all []FigurePlan
		for n := w.Dice; n <= maxNumber*w.Dice; n++ {
			fallen := now.clone()
			fallen.Turn.setPoints(n, n)
			plan.Die = n
			all = append(all, p.decideAt(&fallen, plan)...)
		}
		return all
	}
	plan.Reasons = append(slices.Clone(plan.Reasons), why.said...)
	if n := now.Turn.Points; !now.Turn.Walked && n > 0 && n < NoWay {
		plan.Die = n
	}
	return []FigurePlan{p.follow(now, next.decision, plan)}
}

func (p *planner) follow(now *State, d rules.Decision[Action], plan FigurePlan) FigurePlan {
	r := &resolver{State: now.clone()}
	switch a := d.Action.(type) {
	case March:
		r.moveMarch(a)
		plan.Path, plan.Marches = a.Path, d.Open
		plan = p.decideAt(&r.State, plan)[0]
		plan.Strikes = p.strikesAfter(now, d.Open, plan)
		return plan
	case Strike:
		plan.Target, plan.Space, plan.Strikes = a.Target, a.Space, d.Open
	case Leap:
		plan.Marches = d.Open
		r.applyLeap(a)
	case Chase:
		plan.Path, plan.Marches = a.Path, d.Open
		r.applyChase(a)
	}
	if plan.To = r.At(plan.Figure); r.Wait().Purpose == AttackRoll {
		plan.Struck = r.areaTargets(Brodie)
	}
	return plan
}

// strikesAfter returns the attacks that are possible after any of the movements in `open`. `first`
// is the plan for open[0].
func (p *planner) strikesAfter(now *State, open []Action, first FigurePlan) []Action {
	holds := Hold{Figure: now.Turn.Acting}
	all := slices.Clone(first.Strikes)
	if len(all)+len(first.Ask) == 0 {
		all = []Action{holds}
	}
	for _, way := range open[1:] {
		moved := now.clone()
		moved.moveMarch(way.(March))
		_, next := moved.settleCard(&p.graphs, nil)
		for _, a := range next.decision.Open {
			if _, strike := a.(Strike); (strike || a == holds) && !slices.Contains(all, a) {
				all = append(all, a)
			}
		}
	}
	if len(all) == 1 && all[0] == holds {
		return nil
	}
	return all
}
