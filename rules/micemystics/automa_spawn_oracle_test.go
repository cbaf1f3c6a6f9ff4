package micemystics

import (
	"math/rand"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// spawnOracle returns the spaces on which the rulebook puts a ranged or large newcomer.
func spawnOracle(s State, kind string, sum bool) []parts.SpaceID {
	o := oracleOf(s)
	large := s.Type(kind).Large
	var best []parts.SpaceID
	score := 0
	for _, space := range s.Rooms[0].Map.Spaces {
		mice, small, big := o.on(space.ID)
		free := space.Wide || large && mice+small+big == 0 || !large && o.room(space.ID, false)
		if !space.Spawn || !free {
			continue
		}
		far := o.away(space.ID, sum)
		if large {
			far = -far
		}
		switch {
		case best == nil || far > score:
			best, score = []parts.SpaceID{space.ID}, far
		case far == score:
			best = append(best, space.ID)
		}
	}
	return best
}

func (o *oracle) away(from parts.SpaceID, sum bool) int {
	least, all := 1000, 0
	for _, m := range o.active() {
		steps := 1000
		if at := o.s.At(m).Space; at == from {
			steps = 0
		} else if ways := o.shortest(from, at, o.full); ways != nil {
			steps = len(ways[0])
		}
		least, all = min(least, steps), all+steps
	}
	if sum {
		return all
	}
	return least
}

func TestNewcomersArePlacedAsAnOracleFinds(t *testing.T) {
	r := rand.New(rand.NewSource(7))
	cut, ties := 0, 0
	for range games(300) {
		s := scattered(r)
		s.Waits = nil
		spaces := slices.Clone(s.Rooms[0].Map.Spaces)
		for range 3 {
			spaces[r.Intn(len(spaces))].Spawn = true
		}
		s.Rooms[0].Map.Spaces = spaces
		if r.Intn(2) == 0 { // fewer links, so that some spaces cannot be reached
			s.Rooms[0].Map.Links = slices.DeleteFunc(slices.Clone(s.Rooms[0].Map.Links), func(parts.Link) bool { return r.Intn(3) == 0 })
		}
		for i := range spaces {
			spaces[i].Outlined = false
		}
		value := SpawnDistance.Values[r.Intn(len(SpawnDistance.Values))]
		s.House = s.House.With(SpawnDistance.Name, value)
		for _, kind := range []string{"archer", "spider"} {
			placing(squadOf(kind, 1))(&s)
			want := spawnOracle(s, kind, value == "sum")
			var have []parts.SpaceID
			d := s.decideSpawn()
			for _, a := range d.Open {
				have = append(have, a.(Spawn).Space)
			}
			require.ElementsMatch(t, want, have, "%s, %s: %s", kind, value, table(s))
			s.Waits = nil
			if len(want) > 1 {
				ties++
			}
			if slices.ContainsFunc(d.Reasons, func(n rules.Note) bool {
				return n.ID == "spawn_cut_off" ||
					n.ID == "spawn_cut_some"
			}) {
				cut++
			}
		}
	}
	require.Greater(t, cut, 50)
	require.Greater(t, ties, 10)
}
