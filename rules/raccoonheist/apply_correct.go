package raccoonheist

import "tablemate/rules"

// applyCorrect takes over what the table shows; what no table can show changes
// nothing. Whoever has the popper took it in an earlier round. A game that is
// over may go on.
func (c *resolver) applyCorrect(a Correct) {
	after, err := rules.Corrected(c.State, a.Changes)
	if err != nil {
		return
	}
	goesOn := c.Result != nil && after.Result == nil
	c.State = after
	if a.Names(popperHolder) {
		c.Popper = Popper{Holder: c.Popper.Holder}
		if !c.Popper.Lying() {
			c.Popper.Taken = c.Round.Number - 1
		}
	}
	c.note("corrected", "", nil)
	if goesOn && c.Round.At > len(c.Row) {
		c.nextRound()
	}
}
