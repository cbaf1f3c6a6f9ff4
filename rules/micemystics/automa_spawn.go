package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

type spawnDecider struct {
	state   *State
	wait    Wait
	kind    string
	spaces  []spawnSpace
	open    []spawnSpace
	reasons []rules.Note
}

// Players choose among the spaces that the rules allow (MM-SPAWN-02).
func (s *State) decideSpawn() rules.Decision[Action] {
	w := s.Wait()
	if len(w.Squads) == 0 {
		return rules.Decision[Action]{Reasons: []rules.Note{}}
	}
	d := s.newSpawnDecider(w, w.Squads[0].Minion)
	out := rules.Decision[Action]{Reasons: d.reasons}
	for _, at := range d.open {
		out.Open = append(out.Open, Spawn{Minion: d.kind, Space: at.id})
	}
	if len(out.Open) > 0 {
		out.Action = out.Open[0]
	}
	return out
}

// newSpawnDecider fills the field `open` with the spaces that the rules allow.
func (s *State) newSpawnDecider(w Wait, kind string) *spawnDecider {
	d := &spawnDecider{state: s, wait: w, kind: kind, reasons: []rules.Note{}}
	d.say("MM-SPAWN-02", "spawns", rules.Args{"minion": minionKind(kind), "left": unplaced(w.Squads)})
	d.rateSpaces()
	switch {
	case kind == string(Brodie):
		d.open = d.spaces
	case d.onOutlined():
		d.openOutlined()
	case s.waveOf(kind) == rangedWave:
		d.openFarthest()
	case s.waveOf(kind) == largeWave:
		d.openNearest()
	default:
		d.openSparsest()
	}
	if len(d.open) > 1 {
		d.say(d.tieRule(), "spawn_tie", d.openArgs())
	}
	return d
}

// Ranged minions go to the outlined spaces, at any distance (MM-SPAWN-04).
func (d *spawnDecider) openOutlined() {
	d.openWhere(func(at spawnSpace) bool { return at.outlined })
	d.say("MM-SPAWN-04", "spawn_outlined", d.openArgs())
}

// Small ranged minions fill the farthest space first (MM-SPAWN-03, MM-SPAWN-05).
func (d *spawnDecider) openFarthest() {
	for _, placed := range slices.Backward(d.wait.Placed) {
		m := d.state.Minion(placed.Figure)
		if m == nil || d.state.waveOf(m.Type) != rangedWave {
			continue
		}
		if d.openWhere(func(at spawnSpace) bool { return at.id == placed.Space && at.fits }); len(d.open) > 0 {
			d.say("MM-SPAWN-03", "spawn_same", rules.Args{"space": Spot{d.wait.Room, placed.Space}.Noun()})
			return
		}
	}
	d.openLeast(func(at spawnSpace) int { return -at.distance })
	d.say("MM-SPAWN-03", "spawn_farthest", d.openArgs())
}

// MM-SPAWN-06
func (d *spawnDecider) openNearest() {
	d.openLeast(func(at spawnSpace) int { return at.distance })
	d.say("MM-SPAWN-06", "spawn_nearest", d.openArgs())
}

// Small melee minions spread evenly (MM-SPAWN-07). Minions that arrived earlier do not count
// (MM-AMB-48).
func (d *spawnDecider) openSparsest() {
	least := d.openLeast(func(at spawnSpace) int { return at.newcomers })
	d.say("MM-SPAWN-07", "spawn_even", withArgs(d.openArgs(), "count", least))
}

func (d *spawnDecider) openLeast(number func(spawnSpace) int) int {
	d.openWhere(func(at spawnSpace) bool { return at.fits })
	if len(d.open) == 0 {
		return 0
	}
	least := number(slices.MinFunc(d.open, func(a, b spawnSpace) int { return number(a) - number(b) }))
	d.openWhere(func(at spawnSpace) bool { return at.fits && number(at) == least })
	return least
}

func (d *spawnDecider) tieRule() tables.RuleID {
	switch {
	case d.state.waveOf(d.kind) == rangedWave:
		return "MM-SPAWN-03"
	case d.state.waveOf(d.kind) == largeWave:
		return "MM-SPAWN-06"
	}
	return "MM-SPAWN-07"
}

// say adds a reason. A space without a name gets a number: 1 is the farthest from the mice.
func (d *spawnDecider) say(rule tables.RuleID, point string, args rules.Args) {
	spaces, _ := args["spaces"].([]rules.Noun)
	if one, ok := args["space"].(rules.Noun); ok {
		spaces = []rules.Noun{one}
	}
	var order []int
	for _, noun := range spaces {
		if at := SpotOf(noun.ID); nameless(at) {
			order = append(order, 1+slices.Index(d.wait.Spawns, at.Space))
		}
	}
	if len(order) > 0 {
		args["order"] = order
	}
	d.reasons = append(d.reasons, rules.Note{ID: point, Rule: rule, Args: args})
}

func (d *spawnDecider) openArgs() rules.Args {
	return rules.Args{"spaces": spacesOf(d.wait.Room, spaceIDs(d.open))}
}

func unplaced(squads []parts.Squad) int {
	n := 0
	for _, q := range squads {
		n += q.Count
	}
	return n
}

type spawnSpace struct {
	id        parts.SpaceID
	distance  int // steps to the mice; if people ranked the spaces, the rank instead, from 1 (nearest)
	outlined  bool
	fits      bool
	newcomers int // newly arrived small melee minions on this space (MM-AMB-48)
}

func (d *spawnDecider) rateSpaces() {
	s, r := d.state, d.state.Room(d.wait.Room)
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
		id: space.ID, distance: far, outlined: space.Outlined, fits: d.hasRoom(at, space),
		newcomers: d.countNewcomers(space.ID),
	})
}

// A large minion needs an empty or a wide space (MM-SPAWN-06).
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

// distanceToMice returns the steps to the nearest mouse. Under a house rule, it returns the sum of
// the steps to all mice (MM-AMB-47).
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

func (d *spawnDecider) countNewcomers(id parts.SpaceID) int {
	n := 0
	for _, at := range d.wait.Placed {
		m := d.state.Minion(at.Figure)
		if at.Space == id && m != nil && d.state.waveOf(m.Type) == meleeWave {
			n++
		}
	}
	return n
}

// Ranged minions go to outlined spaces, if there are any (MM-SPAWN-04). Under a house rule, this
// does not apply to large minions (MM-AMB-76).
func (d *spawnDecider) onOutlined() bool {
	t := d.state.Type(d.kind)
	return t != nil && t.Ranged && (!t.Large || d.state.House.Is(LargeRanged, "wide_first")) &&
		slices.ContainsFunc(d.spaces, func(at spawnSpace) bool { return at.outlined })
}

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
