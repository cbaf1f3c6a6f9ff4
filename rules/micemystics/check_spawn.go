package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// checkNewcomers judges who is placed where, and whom a chapter calls.
func checkNewcomers(s *State, a Action) []rules.Violation {
	switch a := a.(type) {
	case Spawn:
		d := s.newSpawnDecider(s.Wait(), a.Minion)
		return rules.Breaks(s, a, spawnNext, d.spawnMark, d.spawnRoom, d.spawnPosition, d.spawnEven)
	case Call:
		return rules.Breaks(s, a, callSense)
	}
	return nil
}

func spawnArgs(s *State, a Spawn) rules.Args {
	return rules.Args{"minion": minionKind(a.Minion), "space": Spot{s.Wait().Room, a.Space}.Noun()}
}

// awaitsType reports whether a newcomer of that type is still to be placed.
func (w Wait) awaitsType(kind string) bool {
	return slices.ContainsFunc(w.Squads, func(q parts.Squad) bool { return q.Minion == kind && q.Count > 0 })
}

// spawnNext: small ranged ones, then large ones, then the others (MM-SPAWN-02).
func spawnNext(s *State, a Spawn) *rules.Violation {
	w := s.Wait()
	if len(w.Squads) == 0 {
		return against("MM-SPAWN-02", "nobody-comes", spawnArgs(s, a))
	}
	next := w.Squads[0].Minion
	args := func() rules.Args { return withArgs(spawnArgs(s, a), "next", minionKind(next)) }
	switch {
	case !w.awaitsType(a.Minion):
		return against("MM-SPAWN-02", "no-newcomer", args())
	case s.waveOf(a.Minion) > s.waveOf(next):
		return against("MM-SPAWN-02", "spawn-order", args())
	}
	return nil
}

// chosenSpace returns the spawn space that an action names; false if it has no
// mark.
func (d *spawnDecider) chosenSpace(a Spawn) (spawnSpace, bool) {
	i := slices.IndexFunc(d.spaces, func(at spawnSpace) bool { return at.id == a.Space })
	if i < 0 {
		return spawnSpace{}, false
	}
	return d.spaces[i], true
}

// spawnMark: on a space with a spawn mark (MM-SPAWN-01).
func (d *spawnDecider) spawnMark(s *State, a Spawn) *rules.Violation {
	if _, marked := d.chosenSpace(a); marked {
		return nil
	}
	return against("MM-SPAWN-01", "no-spawn-mark", spawnArgs(s, a))
}

// spawnRoom: not where there is no room.
func (d *spawnDecider) spawnRoom(s *State, a Spawn) *rules.Violation {
	at, marked := d.chosenSpace(a)
	if !marked || at.fits {
		return nil
	}
	id := map[wave]tables.RuleID{rangedWave: "MM-SPAWN-05", largeWave: "MM-SPAWN-06", meleeWave: "MM-SPAWN-07"}
	return against(id[s.waveOf(a.Minion)], "spawn-full", spawnArgs(s, a))
}

// spawnPosition: ranged ones far from the mice and together (MM-SPAWN-03), or on
// the space outlined in red (MM-SPAWN-04), large ones near (MM-SPAWN-06). How
// small melee ones are spread is judged at the end.
func (d *spawnDecider) spawnPosition(s *State, a Spawn) *rules.Violation {
	at, marked := d.chosenSpace(a)
	outlined := s.onOutlined(s.Type(a.Minion)) && d.anyOutlined()
	if !marked || !at.fits || s.waveOf(a.Minion) == meleeWave || slices.Contains(spaceIDs(d.open), a.Space) {
		return nil
	}
	args := spawnArgs(s, a)
	args["spaces"] = spacesOf(s.Wait().Room, spaceIDs(d.open))
	switch {
	case outlined:
		return against("MM-SPAWN-04", "spawn-outlined", args)
	case s.waveOf(a.Minion) == rangedWave:
		return against("MM-SPAWN-03", "spawn-farthest", args)
	}
	return against("MM-SPAWN-06", "spawn-nearest", args)
}

// spawnEven: the finished placement is as even as the room allows (MM-SPAWN-07).
func (d *spawnDecider) spawnEven(s *State, a Spawn) *rules.Violation {
	if _, marked := d.chosenSpace(a); !marked || unplaced(d.wait.Squads) != 1 || s.waveOf(a.Minion) != meleeWave {
		return nil
	}
	crowded, sparse := 0, -1
	for _, at := range d.spaces {
		if at.id == a.Space {
			at.newcomers++
		}
		crowded = max(crowded, at.newcomers)
		if at.fits && (sparse < 0 || at.newcomers < sparse) {
			sparse = at.newcomers
		}
	}
	if sparse < 0 || crowded-sparse < 2 {
		return nil
	}
	return unusual("MM-SPAWN-07", "spawn-even", spawnArgs(s, a))
}

// callSense: minions come by type and number, to a tile in play (MM-SPAWN-09).
func callSense(s *State, a Call) *rules.Violation {
	if a.Room != "" && s.findRoom(a.Room) == nil {
		return impossible("MM-SPAWN-09", "no-room", rules.Args{"room": tileSide(a.Room)})
	}
	for _, q := range a.Squads {
		switch {
		case q.Minion == "":
			return impossible("MM-SPAWN-09", "minion-nameless", nil)
		case q.Count <= 0:
			return impossible("MM-SPAWN-09", "squad-count", rules.Args{"minion": minionKind(q.Minion), "count": q.Count})
		}
	}
	return nil
}
