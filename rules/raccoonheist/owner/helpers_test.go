package owner

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"testing"
	"time"

	parts "tablemate/tables/raccoonheist"
)

// race reports the duration of the benchmark in units of the time needed to hash 4 KiB.
func race(b *testing.B) {
	page := make([]byte, 4096)
	start := time.Now()
	const pages = 2000
	for range pages {
		sum := sha256.Sum256(page)
		page[0] = sum[0]
	}
	each := time.Since(start).Seconds() / pages
	b.ReportMetric(b.Elapsed().Seconds()/float64(b.N)/each, "pages/op")
}

func laidOut(r row) (out [5]parts.Location) {
	cards := []place{kitchen, basement, trashCan, livingRoom, backyard}
	slices.SortStableFunc(cards, func(a, b place) int { return r.rank(a) - r.rank(b) })
	for i, p := range cards {
		out[i] = p.location()
	}
	return out
}

func refereeFor(w *worth, trap place) *referee {
	return &referee{order: laidOut(w.row), trap: trap.location(), advanced: w.goal == Advanced, groups: w.groups,
		end: func(s [4]side, holds bool) float64 { return endOf(w, s, slot[trap], holds) }}
}

func endOf(w *worth, s [4]side, last int, holds bool) float64 {
	rich, poor, wiped := false, false, false
	for i := range w.groups {
		s[i].food = min(s[i].food, 8)
		rich = rich || s[i].food >= 8
		poor = poor || s[i].food < 3
		wiped = wiped || s[i].home == 0
	}
	if rich && (w.goal == Basic || w.groups == 1 || !poor) {
		return 1
	}
	if wiped {
		return 0
	}
	pop := popperLying
	if holds {
		pop = popperHeld
	}
	p := position{[2]int{s[0].home, s[1].home}, [2]int{s[0].food, s[1].food}}
	return w.at[pop][last][w.index(p)]
}

func sides(w *worth, p position, c *matrixGame, j *joint) (s [4]side) {
	for k, number := range [2]int{j.a, j.b} {
		if k >= w.groups {
			break
		}
		r := c.raids[k][number]
		s[k] = side{p.figures[k] - r.sent, w.total() - p.figures[k], p.food[k], r.at.location(), r.sent}
	}
	return s
}

func replyFile(row int) string {
	return filepath.Join("testdata", "reply", fmt.Sprintf("row-%02d.bin", row))
}

// replyUnit is the scale of the stored differences: the number n means the difference n/replyUnit
// between two win chances.
const replyUnit = 1 << 20

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

var anyOrder = laidOut(rowNumbered(32))

func randomTrio(w *trioWorth, most int, r *rand.Rand) *trio {
	c := &trio{worth: w, row: rowNumbered(r.IntN(Rows))}
	var own [3]stock
	for k := range own {
		own[k] = stock{1 + r.IntN(most), r.IntN(8)}
	}
	c.sit(own, popperState(r.IntN(2)))
	c.open(traps[r.IntN(len(traps))])
	return c
}
