package chezguevara

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/chezguevara"
)

func TestALineHasNoOtherFields(t *testing.T) {
	_, err := json.Marshal(Line{Action: struct {
		EndTurn
		F func()
	}{}})
	require.Error(t, err)
	require.ErrorContains(t, new(Line).UnmarshalJSON([]byte(`{"action":{"kind":"pass"},"off":1}`)), "off")
}

func TestWhoMaySpeakAndWhichRuleShutsTheOthersOut(t *testing.T) {
	s := did(table(4, rank(boris, parts.Corporal), rank(chela, parts.Sergeant), hand(diego, 0)), does("guitar"), orders(boris, "siesta"))
	require.Equal(t, May{Seat: ana, Deed: "answer", Waits: ForSettle, On: 2}, s.Who()[0])
	require.Equal(t, ruleID(""), shut(s, ana, "turn", 0))
	require.Equal(t, ruleID("CG-TURN-02"), shut(s, boris, "turn", 0))
	require.Equal(t, ruleID(""), shut(s, chela, "order", 2))
	require.Equal(t, ruleID("CG-COUNTER-01"), shut(s, boris, "order", 2))
	require.Equal(t, ruleID(""), shut(s, boris, "cancel", 2))
	require.Equal(t, ruleID("none"), shut(s, boris, "cancel", 1), "it was replaced")
	require.Equal(t, ruleID("CG-LEAVE-05"), shut(s, diego, "event", 0), "an empty hand")

	late := did(s, plays(ana, "lucky-7", ana))
	require.Equal(t, ruleID("CG-CANC-04"), shut(late, boris, "cancel", 2))

	cleared := did(table(3, tent(ana, parts.Orderly), hand(ana, 0)), plays(boris, parts.Exposure, ana), die(5), Resolve{})
	require.Equal(t, ruleID(""), shut(cleared, ana, "revenge", 1), "the Orderly costs no card")
	require.Equal(t, ruleID("CG-REV-01"), shut(did(table(3, hand(ana, 0)), plays(boris, parts.Exposure, ana), die(5), Resolve{}), ana, "revenge", 1))

	over := did(table(3, slack(ana, 19)), loots("stone"), Resolve{}, Resolve{})
	require.Empty(t, over.Who())
}

func TestWhoIsNearTheGoal(t *testing.T) {
	s := table(4, slack(ana, 19), wounds(ana, 1), slack(boris, 18), rank(boris, parts.Corporal), slack(chela, 16), slack(diego, 17))
	near := s.Near()
	plans := func(i int) (out []string) {
		for _, p := range near[i].Plans {
			out = append(out, p.ID)
		}
		return out
	}
	require.Len(t, near, 3)
	require.Equal(t, ana, near[0].Seat)
	require.Equal(t, []int{18, 2}, []int{near[0].Slack, near[0].Lacks})
	require.Empty(t, plans(0))
	require.Equal(t, boris, near[1].Seat)
	require.Equal(t, []int{19, 1}, []int{near[1].Slack, near[1].Lacks})
	require.Equal(t, []string{"promotion", "abuse"}, plans(1))
	require.Equal(t, diego, near[2].Seat)
	over := did(s, Effect{Seat: ana, Tokens: 3})
	require.Empty(t, over.Near(), "the game is over")
}

func TestWhyATotalIsWhatItIs(t *testing.T) {
	s := table(3, rank(ana, parts.Corporal), tent(ana, "soap", "bore", "hammock"), wounds(ana, 2), func(s *State) { s.Player(ana).Tokens = 3 })
	require.Equal(t, []Part{
		{What: RankNoun(parts.Corporal), Slack: 1},
		{What: CardNoun("soap"), Slack: 1},
		{What: CardNoun("bore"), Slack: -1},
		{What: CardNoun("hammock"), Asked: true},
		{What: rules.Noun{Kind: "tokens"}, Slack: 3},
		{What: rules.Noun{Kind: "wounds"}, Slack: -2},
	}, s.Parts(ana))
	require.Nil(t, s.Parts(eva))
}
