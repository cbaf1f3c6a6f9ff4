package micemystics

import (
	"cmp"
	"slices"

	"tablemate/rules"
	parts "tablemate/tables/micemystics"
)

// come brings newcomers by the one placement procedure, which ends with their
// initiative cards (MM-SPAWN-08, MM-SPAWN-09).
func (c *course) come(squads []parts.Squad, source Source, room string) {
	squads = slices.DeleteFunc(slices.Clone(squads), func(q parts.Squad) bool { return q.Count <= 0 })
	slices.SortStableFunc(squads, func(a, b parts.Squad) int { return cmp.Compare(c.waveOf(a.Minion), c.waveOf(b.Minion)) })
	if len(squads) > 0 {
		c.joins(source)
		c.need(Wait{For: ForPlace, Squads: squads, Source: source, Room: room})
	}
}

// joins has the newcomers' initiative cards follow once all of them are placed.
func (c *course) joins(source Source) {
	if !slices.ContainsFunc(c.Waits, func(w Wait) bool { return w.For == ForJoin && w.Source == source }) {
		c.need(Wait{For: ForJoin, Source: source})
	}
}

// call brings minions as a chapter or a surge says.
func (c *course) call(a Call) {
	source, room := ByChapter, a.Room
	if c.Surging {
		source = BySurge
	}
	if room == "" {
		room = c.here()
	}
	c.learned(a.Learn)
	c.come(a.Squads, source, room)
}

// learned takes in the cards of newcomers that people entered with a report.
func (c *course) learned(cards []Learn) {
	for _, card := range cards {
		c.learn(card)
	}
}

// place takes those off the list for whom no figure or no space is left: as
// many come as can (MM-SURGE-09, MM-AMB-49). It is false when the next newcomer
// is awaited.
func (c *course) place() bool {
	w := c.Wait()
	if len(w.Squads) == 0 {
		c.answered()
		c.spreads(w)
		return true
	}
	q := w.Squads[0]
	switch {
	case q.Count <= 0:
		c.placing(w, w.Squads[1:])
	case c.inBox(q.Minion) <= 0:
		c.short(w, q, "figures")
	case len(w.Spawns) == 0 && !c.computes(w.Room):
		c.need(Wait{For: ForSpawns, Room: w.Room, Squads: w.Squads, Source: w.Source})
	case len(c.choose(w, q.Minion).open) == 0:
		c.short(w, q, "room")
	default:
		return false
	}
	return true
}

// placing awaits the rest of the newcomers.
func (c *course) placing(w Wait, rest []parts.Squad) {
	w.Squads = rest
	c.Waits = append([]Wait{w}, c.Waits[min(1, len(c.Waits)):]...)
}

// short tells that the rest of a squad stays away.
func (c *course) short(w Wait, q parts.Squad, of string) {
	args := rules.Args{"minion": minionKind(q.Minion), "count": q.Count, "short_of": of}
	if w.Source == BySurge {
		c.warn("MM-SURGE-09", args)
	} else {
		c.warn("MM-AMB-49", args)
	}
	c.placing(w, w.Squads[1:])
}

// spawns takes the spawn spaces of a tile without a map, as people named them
// from the farthest to the nearest. Without any, nobody comes.
func (c *course) spawns(a Spawns) {
	c.answer(ForSpawns)
	a.Spaces = slices.Clone(a.Spaces)
	for i, id := range a.Spaces {
		a.Spaces[i] = c.name(a.Room, id, true)
	}
	w := c.Wait()
	if w.For != ForPlace {
		return
	}
	if len(a.Spaces) == 0 {
		for range w.Squads {
			c.short(c.Wait(), c.Wait().Squads[0], "room")
		}
		return
	}
	w.Spawns = a.Spaces
	c.placing(w, w.Squads)
}

// spawn puts one newcomer on the board. Its name is that of its type with the
// lowest free number.
func (c *course) spawn(a Spawn) {
	w := c.Wait()
	if w.For != ForPlace {
		w = Wait{Room: c.here(), Source: ByChapter}
	}
	a.Space = c.name(w.Room, a.Space, false)
	at, name := Spot{w.Room, a.Space}, c.NewName(a.Minion)
	if a.Minion == string(Brodie) {
		name = Brodie
		c.arrivalTold(name, at)
		c.Cat = &at
	} else {
		c.arrivalTold(name, at)
		c.Minions = append(c.Minions, Minion{Name: name, Type: a.Minion, At: at})
	}
	if w.For != ForPlace {
		c.need(Wait{For: ForJoin, Source: w.Source})
		return
	}
	c.placed(w, a, name)
}

// arrivalTold tells of a newcomer: on which space, or on which of the spawn
// spaces, from the farthest, where they have no names.
func (c *course) arrivalTold(figure Name, at Spot) {
	args := rules.Args{"figure": figure.Noun()}
	if i := slices.Index(c.Wait().Spawns, at.Space); i >= 0 && nameless(at) {
		args["number"], args["space"] = i+1, at.Noun()
		c.note("arrived-spawn", "MM-SPAWN-03", args)
		return
	}
	c.note("arrived", "MM-SPAWN-02", c.located(args, at))
}

// name is a space by its name, which the record keeps and gives where people
// did not.
func (c *course) name(room string, id parts.SpaceID, spawn bool) parts.SpaceID {
	r := c.room(room)
	if r == nil || r.onMap(id) {
		return id
	}
	if id == "" {
		id = c.newPlace(room)
	}
	place := r.space(id)
	if r.knows(id) && place.Spawn == (place.Spawn || spawn) {
		return id
	}
	place.Spawn = place.Spawn || spawn
	c.namePlace(room, place)
	return id
}

// placed takes a newcomer off the list.
func (c *course) placed(w Wait, a Spawn, name Name) {
	squads := slices.Clone(w.Squads)
	for i := range squads {
		if squads[i].Minion == a.Minion {
			squads[i].Count--
			w.Greedy = w.Greedy || squads[i].Greedy
			break
		}
	}
	w.Placed = append(slices.Clone(w.Placed), Standing{Figure: name, Space: a.Space})
	c.placing(w, squads)
}

// spreads: with greedy newcomers all roaches become greedy as long as any are in
// play (MM-ROACH-02), or where the table settled so only those that are now
// (MM-AMB-75).
func (c *course) spreads(w Wait) {
	if !w.Greedy || c.Greedy {
		return
	}
	c.note("greed", "MM-ROACH-02", nil)
	if c.House.Is(GreedyRoaches, "all_until_gone") {
		c.Greedy = true
		return
	}
	for i := range c.Minions {
		if roaches(c.typeOf(&c.Minions[i])) {
			c.Minions[i].Greedy = true
		}
	}
}

// newcomers plays out what people tell of those who come.
func (c *course) newcomers(a Action) {
	switch a := a.(type) {
	case Spawns:
		c.spawns(a)
	case Spawn:
		c.spawn(a)
	case Wear:
		c.wear(a)
	case Call:
		c.call(a)
	}
}
