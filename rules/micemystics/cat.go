package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func (j minionJudge) checkLeap(a Leap) *rules.Violation {
	due, ok := j.open[0].(Leap)
	if !ok {
		return j.against("MM-CAT-03", "chase-due", NoFigure)
	}
	at := j.At(Brodie)
	if a.To == "" {
		a.To = at.Space
	}
	for _, o := range j.open {
		if o == a {
			return nil
		}
	}
	count := func(id parts.SpaceID) int { return len(j.FiguresOn(Spot{at.Room, id})) }
	switch {
	case due.To == at.Space:
		return j.against("MM-CAT-07", "cat-stays", NoFigure)
	case count(a.To) < count(due.To):
		return j.rightAt("MM-CAT-04", "most-figures", Spot{at.Room, due.To})
	}
	return j.rightAt("MM-CAT-05", "crowd-card", Spot{at.Room, due.To})
}

func (j minionJudge) checkChase(a Chase) *rules.Violation {
	due, ok := j.open[0].(Chase)
	if !ok {
		return j.against("MM-CAT-03", "leap-due", NoFigure)
	}
	for _, o := range j.open {
		if o, ok := o.(Chase); ok && j.sameChase(o, a) {
			return nil
		}
	}
	moves := len(a.Path) > 0 || len(a.Reached) > 0 || a.Steps > 0
	d := j.newDecider(Brodie, new(tileGraphs), nil)
	switch {
	case len(due.Path)+len(due.Reached)+due.Steps == 0:
		return j.against("MM-CAT-12", "all-here", NoFigure)
	case len(due.Path) > 0 && (len(a.Path) > 0 || !moves):
		return j.chaseBreach(d, due, a)
	case len(due.Path) > 0:
		return nil // people reported the chase without its spaces
	}
	return j.checkUnmappedChase(d, due, a)
}

func (j minionJudge) sameChase(o, a Chase) bool {
	if len(o.Path) > 0 || len(a.Path) > 0 {
		return slices.Equal(o.Path, a.Path)
	}
	return o.Steps == a.Steps && (o.Steps == 0 || j.At(o.Toward) == j.At(a.Toward)) &&
		slices.Equal(j.spotsOf(o.Reached), j.spotsOf(a.Reached))
}

func (s *State) spotsOf(list []Name) []Spot {
	var out []Spot
	for _, f := range list {
		if at := s.At(f); !slices.Contains(out, at) {
			out = append(out, at)
		}
	}
	return out
}

func (j minionJudge) chaseBreach(d *decider, due, a Chase) *rules.Violation {
	d.loadTile()
	at, sum := d.start, d.state.Turn.Points
	for _, id := range a.Path {
		n := d.tile.Index(id)
		if n == noSpace || !slices.Contains(d.tile.Neighbours(at), n) {
			return j.onWay("MM-WALL-01", "no-step", id)
		}
		if d.tile.full[n] && d.state.House.Is(BrodieFullSpaces, "block") {
			return j.onWay("MM-CAP-02", "full-way", id)
		}
		at = n
	}
	switch {
	case len(a.Path) > sum:
		v := j.against("MM-CAT-08", "chase-too-far", NoFigure)
		v.Args["points"], v.Args["steps"] = sum, len(a.Path)
		return v
	case len(a.Path) < len(due.Path) && slices.Equal(a.Path, due.Path[:len(a.Path)]) &&
		slices.ContainsFunc(a.Path, func(id parts.SpaceID) bool { return d.state.hasMouse(Spot{d.room.ID, id}) }):
		return j.rightWay("MM-CAT-13", "chase-goes-on", NoFigure)
	}
	rule, cause := d.chaseOrderBreach(a)
	return j.rightWay(rule, cause, NoFigure)
}

func (s *State) hasMouse(at Spot) bool { return len(s.MiceOn(at)) > 0 }

// chaseOrderBreach returns the rule that a wrong chase breaks. If the first mouse on the path is
// right but a later mouse is wrong, the rule is MM-CAT-13. If another mouse that is equally near
// comes first, the rule is MM-CAT-10. Otherwise, the rule is MM-CAT-09.
func (d *decider) chaseOrderBreach(a Chase) (rule tables.RuleID, cause string) {
	if d.state.House.Is(BrodieFullSpaces, "pass") {
		d.tile.openAll()
	}
	d.measureDistances()
	list := slices.DeleteFunc(d.candidates, func(p candidate) bool { return p.At == d.me.at || p.least == NoWay })
	best := certainFirst(list, closerThan)[0]
	first := slices.IndexFunc(a.Path, func(id parts.SpaceID) bool { return d.state.hasMouse(Spot{d.room.ID, id}) })
	switch {
	case first < 0:
		return "MM-CAT-09", "chase-way"
	case a.Path[first] == best.At.Space && first+1 == best.least:
		return "MM-CAT-13", "chase-goes-on"
	}
	for _, p := range list {
		if p.At.Space == a.Path[first] && p.least == best.least && first+1 == p.least {
			return "MM-CAT-10", "chase-card"
		}
	}
	return "MM-CAT-09", "chase-way"
}

func (j minionJudge) checkUnmappedChase(d *decider, due, a Chase) *rules.Violation {
	first := func(c Chase) Name {
		if len(c.Reached) > 0 {
			return c.Reached[0]
		}
		return c.Toward
	}
	want, got := first(due), first(a)
	switch {
	case got == NoFigure:
		return j.against("MM-CAT-09", "chase-nearest", want)
	case j.At(want) == j.At(got):
		if len(due.Reached) == len(a.Reached) && due.Toward == a.Toward {
			return j.against("MM-CAT-08", "chase-steps", want)
		}
		return j.against("MM-CAT-13", "chase-next", want)
	}
	d.measureDistances()
	dist := func(n Name) (int, int) { return j.walkDistance(d.me.at, j.At(n)) }
	wantLeast, wantMost := dist(want)
	gotLeast, gotMost := dist(got)
	if wantLeast == wantMost && gotLeast == gotMost && wantLeast == gotLeast {
		return j.against("MM-CAT-10", "chase-higher-card", want)
	}
	return j.against("MM-CAT-09", "chase-nearest", want)
}

// MM-CAT-02
func catFeedsNobody(_ *State, a Affect) *rules.Violation {
	if a.Effect == Feed && a.By == Brodie && a.Count >= 0 {
		return against("MM-CAT-02", "cat-cheese", rules.Args{"count": a.Count})
	}
	return nil
}

// applyLeap moves Brodie. All figures on the final space defend against one roll (MM-CAT-06). By
// default, Brodie attacks even if he does not jump (MM-AMB-42).
func (r *resolver) applyLeap(a Leap) {
	at := r.At(Brodie)
	to := at
	if a.To != "" {
		to.Space = a.To
	}
	if to != at {
		r.moveCat(to, "MM-CAT-04")
	}
	r.attackAsCat([]Spot{to}, to != at || r.House.Is(PounceWithoutLeap, "attacks"), "MM-CAT-06")
}

// applyChase moves Brodie. All figures along the path defend against one roll. The figures on the
// first space defend first (MM-CAT-14).
func (r *resolver) applyChase(a Chase) {
	at := r.At(Brodie)
	spots := []Spot{at}
	pass := func(to Spot) {
		if at = to; !slices.Contains(spots, to) {
			spots = append(spots, to)
		}
	}
	for _, id := range a.Path {
		pass(Spot{at.Room, id})
	}
	for _, f := range a.Others {
		if to := r.At(f); to.Room == at.Room && !slices.Contains(spots, to) {
			spots = append(spots, to)
		}
	}
	for _, f := range a.Reached {
		if to := r.At(f); to.Room == at.Room {
			pass(to)
		}
	}
	if a.Steps > 0 {
		pass(r.stepToward(at, r.At(a.Toward), a.Steps))
	}
	if at != r.At(Brodie) {
		r.moveCat(at, "MM-CAT-09")
	}
	r.attackAsCat(spots, true, "MM-CAT-14")
}

func (r *resolver) attackAsCat(spots []Spot, attacks bool, rule tables.RuleID) {
	r.Turn.Passed = spots
	struck, card := r.areaTargets(Brodie), r.findCard(r.Turn.Card)
	if attacks && card != nil && len(struck) > 0 {
		r.note("cat-strikes", rule, rules.Args{"figures": nouns(struck, Name.Noun)})
		r.rollAttack(Wait{Who: Brodie, Dice: r.catValues(*card).Battle, Reach: parts.Melee})
	} else {
		r.note("cat-nobody", "", nil)
	}
	r.endFigureTurn()
}

// MM-CAT-03
func (d *decider) decideCat() nextStep {
	if c := d.state.findCard(d.state.Turn.Card); c != nil && c.Kind == ChaseCard {
		return d.decideChase()
	}
	return d.decidePounce()
}

type crowdedSpace struct {
	at    Spot
	count int
	rank  int // slot of the highest initiative card of the figures on this space
	by    Name
}

func (s *State) crowdedSpaces(room string) []crowdedSpace {
	var out []crowdedSpace
	add := func(name Name, at Spot) {
		if at.Room != room {
			return
		}
		r, i := s.rank(name), slices.IndexFunc(out, func(c crowdedSpace) bool { return c.at == at })
		if i < 0 {
			i, out = len(out), append(out, crowdedSpace{at: at, rank: r, by: name})
		}
		out[i].count++
		if r < out[i].rank {
			out[i].rank, out[i].by = r, name
		}
	}
	for i := range s.Mice {
		if m := &s.Mice[i]; m.OnBoard() {
			add(m.Name(), m.At)
		}
	}
	for i := range s.Minions {
		add(s.Minions[i].Name, s.Minions[i].At)
	}
	return out
}

// decidePounce decides where Brodie jumps. He jumps to the space with the most figures (MM-CAT-04).
// Among several such spaces, he prefers the one with the highest initiative card (MM-CAT-05). If
// his own space is one of the most crowded, he stays (MM-CAT-07).
func (d *decider) decidePounce() nextStep {
	list := d.state.crowdedSpaces(d.me.at.Room)
	own, most := 0, 0
	for _, c := range list {
		most = max(most, c.count)
		if c.at == d.me.at {
			own = c.count
		}
	}
	if own == most {
		d.say("MM-CAT-07", "stays_in_crowd", intArg("count", own))
		return d.chooseAmong([]Action{Leap{To: d.me.at.Space}})
	}
	list = slices.DeleteFunc(list, func(c crowdedSpace) bool { return c.count < most })
	about := []arg{intArg("count", most)}
	if len(list) == 1 {
		about = append(about, figuresArg("figures", d.state.FiguresOn(list[0].at)))
	}
	d.say("MM-CAT-04", "crowd", about...)
	highest := list[0]
	for _, c := range list {
		if c.rank < highest.rank {
			highest = c
		}
	}
	if len(list) > 1 {
		d.say("MM-CAT-05", "crowd_card", figureArg("figure", highest.by))
	}
	var open []Action
	for _, c := range list {
		if c.rank == highest.rank {
			open = append(open, Leap{To: c.at.Space})
		}
	}
	return d.chooseAmong(open)
}
