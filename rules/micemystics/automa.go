package micemystics

import (
	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// Automated reports whether a seat is played by the game itself: the minions
// always are (MM-MTURN-01).
func (Game) Automated(_ State, seat rules.Seat) bool { return seat == SeatMinions }

// Decide decides what the minions do next: where a newcomer is placed, and the
// turns of their initiative cards. It is empty while something must be told first.
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
		next.decision.Reasons = why.notes()
	}
	return next.decision
}

// settleCard returns the state once everything has happened in a figure's turn
// that needs no action, and the next step there, with its reasons in why.
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

// mayThrowGrape reports whether a figure is a rat that can throw the grape on its space:
// one that landed whole, without mice (MM-GRAPE-10, MM-GRAPE-13).
func (s *State) mayThrowGrape(name Name) bool {
	l, at := s.findToken(parts.Grape), s.At(name)
	return l != nil && l.Thrown && l.At == at && at != Nowhere && len(s.MiceOn(at)) == 0 && s.fighterOf(name).rat
}
