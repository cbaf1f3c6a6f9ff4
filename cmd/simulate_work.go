package cmd

import (
	"math/rand/v2"
	"slices"
	"sync"

	"tablemate/assist/session"
)

// simulation plays games of all pairings on as many cores as there are. The chance
// of a game follows from the seed and from its number alone, and what is kept are
// sums, so that neither the cores nor the shares matter.
type simulation struct {
	series
	sync.Mutex
	change *sync.Cond
	parts  []*contestPart
}

// contestPart is what is to be played of one contest, and what was.
type contestPart struct {
	session.Contest
	tally
	todo  stretch // not given to anybody yet
	whole stretch
	state preparation
	begin session.Begin
}

// preparation is how far a contest is worked out.
type preparation int

const (
	untouched preparation = iota
	preparing
	ready
)

func newSimulation(contests []session.Contest, of series, own share) *simulation {
	s := &simulation{series: of}
	s.change = sync.NewCond(s)
	for i, some := range own.of(len(contests), of.Of) {
		if some.first < some.last {
			t := tally{series: of, Pairing: i + 1, First: some.first}
			s.parts = append(s.parts, &contestPart{Contest: contests[i], tally: t, todo: some, whole: some})
		}
	}
	return s
}

// run plays with so many goroutines, and returns when all games are played.
func (s *simulation) run(workers int) {
	var all sync.WaitGroup
	for range workers {
		all.Go(func() {
			for job := s.next(); job != nil; job = s.next() {
				job()
			}
		})
	}
	all.Wait()
}

// next returns what is to be done next, and nil at the end: games if a contest is
// worked out, else a contest to work out. It waits where others are about to give
// work.
func (s *simulation) next() func() {
	s.Lock()
	defer s.Unlock()
	for {
		waiting := false
		for _, p := range s.parts {
			if p.state == ready && p.todo.first < p.todo.last {
				return s.games(p)
			}
			waiting = waiting || p.state == preparing
		}
		if i := slices.IndexFunc(s.parts, func(p *contestPart) bool { return p.state == untouched }); i >= 0 {
			s.parts[i].state = preparing
			return func() { s.prepare(s.parts[i]) }
		}
		if !waiting {
			return nil
		}
		s.change.Wait()
	}
}

func (s *simulation) prepare(p *contestPart) {
	begin := p.Prepare()
	s.Lock()
	defer s.Unlock()
	p.begin, p.state = begin, ready
	s.change.Broadcast()
}

// batches is in how many steps the games of a pairing are given out and told.
const batches = 20

// games takes the next games of a part, which return plays.
func (s *simulation) games(p *contestPart) func() {
	from := p.todo.first
	p.todo.first = min(p.todo.last, from+(s.Of+batches-1)/batches)
	own := stretch{from, p.todo.first}
	return func() {
		won, took := own.play(p.begin(), s.Seed)
		s.Lock()
		defer s.Unlock()
		p.Games += own.last - own.first
		p.Won += won
		if p.Timed {
			p.Took += took
		}
	}
}

// play plays a row of games.
func (r stretch) play(play session.PlayGame, seed uint64) (won, took int) {
	for n := r.first; n < r.last; n++ {
		if over, turns := play(chanceOf(seed, n)); over {
			won++
			took += turns
		}
	}
	return won, took
}

// chanceOf returns the chance of one game. Numbers that follow one another are
// spread out over all seeds, so that their games have nothing in common.
func chanceOf(seed uint64, game int) session.Chance {
	const spread = 0x9e3779b97f4a7c15
	return rand.NewPCG(seed, uint64(game)*spread)
}

// tallies returns what was played so far, pairing by pairing.
func (s *simulation) tallies() []tally {
	s.Lock()
	defer s.Unlock()
	some := []tally{}
	for _, p := range s.parts {
		if p.Games > 0 {
			some = append(some, p.tally)
		}
	}
	return some
}

// done returns how many pairings are played to the end.
func (s *simulation) done() int {
	n, _ := s.far()
	return n
}

// far returns how many pairings are played to the end, and how far the simulation
// has come, from 0 to 1. To work a pairing out counts as much as to play it.
func (s *simulation) far() (done int, part float64) {
	s.Lock()
	defer s.Unlock()
	all, sum := 0, 0
	for _, p := range s.parts {
		games := p.whole.last - p.whole.first
		all, sum = all+2*games, sum+p.Games
		if p.state == ready {
			sum += games
		}
		if p.Games == games {
			done++
		}
	}
	return done, float64(sum) / float64(max(1, all))
}
