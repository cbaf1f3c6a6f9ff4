package session

import "tablemate/assist/journal"

// fallen is a roll of the app's present dice that stands, and the one before it.
type fallen struct {
	line   *journal.Line
	before *fallen
}

// number returns the number of a roll, 0 for none.
func (f *fallen) number() int {
	if f == nil {
		return 0
	}
	return f.line.Roll.N
}

// rollFallen returns the number of the app's roll that fell when the table last
// stood where it stands now; 0 if none did.
func rollFallen(r *journal.Record) int {
	old := r.OldRolls()
	var last *fallen
	undone := map[int]*fallen{} // the last roll before each undo
	after := map[int]int{}      // the roll that came last after each roll
	for i := range r.Lines {
		switch l := &r.Lines[i]; l.Entry() {
		case journal.Turn:
			if l.Roll.N > 0 && !old(l.N) {
				after[last.number()] = l.Roll.N
				last = &fallen{l, last}
			}
		case journal.Undo:
			undone[l.N] = last
			for last != nil && last.line.N >= l.Undo {
				last = last.before
			}
		case journal.Redo:
			last = undone[l.Redo]
		case journal.Sealed: // new dice: no earlier roll is theirs
			last, undone, after = nil, map[int]*fallen{}, map[int]int{}
		}
	}
	return after[last.number()]
}
