package micemystics

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
)

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

// spoken returns a value in which nouns are replaced by their ids.
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
