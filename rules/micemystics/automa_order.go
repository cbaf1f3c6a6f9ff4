package micemystics

import (
	"cmp"
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// Automated reports whether the program plays a seat. It plays only the minions (MM-MTURN-01).
func (Game) Automated(_ State, seat rules.Seat) bool { return seat == SeatMinions }

// Decide returns the next decision of the minions. The decision is empty if people must report
// something first, or if no figure acts for the minions now.
func (Game) Decide(s State, _ rules.Seat) rules.Decision[Action] {
	switch {
	case s.Wait().For == ForPlace:
		return s.decideSpawn()
	case s.Wait().For != NoWait || s.Turn.Step != FigureStep || s.Result != nil:
		return rules.Decision[Action]{}
	}
	var why reasonTrace
	_, next := s.settleCard(new(tileGraphs), &why)
	if len(next.decision.Open) > 0 {
		next.decision.Reasons = why.said
	}
	return next.decision
}

// settleCard returns the state after the automatic steps of a card, and the step that follows.
func (s *State) settleCard(graphs *tileGraphs, why *reasonTrace) (*State, nextStep) {
	next := s.nextStep(graphs, why)
	if next.apply == nil {
		return s, next
	}
	r := &resolver{State: s.clone()}
	for r.applyNext(next) {
		next = r.nextStep(graphs, why)
	}
	return &r.State, next
}

// mayThrowGrape reports whether a rat can throw the grape that is on the rat's space. Somebody must
// have thrown the grape before, and it must have landed whole (MM-GRAPE-10). No mouse may be on the
// rat's space (MM-GRAPE-13).
func (s *State) mayThrowGrape(name Name) bool {
	l, at := s.findToken(parts.Grape), s.At(name)
	return l != nil && l.Thrown && l.At == at && at != Nowhere && len(s.MiceOn(at)) == 0 && s.fighterOf(name).rat
}

// nextStep is what comes next on a minion card. At most one field is set.
type nextStep struct {
	apply    func(*resolver) // nil if no change is due
	need     Wait
	decision rules.Decision[Action] // the field Reasons is not set
}

// nextStep returns what comes next. The figures of a card act one after the other (MM-MTURN-02,
// MM-AMB-14).
func (s *State) nextStep(graphs *tileGraphs, why *reasonTrace) nextStep {
	if why != nil {
		why.said = nil
	}
	t := &s.Turn
	switch {
	case !t.Ordered:
		return s.orderFigures(graphs)
	case t.Acting == NoFigure:
		return s.nextToAct(graphs, why)
	case s.At(t.Acting) == Nowhere, t.Acting == Brodie && t.Walked:
		return figureDone(t.Acting)
	case t.Acting == Brodie:
		return s.newDecider(Brodie, graphs, why).decideCat()
	case !t.Walked && t.Points <= 0: // no move is decided yet
		return s.newDecider(t.Acting, graphs, nil).decideMarch()
	case !t.Walked:
		return s.newDecider(t.Acting, graphs, why).decideMarch()
	}
	return s.newDecider(t.Acting, graphs, why).decideStrike()
}

func figureDone(figure Name) nextStep {
	return nextStep{apply: func(r *resolver) { r.Turn.endFigure(figure) }}
}

// cardFigures lists the figures that act on the present card. A boss acts once for each of its
// cards. A charmed mouse acts on its own card.
func (s *State) cardFigures() []Name {
	card := s.findCard(s.Turn.Card)
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

// figureDistance is a figure and its distance from the nearest mouse.
type figureDistance struct {
	name        Name
	at          Spot
	least, most int
}

// The method `comparable` returns true in two cases: one of the figures is certainly nearer, or
// both are certainly equally near.
func (a figureDistance) comparable(b figureDistance) bool {
	return a.at == b.at || a.most < b.least || b.most < a.least || a.least == a.most && b.least == b.most
}

// figureDistances returns the distances of the figures from the mice. The [Wait] asks for the
// unknown distances on which the order of the figures depends.
func (s *State) figureDistances(names []Name, graphs *tileGraphs) ([]figureDistance, Wait) {
	var tile *occupiedTile
	out := make([]figureDistance, 0, len(names))
	for _, n := range names {
		r := figureDistance{name: n, at: s.At(n)}
		tile = s.tileAt(r.at, tile, graphs)
		r.least, r.most = s.distanceToMice(r.at, r.name, tile)
		out = append(out, r)
	}
	d := &decider{state: s}
	for i, a := range out {
		for _, b := range out[:i] {
			if !a.comparable(b) {
				d.askMiceDistances(a)
				d.askMiceDistances(b)
			}
		}
	}
	if len(d.asks) == 0 {
		return out, Wait{}
	}
	return out, d.needFacts().need
}

func (s *State) tileAt(at Spot, last *occupiedTile, graphs *tileGraphs) *occupiedTile {
	if last != nil && last.room.ID == at.Room && last.Index(at.Space) != noSpace {
		return last
	}
	if r := s.Room(at.Room); r != nil && r.onMap(at.Space) {
		return s.occupiedTile(r, graphs)
	}
	return nil
}

// distanceToMice returns bounds of the distance to the nearest mouse. It ignores the mouse named
// `but`.
func (s *State) distanceToMice(at Spot, but Name, tile *occupiedTile) (least, most int) {
	d := decider{state: s, me: fighter{name: but, at: at}, tile: tile}
	if tile != nil {
		d.start = tile.Index(at.Space)
	}
	least, most = NoWay, NoWay
	for i := range s.Mice {
		if p := &s.Mice[i]; p.OnBoard() && p.At.Room == at.Room && p.Name() != but {
			lo, hi := d.distanceTo(p.At)
			least, most = min(least, lo), min(most, hi)
		}
	}
	return least, most
}

func (d *decider) askMiceDistances(r figureDistance) {
	if len(d.asks) > 0 && d.me.at.Room != r.at.Room {
		return // questions are asked about only one room at a time
	}
	d.me.at = r.at
	for i := range d.state.Mice {
		p := &d.state.Mice[i]
		if !p.OnBoard() || p.At.Room != r.at.Room {
			continue
		}
		if lo, hi := d.state.walkDistance(r.at, p.At); lo < hi && lo <= r.most {
			d.ask(r.at, p.At, Distance)
		}
	}
}

// orderFigures sorts the figures of the card. Figures nearest to the mice act first (MM-MTURN-04).
func (s *State) orderFigures(graphs *tileGraphs) nextStep {
	list, need := s.figureDistances(s.cardFigures(), graphs)
	if need.For != NoWait {
		return nextStep{need: need}
	}
	slices.SortStableFunc(list, func(a, b figureDistance) int { return cmp.Compare(a.least, b.least) })
	var figures []Name
	var away []int
	for _, f := range list {
		figures, away = append(figures, f.name), append(away, f.least)
	}
	return nextStep{apply: func(r *resolver) {
		r.Turn.Ordered, r.Turn.Figures, r.Turn.Distances = true, figures, away
	}}
}

// inLine returns the figures that have not acted yet. Their order stays the same for the whole
// card. Under a house rule, it can change after each figure (MM-AMB-13).
func (s *State) inLine(graphs *tileGraphs) ([]figureDistance, Wait) {
	t := &s.Turn
	if s.House.Is(MinionOrder, "anew") && len(t.Figures) > 1 {
		return s.figureDistances(t.Figures, graphs)
	}
	list := make([]figureDistance, len(t.Figures))
	for i, n := range t.Figures {
		if list[i].name = n; i < len(t.Distances) {
			list[i].least = t.Distances[i]
		}
	}
	return list, Wait{}
}

// nextToAct activates the nearest figure. Among equally near figures, a player chooses
// (MM-MTURN-03).
func (s *State) nextToAct(graphs *tileGraphs, why *reasonTrace) nextStep {
	list, need := s.inLine(graphs)
	if need.For != NoWait {
		return nextStep{need: need}
	}
	by := tables.RuleID("MM-MTURN-04")
	if s.House.Is(MinionOrder, "anew") && len(list) > 1 {
		by = "MM-AMB-13"
	}
	first := s.nearestFigures(list)
	switch len(first) {
	case 0:
		return nextStep{}
	case 1:
		return nextStep{apply: func(r *resolver) { r.activateFigure(first[0].name) }}
	}
	var open []Action
	var who []Name
	for _, f := range first {
		open, who = append(open, Activate{Figure: f.name}), append(who, f.name)
	}
	why.say(by, "tie", figuresArg("figures", who), intArg("steps", first[0].least))
	why.say("MM-MTURN-03", "operator", mouseArg(s.lowest()))
	return nextStep{decision: rules.Decision[Action]{Action: open[0], Open: open}}
}

// nearestFigures returns the figures nearest to the mice. Of several identical figures on one spot,
// it returns only the first.
func (s *State) nearestFigures(list []figureDistance) []figureDistance {
	nearest := NoWay
	for _, r := range list {
		nearest = min(nearest, r.least)
	}
	var out []figureDistance
	for _, r := range list {
		if r.least == nearest &&
			!slices.ContainsFunc(out, func(o figureDistance) bool { return s.identical(o.name, r.name) }) {
			out = append(out, r)
		}
	}
	return out
}
