package rules

import "sync"

// Copies lends copies of a state, so that judging one by its address takes no memory
// anew each time. The zero Copies is ready for use, by several at once.
type Copies[S any] struct{ free sync.Pool }

// Judge returns what judge finds over a copy of s, which it must not keep.
func (c *Copies[S]) Judge(s S, judge func(*S) []Violation) []Violation {
	lent, ok := c.free.Get().(*S)
	if !ok {
		lent = new(S)
	}
	*lent = s
	found := judge(lent)
	*lent = *new(S)
	c.free.Put(lent)
	return found
}
