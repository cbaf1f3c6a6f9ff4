package deals

import "math/bits"

// set is a set of cards of one deck by their place in it. A deck has at most 75.
type set [2]uint64

func (s *set) add(i int)     { s[i/64] |= 1 << (i % 64) }
func (s *set) drop(i int)    { s[i/64] &^= 1 << (i % 64) }
func (s set) has(i int) bool { return s[i/64]>>(i%64)&1 == 1 }

func (s set) and(t set) set { return set{s[0] & t[0], s[1] & t[1]} }

// size returns how many cards are in the set.
func (s set) size() int64 { return int64(bits.OnesCount64(s[0]) + bits.OnesCount64(s[1])) }

// deals returns in how many ways each of the sets can give a card so that no two
// give the same one. Ways in which suspects share a card are taken out by
// inclusion and exclusion over all partitions of the sets into blocks: a block of
// n sets that share a card weighs (-1)^(n-1) (n-1)!.
func deals(sets []set) int64 { return overBlocks(sets, make([]block, 0, mostSets)) }

// mostSets is how many suspects can lie on holders without taking memory for them.
const mostSets = 8

// block is some sets that give the same card: what they share, and its weight.
type block struct {
	shared set
	weight int64
	sets   int64
}

func overBlocks(sets []set, blocks []block) int64 {
	if len(sets) == 0 {
		product := int64(1)
		for _, b := range blocks {
			product *= b.weight * b.shared.size()
		}
		return product
	}
	first, rest := sets[0], sets[1:]
	sum := overBlocks(rest, append(blocks, block{first, 1, 1}))
	for i, b := range blocks {
		shared := b.shared.and(first)
		if shared == (set{}) {
			continue
		}
		blocks[i] = block{shared, -b.weight * b.sets, b.sets + 1}
		sum += overBlocks(rest, blocks)
		blocks[i] = b
	}
	return sum
}
