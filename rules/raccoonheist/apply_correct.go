package raccoonheist

import "tablemate/rules"

// applyCorrect takes over what the table shows; what no table can show changes
// nothing. Whoever has the popper took it in an earlier round. A game that is
// over may go on.
func (r *resolver) applyCorrect(a Correct) {
	after, err := rules.Corrected(r.State, a.Changes)
	if err != nil {
		return
	}
	goesOn := r.Result != nil && after.Result == nil
	r.State = after
	if a.Names(popperHolder) {
		r.Popper = Popper{Holder: r.Popper.Holder}
		if !r.Popper.Lying() {
			r.Popper.Taken = r.Round.Number - 1
		}
	}
	r.note("corrected", "", nil)
	if goesOn && r.Round.At > len(r.Row) {
		r.nextRound()
	}
}
