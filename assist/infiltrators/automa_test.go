package infiltrators

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/assist/session"
	"tablemate/assist/session/flowtest"
	"tablemate/rules"
	game "tablemate/rules/infiltrators"
	"tablemate/rules/infiltrators/advice"
	"tablemate/rules/infiltrators/deals"
	"tablemate/tables"
	parts "tablemate/tables/infiltrators"
	"tablemate/tables/strictjson"
	"tablemate/tables/words"
)

func counselled(t *testing.T, position any, format session.Format) (string, error) {
	text, err := json.Marshal(position)
	require.NoError(t, err)
	var out strings.Builder
	err = Game().Automa(session.Reading{From: strings.NewReader(string(text)), Words: words.In(tables.English), Format: format}, &out)
	return out.String(), err
}

func TestAPositionIsCounselled(t *testing.T) {
	s := after(t, laid6(t), game.Turned{Lies: game.Upright}, game.Draw{})
	own := advice.Own{Seat: ann, Hand: []parts.Card{red(2), red(3), black(4), yellow(5), yellow(6)}, Suspect: black(9)}
	type asked struct {
		Position any        `json:"position"`
		Own      advice.Own `json:"own"`
	}
	public, err := counselled(t, s, session.JSON)
	require.NoError(t, err)
	require.Contains(t, public, `{"card":"red-2","chance":`)
	require.NotContains(t, public, "private")
	state, err := json.Marshal(s)
	require.NoError(t, err)
	shown := session.Position{Game: "infiltrators", State: state}
	again, err := counselled(t, shown, session.JSON)
	require.NoError(t, err)
	require.Equal(t, public, again, "what show --json writes is taken")
	private, err := counselled(t, asked{shown, own}, session.JSON)
	require.NoError(t, err)
	require.Contains(t, private, `"private":{"seat":"agent_1","options":[{"action":{"kind":`)
	said, err := counselled(t, asked{s, own}, session.Text)
	require.NoError(t, err)
	require.Contains(t, said, "For Ann's eyes only:")
	for id, wrong := range map[string]advice.Own{
		"own_seat":    {Seat: game.Seat(5), Hand: own.Hand},
		"own_hand":    {Seat: ann, Hand: own.Hand[:4], Suspect: black(9)},
		"own_suspect": {Seat: ann, Hand: own.Hand},
		"own_card":    {Seat: ann, Hand: []parts.Card{red(2), red(2), black(4), yellow(5), yellow(6)}, Suspect: black(9)},
	} {
		_, err := counselled(t, asked{s, wrong}, session.JSON)
		var p *rules.Problem
		require.ErrorAs(t, err, &p, id)
		require.Equal(t, "infiltrators.problem."+id, p.ID)
	}
	_, err = counselled(t, map[string]any{"position": s, "own": 7}, session.JSON)
	var fault *session.Fault
	require.ErrorAs(t, err, &fault)
	require.Equal(t, "session.bad-state", fault.ID)
	// a card that everybody has seen, two cards that are not in play, and the suspect
	for _, card := range []parts.Card{red(6), red(14), "green-3", black(9)} {
		hand := append([]parts.Card{card}, own.Hand[1:]...)
		_, err := counselled(t, asked{s, advice.Own{Seat: ann, Hand: hand, Suspect: black(9)}}, session.JSON)
		require.Error(t, err, card)
	}
	for _, bad := range []string{`{}`, `{"hq":-1}`, `{"position":{},"own":{}}`, `[]`, `{"mission":{"id":"x","suits":3,"numbers":{"min":2,"max":2000000000}}}`} {
		var out strings.Builder
		require.Error(t, Game().Automa(session.Reading{From: strings.NewReader(bad), Words: words.In(tables.English)}, &out), bad)
	}
	for _, damaged := range []string{`7`, `"agent_1"`, `{"hand":7}`, `{"seat":"agent_1","hands":[]}`, `{"hand":`} {
		_, err := (Flow{}).PlanFor(s, json.RawMessage(damaged))
		var slip *strictjson.Slip
		require.ErrorAs(t, err, &slip, damaged)
	}
}

// Cards that are equally likely stand together, and none of them is left out.
func TestEveryCandidateIsListed(t *testing.T) {
	a := prompter{phrases: phrases{flowtest.Reading(tables.English)}, state: detained(t)}
	of := func(chance float64, cards ...parts.Card) (out []deals.Candidate) {
		for _, c := range cards {
			out = append(out, deals.Candidate{Card: c, Chance: chance})
		}
		return out
	}
	even := of(0.1, red(3), red(5), red(6), red(7), red(9), red(10), red(11), red(13), yellow(2), yellow(4))
	odd := slices.Concat(of(0.4, black(9)), of(0.2, red(2), yellow(7)), of(0.1, yellow(8)), of(0.07, yellow(9)), of(0.03, yellow(10)))
	said := a.adviceForAll([]advice.Suspect{{Seat: ann, Cards: even}, {Seat: boris, Cards: odd}, {Seat: clara, Cards: of(1, red(4))}})
	require.Equal(t, []string{
		"Ann's suspect can be one of 10 cards: r 3 5-7 9-11 13 · y 2 4 (10 % each)",
		"Boris's suspect can be one of 6 cards: 9b 40 %, r 2 · y 7 (20 % each), 8y 10 %, 9y 7 %, 10y 3 %",
		"Clara's suspect can only be this card: 4r 100 %",
	}, said)
}
