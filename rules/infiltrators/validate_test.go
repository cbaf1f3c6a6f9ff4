package infiltrators

import (
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	"tablemate/rules/ruletest"
)

func TestAPositionMustBePossible(t *testing.T) {
	fair := table(holds(ann, up(r(6))), hand(ann, 4))
	for _, u := range []Setup{at(fair), at(fair, turnOf(clara)), at(fair, houseRule(EmptyHQ, "lose"))} {
		_, _, err := Game{}.Start(u)
		require.NoError(t, err)
	}
	for want, c := range map[string]struct {
		twist twist
		rule  ruleID
	}{
		"seat_twice":  {func(s *State) { s.Agents[1].Seat = ann }, ""},
		"agents":      {func(s *State) { s.Agents, s.HQ = s.Agents[:1], s.HQ+10 }, "IN-SETUP-01"},
		"shown":       {func(s *State) { s.Shown = "x-ray" }, ""},
		"turn":        {turnNumber(-1), ""},
		"seat":        {turnOf(dan), "IN-TURN-01"},
		"wait":        {func(s *State) { s.Turn.Wait = "tea" }, ""},
		"wait_at":     {func(s *State) { s.Turn.Wait = ForAnswer }, ""},
		"negative":    {hand(boris, -1), "IN-CARD-01"},
		"bullets":     {bullets(13), "IN-SETUP-04"},
		"card":        {open(r(15)), "IN-SETUP-12"},
		"card_twice":  {open(r(6)), "IN-HINT-09"},
		"stray_hints": {func(s *State) { s.on(ann).Suspect = false }, "IN-HINT-07"},
		"lies":        {func(s *State) { s.on(ann).Hints[0].Lies = "aslant" }, "IN-HINT-03"},
		"total":       {hq(18), "IN-CARD-01"},
		"suits":       {func(s *State) { s.Suits, s.HQ = s.Suits[:2], s.HQ-12 }, "IN-TM1-04"},
		"no_suspects": {func(s *State) { s.on(ann).Suspect, s.on(ann).Hints, s.Suspects, s.HQ = false, nil, 0, 22 }, "IN-END-01"},
	} {
		wrong, refused := ruletest.JudgeSetup(t, Game{}, at(fair, c.twist))
		require.Equal(t, "infiltrators.problem."+want, wrong.ID)
		require.Equal(t, c.rule, wrong.Rule, want)
		require.Equal(t, want != "total" && want != "suits" && want != "agents", refused, want)
	}
	require.Error(t, Game{}.Unsound(State{}))
}

func TestAPositionMayLeaveWhatIsCustom(t *testing.T) {
	s := table()
	given := State{Mission: s.Mission, Agents: []Agent{{Hand: 5}, {Hand: 5}, {Hand: 5}}, Suspects: 2, HQ: 19, Bullets: 5}
	began, _, err := Game{}.Start(Setup{Position: &given, House: rules.House{EmptyHQ.Name: "lose"}})
	require.NoError(t, err)
	require.Equal(t, boris, began.Agents[1].Seat)
	require.Equal(t, s.Suits, began.Suits)
	require.Equal(t, "lose", began.House[EmptyHQ.Name])
	require.Equal(t, Turn{Number: 1, Seat: ann}, began.Turn)
	require.Empty(t, given.Agents[0].Seat, "the position given was changed")
	given = ours()
	given.HQ += 3 // HQ now includes the three special cards
	settled := Setup{Position: &given, House: rules.House{SpecialCards.Name: "in_deck"}}
	require.Empty(t, Game{}.CheckSetup(settled))
	_, _, err = Game{}.Start(settled)
	require.NoError(t, err)
	stuck := table(hq(0), deck(1), down(19), func(s *State) { s.Suspects, s.Down = 2, 19 })
	lost, _, err := Game{}.Start(Setup{Position: &stuck})
	require.NoError(t, err)
	require.Equal(t, []ruleID{"IN-END-03", "IN-AMB-09"}, lost.Result.By)
}

func TestAFinishedMissionThatIsTakenUpAgainGoesOn(t *testing.T) {
	lost := did(table(holds(boris), bullets(2)), Eliminate{At: boris, Card: r(6), Says: Wrong})
	require.Equal(t, SeatTraitors, lost.Result.Winner)
	on := did(lost, correctTo("/result", nil))
	require.Nil(t, on.Result)
	require.Equal(t, boris, Game{}.Next(on), "the turn passes on")
	require.Nil(t, did(on, Wait{}).Result, "what was let pass does not end it again")
}

func TestAnEarlierTableStaysAsItWas(t *testing.T) {
	s := table(holds(boris, up(r(3))), known(ann, r(2)))
	before := s.clone()
	did(did(did(s, Exchange{Card: r(2), To: boris, Lies: Upright}), Draw{}), Wait{})
	did(s, Eliminate{At: boris, Card: r(6), Says: Right})
	did(s, Settle{EmptyHQ.Name, "lose"})
	require.Equal(t, before, s)
}
