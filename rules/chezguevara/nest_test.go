package chezguevara

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

// A value of type told holds an action and what is expected after it. The field `waits` lists what
// the game then waits for, beginning with the latest line.
type told struct {
	action Action
	slack  [5]int
	waits  []Wait
}

func TestANestOfInterruptsLineByLine(t *testing.T) {
	settle := func(line int) Wait { return Wait{For: ForSettle, Seat: ana, Line: line} }
	s := nestTable()
	for i, l := range []told{
		{loots("soap"), [5]int{8, 10, 13, 3, -1}, []Wait{settle(1)}},
		{Order{Seat: boris, Card: "kitchen-duty", On: 1}, [5]int{8, 11, 13, 3, -1}, []Wait{settle(2)}},
		{plays(chela, parts.Promotion, chela), [5]int{8, 11, 15, 3, -1}, []Wait{settle(2)}},
		{Order{Seat: chela, Card: "guitar", On: 2}, [5]int{8, 11, 16, 3, -1}, []Wait{settle(4)}},
		{plays(diego, parts.Exposure, chela), [5]int{8, 11, 16, 3, -1}, []Wait{{For: ForExposure, Seat: chela, Line: 5}, settle(4)}},
		{Roll{Seat: chela, Die: 4, On: 5}, [5]int{8, 11, 16, 3, -1}, []Wait{{For: ForVerdict, Line: 5}, settle(4)}},
		{plays(boris, parts.Demotion, chela), [5]int{8, 11, 14, 3, -1}, []Wait{{For: ForVerdict, Line: 5}, settle(4)}},
		{cancels(ana, "paper-jam", 7), [5]int{8, 11, 16, 3, -1}, []Wait{{For: ForVerdict, Line: 5}, settle(4)}},
		{Resolve{On: 5}, [5]int{8, 11, 14, 3, -1}, []Wait{{For: ForAction, Seat: diego, Line: 5}, settle(4)}},
		{Bring{Seat: diego, On: 5}, [5]int{8, 11, 11, 3, 0}, []Wait{settle(4)}},
		{Resolve{On: 4}, [5]int{10, 11, 11, 3, 0}, nil},
	} {
		require.Empty(t, Game{}.Check(s, l.action), "line %d", i+1)
		s = did(s, l.action)
		require.Equal(t, l.slack, [5]int{s.Total(ana), s.Total(boris), s.Total(chela), s.Total(diego), s.Total(eva)}, "line %d", i+1)
		require.Equal(t, append(l.waits, Wait{For: ForPhase, Seat: ana}), s.Waits(), "line %d", i+1)
		require.NoError(t, Game{}.Unsound(s), "line %d", i+1)
		nestLine(t, i+1, s)
	}
}

func nestLine(t *testing.T, line int, s State) {
	shut := func(line, by int) { require.Equal(t, by, s.Play(line).Shut, "the window of line %d", line) }
	switch line {
	case 1:
		left(2, 2)(t, s)
		holds(ana, 4)(t, s)
	case 2:
		holds(ana, 5)(t, s) // the soap returned to Ana's hand
		require.Equal(t, 2, s.Play(1).By)
	case 3:
		shut(2, 0)
		ranked(chela, parts.Sergeant)(t, s)
	case 4:
		shut(3, 4)
		require.Equal(t, 4, s.Play(2).By)
		require.Equal(t, ruleID("CG-CANC-04"), Game{}.Check(s, cancels(eva, "veto", 3))[0].Rule)
		require.Equal(t, LineNoun(4), Game{}.Check(s, cancels(eva, "veto", 3))[0].Args["shut"])
	case 5:
		require.Equal(t, 5, s.Clears(chela))
	case 6:
		shut(5, 6)
		require.Equal(t, 2, s.Play(5).Result)
	case 7:
		require.Equal(t, 2, s.Play(5).Result, "the die stands")
		ranked(chela, parts.Corporal)(t, s)
	case 8:
		shut(4, 8)
		require.Equal(t, 8, s.Play(7).By)
		ranked(chela, parts.Sergeant)(t, s)
	case 9:
		ranked(chela, parts.Corporal)(t, s)
	case 10:
		tentIs(chela, parts.GloriousLeader)(t, s) // the Glorious Leader ate the cigars
	case 11:
		tentIs(ana, "guitar")(t, s)
	}
}

func TestFeedingByChoiceIsAskedInTheNest(t *testing.T) {
	s := nestTable().but(tent(chela, "pipe"), func(s *State) {
		s.Cards = append(s.Cards, parts.Card{ID: "pipe", Kind: parts.Thing, Categories: []parts.Category{parts.Smokes}})
	})
	s = did(s, plays(diego, parts.Exposure, chela), Roll{Die: 1}, Resolve{}, Bring{Seat: diego})
	require.Equal(t, Wait{ForFeed, chela, 4, parts.GloriousLeader}, s.Waits()[0])
	require.NotEmpty(t, Game{}.Check(s, plays(ana, parts.Exposure, boris)), "what is due goes first")
	require.Empty(t, Game{}.Check(s, Feed{Seat: chela, Card: "cigars"}))
	s = did(s, Feed{Seat: chela, Card: "cigars"})
	tentIs(chela, "pipe", parts.GloriousLeader)(t, s)
	require.Equal(t, rules.Seat(ana), Game{}.Next(s))
}

func TestWhatIsToldOfTheNest(t *testing.T) {
	s := nestTable()
	for i, l := range []struct {
		action Action
		ids    []string
	}{
		{loots("soap"), []string{"announced-loot"}},
		{Order{Seat: boris, Card: "kitchen-duty", On: 1}, []string{"abused", "replaced-loot"}},
		{plays(chela, parts.Promotion, chela), []string{"promoted"}},
		{Order{Seat: chela, Card: "guitar", On: 2}, []string{"abused", "countered"}},
		{plays(diego, parts.Exposure, chela), []string{"exposed"}},
		{Roll{Seat: chela, Die: 4, On: 5}, []string{"exposure-rolled"}},
		{plays(boris, parts.Demotion, chela), []string{"demoted"}},
		{cancels(ana, "paper-jam", 7), []string{"cancelled", "undone-rank", "undone-slack"}},
		{Resolve{On: 5}, []string{"convicted", "demoted"}},
		{Bring{Seat: diego, On: 5}, []string{"leader-brought", "arrived", "fed"}},
		{Resolve{On: 4}, []string{"done"}},
	} {
		after, notes := Game{}.Apply(s, l.action)
		var ids []string
		for _, n := range notes {
			ids = append(ids, n.ID)
			require.NotEmpty(t, n.Rule, n.ID)
			require.Equal(t, NounLine, n.Args["line"].(rules.Noun).Kind, n.ID)
		}
		require.Equal(t, l.ids, ids, "line %d", i+1)
		s = after
	}
}
