package owner

import (
	"fmt"
	"testing"

	box "tablemate/tables/raccoonheist"
)

func BenchmarkDecide(b *testing.B) {
	for n := 1; n <= 4; n++ {
		for _, pop := range []Popper{Lying, Held} {
			l := box.Layouts[n-1]
			t := Table{Order: rowWith(leftSet(5)), Popper: pop, Goal: Basic}
			for range n {
				t.Groups = append(t.Groups, Group{l.Reserve + l.Backyard, 0, 0})
			}
			b.Run(fmt.Sprint(n, " groups ", pop), func(b *testing.B) {
				for b.Loop() {
					_, err := Decide(t, Exact)
					if err != nil {
						b.Fatal(err)
					}
				}
			})
		}
	}
}
