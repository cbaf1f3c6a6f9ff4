package micemystics

import (
	"cmp"
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// bringNewcomers brings newcomers by the one placement procedure, which ends with their
// initiative cards (MM-SPAWN-08, MM-SPAWN-09).
func (r *resolver) bringNewcomers(squads []parts.Squad, source Source, room string) {
	squads = slices.DeleteFunc(slices.Clone(squads), func(q parts.Squad) bool { return q.Count <= 0 })
	slices.SortStableFunc(squads, func(a, b parts.Squad) int { return cmp.Compare(r.waveOf(a.Minion), r.waveOf(b.Minion)) })
	if len(squads) > 0 {
		r.awaitJoin(source)
		r.awaitFirst(Wait{For: ForPlace, Squads: squads, Source: source, Room: room})
	}
}

// awaitJoin has the newcomers' initiative cards follow once all of them are placed.
func (r *resolver) awaitJoin(source Source) {
	if !slices.ContainsFunc(r.Waits, func(w Wait) bool { return w.For == ForJoin && w.Source == source }) {
		r.awaitFirst(Wait{For: ForJoin, Source: source})
	}
}

// applyCall brings minions as a chapter or a surge says.
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

// rememberAll takes in the cards of newcomers that people entered with an action.
func (r *resolver) rememberAll(cards []Learn) {
	for _, card := range cards {
		r.remember(card)
	}
}

// placeNext removes newcomers for whom no figure or no space is left: as many come
// as can (MM-SURGE-09, MM-AMB-49). It returns false if the next newcomer is
// awaited.
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

// awaitRest awaits the rest of the newcomers.
func (r *resolver) awaitRest(w Wait, rest []parts.Squad) {
	w.Squads = rest
	r.Waits = append([]Wait{w}, r.Waits[min(1, len(r.Waits)):]...)
}

// noteShort adds the note that the rest of a squad stays away, and goes on to the
// next.
func (r *resolver) noteShort(w Wait, q parts.Squad, of string) {
	args := rules.Args{"minion": minionKind(q.Minion), "count": q.Count, "short_of": of}
	if w.Source == BySurge {
		r.warn("MM-SURGE-09", args)
	} else {
		r.warn("MM-AMB-49", args)
	}
	r.awaitRest(w, w.Squads[1:])
}

// applySpawns takes the spawn spaces of a tile without a map, as people named them
// from the farthest to the nearest. Without any, nobody comes.
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

// applySpawn puts one newcomer on the board. Its name is that of its type with the
// lowest free number.
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

// noteArrival adds the note of a newcomer: on which space, or on which of the
// spawn spaces, from the farthest, if they have no names.
func (r *resolver) noteArrival(figure Name, at Spot) {
	args := rules.Args{"figure": figure.Noun()}
	if i := slices.Index(r.Wait().Spawns, at.Space); i >= 0 && nameless(at) {
		args["number"], args["space"] = i+1, at.Noun()
		r.note("arrived-spawn", "MM-SPAWN-03", args)
		return
	}
	r.note("arrived", "MM-SPAWN-02", r.located(args, at))
}

// nameSpace returns a space by its name, which the record keeps and gives where
// people did not.
func (r *resolver) nameSpace(room string, id parts.SpaceID, spawn bool) parts.SpaceID {
	side := r.findRoom(room)
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

// countPlaced takes a newcomer off the list.
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

// spreadGreed: with greedy newcomers all roaches become greedy as long as any are
// in play (MM-ROACH-02), or where a house rule says so only those that are now
// (MM-AMB-75).
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

// applyNewcomers applies what people tell of those who come.
func (r *resolver) applyNewcomers(a Action) {
	switch a := a.(type) {
	case Spawns:
		r.applySpawns(a)
	case Spawn:
		r.applySpawn(a)
	case Wear:
		r.applyWear(a)
	case Call:
		r.applyCall(a)
	}
}
