package owner

// This file serves go generate and the tests: writing what raccoons reach at most against
// the Owner of three groups, and reading it.

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"math"
)

// A plain go generate leaves these as they are: they take hours.
//
//go:generate sh -c "test -z \"$SHARD\" || go run ./generate -replies -shard=$SHARD"

// replyUnit is the step of the stored numbers.
const replyUnit = 1 << 20

// ReplyFile names the file of a row.
func ReplyFile(row int) string { return fmt.Sprintf("row-%02d.bin", row) }

// TabulateReply works out what raccoons reach at most against the Owner of three groups in
// a row, as it is stored. Told is called with every level of food that is done, of how many.
func TabulateReply(row, cores int, told func(level, of int)) []byte {
	r := &trioReply{loadTrios(), rowNumbered(row)}
	return packReply(r, boundTrios(r, cores, told))
}

// packReply writes a line, what is sure from the start and the worth that most differs by
// from the Owner's, rounded up: a bound stays one.
func packReply(r *trioReply, b *trioBounds) []byte {
	_, sure := r.atStart(b)
	var plain []byte
	eachStoredReply(r.owner, func(pop popperState, slot int, p trioPosition) {
		at := p.index()
		plain = binary.AppendVarint(plain, int64(math.Ceil((b.most.at[pop][slot][at]-r.owner.at[pop][slot][at])*replyUnit)))
	})
	return append(fmt.Appendf(nil, "sure %.6f\n", sure), deflated(plain)...)
}

// unpackReply reads what packReply wrote.
func unpackReply(r *trioReply, text []byte) (most *trioWorth, sure float64, err error) {
	line, packed, _ := bytes.Cut(text, []byte("\n"))
	if _, err := fmt.Sscanf(string(line), "sure %f", &sure); err != nil {
		return nil, 0, err
	}
	most, next := r.owner.clone(), unpack(string(packed))
	eachStoredReply(r.owner, func(pop popperState, slot int, p trioPosition) {
		most.set(p, pop, slot, r.owner.at[pop][slot][p.index()]+float64(next())/replyUnit)
	})
	return most, sure, nil
}

// eachStoredReply calls f in the order of the file.
func eachStoredReply(w *trioWorth, f func(pop popperState, slot int, p trioPosition)) {
	kept := keptTrios(w.goal)
	for pop := range w.at {
		for slot := range traps {
			for _, p := range kept {
				f(popperState(pop), slot, p)
			}
		}
	}
}
