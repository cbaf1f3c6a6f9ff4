package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// site is a spawn space as one newcomer meets it.
type site struct {
	id       parts.SpaceID
	far      int // steps to the mice; where people told the order, any number that grows with it
	outlined bool
	fits     bool
	company  int // small melee newcomers there (MM-AMB-48)
}

// choice is where one newcomer may be placed, with the reasons.
type choice struct {
	state   *State
	wait    Wait
	kind    string
	sites   []site
	open    []site
	reasons []rules.Note
}

// placement decides where the next newcomer goes (MM-SPAWN-02). What rules
// leave open, players choose.
func (s *State) placement() rules.Decision[Action] {
	w := s.Wait()
	if w.For != ForPlace || len(w.Squads) == 0 {
		return rules.Decision[Action]{Reasons: []rules.Note{}}
	}
	p := s.choose(w, w.Squads[0].Minion)
	d := rules.Decision[Action]{Reasons: p.reasons}
	for _, at := range p.open {
		d.Open = append(d.Open, Spawn{Minion: p.kind, Space: at.id})
	}
	if len(d.Open) > 0 {
		d.Action = d.Open[0]
	}
	return d
}

// choose finds the spawn spaces that are open to one newcomer of that type.
func (s *State) choose(w Wait, kind string) *choice {
	p := &choice{state: s, wait: w, kind: kind, reasons: []rules.Note{}}
	p.say("MM-SPAWN-02", whySpawns, rules.Args{"minion": minionKind(kind), "left": unplaced(w.Squads)})
	p.look()
	t := s.Type(kind)
	switch {
	case kind == string(Brodie):
		p.open = p.sites
	case s.onOutlined(t) && p.anyOutlined():
		p.onlyOutlined()
	case s.waveOf(kind) == rangedWave:
		p.farthest()
	case s.waveOf(kind) == largeWave:
		p.nearest()
	default:
		p.evenly()
	}
	if len(p.open) > 1 {
		p.say(p.ties(), whySpawnTie, p.spaces())
	}
	return p
}

// onOutlined reports whether a red outlined space takes the type first: all
// that are ranged, large ones unless the table settled otherwise (MM-SPAWN-04,
// MM-AMB-76).
func (s *State) onOutlined(t *parts.Minion) bool {
	return t != nil && t.Ranged && (!t.Large || s.House.Is(LargeRanged, "wide_first"))
}

// look finds the spawn spaces, how far each is and whether the newcomer has
// room there.
func (p *choice) look() {
	s, r := p.state, p.state.room(p.wait.Room)
	if r == nil {
		return
	}
	if len(p.wait.Spawns) > 0 {
		p.say("MM-SPAWN-03", whySpawnTold, rules.Args{"spaces": spacesOf(p.wait.Room, p.wait.Spawns)})
		for i, id := range p.wait.Spawns {
			p.add(r.space(id), len(p.wait.Spawns)-i)
		}
		return
	}
	g := s.ground(r)
	for i := range r.Map.Spaces {
		if space := r.Map.Spaces[i]; space.Spawn {
			p.add(space, p.measure(g, i))
		}
	}
}

func (p *choice) add(space parts.Space, far int) {
	at := Spot{p.wait.Room, space.ID}
	p.sites = append(p.sites, site{
		id: space.ID, far: far, outlined: space.Outlined, fits: p.room(at, space), company: p.company(space.ID),
	})
}

// room reports whether the newcomer may be put there: a large one where nobody
// stands or on a wide space (MM-SPAWN-06), others while there is room.
func (p *choice) room(at Spot, space parts.Space) bool {
	s := p.state
	switch {
	case p.kind == string(Brodie) || space.Wide:
		return true
	case s.waveOf(p.kind) != largeWave:
		if s.fits(at, false) {
			return true
		}
		p.say("MM-CAP-02", whySpawnFull, rules.Args{"space": at.Noun()})
	case len(s.FiguresOn(at)) == 0:
		return true
	default:
		p.say("MM-SPAWN-06", whySpawnTaken, rules.Args{"space": at.Noun()})
	}
	return false
}

// measure is how far a spawn space is from the mice: from the nearest of them,
// or from all together where the table settled so (MM-AMB-47). One that no way
// leads from is the farthest.
func (p *choice) measure(g *ground, space int) int {
	far, sum := g.distances(space), 0
	least := NoWay
	for i := range p.state.Mice {
		m := &p.state.Mice[i]
		at := g.number(m.At.Space)
		if !m.OnBoard() || m.At.Room != p.wait.Room || at == none {
			continue
		}
		sum, least = sum+int(far[at]), min(least, int(far[at]))
	}
	at, steps, point := g.spot(space).Noun(), least, whySpawnSteps
	if p.state.House.Is(SpawnDistance, "sum") && least < NoWay {
		steps, point = sum, whySpawnSum
	}
	switch {
	case p.state.waveOf(p.kind) == meleeWave:
	case least == NoWay:
		p.say("MM-AMB-47", whySpawnCutOff, rules.Args{"space": at})
	default:
		p.say("MM-AMB-47", point, rules.Args{"space": at, "steps": steps})
	}
	return steps
}

// company counts the small newcomers on a space that fight hand to hand.
func (p *choice) company(id parts.SpaceID) int {
	n := 0
	for _, at := range p.wait.Placed {
		m := p.state.minion(at.Figure)
		if at.Space == id && m != nil && p.state.waveOf(m.Type) == meleeWave {
			n++
		}
	}
	return n
}

func (p *choice) anyOutlined() bool {
	return slices.ContainsFunc(p.sites, func(at site) bool { return at.outlined })
}

// onlyOutlined: a space outlined in red takes all ranged ones, however far it
// is (MM-SPAWN-04).
func (p *choice) onlyOutlined() {
	p.keep(func(at site) bool { return at.outlined })
	p.say("MM-SPAWN-04", whySpawnOutlined, p.spaces())
}

// farthest: all small ranged ones go on one space, the farthest from the mice
// (MM-SPAWN-03), and when that is full on another one by the same rule
// (MM-SPAWN-05).
func (p *choice) farthest() {
	for _, placed := range slices.Backward(p.wait.Placed) {
		m := p.state.minion(placed.Figure)
		if m == nil || p.state.waveOf(m.Type) != rangedWave {
			continue
		}
		if p.keep(func(at site) bool { return at.id == placed.Space && at.fits }); len(p.open) > 0 {
			p.say("MM-SPAWN-03", whySpawnSame, rules.Args{"space": Spot{p.wait.Room, placed.Space}.Noun()})
			return
		}
	}
	most := -1
	for _, at := range p.sites {
		if at.fits {
			most = max(most, at.far)
		}
	}
	p.keep(func(at site) bool { return at.fits && at.far == most })
	p.say("MM-SPAWN-03", whySpawnFarthest, p.spaces())
}

// nearest: large ones go one by one on the nearest free space (MM-SPAWN-06).
func (p *choice) nearest() {
	least := -1
	for _, at := range p.sites {
		if at.fits && (least < 0 || at.far < least) {
			least = at.far
		}
	}
	p.keep(func(at site) bool { return at.fits && at.far == least })
	p.say("MM-SPAWN-06", whySpawnNearest, p.spaces())
}

// evenly: small ones that fight hand to hand are spread over all spaces with
// room (MM-SPAWN-07); only those of this arrival are counted (MM-AMB-48).
func (p *choice) evenly() {
	least := -1
	for _, at := range p.sites {
		if at.fits && (least < 0 || at.company < least) {
			least = at.company
		}
	}
	p.keep(func(at site) bool { return at.fits && at.company == least })
	args := p.spaces()
	args["count"] = max(least, 0)
	p.say("MM-SPAWN-07", whySpawnEven, args)
}

// keep opens the spaces of which that is true.
func (p *choice) keep(is func(site) bool) {
	p.open = nil
	for _, at := range p.sites {
		if is(at) {
			p.open = append(p.open, at)
		}
	}
}

// ties is the rule by which players choose among several spaces.
func (p *choice) ties() tables.RuleID {
	switch {
	case p.state.waveOf(p.kind) == rangedWave:
		return "MM-SPAWN-03"
	case p.state.waveOf(p.kind) == largeWave:
		return "MM-SPAWN-06"
	}
	return "MM-SPAWN-07"
}

func (p *choice) say(rule tables.RuleID, point string, args rules.Args) {
	p.reasons = append(p.reasons, rules.Note{ID: point, Rule: rule, Args: args})
}

// spaces are the open ones as a reason mentions them.
func (p *choice) spaces() rules.Args {
	return rules.Args{"spaces": spacesOf(p.wait.Room, ids(p.open))}
}

func ids(sites []site) []parts.SpaceID {
	out := make([]parts.SpaceID, len(sites))
	for i, at := range sites {
		out[i] = at.id
	}
	return out
}

// unplaced is how many newcomers are still to be placed.
func unplaced(squads []parts.Squad) int {
	n := 0
	for _, q := range squads {
		n += q.Count
	}
	return n
}
