package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// spawnDecider decides where one newcomer is placed, and collects the reasons.
type spawnDecider struct {
	state   *State
	wait    Wait
	kind    string
	spaces  []spawnSpace
	open    []spawnSpace
	reasons []rules.Note
}

// decideSpawn decides where the next newcomer goes (MM-SPAWN-02). What rules leave
// open, players choose.
func (s *State) decideSpawn() rules.Decision[Action] {
	w := s.Wait()
	if w.For != ForPlace || len(w.Squads) == 0 {
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

// newSpawnDecider returns which spawn spaces are open to one newcomer of that
// type.
func (s *State) newSpawnDecider(w Wait, kind string) *spawnDecider {
	d := &spawnDecider{state: s, wait: w, kind: kind, reasons: []rules.Note{}}
	d.say("MM-SPAWN-02", "spawns", rules.Args{"minion": minionKind(kind), "left": unplaced(w.Squads)})
	d.rateSpaces()
	t := s.Type(kind)
	switch {
	case kind == string(Brodie):
		d.open = d.spaces
	case s.onOutlined(t) && d.anyOutlined():
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

// openOutlined: a space outlined in red takes all ranged ones, however far it
// is (MM-SPAWN-04).
func (d *spawnDecider) openOutlined() {
	d.openWhere(func(at spawnSpace) bool { return at.outlined })
	d.say("MM-SPAWN-04", "spawn_outlined", d.openArgs())
}

// openFarthest: all small ranged ones go on one space, the farthest from the mice
// (MM-SPAWN-03), and when that is full on another one by the same rule
// (MM-SPAWN-05).
func (d *spawnDecider) openFarthest() {
	for _, placed := range slices.Backward(d.wait.Placed) {
		m := d.state.findMinion(placed.Figure)
		if m == nil || d.state.waveOf(m.Type) != rangedWave {
			continue
		}
		if d.openWhere(func(at spawnSpace) bool { return at.id == placed.Space && at.fits }); len(d.open) > 0 {
			d.say("MM-SPAWN-03", "spawn_same", rules.Args{"space": Spot{d.wait.Room, placed.Space}.Noun()})
			return
		}
	}
	most := -1
	for _, at := range d.spaces {
		if at.fits {
			most = max(most, at.distance)
		}
	}
	d.openWhere(func(at spawnSpace) bool { return at.fits && at.distance == most })
	d.say("MM-SPAWN-03", "spawn_farthest", d.openArgs())
}

// openNearest: large ones go one by one on the nearest free space (MM-SPAWN-06).
func (d *spawnDecider) openNearest() {
	least := -1
	for _, at := range d.spaces {
		if at.fits && (least < 0 || at.distance < least) {
			least = at.distance
		}
	}
	d.openWhere(func(at spawnSpace) bool { return at.fits && at.distance == least })
	d.say("MM-SPAWN-06", "spawn_nearest", d.openArgs())
}

// openSparsest: small ones that fight hand to hand are spread over all spaces with
// room (MM-SPAWN-07); only those of this arrival are counted (MM-AMB-48).
func (d *spawnDecider) openSparsest() {
	least := -1
	for _, at := range d.spaces {
		if at.fits && (least < 0 || at.newcomers < least) {
			least = at.newcomers
		}
	}
	d.openWhere(func(at spawnSpace) bool { return at.fits && at.newcomers == least })
	args := d.openArgs()
	args["count"] = max(least, 0)
	d.say("MM-SPAWN-07", "spawn_even", args)
}

// tieRule returns the rule by which players choose among several spaces.
func (d *spawnDecider) tieRule() tables.RuleID {
	switch {
	case d.state.waveOf(d.kind) == rangedWave:
		return "MM-SPAWN-03"
	case d.state.waveOf(d.kind) == largeWave:
		return "MM-SPAWN-06"
	}
	return "MM-SPAWN-07"
}

// say adds a reason. Of spaces that no map shows it says where they come among those
// that people told of, from the farthest.
func (d *spawnDecider) say(rule tables.RuleID, point string, args rules.Args) {
	var order []int
	for _, noun := range d.mentioned(args) {
		if at := SpotOf(noun.ID); nameless(at) {
			order = append(order, 1+slices.Index(d.wait.Spawns, at.Space))
		}
	}
	if len(order) > 0 {
		args["order"] = order
	}
	d.reasons = append(d.reasons, rules.Note{ID: point, Rule: rule, Args: args})
}

// mentioned returns the spaces of a reason.
func (d *spawnDecider) mentioned(args rules.Args) []rules.Noun {
	if one, ok := args["space"].(rules.Noun); ok {
		return []rules.Noun{one}
	}
	several, _ := args["spaces"].([]rules.Noun)
	return several
}

// openArgs returns the open ones as a reason mentions them.
func (d *spawnDecider) openArgs() rules.Args {
	return rules.Args{"spaces": spacesOf(d.wait.Room, spaceIDs(d.open))}
}

// unplaced returns how many newcomers are still to be placed.
func unplaced(squads []parts.Squad) int {
	n := 0
	for _, q := range squads {
		n += q.Count
	}
	return n
}
