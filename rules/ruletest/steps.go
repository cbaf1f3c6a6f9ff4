package ruletest

import (
	"math/rand/v2"
	"testing"

	"tablemate/rules"
)

// BenchSteps measures one step of random play: what may be done, one of these, and the
// table after it. A game that is over begins again.
func BenchSteps[U, S any, A rules.Kinded](b *testing.B, g Playable[U, S, A], begin S) {
	chance, s := rand.New(rand.NewPCG(1, 2)), begin
	b.ReportAllocs()
	for b.Loop() {
		legal := g.Legal(s)
		if len(legal) == 0 {
			s = begin
			continue
		}
		s, _ = g.Apply(s, legal[chance.IntN(len(legal))])
	}
}
