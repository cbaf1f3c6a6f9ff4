package micemystics

import (
	"math/rand/v2"
	"testing"
)

// BenchmarkStep is one step of random play: what may be done, one of these, and the
// table after it. A game that is over begins again.
func BenchmarkStep(b *testing.B) {
	begin, _, err := Game{}.Start(wanderings()[0])
	if err != nil {
		b.Fatal(err)
	}
	chance, s := rand.New(rand.NewPCG(1, 2)), begin
	b.ReportAllocs()
	for b.Loop() {
		legal := (Game{}).Legal(s)
		if len(legal) == 0 {
			s = begin
			continue
		}
		s, _ = Game{}.Apply(s, legal[chance.IntN(len(legal))])
	}
}
