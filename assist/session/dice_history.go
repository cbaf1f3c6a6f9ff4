package session

import (
	"slices"

	"tablemate/assist/journal"
)

// rollFallen returns the number of the app's roll that fell when the table last
// stood where it stands now; 0 if none did.
func rollFallen(r *journal.Record) int {
	old := r.OldRolls()
	c := rollHistory{after: map[int]int{}, old: old}
	for i := range r.Lines {
		switch l := &r.Lines[i]; l.Entry() {
		case journal.Turn:
			if l.Roll.N > 0 && !old(l.N) {
				c.after[c.last()] = l.Roll.N
			}
			c.standing, c.struck = append(c.standing, l), nil
		case journal.Undo:
			c.standing, c.struck = moveTurns(c.standing, c.struck, l.Undo)
		case journal.Redo:
			undo := r.Lines[l.Redo-2].Undo
			c.struck, c.standing = moveTurns(c.struck, c.standing, undo)
		case journal.Sealed: // new dice: no earlier roll is theirs
			c = rollHistory{after: map[int]int{}, old: old}
		}
	}
	return c.after[c.last()]
}

// rollHistory is the order in which the rolls of a table fell.
type rollHistory struct {
	after            map[int]int // the roll that came last after each roll
	standing, struck []*journal.Line
	old              func(line int) bool // a roll of earlier dice
}

// last returns the number of the last standing roll, 0 before the first.
func (c *rollHistory) last() int {
	for _, l := range slices.Backward(c.standing) {
		if l.Roll.N > 0 && !c.old(l.N) {
			return l.Roll.N
		}
	}
	return 0
}

// moveTurns moves the turns from line n on, one by one, from the end of a list to
// the end of another.
func moveTurns(from, to []*journal.Line, n int) (left, grown []*journal.Line) {
	for len(from) > 0 && from[len(from)-1].N >= n {
		to, from = append(to, from[len(from)-1]), from[:len(from)-1]
	}
	return from, to
}
