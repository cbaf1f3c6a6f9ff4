package picklerick

import (
	"iter"
	"slices"

	"tablemate/rules"
	"tablemate/tables"
)

// Automated reports whether the program plays this seat: the Russians of a solo game (PR-SOLO-01).
func (Game) Automated(s State, seat rules.Seat) bool {
	return s.Mode.Alone() && seat == SeatRussians
}

// Decide returns the decision of the next Russian figure, or EndTurn if all figures have acted.
func (Game) Decide(s State, _ rules.Seat) rules.Decision[Action] {
	for d := range s.decisions() {
		return d
	}
	return rules.Decision[Action]{Action: EndTurn{}, Open: []Action{EndTurn{}}, Reasons: []rules.Note{}}
}

// Plan returns the decisions of all Russian figures that have not acted: operatives by number, then
// Jaguar (PR-AMB-48). The decision of one figure does not depend on those of the others, because
// Rick does not move and figures do not block each other.
func (s *State) Plan() []rules.Decision[Action] {
	return slices.Collect(s.decisions())
}

func (s *State) decisions() iter.Seq[rules.Decision[Action]] {
	return func(yield func(rules.Decision[Action]) bool) {
		p := newPlanner(s)
		for i := range s.Operatives {
			if o := &s.Operatives[i]; !o.Acted && !yield(p.decideOperative(o)) {
				return
			}
		}
		if s.Jaguar.Status == InPlay && !s.Jaguar.Acted {
			yield(p.decideJaguar())
		}
	}
}

func (s State) idle() bool {
	for d := range s.decisions() {
		if a := d.Action.(ActAlone); len(a.Path) > 0 || a.Shots > 0 {
			return false
		}
	}
	return true
}

// planner computes the decisions of one Russian turn.
type planner struct {
	state      *State
	graph      walkGraph
	toRick     []int // steps from every tile to Rick, not through walls; `none` if there is no path
	components []component
	paths      []Cell       // the moves of all figures
	reasons    []rules.Note // the reasons of all figures

	figure Figure // the figure that decides
	from   Cell
	moves  []move // the figure's equally good moves, in the order of Dirs
	mine   int    // the index of the figure's first reason
}

// move is a possible move of a figure: two steps, one step or none.
type move struct {
	dirs  [2]Dir
	cells [2]Cell
	len   int
	shot  shot // the result of shooting from the last cell
}

func newPlanner(s *State) *planner {
	// The lists are empty, not nil, because JSON shows nil as null.
	p := &planner{state: s, graph: s.newWalkGraph(), paths: []Cell{}, reasons: []rules.Note{}}
	p.toRick = p.graph.distances(p.ricksTile())
	return p
}

func (p *planner) ricksTile() []int {
	if r := p.graph.tileOn(p.state.Rick.Cell); r != none {
		return []int{r}
	}
	return nil
}

func (p *planner) begin(f Figure, from Cell) {
	p.figure, p.from, p.moves, p.mine = f, from, p.moves[:0], len(p.reasons)
}

func (p *planner) offer(dirs ...Dir) {
	var m move
	at := p.from
	for i, d := range dirs {
		at = at.To(d)
		m.dirs[i], m.cells[i] = d, at
	}
	m.len, m.shot = len(dirs), p.shotFrom(at)
	p.moves = append(p.moves, m)
}

// PR-SOLO-07, PR-SOLO-09
func (p *planner) decision(shooting tables.RuleID, shots int) rules.Decision[Action] {
	if len(p.moves) == 0 {
		p.offer()
	}
	if len(p.moves) > 1 {
		p.breakTie()
	}
	p.say(shooting, "shoots", rules.Args{"count": shots})
	p.explainShots()
	open := make([]Action, len(p.moves))
	for i := range p.moves {
		open[i] = p.actionOf(&p.moves[i], shots)
	}
	reasons := p.reasons[p.mine:len(p.reasons):len(p.reasons)]
	return rules.Decision[Action]{Action: open[0], Open: open, Reasons: reasons}
}

func (p *planner) actionOf(m *move, shots int) ActAlone {
	if m.shot != shotHits {
		shots = 0
	}
	first := len(p.paths)
	p.paths = append(p.paths, m.cells[:m.len]...)
	return ActAlone{p.figure, p.paths[first:len(p.paths):len(p.paths)], shots}
}

// PR-AMB-34
func (p *planner) breakTie() {
	ways := make([]rules.Noun, len(p.moves))
	for i := range p.moves {
		ways[i] = p.moves[i].noun()
	}
	all := rules.Args{"ways": ways}
	switch p.state.House.Value(SoloTies) {
	case "fixed_order":
		p.say("PR-AMB-34", "tie_in_order", all)
		p.moves = p.moves[:1]
	case "random":
		p.say("PR-AMB-34", "tie_by_chance", all)
	default:
		p.say("PR-AMB-34", "tie", all)
	}
}

func (m *move) noun() rules.Noun { return wayNoun(m.dirs[:m.len]) }

type shot int8

const (
	shotHits shot = iota
	shotTooFar
	shotBlocked
)

// PR-SHOOT-03, PR-SHOOT-05
func (p *planner) shotFrom(from Cell) shot {
	switch {
	case p.state.inShotRange(from):
		return shotHits
	case from.Steps(p.state.Rick.Cell) == 1:
		return shotBlocked
	}
	return shotTooFar
}

func (s shot) reason() (rule tables.RuleID, point string) {
	switch s {
	case shotHits:
		return "PR-SHOOT-03", "in_range"
	case shotBlocked:
		return "PR-SHOOT-05", "blocked"
	}
	return "PR-SHOOT-03", "out_of_range"
}

// If a shot has the same result after each possible move, explainShots adds one reason. Otherwise,
// it adds one reason for each move.
func (p *planner) explainShots() {
	first := p.moves[0].shot
	if !slices.ContainsFunc(p.moves, func(m move) bool { return m.shot != first }) {
		rule, point := first.reason()
		p.say(rule, point, nil)
		return
	}
	for i := range p.moves {
		rule, point := p.moves[i].shot.reason()
		p.say(rule, point+"_after", rules.Args{"way": p.moves[i].noun()})
	}
}

// Each reason of a decision has a sentence id and some of these arguments:
//
//	dir     a dir          a side of the figure's tile; with after, of the tile after the first move
//	after   a dir          the direction of Jaguar's first move
//	steps   int            open steps to the goal; in approach, all steps from the goal to Rick
//	points  int            movement points of Jaguar's whole way to the goal: 1 a step, 2 a wall
//	turns   int            Russian turns for Jaguar's whole way to the goal
//	cells   int            cells of Jaguar's whole way to the goal; passing a wall is one cell
//	count   int            shots
//	way     a way          one possible move; empty if the figure stays
//	ways    list of ways   all possible moves
//
// An open step crosses no wall. The goal is Rick's tile, or else the reachable tile nearest to him.
// A house rule decides whether Jaguar's ways are measured in points, turns or cells (PR-AMB-36). If
// a reason has the argument `after`, its numbers do not include the first move and the current
// turn.

func (p *planner) say(rule tables.RuleID, point string, args rules.Args) {
	p.reasons = append(p.reasons, rules.Note{ID: point, Rule: rule, Args: args})
}

func dirArgs(d Dir) rules.Args { return rules.Args{"dir": d.noun()} }

func afterArgs(after, d Dir) rules.Args { return rules.Args{"after": after.noun(), "dir": d.noun()} }

func stepsArgs(n int) rules.Args { return rules.Args{"steps": n} }

func dirStepsArgs(d Dir, n int) rules.Args { return rules.Args{"dir": d.noun(), "steps": n} }

// PR-RUS-03
func (p *planner) sayBarred(s link, faceDown, empty string, where rules.Args) {
	if s.across == none {
		p.say("PR-RUS-03", empty, where)
		return
	}
	p.say("PR-RUS-03", faceDown, where)
}
