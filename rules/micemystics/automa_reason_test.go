package micemystics

import (
	"fmt"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

type reasonPoint struct {
	Name string
	Args []string
}

// reasonPoints reads all kinds of reasons from a file. Reasons for placing new minions come last.
func reasonPoints() (out []reasonPoint) {
	text, err := os.ReadFile("testdata/reasons.txt")
	if err != nil {
		panic(err)
	}
	for line := range strings.Lines(string(text)) {
		words := strings.Fields(line)
		out = append(out, reasonPoint{words[0], words[1:]})
	}
	return out
}

var turnPoints, placementPoints = reasonPoints()[:55], reasonPoints()[55:]

func pointed(t *testing.T, reasons []rules.Note, met map[string]bool) {
	for _, r := range reasons {
		i := slices.IndexFunc(reasonPoints(), func(p reasonPoint) bool { return p.Name == r.ID })
		require.GreaterOrEqual(t, i, 0, r.ID)
		for name, value := range r.Args {
			require.Contains(t, reasonPoints()[i].Args, name, r.ID)
			require.NotNil(t, value)
		}
		met[r.ID] = true
	}
}

func TestEveryReasonIsDeclaredAndComesUp(t *testing.T) {
	met := map[string]bool{}
	printed := parts.Rulebook()
	for _, c := range append(minionCases(), manyWaysCases()...) {
		s := c.Given
		for i := 0; ; i++ {
			d := (Game{}).Decide(s, SeatMinions)
			pointed(t, d.Reasons, met)
			for _, r := range d.Reasons {
				_, there := printed.Entry(r.Rule)
				require.True(t, there, "%s is no rule", r.Rule)
			}
			if i == len(c.When) {
				break
			}
			s = afterAction(s, c.When[i])
		}
	}
	for _, p := range turnPoints {
		require.True(t, met[p.Name], "no case brings up %s", p.Name)
	}
	names := map[string]bool{}
	for _, p := range reasonPoints() {
		require.False(t, names[p.Name], "two points named %s", p.Name)
		names[p.Name] = true
	}
}

func said(args ...arg) rules.Args {
	var t reasonTrace
	t.say("", "", args...)
	return t.said[0].Args
}

func TestTheReasonsOfOneMarch(t *testing.T) {
	s := cardTurn("rat", at("1", "nez"), at("5", "collin"), at("9", "filch"), at("3", "rat_1"))
	r := &resolver{State: s.clone()}
	r.applyFell(numbers(1))
	require.Equal(t, []rules.Note{
		{ID: "nearest", Rule: "MM-MMOV-03", Args: said(mouseArg("collin"), intArg("steps", 2))},
		{ID: "higher_card", Rule: "MM-MMOV-06", Args: said(mouseArg("collin"), figureArg("over", "nez"))},
		{ID: "farther", Rule: "MM-MMOV-03", Args: said(mouseArg("filch"), intArg("steps", 6))},
		{ID: "die", Rule: "MM-MMOV-02", Args: said(intArg("number", 1))},
		{ID: "goes", Rule: "MM-MMOV-03", Args: said(mouseArg("collin"), intArg("steps", 1))},
	}, (Game{}).Decide(r.State, SeatMinions).Reasons)
}

func TestTheReasonsOfOneAttack(t *testing.T) {
	s := cardTurn("rat", at("5", "nez", "rat_1"), at("4", "filch"), at("6", "collin"), at("9", "tilda")).but(attacked("nez"))
	require.Equal(t, []rules.Note{
		{ID: "with_mouse", Rule: "MM-MMOV-05", Args: said(figuresArg("mice", []Name{"nez"}))},
		{ID: "out_of_reach", Rule: "MM-MEL-02", Args: said(mouseArg("tilda"))},
		{ID: "in_reach", Rule: "MM-MATK-02", Args: said(mouseArg("collin"))},
		{ID: "in_reach", Rule: "MM-MATK-02", Args: said(mouseArg("nez"))},
		{ID: "in_reach", Rule: "MM-MATK-02", Args: said(mouseArg("filch"))},
		{ID: "attacked", Rule: "MM-MATK-03", Args: said(mouseArg("nez"))},
		{ID: "target", Rule: "MM-MATK-03", Args: said(mouseArg("collin"))},
		{ID: "target_card", Rule: "MM-MATK-04", Args: said(mouseArg("collin"), figureArg("over", "filch"))},
	}, (Game{}).Decide(s, SeatMinions).Reasons)
	s = cardTurn("rat", at("5", "nez", "collin", "rat_1"), at("4", "tilda")).but(attacked("collin"))
	reasons := (Game{}).Decide(s, SeatMinions).Reasons
	require.Equal(t, rules.Note{ID: "target", Rule: "MM-MATK-03", Args: said(mouseArg("nez"))}, reasons[len(reasons)-1],
		"no other that may be attacked is as near")
}

func TestTheReasonsOfOneChase(t *testing.T) {
	s := brodieTurn("brodie_chase", at("4", "brodie"), at("2", "nez"), at("6", "collin"), at("9", "tilda"))
	r := &resolver{State: s.clone()}
	r.applyFell(numbers(2, 1))
	require.Equal(t, []rules.Note{
		{ID: "chase_sum", Rule: "MM-CAT-08", Args: said(intArg("number", 3))},
		{ID: "chases", Rule: "MM-CAT-09", Args: said(mouseArg("collin"), intArg("steps", 2))},
		{ID: "higher_card", Rule: "MM-CAT-10", Args: said(mouseArg("collin"), figureArg("over", "nez"))},
		{ID: "chases_on", Rule: "MM-CAT-13", Args: said(mouseArg("tilda"), intArg("steps", 3))},
	}, (Game{}).Decide(r.State, SeatMinions).Reasons)
}

func TestEqualCrowdsAreNotNamedForEachOther(t *testing.T) {
	named := func(s State) bool {
		for _, r := range (Game{}).Decide(s, SeatMinions).Reasons {
			if r.ID == "crowd" {
				return r.Args["figures"] != nil
			}
		}
		return false
	}
	require.True(t, named(brodieTurn("brodie_pounce", at("1", Brodie), at("2", "nez"), at("3", "collin", "filch"), at("9", "tilda"))))
	require.False(t, named(brodieTurn("brodie_pounce", at("1", Brodie), at("3", "collin", "filch"), at("9", "tilda", "nez"))))
}

// spokenReasons formats reasons as "MM-SPAWN-03 spawn_farthest spaces=[hall/6]".
func spokenReasons(reasons []rules.Note) []string {
	var out []string
	for _, r := range reasons {
		line := string(r.Rule) + " " + r.ID
		for _, p := range placementPoints {
			for _, name := range p.Args {
				if p.Name == r.ID {
					line += fmt.Sprintf(" %s=%v", name, spoken(r.Args[name]))
				}
			}
		}
		out = append(out, line)
	}
	return out
}

func spoken(value any) any {
	switch value := value.(type) {
	case rules.Noun:
		return value.ID
	case []rules.Noun:
		var ids []string
		for _, n := range value {
			ids = append(ids, n.ID)
		}
		return ids
	}
	return value
}

func TestAPlacementSaysWhy(t *testing.T) {
	tie := hall("1-2 2-3 3-4 3-5 4:spawn 5:spawn")
	archers := several(squadOf("archer", 2))
	for name, c := range map[string]struct {
		given State
		want  []string
	}{
		"ranged ones go far": {arriving(archers), []string{
			"MM-SPAWN-02 spawns minion=archer left=2",
			"MM-AMB-47 spawn_steps space=hall/3 steps=2", "MM-AMB-47 spawn_steps space=hall/4 steps=3", "MM-AMB-47 spawn_steps space=hall/6 steps=5",
			"MM-SPAWN-03 spawn_farthest spaces=[hall/6]",
		}},
		"all together": {arriving(archers).but(func(s *State) { s.Waits[0].Placed = []Standing{{"archer_1", "4"}} }, at("4", "archer_1")), []string{
			"MM-SPAWN-02 spawns minion=archer left=2",
			"MM-AMB-47 spawn_steps space=hall/3 steps=2", "MM-AMB-47 spawn_steps space=hall/4 steps=3", "MM-AMB-47 spawn_steps space=hall/6 steps=5",
			"MM-SPAWN-03 spawn_same space=hall/4",
		}},
		"a tie": {arriving(archers, tie, house(SpawnDistance, "sum")), []string{
			"MM-SPAWN-02 spawns minion=archer left=2",
			"MM-AMB-47 spawn_sum space=hall/4 steps=12", "MM-AMB-47 spawn_sum space=hall/5 steps=12",
			"MM-SPAWN-03 spawn_farthest spaces=[hall/4 hall/5]", "MM-SPAWN-03 spawn_tie spaces=[hall/4 hall/5]",
		}},
		"no way": {arriving(archers, hall("1-2 7-8 2:spawn 8:spawn"), at("2", "elite_1", "elite_2", "rat_1", "rat_2")), []string{
			"MM-SPAWN-02 spawns minion=archer left=2",
			"MM-AMB-47 spawn_steps space=hall/2 steps=1", "MM-CAP-02 spawn_full space=hall/2", "MM-AMB-47 spawn_cut_off space=hall/8",
			"MM-SPAWN-03 spawn_farthest spaces=[hall/8]",
		}},
		"outlined in red": {arriving(archers, wide(true, "3")), []string{
			"MM-SPAWN-02 spawns minion=archer left=2",
			"MM-AMB-47 spawn_steps space=hall/3 steps=2", "MM-AMB-47 spawn_steps space=hall/4 steps=3", "MM-AMB-47 spawn_steps space=hall/6 steps=5",
			"MM-SPAWN-04 spawn_outlined spaces=[hall/3]",
		}},
		"large ones go near": {arriving(several(squadOf("spider", 1)), tie, at("4", "rat_1")), []string{
			"MM-SPAWN-02 spawns minion=spider left=1",
			"MM-AMB-47 spawn_steps space=hall/4 steps=3", "MM-SPAWN-06 spawn_taken space=hall/4", "MM-AMB-47 spawn_steps space=hall/5 steps=3",
			"MM-SPAWN-06 spawn_nearest spaces=[hall/5]",
		}},
		"the others spread": {arriving(several(squadOf("roach", 1)), tie), []string{
			"MM-SPAWN-02 spawns minion=roach left=1",
			"MM-SPAWN-07 spawn_even spaces=[hall/4 hall/5] count=0", "MM-SPAWN-07 spawn_tie spaces=[hall/4 hall/5]",
		}},
		"as people told": {position(unmapped, waiting(Wait{For: ForPlace, Room: "hall", Squads: archers, Spawns: spaces("a", "b")})), []string{
			"MM-SPAWN-02 spawns minion=archer left=2",
			"MM-SPAWN-03 spawn_told spaces=[hall/a hall/b]", "MM-SPAWN-03 spawn_farthest spaces=[hall/a]",
		}},
	} {
		t.Run(name, func(t *testing.T) {
			d := Game{}.Decide(c.given, SeatMinions)
			require.Equal(t, c.want, spokenReasons(d.Reasons))
		})
	}
}

func TestEveryReasonOfAPlacementIsListed(t *testing.T) {
	listed := map[string][]string{}
	for _, p := range placementPoints {
		listed[p.Name] = p.Args
	}
	require.Len(t, listed, len(placementPoints))
	for _, kind := range []string{"archer", "spider", "roach", string(Brodie), "unknown"} {
		s := arriving(several(squadOf(kind, 2)), at("4", "rat_1"))
		for _, r := range s.decideSpawn().Reasons {
			require.Contains(t, listed, r.ID)
			require.ElementsMatch(t, listed[r.ID], slices.Collect(maps.Keys(r.Args)), r.ID)
		}
	}
}
