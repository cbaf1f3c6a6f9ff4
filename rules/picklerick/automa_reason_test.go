package picklerick

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestReasonsComeInTheOrderInWhichTheRulesWereApplied(t *testing.T) {
	for _, c := range []struct {
		position
		figure int
		want   []string
	}{
		{position{board: example27}, 0, []string{"PR-SOLO-07 on_ricks_tile", "PR-SOLO-07 shoots count=1", "PR-SHOOT-03 in_range"}},
		{position{board: example27}, 3, []string{
			"PR-SOLO-06 distance steps=3",
			"PR-SOLO-06 candidate dir=north steps=3",
			"PR-RUS-03 empty dir=east", "PR-RUS-03 empty dir=south", "PR-RUS-02 wall dir=west",
			"PR-SOLO-07 shoots count=1", "PR-SHOOT-03 out_of_range",
		}},
		{position{board: ring}, 0, []string{
			"PR-SOLO-06 distance steps=4", "PR-RUS-03 empty dir=north",
			"PR-SOLO-06 candidate dir=east steps=4", "PR-RUS-03 empty dir=south", "PR-SOLO-06 candidate dir=west steps=4",
			"PR-AMB-34 tie ways=east|west", "PR-SOLO-07 shoots count=1", "PR-SHOOT-03 out_of_range",
		}},
		{position{board: []string{"# 1 .|R"}}, 0, []string{
			"PR-AMB-35 no_path", "PR-RUS-03 empty dir=north", "PR-SOLO-06 dead_end dir=east",
			"PR-RUS-03 empty dir=south", "PR-RUS-03 face_down dir=west", "PR-SOLO-07 shoots count=1", "PR-SHOOT-03 out_of_range",
		}},
		{position{board: []string{". 1 . # R"}, house: approach}, 0, []string{
			"PR-AMB-35 no_path", "PR-AMB-35 approach steps=2", "PR-SOLO-06 distance steps=1", "PR-RUS-03 empty dir=north",
			"PR-SOLO-06 candidate dir=east steps=1", "PR-RUS-03 empty dir=south", "PR-SOLO-06 longer dir=west steps=3",
			"PR-SOLO-07 shoots count=1", "PR-SHOOT-03 out_of_range",
		}},
		{position{board: []string{". 1|R"}, house: approach}, 0, []string{
			"PR-AMB-35 no_path", "PR-AMB-35 nearest_already steps=1", "PR-RUS-03 empty dir=north", "PR-RUS-02 wall dir=east",
			"PR-RUS-03 empty dir=south", "PR-SOLO-06 dead_end dir=west", "PR-SOLO-07 shoots count=1", "PR-SHOOT-05 blocked",
		}},
		{position{board: wallOrWait}, 0, []string{
			"PR-AMB-36 by_points points=3 turns=2",
			"PR-SOLO-10 through dir=north points=3 turns=2",
			"PR-SOLO-08 step dir=east points=3 turns=2",
			"PR-SOLO-11 waits after=east dir=north points=2 turns=1",
			"PR-RUS-03 then_empty after=east dir=east", "PR-RUS-03 then_empty after=east dir=south",
			"PR-SOLO-08 then_step_longer after=east dir=west points=4 turns=2",
			"PR-RUS-03 empty dir=south", "PR-RUS-03 empty dir=west",
			"PR-AMB-34 tie ways=north|east", "PR-SOLO-09 shoots count=2",
			"PR-SHOOT-03 in_range_after way=north", "PR-SHOOT-05 blocked_after way=east",
		}},
		{position{board: []string{"J R"}, house: byCells}, 0, []string{
			"PR-AMB-36 by_cells cells=1 turns=1", "PR-RUS-03 empty dir=north",
			"PR-SOLO-08 step dir=east turns=1 cells=1", "PR-AMB-37 arrives dir=east",
			"PR-RUS-03 empty dir=south", "PR-RUS-03 empty dir=west", "PR-SOLO-09 shoots count=2", "PR-SHOOT-03 in_range",
		}},
	} {
		s := c.asState()
		require.Equal(t, c.want, spoken(s.Plan()[c.figure].Reasons), strings.Join(c.board, "\n"))
	}
}

func TestTheReasonsAloneLeadToTheOpenMoves(t *testing.T) {
	for _, p := range positions {
		s := p.asState()
		retellable(t, &s)
	}
}

func TestEveryReasonIsListedAndEveryListedReasonComesUp(t *testing.T) {
	unseen := map[string][]string{}
	for _, p := range reasonPoints() {
		unseen[p.Name] = p.Args
	}
	listed := map[string][]string{}
	for name, args := range unseen {
		listed[name] = args
	}
	see := func(s State) {
		for _, d := range s.Plan() {
			for _, r := range d.Reasons {
				args, known := listed[r.ID]
				require.True(t, known, r.ID)
				for name := range r.Args {
					require.Contains(t, args, name, r.ID)
				}
				delete(unseen, r.ID)
			}
		}
	}
	for _, p := range positions {
		see(p.asState())
	}
	lost := drawn("R #")
	lost.Operatives = []Soldier{{Number: 1, Cell: Cell{1, 0}}}
	see(lost)
	see(drawn("  #    ", "       ", "J . . R"))
	require.Empty(t, unseen)
}

func TestReasonsTravelInAJournal(t *testing.T) {
	s := drawn(ring...)
	text, err := json.Marshal(s.Plan()[0])
	require.NoError(t, err)
	require.Contains(t, string(text), `{"id":"tie","rule":"PR-AMB-34","args":{"ways":[{"way":"east"},{"way":"west"}]}}`)
	require.Contains(t, string(text), `"action":{"figure":"operative 1","path":[[2,2]],"shots":0}`)
	staying := drawn("1|R")
	text, err = json.Marshal(staying.Plan()[0].Action)
	require.NoError(t, err)
	require.JSONEq(t, `{"figure":"operative 1","path":[],"shots":0}`, string(text))
}
