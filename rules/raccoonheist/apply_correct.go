package raccoonheist

import "tablemate/rules"

// applyCorrect takes over a correction; one that cannot be read changes nothing.
// A popper that somebody is given counts as taken in the round before. If the
// correction takes back the result, a round that had ended goes on with the next.
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
