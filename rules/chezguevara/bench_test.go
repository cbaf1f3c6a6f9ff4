package chezguevara

import (
	"strconv"
	"testing"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

func fullTable() State {
	fill := func(s *State) {
		for i := range s.Players {
			for _, c := range box[:10] {
				s.Players[i].Tent = append(s.Players[i].Tent, Laid{Card: c.ID})
			}
			for range 5 {
				s.Players[i].Tent = append(s.Players[i].Tent, Laid{Card: "digging-holes"})
			}
			s.Players[i].Hand = 4
		}
	}
	return table(5, rank(boris, parts.Corporal), rank(chela, parts.Corporal), fill, middle(parts.Sergeant, parts.Sergeant, parts.Private),
		slack(ana, 8), slack(boris, 10), slack(chela, 8), slack(diego, 3), slack(eva, -1))
}

func BenchmarkJudge(b *testing.B) {
	s := fullTable()
	for name, a := range map[string]Action{
		"loot":   loots("soap", "stone"),
		"order":  orders(boris, "siesta"),
		"event":  plays(boris, parts.Exposure, ana),
		"end":    EndTurn{ana},
		"cancel": cancels(chela, "curfew", 1),
	} {
		at := s
		if name == "order" || name == "cancel" {
			at = did(s, does("guitar"))
		}
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				Game{}.Check(at, a)
				Game{}.Apply(at, a)
			}
		})
	}
}

func nested(levels int) State {
	s := did(fullTable(), does("guitar"))
	seats := []rules.Seat{boris, chela, diego, eva}
	for n := 1; n < levels; n++ {
		s = did(s, cancels(seats[n%4], "veto", n))
	}
	return s
}

func BenchmarkNest(b *testing.B) {
	for levels := 1; levels <= 7; levels++ {
		s := nested(levels)
		b.Run(strconv.Itoa(levels), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				Game{}.Check(s, cancels(ana, "veto", levels))
				Game{}.Apply(s, cancels(ana, "veto", levels))
			}
		})
	}
}

func BenchmarkClaim(b *testing.B) {
	s := fullTable().but(slack(boris, 15))
	for _, seat := range []rules.Seat{chela, diego, eva} {
		s = did(s, plays(seat, "requisition", ana))
	}
	s = did(s, does("guitar"), plays(boris, parts.Promotion, boris))
	for b.Loop() {
		Game{}.Apply(s, Effect{Seat: boris, Tokens: 1})
	}
}

func BenchmarkTotals(b *testing.B) {
	s := fullTable()
	for b.Loop() {
		for i := range s.Players {
			s.Total(s.Players[i].Seat)
		}
	}
}

func BenchmarkWaits(b *testing.B) {
	s := nested(7)
	for b.Loop() {
		s.Waits()
	}
}
