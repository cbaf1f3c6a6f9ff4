package owner

import (
	parts "tablemate/tables/raccoonheist"
)

// Source is a source of uniform random numbers.
type Source interface{ Uint64() uint64 }

// Raccoons says how simulated raccoons choose their raids.
type Raccoons string

const (
	// Random chooses a random raid, but not to the Dog's location.
	Random Raccoons = "random"
	// Greedy chooses the raid with the most expected food, ignoring the Owner's card. A player with
	// several figures never sends all of them. A player with at most two figures goes to the
	// Backyard, unless the Dog is there.
	Greedy Raccoons = "greedy"
	// Best knows the Owner's mixed strategies and chooses the best raids against them.
	Best Raccoons = "best"
)

// Arena plays simulated games of one or two groups. The choices of the Owner and of Best are
// computed before the first game, so games are fast.
type Arena struct {
	owner *strategy
	reply *bestReply // set only for Best
	worth *worth     // used to choose which groups to save and which figures to free
	kind  Raccoons
	raids [2][]optionLists // the possible raids of each group, indexed by stock.code
}

type optionLists [len(traps)][popperStates][]raidOption

const simulatedHaste = 1e-5

// Match says which game is simulated.
type Match struct {
	Groups int // one or two
	Goal   Goal
	Order  [5]parts.Location
}

// Habits holds what one Owner decides in every position of a match.
type Habits struct {
	worth *worth
	owner *strategy
}

// NewHabits computes the decisions of an Owner of the level l in the match m.
func NewHabits(l Level, m Match) *Habits {
	w := load(gameKind{m.Groups, m.Goal, rowOf(m.Order)})
	return &Habits{w, strategyOf(l, w)}
}

// Whimsical returns the decisions of the level Middle. The receiver h must hold the decisions of
// the level Exact.
func (h *Habits) Whimsical() *Habits { return &Habits{h.worth, h.owner.whimsical()} }

// Arena prepares games against an Owner who decides as in h. Several goroutines may use one Arena.
func (h *Habits) Arena(raccoons Raccoons) *Arena {
	a := &Arena{owner: h.owner, worth: h.worth, kind: raccoons}
	if raccoons == Best {
		a.reply = findBestReply(a.owner, simulatedHaste)
		a.worth = a.reply.worth
	}
	for k := range a.raids {
		a.raids[k] = a.listOptions(k)
	}
	return a
}

func (a *Arena) listOptions(group int) []optionLists {
	out := make([]optionLists, (a.worth.total()+1)*foods)
	for i := range out {
		for t, trap := range traps {
			for pop := popperLying; pop <= popperHeld; pop++ {
				out[i][t][pop] = a.worth.raidsOf(group, stock{i / foods, i % foods}, trap, pop)
			}
		}
	}
	return out
}

// Play plays one game. If the game is not over after 1000 rounds, Play returns false.
func (a *Arena) Play(src Source) (won bool, rounds int) {
	p, pop, last := a.worth.start(), popperLying, none
	for rounds = 1; rounds <= 1000; rounds++ {
		p, pop, last = a.round(p, pop, last, src)
		if !a.worth.open(p) {
			return a.worth.finished(p) == 1, rounds
		}
	}
	return false, rounds
}

func below(src Source, n int) int { return int((src.Uint64() >> 32) * uint64(n) >> 32) }

func unitOf(src Source) float64 { return float64(src.Uint64()>>11) / (1 << 53) }

func drawCard(mix *[places + 1]float64, src Source) place {
	at, card := unitOf(src), nowhere
	for c := backyard; c <= trashCan; c++ {
		if mix[c] > 0 {
			card = c
			if at -= mix[c]; at < 0 {
				break
			}
		}
	}
	return card
}

func drawFate(fates []fate, src Source) *fate {
	if len(fates) == 1 {
		return &fates[0]
	}
	at := unitOf(src)
	last := len(fates) - 1
	for i := range fates[:last] {
		if at -= fates[i].chance; at < 0 {
			return &fates[i]
		}
	}
	return &fates[last]
}

// round plays one round. The raccoons choose whom to save and which figures to free after all dice
// are rolled. At a real table, they choose slightly earlier.
func (a *Arena) round(p position, pop popperState, last int, src Source) (position, popperState, int) {
	at := a.worth.index(p)
	d := below(src, len(dogs))
	t := int(a.owner.at[pop][at].trap[last][d])
	card := drawCard(&a.owner.at[pop][at].mix[t][d], src)
	s := simulatedRound{arena: a, from: p, popper: pop, trap: t, dog: d, card: card}
	s.choose(src)
	return s.finish(src)
}

func pickRandom(raids []raidOption, dog place, _ stock, src Source) *raidOption {
	for {
		if r := &raids[below(src, len(raids))]; r.at != dog {
			return r
		}
	}
}

func pickGreedy(raids []raidOption, dog place, own stock, _ Source) *raidOption {
	var best *raidOption
	most := -1.0
	for i := range raids {
		r := &raids[i]
		if r.at == dog || r.sent == own.figures && own.figures > 1 {
			continue
		}
		hope := 0.0
		for _, f := range r.alone {
			hope += f.chance * float64(f.food-own.food)
		}
		if r.at == backyard && own.figures <= 2 {
			hope = parts.FoodToWin
		}
		if hope > most {
			best, most = r, hope
		}
	}
	return best
}

type simulatedRound struct {
	arena  *Arena
	from   position
	popper popperState
	trap   int // index in traps
	dog    int // index in dogs
	card   place
	raids  [2]*raidOption
	saved  int // the group that holds the popper
}

func (s *simulatedRound) choose(src Source) {
	a := s.arena
	if a.kind == Best {
		s.chooseBest()
		return
	}
	pick := pickRandom
	if a.kind == Greedy {
		pick = pickGreedy
	}
	s.raids = [2]*raidOption{&staysHome[0], &staysHome[0]}
	for k := range a.worth.groups {
		s.raids[k] = pick(s.optionsOf(k), dogs[s.dog], s.from.of(k), src)
	}
	if a.worth.groups == 2 {
		s.saved = below(src, 2)
	}
}

func (s *simulatedRound) optionsOf(k int) []raidOption {
	return s.arena.raids[k][s.from.of(k).code()][s.trap][s.popper]
}

// chooseBest chooses the raids of the stored best reply. If two positions differ only in the order
// of the groups, the reply is stored for only one of these positions.
func (s *simulatedRound) chooseBest() {
	w, p, first := s.arena.worth, s.from, 0
	if w.groups == 2 && w.index(p) < w.index(p.swapped()) {
		p, first = p.swapped(), 1
	}
	second := 1 - first
	n := int(s.arena.reply.joints[s.popper][w.index(p)][s.trap][s.dog])
	if s.popper == popperHeld && w.goal == Advanced && w.groups == 2 {
		n, s.saved = n/2, n%2^first
	}
	as, bs := s.optionsOf(first), s.optionsOf(second)
	s.raids[first], s.raids[second] = &as[n/len(bs)], &bs[n%len(bs)]
}

func (s *simulatedRound) finish(src Source) (position, popperState, int) {
	f := [2]*fate{s.fateOf(0, src), s.fateOf(1, src)}
	caught := s.raids[0].at == s.card && s.popper == popperHeld
	other := s.raids[1].at == s.card && s.popper == popperHeld
	if s.arena.worth.goal == Advanced {
		caught, other = caught && s.saved == 0, other && s.saved == 1
	}
	switch {
	case caught && other:
		first := s.after([2]*fate{&s.raids[0].escaped[0], f[1]})
		second := s.after([2]*fate{f[0], &s.raids[1].escaped[0]})
		if s.value(second, popperLying) > s.value(first, popperLying) {
			return second, popperLying, s.trap
		}
		return first, popperLying, s.trap
	case caught:
		f[0] = &s.raids[0].escaped[0]
	case other:
		f[1] = &s.raids[1].escaped[0]
	}
	p := s.after(f)
	if f[0].popper|f[1].popper == popperOffered && s.value(p, popperHeld) >= s.value(p, popperLying) {
		return p, popperHeld, s.trap
	}
	return p, popperLying, s.trap
}

func (s *simulatedRound) fateOf(k int, src Source) *fate {
	if s.raids[k].at == s.card {
		return &s.raids[k].caught[0]
	}
	return drawFate(s.raids[k].alone, src)
}

func (s *simulatedRound) value(p position, pop popperState) float64 {
	return s.arena.worth.at[pop][s.trap][s.arena.worth.index(p)]
}

func (s *simulatedRound) after(f [2]*fate) position {
	p, w := s.from, s.arena.worth
	hands := 0
	var stand [2]int
	for k := range w.groups {
		p.figures[k] -= f[k].lost
		p.food[k] = f[k].food
		stand[k] = w.total() - s.from.figures[k]
		if s.raids[k].at == backyard {
			hands += f[k].left
		}
		if s.raids[k].at == backyard || w.row.yard.has(s.raids[k].at) {
			stand[k] += f[k].lost
		}
	}
	if hands = min(hands, stand[0]+stand[1]); hands > 0 {
		return s.freeBest(p, hands, stand)
	}
	return p
}

func (s *simulatedRound) freeBest(p position, hands int, stand [2]int) position {
	best, most := p, -1.0
	for n := max(0, hands-stand[1]); n <= min(hands, stand[0]); n++ {
		q := p
		q.figures[0] += n
		q.figures[1] += hands - n
		if v := s.value(q, popperLying); v > most {
			best, most = q, v
		}
	}
	return best
}
