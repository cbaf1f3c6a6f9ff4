package micemystics

import (
	"slices"

	"tablemate/rules"
	"tablemate/tables"
	parts "tablemate/tables/micemystics"
)

// fighter holds the values of a figure that the program moves: a minion, Brodie, or a charmed
// mouse. A charmed mouse fights in melee, without bonuses of its cards (MM-COND-09, MM-COND-10).
type fighter struct {
	name   Name
	at     Spot
	battle int
	poison bool
	large  bool
	ranged bool
	roach  bool // whether a grape lures the figure (MM-GRAPE-02)
	rat    bool // whether the figure may throw a grape (MM-GRAPE-11)
}

// fighterOf returns the values of a figure. A boss counts neither as a roach nor as a rat
// (MM-BOSS-02). Under a house rule, rat bosses such as Vurst may throw grapes (MM-AMB-71).
func (s *State) fighterOf(name Name) fighter {
	if m := s.Mouse(name); m != nil {
		return fighter{name: name, at: m.At, battle: m.Hero.Battle}
	}
	m := s.Minion(name)
	if m == nil {
		return fighter{name: name, at: s.At(name)}
	}
	t := s.typeOf(m)
	return fighter{
		name: name, at: m.At, battle: t.Battle, poison: t.Poison, large: t.Large, ranged: t.Ranged,
		roach: t.Family == parts.Roach && !t.Boss,
		rat:   t.Family == parts.Rat && (!t.Boss || s.House.Is(GrapeThrowers, "with_vurst")),
	}
}

func (a fighter) reach() parts.Reach {
	if a.ranged {
		return parts.Ranged
	}
	return parts.Melee
}

// candidate is a mouse that a figure may move towards or attack.
type candidate struct {
	*Mouse
	rank        int // position of the mouse's initiative card on the track
	least, most int // least and greatest possible number of steps to the mouse
	attacked    bool
}

// decider decides for one figure. It collects reasons and open questions.
type decider struct {
	*reasonTrace
	state      *State
	me         fighter
	room       *Room
	graphs     *tileGraphs
	tile       *occupiedTile // nil if the figure is not on a map
	start      int
	candidates []candidate // mice on the figure's tile, highest initiative card first
	asks       []Question
}

// newDecider returns the decider of a figure. A charmed mouse is not one of its own candidates.
func (s *State) newDecider(name Name, graphs *tileGraphs, why *reasonTrace) *decider {
	d := &decider{reasonTrace: why, state: s, graphs: graphs, me: s.fighterOf(name)}
	d.room = s.Room(d.me.at.Room)
	for i := range s.Mice {
		p := &s.Mice[i]
		if p.OnBoard() && p.At.Room == d.me.at.Room && p.Name() != name {
			d.candidates = append(d.candidates, candidate{
				Mouse: p, rank: s.rankOf(p.Hero.ID), least: 1, most: NoWay,
				attacked: slices.Contains(s.Turn.Attacked, p.Name()),
			})
		}
	}
	slices.SortStableFunc(d.candidates, func(a, b candidate) int { return a.rank - b.rank })
	return d
}

func (d *decider) measureDistances() {
	d.loadTile()
	for i := range d.candidates {
		p := &d.candidates[i]
		p.least, p.most = d.distanceTo(p.At)
	}
}

func (d *decider) loadTile() {
	if d.tile == nil && d.room != nil && d.room.onMap(d.me.at.Space) {
		d.tile = d.state.occupiedTile(d.room, d.graphs)
		d.start = d.tile.Index(d.me.at.Space)
	}
}

func (d *decider) distanceTo(to Spot) (least, most int) {
	if n := d.indexOf(to); n != noSpace {
		far := d.tile.distances(d.start)
		return far[n], far[n]
	}
	return d.state.walkDistance(d.me.at, to)
}

func (d *decider) ask(a, b Spot, about Matter) {
	q := Question{Between: parts.Pair{a.Space, b.Space}, Matter: about}
	if a != b && !slices.Contains(d.asks, q) {
		d.asks = append(d.asks, q)
	}
}

func (d *decider) needFacts() nextStep {
	return nextStep{need: Wait{For: ForFacts, Who: d.me.name, Room: d.me.at.Room, Ask: d.asks}}
}

// chooseAmong lets people choose one of the actions in `open`. The default is the first action.
func (d *decider) chooseAmong(open []Action) nextStep {
	return nextStep{decision: rules.Decision[Action]{Action: open[0], Open: open}}
}

func (d *decider) miceHere() []Name {
	var out []Name
	for i := range d.candidates {
		if d.candidates[i].At == d.me.at {
			out = append(out, d.candidates[i].Name())
		}
	}
	return out
}

// certainFirst returns the candidates for which `before` returns true in comparison with every
// other candidate. If distances are unknown, there may be no such candidate.
func certainFirst(list []candidate, before func(a, b *candidate) bool) []candidate {
	var out []candidate
	for i := range list {
		first := true
		for j := range list {
			first = first && (i == j || before(&list[i], &list[j]))
		}
		if first {
			out = append(out, list[i])
		}
	}
	return out
}

// closerThan reports whether `a` is certainly at least as good a goal as `b`. The nearer mouse is
// better. If both are equally near, the mouse that is higher on the track is better (MM-MMOV-06).
func closerThan(a, b *candidate) bool {
	if a.At == b.At {
		return a.rank <= b.rank
	}
	return a.most < b.least || a.most <= b.least && a.rank <= b.rank
}

func (d *decider) askDistances(list []candidate) {
	nearest := NoWay
	for i := range list {
		nearest = min(nearest, list[i].most)
	}
	for i := range list {
		if p := &list[i]; p.least < p.most && p.least <= nearest {
			d.ask(d.me.at, p.At, Distance)
		}
	}
}

// reasonTrace collects the reasons of a decision. A nil *reasonTrace collects nothing.
type reasonTrace struct{ said []rules.Note }

// arg is a named value in a reason. The zero arg is ignored.
type arg struct {
	name  string
	value any
}

func (t *reasonTrace) say(rule tables.RuleID, point string, args ...arg) {
	if t == nil {
		return
	}
	n := rules.Note{ID: point, Rule: rule}
	for _, a := range args {
		if a.name == "" {
			continue
		}
		if n.Args == nil {
			n.Args = rules.Args{}
		}
		n.Args[a.name] = a.value
	}
	t.said = append(t.said, n)
}

func mouseArg(mouse Name) arg { return figureArg("mouse", mouse) }

func figureArg(name string, figure Name) arg { return arg{name, figure.Noun()} }

func intArg(name string, n int) arg { return arg{name, n} }

func figuresArg(name string, list []Name) arg { return arg{name, nouns(list, Name.Noun)} }

// toward returns the mouse of a goal as an argument. If the goal is the grape, it returns the zero
// arg.
func (d *decider) toward(g goal) arg {
	if g.mouse == NoFigure {
		return arg{}
	}
	return mouseArg(g.mouse)
}
