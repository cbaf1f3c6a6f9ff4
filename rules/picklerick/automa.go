package picklerick

import (
	"iter"
	"slices"

	"tablemate/rules"
	"tablemate/tables"
)

// Automated reports whether the Russians of this table play by themselves
// (PR-SOLO-01).
func (Game) Automated(s State, seat rules.Seat) bool {
	return s.Mode.Alone() && seat == SeatRussians
}

// Decide is the next figure's part of the Russian turn, and the end of the turn
// once every figure has acted.
func (Game) Decide(s State, _ rules.Seat) rules.Decision[Action] {
	for d := range s.decisions() {
		return d
	}
	return rules.Decision[Action]{Action: EndTurn{}, Open: []Action{EndTurn{}}, Reasons: []rules.Note{}}
}

// Plan is what every Russian figure that has not acted does in this position:
// operatives by number, then Jaguar (PR-AMB-48). Rick stands still meanwhile and
// figures never hinder each other, so no decision depends on another. Every
// action is an ActAlone whose Shots counts the shots that hit.
func (s *State) Plan() []rules.Decision[Action] {
	out := make([]rules.Decision[Action], 0, len(s.Operatives)+1)
	for d := range s.decisions() {
		out = append(out, d)
	}
	return out
}

// decisions are the plan, one figure after the other.
func (s *State) decisions() iter.Seq[rules.Decision[Action]] {
	return func(yield func(rules.Decision[Action]) bool) {
		p := newPlan(s)
		for i := range s.Operatives {
			if o := &s.Operatives[i]; !o.Acted && !yield(p.operative(o)) {
				return
			}
		}
		if s.Jaguar.Status == InPlay && !s.Jaguar.Acted {
			yield(p.jaguar())
		}
	}
}

// idle reports whether no automated figure will move or shoot.
func (s State) idle() bool {
	for d := range s.decisions() {
		if a := d.Action.(ActAlone); len(a.Path) > 0 || a.Shots > 0 {
			return false
		}
	}
	return true
}

// plan is one Russian turn while it is being decided.
type plan struct {
	trace
	state  *State
	halls  corridors
	toRick []int // open steps from every tile, none where no way leads
	wings  []wing
	paths  []Cell // of all open moves, one after the other

	figure Figure // the one that is deciding now
	from   Cell   // where it stands
	moves  []move // what the rules leave open to it, in the order of Dirs
}

// move is one way to spend a figure's turn, one or two steps or none.
type move struct {
	dirs  [2]Dir
	cells [2]Cell
	len   int
	meets shot // what a shot meets from where it ends
}

func newPlan(s *State) *plan {
	figures := len(s.Operatives) + 1
	p := &plan{
		trace: newTrace(figures),
		state: s,
		halls: s.corridors(),
		moves: make([]move, 0, 8),
		paths: make([]Cell, 0, 2*figures),
	}
	p.toRick = p.halls.distances(p.rick())
	return p
}

// rick is Rick's tile, the goal of every walk; nil when it does not lie face up.
func (p *plan) rick() []int {
	if r := p.halls.at(p.state.Rick.Cell); r != none {
		return []int{r}
	}
	return nil
}

// begin lets a figure decide.
func (p *plan) begin(f Figure, from Cell) {
	p.figure, p.from, p.moves = f, from, p.moves[:0]
	p.trace.begin()
}

// offer leaves a move open to the figure.
func (p *plan) offer(dirs ...Dir) {
	var m move
	at := p.from
	for i, d := range dirs {
		at = at.To(d)
		m.dirs[i], m.cells[i] = d, at
	}
	m.len, m.meets = len(dirs), p.meets(at)
	p.moves = append(p.moves, m)
}

// decided is the figure's decision. Without a way it stays, and it shoots in
// any case (PR-SOLO-07, PR-SOLO-09).
func (p *plan) decided(shooting tables.RuleID, shots int) rules.Decision[Action] {
	if len(p.moves) == 0 {
		p.offer()
	}
	if len(p.moves) > 1 {
		p.untie()
	}
	p.say(shooting, whyShoots, shared.shots[shots])
	p.aim()
	open := make([]Action, len(p.moves))
	for i := range p.moves {
		open[i] = p.act(&p.moves[i], shots)
	}
	return rules.Decision[Action]{Action: open[0], Open: open, Reasons: p.told()}
}

// act is a move with the shots that hit from where it ends.
func (p *plan) act(m *move, shots int) ActAlone {
	if m.meets != shotHits {
		shots = 0
	}
	first := len(p.paths)
	p.paths = append(p.paths, m.cells[:m.len]...)
	return ActAlone{p.figure, p.paths[first:len(p.paths):len(p.paths)], shots}
}

// untie is how the table chooses among equally good moves (PR-AMB-34).
func (p *plan) untie() {
	all := rules.Args{"ways": p.ways()}
	switch p.state.House.Value(SoloTies) {
	case "fixed_order":
		p.say("PR-AMB-34", whyTieInOrder, all)
		p.moves = p.moves[:1]
	case "random":
		p.say("PR-AMB-34", whyTieByChance, all)
	default:
		p.say("PR-AMB-34", whyTie, all)
	}
}

// ways are the directions of every open move.
func (p *plan) ways() []rules.Noun {
	out := make([]rules.Noun, len(p.moves))
	for i := range p.moves {
		out[i] = p.moves[i].way()
	}
	return out
}

func (m *move) way() rules.Noun { return shared.ways[m.dirs[0]][m.dirs[1]] }

// shot is what a shot meets.
type shot int8

const (
	shotHits shot = iota
	shotTooFar
	shotBlocked
)

// meets is what a shot from a cell meets (PR-SHOOT-03, PR-SHOOT-05).
func (p *plan) meets(from Cell) shot {
	switch {
	case p.state.inReach(from):
		return shotHits
	case from.Steps(p.state.Rick.Cell) == 1:
		return shotBlocked
	}
	return shotTooFar
}

// told is how a shot is told of every open move, and of one move among others.
func (s shot) told() (rule tables.RuleID, point, after string) {
	switch s {
	case shotHits:
		return "PR-SHOOT-03", whyInRange, whyInRangeAfter
	case shotBlocked:
		return "PR-SHOOT-05", whyBlocked, whyBlockedAfter
	}
	return "PR-SHOOT-03", whyOutOfRange, whyOutOfRangeAfter
}

// aim says what the shots meet: once when it is the same after every open move.
func (p *plan) aim() {
	first := p.moves[0].meets
	if !slices.ContainsFunc(p.moves, func(m move) bool { return m.meets != first }) {
		rule, point, _ := first.told()
		p.say(rule, point, nil)
		return
	}
	for i := range p.moves {
		rule, _, after := p.moves[i].meets.told()
		p.say(rule, after, rules.Args{"way": p.moves[i].way()})
	}
}
