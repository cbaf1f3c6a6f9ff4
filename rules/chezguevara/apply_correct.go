package chezguevara

import "tablemate/rules"

// applyCorrect makes the table what people see. What no table has changes nothing.
func (r *resolver) applyCorrect(a Correct) {
	after, err := rules.Corrected(r.Table, a.Changes)
	if err != nil {
		return
	}
	r.Table = after.clone()
	r.judge()
}
