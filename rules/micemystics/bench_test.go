package micemystics

import (
	"crypto/sha256"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"tablemate/rules/ruletest"
	parts "tablemate/tables/micemystics"
)

func gridMap() string {
	var words []string
	for y := range 5 {
		for x := range 6 {
			n := y*6 + x + 1
			if x < 5 {
				words = append(words, strconv.Itoa(n)+"-"+strconv.Itoa(n+1))
			}
			if y < 4 {
				line := "-"
				if x == 2 {
					line = "="
				}
				words = append(words, strconv.Itoa(n)+line+strconv.Itoa(n+6))
			}
		}
	}
	return strings.Join(words, " ")
}

func surveyed(s *State) {
	m := &s.Rooms[0].Map
	for i := range m.Spaces {
		n, _ := strconv.Atoi(string(m.Spaces[i].ID))
		m.Spaces[i].At = &parts.Point{X: float64((n - 1) % 6 * 10), Y: float64((n - 1) / 6 * 10)}
	}
	for i := range 20 {
		x, y := float64(i%5*10+5), float64(i/5*10)
		m.Walls = append(m.Walls, parts.Wall{From: parts.Point{X: x, Y: y + 3}, To: parts.Point{X: x, Y: y + 7}})
	}
}

func crowdedTile(kind string) State {
	f := func(n string) Name { return Name(kind + "_" + n) }
	return cardTurn(kind, hall(gridMap()), surveyed, at("1", "tilda"), at("6", "collin"), at("25", "nez"), at("30", "filch"),
		at("14", f("1")), at("15", f("2")), at("16", f("3")), at("21", f("4")),
		at("8", "roach_1"), at("9", "roach_2", "roach_3"), at("22", "spider_1"))
}

// The variant "told" also collects the reasons for each decision. The reported ratio is the time of
// one turn divided by the time of hashing 4 KiB in the same run.
func BenchmarkMinionCard(b *testing.B) {
	for _, kind := range []string{"rat", "archer"} {
		s := crowdedTile(kind)
		s.Waits, s.Turn.Ordered, s.Turn.Figures, s.Turn.Acting = nil, false, nil, NoFigure
		b.Run(kind, func(b *testing.B) { race(b, func() { require.Equal(b, 4, wholeCard(s, nil)) }) })
		b.Run(kind+" told", func(b *testing.B) {
			race(b, func() { require.Equal(b, 4, wholeCard(s, new(reasonTrace))) })
		})
	}
}

func BenchmarkPlan(b *testing.B) {
	s := crowdedTile("rat")
	b.Run("rat", func(b *testing.B) { race(b, func() { s.Plan() }) })
}

func BenchmarkSight(b *testing.B) {
	s := crowdedTile("rat")
	spaces := s.Rooms[0].Map.Spaces
	b.Run("30 spaces", func(b *testing.B) {
		race(b, func() {
			for i := range spaces {
				for j := range spaces[:i] {
					s.lineOfSight(inHall(spaces[i].ID), inHall(spaces[j].ID))
				}
			}
		})
	})
}

// wholeCard plays the turn of a minion card, and returns how many figures have acted. Each movement
// roll gives 2 points.
func wholeCard(s State, why *reasonTrace) int {
	r, done := &resolver{State: s.clone()}, 0
	for r.Turn.Step == FigureStep && !(r.Turn.Ordered && len(r.Turn.Figures) == 0) {
		r.notes = r.notes[:0]
		next := r.nextStep(&r.graphs, why)
		if r.applyNext(next); next.need.For == ForRoll {
			r.Turn.setPoints(2, 2)
		}
		switch a := next.decision.Action.(type) {
		case Activate:
			r.activateFigure(a.Figure)
		case March:
			r.applyMarch(a)
		case Strike:
			r.Turn.noteAttack(a.Target)
			done++
			r.endFigureTurn()
		case Hold:
			done++
			r.endFigureTurn()
		}
	}
	return done
}

func race(b *testing.B, run func()) {
	page := make([]byte, 4096)
	b.ReportAllocs()
	n := 0
	for b.Loop() {
		run()
		n++
	}
	spent := b.Elapsed()
	began := time.Now()
	for range n {
		page[0] = sha256.Sum256(page)[0]
	}
	b.ReportMetric(float64(spent)/float64(time.Since(began)), "ratio")
}

func BenchmarkStep(b *testing.B) { ruletest.BenchSteps(b, Game{}, started(wanderings()[0])) }
