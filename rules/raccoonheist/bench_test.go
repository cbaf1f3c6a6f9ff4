package raccoonheist

import (
	"testing"

	"tablemate/rules"
	parts "tablemate/tables/raccoonheist"
)

// BenchmarkStep measures one step of random play: list the legal actions, choose one and apply it.
func BenchmarkStep(b *testing.B) {
	var open []State
	for _, mode := range Modes {
		players := 3
		if mode.InGroups() {
			players = 1
		}
		open = append(open, started(Setup{Mode: mode, Owner: Owner{Keeper: Person}, Players: make([]Player, players), Row: parts.Locations}))
	}
	roll, g, games := rolling(1), Game{}, 0
	s := open[0]
	b.ReportAllocs()
	for b.Loop() {
		if g.Next(s) == rules.Nobody {
			games++
			s = open[games%len(open)]
		}
		legal := g.Legal(s)
		s, _ = g.Apply(s, lively(s, legal, roll))
	}
}
