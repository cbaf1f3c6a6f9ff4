package advice

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"

	game "tablemate/rules/infiltrators"
	parts "tablemate/tables/infiltrators"
)

func TestAMissionIsReviewed(t *testing.T) {
	ann, boris := game.Seat(1), game.Seat(2)
	s := ruletest.Opening(t, game.Game{}, setting(parts.Training1, 2))
	r := NewReview()
	red := func(n int) parts.Card { return parts.CardOf(parts.Red, n) }
	for _, did := range []game.Action{
		game.Detain{}, game.Detain{}, // Ann's suspect is black 7; Boris's suspect is red 2
		game.Hint{Card: red(6), Lies: game.Sideways},
		game.Exchange{Card: "black-11", To: ann, Lies: game.Upright}, game.Draw{},
		game.Hint{Card: "yellow-7", Lies: game.Upright},
		game.Eliminate{At: ann, Card: "red-6", Says: game.Wrong}, // red 6 is face up
		game.Hint{Card: "black-8", Lies: game.Upright},           // now only black 7 is possible
		game.Wait{}, game.Draw{},
		game.Hint{Card: "black-12", Lies: game.Sideways}, // a wrong orientation
		game.Eliminate{At: ann, Card: "yellow-13", Says: game.Wrong},
		game.Wait{}, game.Draw{},
		game.Eliminate{At: ann, Card: "black-7", Says: game.Right}, game.Reward{},
		game.Wait{}, game.Draw{}, game.Hint{Card: red(2 + 6), Lies: game.Upright},
		game.Eliminate{At: boris, Card: "red-2", Says: game.Right},
	} {
		after, _ := game.Game{}.Apply(s, did)
		r.Add(s, after, did)
		s = after
	}
	require.NotNil(t, s.Result)
	require.Equal(t, []Found{{ann, "black-7", 7, 12}, {boris, "red-2", 0, 15}}, r.Found)
	require.Equal(t, ann, r.Best.Seat)
	require.Len(t, r.Wrong, 1)
	require.Equal(t, parts.Card("black-12"), r.Wrong[0].Hint.Card)
	require.Len(t, r.Missed, 2)
	require.Zero(t, r.Missed[0].Open, "a card that lies open can be no suspect")
}

// A hint with a wrong orientation leaves one possible card, which is not the suspect's card. The
// review must not say that the agents could know the suspect before the guess.
func TestASuspectWasNotSettledByASlip(t *testing.T) {
	s := ruletest.Opening(t, game.Game{}, setting(parts.Training1, 2))
	r := NewReview()
	for _, did := range []game.Action{
		game.Detain{}, game.Detain{},
		game.Hint{Card: "red-6", Lies: game.Sideways}, game.Wait{}, game.Draw{},
		game.Hint{Card: "black-11", Lies: game.Upright}, game.Wait{}, game.Draw{},
		game.Hint{Card: "yellow-7", Lies: game.Upright}, game.Wait{}, game.Draw{},
		game.Hint{Card: "black-12", Lies: game.Sideways}, // now only yellow 11 is possible
		game.Eliminate{At: game.Seat(1), Card: "black-7", Says: game.Right},
	} {
		after, _ := game.Game{}.Apply(s, did)
		r.Add(s, after, did)
		s = after
	}
	require.Equal(t, []Found{{game.Seat(1), "black-7", 0, 10}}, r.Found)
}

// A corrected hint counts as it lies after the correction, and a hint that was never laid does not
// count.
func TestAReviewPraisesHintsAsTheyWereCorrected(t *testing.T) {
	hints := func(list ...game.LaidHint) game.Action {
		return game.Correct{Correction: rules.Correction{Changes: []rules.Change{rules.To("/agents/seat=agent_1/hints", list)}}}
	}
	upright, sideways := game.LaidHint{Card: "red-11", Lies: game.Upright}, game.LaidHint{Card: "red-11", Lies: game.Sideways}
	thirteen := game.LaidHint{Card: "red-13", Lies: game.Upright}
	best := func(did ...game.Action) Clue {
		r := NewReview()
		s := ruletest.Opening(t, game.Game{}, setting(parts.Training1, 2))
		did = append([]game.Action{game.Detain{}, game.Wait{}, game.Draw{}, game.Hint{Card: "red-13", Lies: game.Upright}, game.Wait{}, game.Draw{}}, did...)
		for _, did := range did {
			after, _ := game.Game{}.Apply(s, did)
			r.Add(s, after, did)
			s = after
		}
		require.Equal(t, r.alone[game.Seat(1)].Card != "", len(s.Public().Deals().Candidates(0)) == 1, "what all knew is what they know now")
		return r.Best
	}
	right := best(game.Hint{Card: "red-11", Lies: game.Upright})
	require.Equal(t, parts.Card("red-13"), right.Hint.Card)
	slip := game.Hint{Card: "red-11", Lies: game.Sideways}
	require.Equal(t, parts.Card("red-11"), best(slip).Hint.Card)
	require.Equal(t, right, best(slip, hints(thirteen, upright)))
	require.Equal(t, right, best(slip, hints(thirteen)))
	other := best(game.Hint{Card: "red-11", Lies: game.Upright}, hints(thirteen, sideways))
	require.Equal(t, sideways.Lies, other.Hint.Lies)
	require.Equal(t, best(slip).Bits, other.Bits)
	require.Equal(t, best(slip).Turn, other.Turn)
}
