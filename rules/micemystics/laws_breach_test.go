package micemystics

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// TestWhatIsPutIntoALegalGameIsTold plays random games on mapped and unmapped tiles:
// what the rules leave open has no flag, and each breach put in between has its own.
func TestWhatIsPutIntoALegalGameIsTold(t *testing.T) {
	t.Parallel()
	setups, told := wanderings(), map[tables.RuleID]int{}
	n := games(len(setups))
	if *long {
		n = 3000
	}
	for i := range n {
		playBroken(t, setups[i%len(setups)], uint64(i+1), told)
	}
	t.Logf("%d games: %v", n, told)
	for _, id := range injectedRules {
		require.NotZero(t, told[id], "%s was never put in", id)
	}
}

// playBroken plays one game at random and puts breaches in between; told counts them.
func playBroken(t *testing.T, setup Setup, seed uint64, told map[tables.RuleID]int) {
	s, _, err := (Game{}).Start(setup)
	require.NoError(t, err)
	random := chance(seed)
	for n := 0; n < 600; n++ {
		open := (Game{}).Legal(s)
		if (Game{}).Next(s) == SeatMinions {
			open = (Game{}).Decide(s, SeatMinions).Open
		}
		if len(open) == 0 {
			return // the chapter is over
		}
		if n%7 == 0 {
			for id, a := range injected(&s) {
				found := (Game{}).Check(s, a)
				same := func(v rules.Violation) bool { return v.ID != "" && (v.Rule == id || slices.Contains(v.Also, id)) }
				require.True(t, slices.ContainsFunc(found, same), "seed %d, action %d: %#v breaks %s, told: %v", seed, n, a, id, found)
				told[id]++
			}
		}
		a := curious(s, open, random)
		for _, v := range (Game{}).Check(s, a) {
			require.NotEqual(t, rules.Against, v.Level, "seed %d, action %d: %#v: %v", seed, n, a, v)
			require.NotEqual(t, rules.Impossible, v.Level, "seed %d, action %d: %#v: %v", seed, n, a, v)
		}
		s, _ = (Game{}).Apply(s, a)
	}
}

// injectedRules are the rules that injected breaks.
var injectedRules = []tables.RuleID{
	"MM-ROUND-01", "MM-LVL-01", "MM-MEL-02", "MM-SHARE-01", "MM-EXP-02", "MM-DICE-01", "MM-MATK-02", "MM-MTURN-01", "MM-MOVE-02", "MM-RUN-03",
}

// injected returns actions that certainly break these rules now, whatever else they
// break.
func injected(s *State) map[tables.RuleID]Action {
	if s.Result != nil {
		return nil
	}
	out := map[tables.RuleID]Action{}
	w, acting := s.Wait(), Name(s.Turn.Card)
	for i := range s.Mice {
		m := &s.Mice[i]
		if !s.onTurn(m.Name()) && s.Turn.Card != "" && s.Sprung != m.Name() && m.OnBoard() {
			out["MM-ROUND-01"] = Search{Mouse: m.Name()}
		}
		if m.Cheese < parts.LevelUpCost {
			out["MM-LVL-01"] = LevelUp{Mouse: m.Name(), Ability: parts.Ability{ID: "never"}}
		}
	}
	if w.For == ForRoll {
		out["MM-DICE-01"] = Fell{Faces: []int{7}}
	}
	if m := s.findMouse(acting); m != nil && s.Turn.Step == MouseStep && w.For == NoWait && m.OnBoard() {
		s.injectedIn(m, out)
	}
	if s.Turn.Step == FigureStep && w.For == NoWait {
		now, next := s.settleCard(new(tileGraphs), nil)
		if len(next.decision.Open) > 0 {
			switch due := next.decision.Open[0].(type) {
			case Strike:
				if due.Target != NoFigure {
					out["MM-MATK-02"] = Hold{Figure: now.Turn.Acting}
				}
			case March:
				out["MM-MTURN-01"] = Strike{Figure: now.Turn.Acting, Target: s.Mice[0].Name()}
			}
		}
	}
	return out
}

// injectedIn adds what a mouse breaks in its own turn.
func (s *State) injectedIn(m *Mouse, out map[tables.RuleID]Action) {
	who := m.Name()
	out["MM-MEL-02"] = Attack{Mouse: who, Target: who}
	out["MM-SHARE-01"] = Share{Mouse: who, With: who}
	if s.FoesIn(m.At.Room) > 0 && len(s.Rooms) > 1 {
		for _, r := range s.Rooms {
			if r.ID != m.At.Room {
				out["MM-EXP-02"] = Explore{Mouse: who, Into: r.ID}
			}
		}
	}
	if !s.Turn.Halted {
		out["MM-MOVE-02"] = Move{Mouse: who}
	}
	if s.Turn.Deed == NoDeed && !s.Turn.Moved && !m.Stunned && !m.Webbed {
		out["MM-RUN-03"] = Scurry{Mouse: who}
	}
}
