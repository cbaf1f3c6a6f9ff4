package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

func checkSpawn(s *State, a Spawn) []rules.Violation {
	d := s.newSpawnDecider(s.Wait(), a.Minion)
	return rules.Breaks(s, a, spawnNext, d.spawnMark, d.spawnRoom, d.spawnPosition, d.spawnEven)
}

func spawnArgs(s *State, a Spawn) rules.Args {
	return rules.Args{"minion": minionKind(a.Minion), "space": Spot{s.Wait().Room, a.Space}.Noun()}
}

func (w Wait) awaitsType(kind string) bool {
	return slices.ContainsFunc(w.Squads, func(q parts.Squad) bool { return q.Minion == kind && q.Count > 0 })
}

// Small ranged minions must come first, then large minions, then small melee minions (MM-SPAWN-02).
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

func (d *spawnDecider) chosenSpace(a Spawn) (spawnSpace, bool) {
	i := slices.IndexFunc(d.spaces, func(at spawnSpace) bool { return at.id == a.Space })
	if i < 0 {
		return spawnSpace{}, false
	}
	return d.spaces[i], true
}

// MM-SPAWN-01
func (d *spawnDecider) spawnMark(s *State, a Spawn) *rules.Violation {
	if _, marked := d.chosenSpace(a); marked {
		return nil
	}
	return against("MM-SPAWN-01", "no-spawn-mark", spawnArgs(s, a))
}

func (d *spawnDecider) spawnRoom(s *State, a Spawn) *rules.Violation {
	at, marked := d.chosenSpace(a)
	if !marked || at.fits {
		return nil
	}
	id := map[wave]tables.RuleID{rangedWave: "MM-SPAWN-05", largeWave: "MM-SPAWN-06", meleeWave: "MM-SPAWN-07"}
	return against(id[s.waveOf(a.Minion)], "spawn-full", spawnArgs(s, a))
}

// MM-SPAWN-03, MM-SPAWN-04, MM-SPAWN-06
func (d *spawnDecider) spawnPosition(s *State, a Spawn) *rules.Violation {
	at, marked := d.chosenSpace(a)
	if !marked || !at.fits || s.waveOf(a.Minion) == meleeWave || slices.Contains(spaceIDs(d.open), a.Space) {
		return nil
	}
	args := spawnArgs(s, a)
	args["spaces"] = spacesOf(s.Wait().Room, spaceIDs(d.open))
	switch {
	case d.onOutlined():
		return against("MM-SPAWN-04", "spawn-outlined", args)
	case s.waveOf(a.Minion) == rangedWave:
		return against("MM-SPAWN-03", "spawn-farthest", args)
	}
	return against("MM-SPAWN-06", "spawn-nearest", args)
}

// MM-SPAWN-07
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

// MM-SPAWN-09
func callSense(s *State, a Call) *rules.Violation {
	if a.Room != "" && s.Room(a.Room) == nil {
		return impossible("MM-SPAWN-09", "no-room", rules.Args{"room": tileSide(a.Room)})
	}
	for _, q := range a.Squads {
		switch {
		case q.Minion == "":
			return impossible("MM-SPAWN-09", "minion-nameless", nil)
		case q.Count <= 0:
			args := rules.Args{"minion": minionKind(q.Minion), "count": q.Count}
			return impossible("MM-SPAWN-09", "squad-count", args)
		}
	}
	return nil
}

// MM-SPAWN-09. After all minions are placed, their initiative cards are added to the track
// (MM-SPAWN-08).
func (r *resolver) bringNewcomers(squads []parts.Squad, source Source, room string) {
	squads = slices.DeleteFunc(slices.Clone(squads), func(q parts.Squad) bool { return q.Count <= 0 })
	slices.SortStableFunc(squads, func(a, b parts.Squad) int { return int(r.waveOf(a.Minion) - r.waveOf(b.Minion)) })
	if len(squads) > 0 {
		r.awaitJoin(source)
		r.awaitFirst(Wait{For: ForPlace, Squads: squads, Source: source, Room: room})
	}
}

func (r *resolver) awaitJoin(source Source) {
	if !slices.ContainsFunc(r.Waits, func(w Wait) bool { return w.For == ForJoin && w.Source == source }) {
		r.awaitFirst(Wait{For: ForJoin, Source: source})
	}
}

func (r *resolver) applyCall(a Call) {
	source, room := ByChapter, a.Room
	if r.Surging {
		source = BySurge
	}
	if room == "" {
		room = r.currentRoom()
	}
	r.rememberAll(a.Learn)
	r.bringNewcomers(a.Squads, source, room)
}

func (r *resolver) rememberAll(cards []Learn) {
	for _, card := range cards {
		r.remember(card)
	}
}

// placeNext takes an automatic step in the placing of arriving minions. If a space must be chosen,
// it changes nothing and returns false. If the box is out of figures, or no allowed space has
// room, the rest of the squad does not appear (MM-SURGE-09, MM-AMB-49).
func (r *resolver) placeNext() bool {
	w := r.Wait()
	if len(w.Squads) == 0 {
		r.takeWait()
		r.spreadGreed(w)
		return true
	}
	q := w.Squads[0]
	switch {
	case q.Count <= 0:
		r.awaitRest(w, w.Squads[1:])
	case r.inBox(q.Minion) <= 0:
		r.noteShort(w, q, "figures")
	case len(w.Spawns) == 0 && !r.spawnsKnown(w.Room):
		r.awaitFirst(Wait{For: ForSpawns, Room: w.Room, Squads: w.Squads, Source: w.Source})
	case len(r.newSpawnDecider(w, q.Minion).open) == 0:
		r.noteShort(w, q, "room")
	default:
		return false
	}
	return true
}

func (r *resolver) awaitRest(w Wait, rest []parts.Squad) {
	w.Squads = rest
	r.Waits = append([]Wait{w}, r.Waits[min(1, len(r.Waits)):]...)
}

func (r *resolver) noteShort(w Wait, q parts.Squad, of string) {
	args := rules.Args{"minion": minionKind(q.Minion), "count": q.Count, "short_of": of}
	if w.Source == BySurge {
		r.warn("MM-SURGE-09", args)
	} else {
		r.warn("MM-AMB-49", args)
	}
	r.awaitRest(w, w.Squads[1:])
}

// If the answer lists no spaces, the awaited minions do not appear.
func (r *resolver) applySpawns(a Spawns) {
	r.answerWait(ForSpawns)
	a.Spaces = slices.Clone(a.Spaces)
	for i, id := range a.Spaces {
		a.Spaces[i] = r.nameSpace(a.Room, id, true)
	}
	w := r.Wait()
	if w.For != ForPlace {
		return
	}
	if len(a.Spaces) == 0 {
		for range w.Squads {
			r.noteShort(r.Wait(), r.Wait().Squads[0], "room")
		}
		return
	}
	w.Spawns = a.Spaces
	r.awaitRest(w, w.Squads)
}

func (r *resolver) applySpawn(a Spawn) {
	w := r.Wait()
	if w.For != ForPlace {
		w = Wait{Room: r.currentRoom(), Source: ByChapter}
	}
	a.Space = r.nameSpace(w.Room, a.Space, false)
	at, name := Spot{w.Room, a.Space}, r.NewName(a.Minion)
	if a.Minion == string(Brodie) {
		name = Brodie
		r.noteArrival(name, at)
		r.Cat = &at
	} else {
		r.noteArrival(name, at)
		r.Minions = append(r.Minions, Minion{Name: name, Type: a.Minion, At: at})
	}
	if w.For != ForPlace {
		r.awaitFirst(Wait{For: ForJoin, Source: w.Source})
		return
	}
	r.countPlaced(w, a, name)
}

// If a spawn space has no name, the note contains its number instead. Number 1 is the space
// farthest from the mice.
func (r *resolver) noteArrival(figure Name, at Spot) {
	args := rules.Args{"figure": figure.Noun()}
	if i := slices.Index(r.Wait().Spawns, at.Space); i >= 0 && nameless(at) {
		args["number"], args["space"] = i+1, at.Noun()
		r.note("arrived-spawn", "MM-SPAWN-03", args)
		return
	}
	r.note("arrived", "MM-SPAWN-02", r.located(args, at))
}

// If the map of the room does not show a space, nameSpace stores the space in the state. If the
// space has no name, nameSpace generates a name such as ?3.
func (r *resolver) nameSpace(room string, id parts.SpaceID, spawn bool) parts.SpaceID {
	side := r.Room(room)
	if side == nil || side.onMap(id) {
		return id
	}
	if id == "" {
		id = r.newPlace(room)
	}
	place := side.findSpace(id)
	if side.knows(id) && place.Spawn == (place.Spawn || spawn) {
		return id
	}
	place.Spawn = place.Spawn || spawn
	r.savePlace(room, place)
	return id
}

func (r *resolver) countPlaced(w Wait, a Spawn, name Name) {
	squads := slices.Clone(w.Squads)
	for i := range squads {
		if squads[i].Minion == a.Minion {
			squads[i].Count--
			w.Greedy = w.Greedy || squads[i].Greedy
			break
		}
	}
	w.Placed = append(slices.Clone(w.Placed), Standing{Figure: name, Space: a.Space})
	r.awaitRest(w, squads)
}

// All roaches stay greedy while any roach is in play (MM-ROACH-02). Under a house rule, only the
// roaches now on the board become greedy (MM-AMB-75).
func (r *resolver) spreadGreed(w Wait) {
	if !w.Greedy || r.Greedy {
		return
	}
	r.note("greed", "MM-ROACH-02", nil)
	if r.House.Is(GreedyRoaches, "all_until_gone") {
		r.Greedy = true
		return
	}
	for i := range r.Minions {
		if isRoach(r.typeOf(&r.Minions[i])) {
			r.Minions[i].Greedy = true
		}
	}
}

// wave says when an arriving minion is placed (MM-SPAWN-02).
type wave int

const (
	rangedWave wave = iota
	largeWave
	meleeWave
)

// Large ranged minions belong to the large wave (MM-AMB-76).
func (s *State) waveOf(kind string) wave {
	t := s.Type(kind)
	switch {
	case t == nil:
		return meleeWave
	case t.Large:
		return largeWave
	case t.Ranged:
		return rangedWave
	}
	return meleeWave
}

// spawnsKnown reports whether the map shows the spawn spaces and how far they are from the mice.
// The distances are known only if every mouse in the room is on a space of the map.
func (s *State) spawnsKnown(room string) bool {
	r := s.Room(room)
	if r == nil || !slices.ContainsFunc(r.Map.Spaces, func(p parts.Space) bool { return p.Spawn }) {
		return false
	}
	return !slices.ContainsFunc(s.Mice, func(m Mouse) bool {
		return m.OnBoard() && m.At.Room == room && !r.onMap(m.At.Space)
	})
}
