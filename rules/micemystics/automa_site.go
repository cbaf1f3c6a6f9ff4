package micemystics

import (
	"slices"

	"tablemate/rules"
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

// keep opens the spaces of which that is true.
func (p *choice) keep(is func(site) bool) {
	p.open = nil
	for _, at := range p.sites {
		if is(at) {
			p.open = append(p.open, at)
		}
	}
}

func ids(sites []site) []parts.SpaceID {
	out := make([]parts.SpaceID, len(sites))
	for i, at := range sites {
		out[i] = at.id
	}
	return out
}
