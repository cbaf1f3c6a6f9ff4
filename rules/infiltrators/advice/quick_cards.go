package advice

import "math/bits"

// cards is a set of cards by their place in the deck.
type cards [2]uint64

func (c *cards) add(i int)          { c[i/64] |= 1 << (i % 64) }
func (c *cards) drop(i int)         { c[i/64] &^= 1 << (i % 64) }
func (c cards) has(i int) bool      { return c[i/64]>>(i%64)&1 == 1 }
func (c cards) and(d cards) cards   { return cards{c[0] & d[0], c[1] & d[1]} }
func (c cards) minus(d cards) cards { return cards{c[0] &^ d[0], c[1] &^ d[1]} }
func (c cards) or(d cards) cards    { return cards{c[0] | d[0], c[1] | d[1]} }
func (c cards) size() int           { return bits.OnesCount64(c[0]) + bits.OnesCount64(c[1]) }

// first returns the first card of a set that is not empty, and the set without it.
func (c cards) first() (int, cards) {
	at := bits.TrailingZeros64(c[0])
	if c[0] == 0 {
		at = 64 + bits.TrailingZeros64(c[1])
	}
	c.drop(at)
	return at, c
}
