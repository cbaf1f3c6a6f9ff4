package micemystics

import (
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// spawnSpace is a spawn space rated for one newcomer.
type spawnSpace struct {
	id        parts.SpaceID
	distance  int // steps to the mice; where people told the order, any number that grows with it
	outlined  bool
	fits      bool
	newcomers int // small melee newcomers there (MM-AMB-48)
}

// rateSpaces finds the spawn spaces, how far each is and whether the newcomer has
// room there.
func (d *spawnDecider) rateSpaces() {
	s, r := d.state, d.state.findRoom(d.wait.Room)
	if r == nil {
		return
	}
	if len(d.wait.Spawns) > 0 {
		d.say("MM-SPAWN-03", "spawn_told", rules.Args{"spaces": spacesOf(d.wait.Room, d.wait.Spawns)})
		for i, id := range d.wait.Spawns {
			d.addSpace(r.findSpace(id), len(d.wait.Spawns)-i)
		}
		return
	}
	t := s.occupiedTile(r, new(tileGraphs))
	for i := range r.Map.Spaces {
		if space := r.Map.Spaces[i]; space.Spawn {
			d.addSpace(space, d.distanceToMice(t, i))
		}
	}
}

func (d *spawnDecider) addSpace(space parts.Space, far int) {
	at := Spot{d.wait.Room, space.ID}
	d.spaces = append(d.spaces, spawnSpace{
		id: space.ID, distance: far, outlined: space.Outlined, fits: d.hasRoom(at, space), newcomers: d.countNewcomers(space.ID),
	})
}

// hasRoom reports whether the newcomer may be put there: a large one where nobody
// stands or on a wide space (MM-SPAWN-06), others while there is room.
func (d *spawnDecider) hasRoom(at Spot, space parts.Space) bool {
	s := d.state
	switch {
	case d.kind == string(Brodie) || space.Wide:
		return true
	case s.waveOf(d.kind) != largeWave:
		if s.fits(at, false) {
			return true
		}
		d.say("MM-CAP-02", "spawn_full", rules.Args{"space": at.Noun()})
	case len(s.FiguresOn(at)) == 0:
		return true
	default:
		d.say("MM-SPAWN-06", "spawn_taken", rules.Args{"space": at.Noun()})
	}
	return false
}

// distanceToMice returns how far a spawn space is from the mice: from the nearest
// of them, or from all together where a house rule says so (MM-AMB-47). One that no
// way leads from is the farthest; in a sum a mouse without a way counts more than any
// way.
func (d *spawnDecider) distanceToMice(t *occupiedTile, space int) int {
	far, sum, cut := t.distances(space), 0, false
	least := NoWay
	for i := range d.state.Mice {
		m := &d.state.Mice[i]
		at := t.Index(m.At.Space)
		if !m.OnBoard() || m.At.Room != d.wait.Room || at == noSpace {
			continue
		}
		sum, least, cut = sum+far[at], min(least, far[at]), cut || far[at] == NoWay
	}
	at, steps, point := t.spotAt(space).Noun(), least, "spawn_steps"
	inSum := d.state.House.Is(SpawnDistance, "sum")
	if inSum {
		steps, point = sum, "spawn_sum"
	}
	switch {
	case d.state.waveOf(d.kind) == meleeWave:
	case least == NoWay:
		d.say("MM-AMB-47", "spawn_cut_off", rules.Args{"space": at})
	case inSum && cut:
		d.say("MM-AMB-47", "spawn_cut_some", rules.Args{"space": at})
	default:
		d.say("MM-AMB-47", point, rules.Args{"space": at, "steps": steps})
	}
	return steps
}

// countNewcomers counts the small newcomers on a space that fight hand to hand.
func (d *spawnDecider) countNewcomers(id parts.SpaceID) int {
	n := 0
	for _, at := range d.wait.Placed {
		m := d.state.findMinion(at.Figure)
		if at.Space == id && m != nil && d.state.waveOf(m.Type) == meleeWave {
			n++
		}
	}
	return n
}

func (d *spawnDecider) anyOutlined() bool {
	return slices.ContainsFunc(d.spaces, func(at spawnSpace) bool { return at.outlined })
}

// openWhere opens the spaces of which that is true.
func (d *spawnDecider) openWhere(is func(spawnSpace) bool) {
	d.open = nil
	for _, at := range d.spaces {
		if is(at) {
			d.open = append(d.open, at)
		}
	}
}

func spaceIDs(sites []spawnSpace) []parts.SpaceID {
	out := make([]parts.SpaceID, len(sites))
	for i, at := range sites {
		out[i] = at.id
	}
	return out
}
