package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

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

// unplaced is how many newcomers are still to be placed.
func unplaced(squads []parts.Squad) int {
	n := 0
	for _, q := range squads {
		n += q.Count
	}
	return n
}
