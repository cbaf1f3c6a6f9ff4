package chezguevara

import (
	"tablemate/rules"
)

// shutWindows shuts the windows of whoever lays a card: his other cards can no longer
// be cancelled (CG-CANC-04). Of his own interrupt people may read it otherwise
// (CG-AMB-66), and of cancel cards too (CG-AMB-71).
func (r *resolver) shutWindows(a Action) {
	seat, cards := laidBy(a)
	turns := stepper(a, r.Turn.Seat) != rules.Nobody
	_, settles := a.(Resolve)
	steps := turns || settles || a.Kind() == (Roll{}).Kind()
	for i := range r.Plays {
		p := &r.Plays[i]
		switch {
		case !p.Open():
		case len(cards) > 0 && p.Owner == seat && seat != rules.Nobody && (turns || p.Waits == NoWait || r.House.Is(OwnInterrupt, "yes")):
			p.Shut = r.n
		case steps && p.As == (Cancel{}).Kind() && r.House.Is(CancelWindow, "next_step"):
			p.Shut = r.n
		}
	}
}

// endRight ends the right to revenge: it is taken before anything else or not at all
// (CG-REV-01, CG-AMB-72).
func (r *resolver) endRight(a Action) {
	if r.Right == nil {
		return
	}
	_, revenge := a.(Revenge)
	turns := stepper(a, r.Turn.Seat) != rules.Nobody
	if turns || !revenge && !tells(a) && a.Kind() != (Correct{}).Kind() && r.House.Is(RevengeRight, "with_anything") {
		r.Right = nil
	}
}

// settleOpen settles what was announced and nobody objects to, as the active player
// goes on; an action after an exposure is declined by it (CG-AMB-33, CG-AMB-42).
func (r *resolver) settleOpen() {
	for i := len(r.Plays) - 1; i >= 0; i-- {
		p := &r.Plays[i]
		if p.By != 0 {
			continue
		}
		switch p.Waits {
		case ForSettle:
			n := r.n
			r.n = p.Line // what follows is caused by the play, whoever goes on
			r.settle(p, nil)
			r.n = n
		case ForAction:
			p.Waits = NoWait
		}
	}
}

// begin adds the play of the present line: a card that is announced and laid is being
// played until it is settled and its window shut (CG-CANC-03). One that is cancelled is over at once
// (CG-CANC-02).
func (r *resolver) begin(p Play) *Play {
	p.Line, p.By = r.n, r.by
	if p.Owner == rules.Nobody {
		p.Owner = p.Seat
	}
	p.Rank = r.rank(p.Seat)
	if p.By != 0 {
		p.Waits = NoWait
	}
	r.Plays = append(r.Plays, p)
	return &r.Plays[len(r.Plays)-1]
}
