package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	box "tablemate/tables/micemystics"
)

// checkMinions judges what a figure did by what the minions' rules leave open
// to it. Where they need what nobody has told, nothing is said.
func checkMinions(s *State, a Action) []rules.Violation {
	if s.Turn.Step != FigureStep {
		return nil
	}
	now, next, v := s.acting(acting(a))
	if v != nil {
		return []rules.Violation{*v}
	}
	if len(next.decision.Open) == 0 && !now.Turn.Walked {
		return nil
	}
	j := judge{now, next.decision.Open}
	switch a := a.(type) {
	case March:
		v = j.marched(a)
	case Strike:
		v = j.struck(a)
	case Hold:
		v = j.held()
	case Leap:
		v = j.leapt(a)
	case Chase:
		v = j.chased(a)
	}
	if v == nil {
		return nil
	}
	return []rules.Violation{*v}
}

// acting is the table when that figure acts, and what comes next there; a breach
// where another is to act.
func (s *State) acting(figure Name) (*State, thought, *rules.Violation) {
	now, next := s.settled()
	t := &now.Turn
	switch {
	case figure == NoFigure || figure == t.Acting:
		return now, next, nil
	case !t.Lined: // the order is not known yet
		return now, next, nil
	case !slices.Contains(t.Figures, figure):
		return nil, next, book.Against("MM-MTURN-02", rules.Args{"figure": string(figure)})
	case t.Acting != NoFigure:
		return nil, next, book.Against("MM-MTURN-04", rules.Args{"figure": string(figure), "first": string(t.Acting)})
	case next.need.For != NoWait:
		return now, thought{}, nil
	}
	for _, o := range next.decision.Open {
		if f := acting(o); f == figure || now.alike(f, figure) {
			c := &course{State: *now}
			c.then(c.activation(figure)...)
			now, next = c.State.settled()
			return now, next, nil
		}
	}
	return nil, next, book.Against("MM-MTURN-04", rules.Args{"figure": string(figure), "first": string(acting(next.decision.Action))})
}

// judge compares a report with what is open to the figure that acts.
type judge struct {
	*State
	open []Action
}

func (j judge) against(rule tables.RuleID, target Name) *rules.Violation {
	args := rules.Args{"figure": string(j.Turn.Acting)}
	if target != NoFigure {
		args["target"] = string(target)
	}
	return book.Against(rule, args)
}

// marched judges a movement.
func (j judge) marched(a March) *rules.Violation {
	t := &j.Turn
	moves := len(a.Path) > 0 || a.Steps > 0
	switch {
	case t.Walked && !moves:
		return nil
	case t.Walked && t.Stays != "":
		return j.against(t.Stays, NoFigure)
	case t.Walked:
		return j.against("MM-MTURN-01", NoFigure)
	}
	m := j.mind(t.Acting)
	for _, o := range j.open {
		o, ok := o.(March)
		if ok && slices.Equal(o.Path, a.Path) && (o.Steps == a.Steps && o.Toward == a.Toward || len(a.Path) > 0) {
			return nil
		}
		if ok && len(a.Path) == 0 && len(o.Path) == a.Steps && moves { // told without its spaces
			return nil
		}
	}
	g, _ := m.choose()
	if m.onGround(g.at) == none {
		return j.marchedBlindly(m, g, a)
	}
	return j.against(m.wayward(g, a), g.mouse)
}

// wayward is the rule that a way over the map breaks.
func (m *mind) wayward(g goal, a March) tables.RuleID {
	way, rule := m.follow(a.Path)
	if rule != "" {
		return rule
	}
	end := m.here
	if len(way) > 0 {
		end = way[len(way)-1]
	}
	switch {
	case len(way) > m.state.Turn.Points && m.me.ranged:
		return "MM-AMB-16"
	case len(way) > m.state.Turn.Points:
		return "MM-MMOV-02"
	case len(way) > 0 && !m.ground.fits(end, m.me.large):
		return "MM-CAP-01"
	case g.mouse == NoFigure:
		return "MM-GRAPE-02"
	case m.asNear(g, a):
		return "MM-MMOV-06"
	case m.me.ranged:
		return "MM-MMOV-08"
	case !m.state.fits(g.at, m.me.large) && !m.nearerGoal(g, end):
		return "MM-MMOV-04"
	}
	return "MM-MMOV-03"
}

// follow follows a way over the map: the rule that it breaks on the way.
func (m *mind) follow(path []box.SpaceID) (way []int, rule tables.RuleID) {
	at := m.here
	for i, id := range path {
		n := m.ground.number(id)
		switch l, joined := m.state.border(m.ground.spot(at), Spot{m.room.ID, id}); {
		case n != none && slices.Contains(m.ground.around(at), int16(n)):
		case joined && l.Line == box.Gap:
			return nil, "MM-AMB-73"
		default:
			return nil, "MM-WALL-01"
		}
		if m.ground.full[n] {
			return nil, "MM-CAP-02"
		}
		if m.ground.mice[n] > 0 && i < len(path)-1 {
			return nil, "MM-CAP-03" // MM-AMB-09
		}
		way, at = append(way, n), n
	}
	return way, ""
}

// asNear reports whether a way is what the figure would do for another mouse as
// near, whose initiative card lies lower.
func (m *mind) asNear(g goal, a March) bool {
	for i := range m.prey {
		p := &m.prey[i]
		if p.name == g.mouse || p.least != g.least || p.most != g.most || m.onGround(p.at) == none {
			continue
		}
		for _, way := range m.ways(m.onGround(p.at), m.state.Turn.Points) {
			if slices.Equal(m.ground.path(way), a.Path) {
				return true
			}
		}
	}
	return false
}

// nearerGoal reports whether a space is nearer to the goal than the figure's own.
func (m *mind) nearerGoal(g goal, n int) bool {
	far := m.ground.distances(m.onGround(g.at))
	return far[n] < far[m.here]
}

// marchedBlindly judges so many steps on a tile without a map.
func (j judge) marchedBlindly(m *mind, g goal, a March) *rules.Violation {
	due, ok := j.open[0].(March)
	switch {
	case !ok || len(a.Path) > 0:
		return nil
	case a.Steps > j.Turn.Points:
		return j.against("MM-MMOV-02", g.mouse)
	case due.Toward == NoFigure:
		return j.against("MM-GRAPE-02", NoFigure)
	case a.Toward == due.Toward || a.Toward == NoFigure && a.Steps == 0:
		return j.against("MM-MMOV-03", due.Toward)
	case j.At(a.Toward) == g.at:
		return nil // the same place
	}
	for _, p := range m.prey {
		if p.name == a.Toward && p.least == p.most && p.least == g.most {
			return j.against("MM-MMOV-06", due.Toward)
		}
	}
	return j.against("MM-MMOV-03", due.Toward)
}

// struck judges an attack.
func (j judge) struck(a Strike) *rules.Violation {
	t := &j.Turn
	if !t.Walked {
		return j.against("MM-MTURN-01", a.Target)
	}
	m := j.mind(t.Acting)
	if m.bait() == m.me.at {
		return j.against("MM-GRAPE-03", a.Target)
	}
	for _, o := range j.open {
		if o, ok := o.(Strike); ok && o.Target == a.Target && o.Space == a.Space {
			return nil
		}
	}
	if t.Armed || a.Space != "" {
		return j.against(m.misthrown(a), a.Target)
	}
	list, known := m.targets()
	i := slices.IndexFunc(list, func(p prey) bool { return p.name == a.Target })
	switch {
	case i < 0:
		return j.unreached(m, a.Target, known)
	case len(j.open) == 0:
		return nil
	}
	due, _ := j.open[0].(Strike)
	best := list[slices.IndexFunc(list, func(p prey) bool { return p.name == due.Target })]
	p := &list[i]
	if p.attacked == best.attacked && (p.at == best.at || p.least == best.least || p.attacked && j.House.Is(AllAttacked, "all")) {
		return j.against("MM-MATK-04", due.Target)
	}
	return j.against("MM-MATK-03", due.Target)
}

// misthrown is the rule that a throw of the grape breaks.
func (m *mind) misthrown(a Strike) tables.RuleID {
	t, l := &m.state.Turn, m.state.laid(box.Grape)
	if !t.Armed && l != nil && l.Thrown && l.At == m.me.at && len(m.mates()) > 0 {
		return "MM-GRAPE-13"
	}
	most := 0
	for _, p := range m.prey {
		most = max(most, len(m.state.MiceOn(p.at)))
	}
	if t.Armed && a.Space != "" && len(m.state.MiceOn(Spot{m.me.at.Room, a.Space})) == most {
		return "MM-GRAPE-12"
	}
	return "MM-GRAPE-11"
}

// unreached is an attack on somebody whom the figure cannot attack.
func (j judge) unreached(m *mind, target Name, known bool) *rules.Violation {
	p := slices.IndexFunc(m.prey, func(p prey) bool { return p.name == target })
	switch {
	case p < 0 && m.me.ranged:
		return j.against("MM-RNG-02", target)
	case p < 0:
		return j.against("MM-MEL-02", target)
	case m.me.ranged:
		switch j.sees(m.me.at, m.prey[p].at) {
		case No:
			return j.against("MM-LOS-01", target)
		case Unknown:
			return nil
		}
		if !known {
			return nil
		}
		return j.against("MM-MATK-06", target)
	case m.touches(m.prey[p].at) == Unknown:
		return nil
	}
	l, joined := j.border(m.me.at, m.prey[p].at)
	switch {
	case joined && l.Line == box.Red:
		return j.against("MM-LINE-05", target)
	case joined && l.Line == box.Gap:
		return j.against("MM-WALL-04", target)
	}
	return j.against("MM-MEL-02", target)
}

// held judges that a figure does nothing more: it must attack if it can.
func (j judge) held() *rules.Violation {
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

// leapt judges a pounce.
func (j judge) leapt(a Leap) *rules.Violation {
	due, ok := j.open[0].(Leap)
	if !ok {
		return j.against("MM-CAT-03", NoFigure)
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
	count := func(id box.SpaceID) int { return len(j.FiguresOn(Spot{at.Room, id})) }
	switch {
	case due.To == at.Space:
		return j.against("MM-CAT-07", NoFigure)
	case count(a.To) < count(due.To):
		return j.against("MM-CAT-04", NoFigure)
	}
	return j.against("MM-CAT-05", NoFigure)
}

// chased judges a chase.
func (j judge) chased(a Chase) *rules.Violation {
	due, ok := j.open[0].(Chase)
	if !ok {
		return j.against("MM-CAT-03", NoFigure)
	}
	for _, o := range j.open {
		if o, ok := o.(Chase); ok && j.sameRun(o, a) {
			return nil
		}
	}
	moves := len(a.Path) > 0 || len(a.Reached) > 0 || a.Steps > 0
	m := j.mind(Brodie)
	switch {
	case len(due.Path)+len(due.Reached)+due.Steps == 0:
		return j.against("MM-CAT-12", NoFigure)
	case len(due.Path) > 0 && (len(a.Path) > 0 || !moves):
		return j.against(m.astray(due, a), NoFigure)
	case len(due.Path) > 0:
		return nil // told without its spaces
	}
	return j.ranBlindly(m, due, a)
}

// sameRun reports whether two chases lead to the same places one after the other.
func (j judge) sameRun(o, a Chase) bool {
	if len(o.Path) > 0 || len(a.Path) > 0 {
		return slices.Equal(o.Path, a.Path)
	}
	return o.Steps == a.Steps && (o.Steps == 0 || j.At(o.Toward) == j.At(a.Toward)) && slices.Equal(j.spotsOf(o.Reached), j.spotsOf(a.Reached))
}

// spotsOf are where figures stand, each spot once.
func (s *State) spotsOf(list []Name) []Spot {
	var out []Spot
	for _, f := range list {
		if at := s.At(f); !slices.Contains(out, at) {
			out = append(out, at)
		}
	}
	return out
}

// astray is the rule that a run over the map breaks.
func (m *mind) astray(due, a Chase) tables.RuleID {
	m.survey()
	at, sum := m.here, m.state.Turn.Points
	for _, id := range a.Path {
		n := m.ground.number(id)
		if n == none || !slices.Contains(m.ground.around(at), int16(n)) {
			return "MM-WALL-01"
		}
		if m.ground.full[n] && m.state.House.Is(BrodieFullSpaces, "block") {
			return "MM-CAP-02"
		}
		at = n
	}
	switch {
	case len(a.Path) > sum:
		return "MM-CAT-08"
	case len(a.Path) < len(due.Path) && slices.Equal(a.Path, due.Path[:len(a.Path)]) && m.state.reached(m.room.ID, a.Path):
		return "MM-CAT-13"
	}
	return m.wrongFirst(a)
}

// reached reports whether a way led over a mouse.
func (s *State) reached(room string, path []box.SpaceID) bool {
	return slices.ContainsFunc(path, func(id box.SpaceID) bool { return len(s.MiceOn(Spot{room, id})) > 0 })
}

// wrongFirst tells a run to a mouse as near, whose card lies lower, from one to
// a mouse farther away, and from one that goes wrong after the first.
func (m *mind) wrongFirst(a Chase) tables.RuleID {
	if m.state.House.Is(BrodieFullSpaces, "pass") {
		clear(m.ground.full)
	}
	m.measure()
	list := slices.DeleteFunc(m.prey, func(p prey) bool { return p.at == m.me.at || p.least == NoWay })
	best := foremost(list, nearer)[0]
	first := slices.IndexFunc(a.Path, func(id box.SpaceID) bool { return len(m.state.MiceOn(Spot{m.room.ID, id})) > 0 })
	switch {
	case first < 0:
		return "MM-CAT-09"
	case a.Path[first] == best.at.Space && first+1 == best.least:
		return "MM-CAT-13"
	}
	for _, p := range list {
		if p.at.Space == a.Path[first] && p.least == best.least && first+1 == p.least {
			return "MM-CAT-10"
		}
	}
	return "MM-CAT-09"
}

// ranBlindly judges a run without a map.
func (j judge) ranBlindly(m *mind, due, a Chase) *rules.Violation {
	first := func(c Chase) Name {
		if len(c.Reached) > 0 {
			return c.Reached[0]
		}
		return c.Toward
	}
	want, got := first(due), first(a)
	switch {
	case got == NoFigure:
		return j.against("MM-CAT-09", want)
	case j.At(want) == j.At(got):
		if len(due.Reached) == len(a.Reached) && due.Toward == a.Toward {
			return j.against("MM-CAT-08", want)
		}
		return j.against("MM-CAT-13", want)
	}
	m.measure()
	dist := func(n Name) (int, int) { return j.steps(m.me.at, j.At(n)) }
	wantLeast, wantMost := dist(want)
	gotLeast, gotMost := dist(got)
	if wantLeast == wantMost && gotLeast == gotMost && wantLeast == gotLeast {
		return j.against("MM-CAT-10", want)
	}
	return j.against("MM-CAT-09", want)
}

// catFeedsNobody: the cheese that Brodie rolls is not put on the wheel (MM-CAT-02).
func catFeedsNobody(_ *State, a Affect) *rules.Violation {
	if a.Effect == Feed && a.By == Brodie && a.Count >= 0 {
		return book.Against("MM-CAT-02", rules.Args{"count": a.Count})
	}
	return nil
}
