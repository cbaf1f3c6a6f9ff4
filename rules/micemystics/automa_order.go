package micemystics

import (
	"cmp"
	"slices"

	"tablemate/rules"
	"tablemate/tables"
)

// thought is what comes next in the turn of a minion card: what follows without
// a report, something that must be told first, or what a figure does.
type thought struct {
	follows  func(*course) // nil where nothing does
	need     Wait
	decision rules.Decision[Action]
}

// think is the next thing in the turn of the minion card on play. All its
// figures take their turns one after the other (MM-MTURN-02, MM-AMB-14).
func (s *State) think() thought {
	t := &s.Turn
	switch {
	case !t.Lined:
		return s.lineUp()
	case t.Acting == NoFigure:
		return s.nextToAct()
	case s.At(t.Acting) == Nowhere, t.Acting == Brodie && t.Walked:
		return finished(t.Acting)
	case t.Acting == Brodie:
		return s.mind(Brodie).prowl()
	case !t.Walked && t.Points <= 0: // no move is decided yet
		return s.quietMind(t.Acting).setOut()
	case !t.Walked:
		return s.mind(t.Acting).setOut()
	}
	return s.mind(t.Acting).aim()
}

// finished is a figure that is not on the board any more, or has nothing more to do:
// its turn is over.
func finished(figure Name) thought {
	return thought{follows: func(c *course) { c.Turn.acted(figure) }}
}

// figures are those of the card on play that are on the board: a boss acts once
// for each of its cards, a charmed mouse for its own.
func (s *State) figures() []Name {
	card := s.card(s.Turn.Card)
	var out []Name
	switch {
	case card == nil:
	case card.Kind == MinionCard:
		for i := range s.Minions {
			if s.Minions[i].Type == card.Of {
				out = append(out, s.Minions[i].Name)
			}
		}
	case card.Kind == MouseCard:
		out = append(out, Name(card.Of))
	default:
		out = append(out, Brodie)
	}
	return slices.DeleteFunc(out, func(n Name) bool { return s.At(n) == Nowhere })
}

// runner is a figure and how far it is from the nearest mouse.
type runner struct {
	name        Name
	at          Spot
	least, most int
}

// sure reports whether it is known which of two is nearer to the mice, or that
// neither is.
func (a runner) sure(b runner) bool {
	return a.at == b.at || a.most < b.least || b.most < a.least || a.least == a.most && b.least == b.most
}

// runners measures figures; what must be told for their order comes with them.
func (s *State) runners(names []Name) ([]runner, []Question) {
	var g *ground
	out := make([]runner, 0, len(names))
	for _, n := range names {
		r := runner{name: n, at: s.At(n), least: NoWay, most: NoWay}
		if i := slices.IndexFunc(out, func(o runner) bool { return o.at == r.at }); i >= 0 {
			r.least, r.most = out[i].least, out[i].most
		} else {
			g = s.groundFor(r.at, g)
			r.least, r.most = s.fromMice(r.at, r.name, g)
		}
		out = append(out, r)
	}
	m := &mind{state: s}
	for i, a := range out {
		for _, b := range out[:i] {
			if !a.sure(b) {
				m.askMice(a)
				m.askMice(b)
			}
		}
	}
	return out, m.asks
}

// groundFor is the ground under a spot, nil off the map; g where it is the same.
func (s *State) groundFor(at Spot, g *ground) *ground {
	if g != nil && g.room.ID == at.Room && g.number(at.Space) != none {
		return g
	}
	if r := s.room(at.Room); r != nil && r.onMap(at.Space) {
		return s.ground(r)
	}
	return nil
}

// fromMice is how far a spot is from the nearest mouse of its tile.
func (s *State) fromMice(at Spot, but Name, g *ground) (least, most int) {
	m := mind{state: s, me: fighter{name: but, at: at}, ground: g}
	var far []int16
	if g != nil {
		m.here = g.number(at.Space)
		far = g.distances(m.here)
	}
	least, most = NoWay, NoWay
	for i := range s.Mice {
		if p := &s.Mice[i]; p.OnBoard() && p.At.Room == at.Room && p.Name() != but {
			lo, hi := m.far(far, p.At)
			least, most = min(least, lo), min(most, hi)
		}
	}
	return least, most
}

// askMice asks how far a figure's place is from those of the mice that may be
// its nearest.
func (m *mind) askMice(r runner) {
	if len(m.asks) > 0 && m.me.at.Room != r.at.Room {
		return // one room at a time
	}
	m.me.at = r.at
	for i := range m.state.Mice {
		p := &m.state.Mice[i]
		if !p.OnBoard() || p.At.Room != r.at.Room {
			continue
		}
		if lo, hi := m.state.steps(r.at, p.At); lo < hi && lo <= r.most {
			m.ask(r.at, p.At, Distance)
		}
	}
}

// lineUp finds the figures of the card: those nearest to the mice act first
// (MM-MTURN-04).
func (s *State) lineUp() thought {
	list, asks := s.runners(s.figures())
	if len(asks) > 0 {
		return thought{need: Wait{For: ForFacts, Room: s.roomOf(asks, list), Ask: asks}}
	}
	slices.SortStableFunc(list, func(a, b runner) int { return cmp.Compare(a.least, b.least) })
	var figures []Name
	var away []int
	for _, r := range list {
		figures, away = append(figures, r.name), append(away, r.least)
	}
	return thought{follows: func(c *course) {
		c.Turn.Lined, c.Turn.Figures, c.Turn.Away = true, figures, away
	}}
}

// roomOf is the room that questions are about.
func (s *State) roomOf(asks []Question, list []runner) string {
	for _, r := range list {
		if r.at.Space == asks[0].Between[0] {
			return r.at.Room
		}
	}
	return ""
}

// nextToAct is the nearest figure that has not acted. The order is fixed when
// the card comes up, unless the table judges it again after each (MM-AMB-13);
// among figures equally near the operator chooses (MM-MTURN-03).
func (s *State) nextToAct() thought {
	t := &s.Turn
	list, by := make([]runner, 0, len(t.Figures)), tables.RuleID("MM-MTURN-04")
	for i, n := range t.Figures {
		r := runner{name: n, at: s.At(n)}
		if r.at == Nowhere {
			return finished(n) // captured or defeated meanwhile
		}
		if i < len(t.Away) {
			r.least = t.Away[i]
		}
		list = append(list, r)
	}
	if s.House.Is(MinionOrder, "anew") && len(list) > 1 {
		var asks []Question
		if list, asks = s.runners(t.Figures); len(asks) > 0 {
			return thought{need: Wait{For: ForFacts, Room: s.roomOf(asks, list), Ask: asks}}
		}
		by = "MM-AMB-13"
	}
	first := s.firsts(list)
	switch len(first) {
	case 0:
		return thought{}
	case 1:
		return thought{follows: func(c *course) { c.activate(first[0].name) }}
	}
	var tr trace
	var open []Action
	var who []Name
	for _, r := range first {
		open, who = append(open, Activate{Figure: r.name}), append(who, r.name)
	}
	tr.say(by, whyTie, names("figures", who), number("steps", first[0].least))
	tr.say("MM-MTURN-03", whyOperator, mouseArg(s.lowest()))
	return thought{decision: rules.Decision[Action]{Action: open[0], Open: open, Reasons: tr.reasons}}
}

// firsts are the nearest figures; of several that nobody could tell apart, one.
func (s *State) firsts(list []runner) []runner {
	nearest := NoWay
	for _, r := range list {
		nearest = min(nearest, r.least)
	}
	var out []runner
	for _, r := range list {
		if r.least == nearest && !slices.ContainsFunc(out, func(o runner) bool { return s.alike(o.name, r.name) }) {
			out = append(out, r)
		}
	}
	return out
}
