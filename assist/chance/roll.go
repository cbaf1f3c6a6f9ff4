package chance

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"hash"
	"strconv"
)

// Roll returns the faces of some dice, each from 1 to `sides`. `n` is the number of this roll at
// the table.
func Roll(seed Seed, n, sides, dice int) []int {
	from := newStream(seed, "roll", n)
	faces := make([]int, dice)
	for i := range faces {
		faces[i] = 1 + from.below(sides)
	}
	return faces
}

// stream produces random 32-bit numbers. Each HMAC-SHA256, with the seed as key, gives eight
// big-endian numbers. For roll 7, the hashed texts are "roll/7/0", "roll/7/1", and so on. People
// can compute these numbers with other tools, so the numbers must not change.
type stream struct {
	mac   hash.Hash
	label []byte // such as "roll/7/"
	try   int64  // the number of the next HMAC
	block []byte // the unused bytes of the last HMAC
}

func newStream(seed Seed, use string, n int) *stream {
	label := strconv.AppendInt(append([]byte(use), '/'), int64(n), 10)
	return &stream{mac: hmac.New(sha256.New, seed[:]), label: append(label, '/')}
}

func (d *stream) next() uint32 {
	if len(d.block) == 0 {
		d.mac.Reset()
		d.mac.Write(strconv.AppendInt(d.label, d.try, 10))
		d.block = d.mac.Sum(nil)
		d.try++
	}
	word := binary.BigEndian.Uint32(d.block)
	d.block = d.block[4:]
	return word
}

// `below` returns a random number from 0 to size-1. It divides a random 32-bit number by `size`,
// and returns the remainder. The largest 32-bit numbers are skipped, so that all remainders are
// equally likely.
func (d *stream) below(size int) int {
	const words = 1 << 32
	even := words - words%uint64(size)
	for {
		if word := uint64(d.next()); word < even {
			return int(word % uint64(size))
		}
	}
}
