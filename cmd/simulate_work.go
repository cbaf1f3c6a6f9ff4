package cmd

import (
	"math/rand/v2"
	"sync"

	"tablemate/assist/session"
)

// simulation plays games of all pairings on as many cores as there are, each pairing on one.
type simulation struct {
	series
	sync.Mutex // of the tallies
	parts      []*contestPart
	told       func() // is called after every game, the tallies locked
}

// contestPart is what is to be played of one contest, and what was.
type contestPart struct {
	session.Contest
	tally
	whole stretch
}

func newSimulation(contests []session.Contest, of series, own share) *simulation {
	s := &simulation{series: of, told: func() {}}
	for i, some := range own.of(len(contests), of.Of) {
		if some.first < some.last {
			t := tally{series: of, Pairing: i + 1, First: some.first}
			s.parts = append(s.parts, &contestPart{Contest: contests[i], tally: t, whole: some})
		}
	}
	return s
}

// run plays with so many goroutines, and returns when all games are played.
func (s *simulation) run(workers int) {
	var all sync.WaitGroup
	parts := make(chan *contestPart)
	for range workers {
		all.Go(func() {
			for p := range parts {
				s.play(p)
			}
		})
	}
	for _, p := range s.parts {
		parts <- p
	}
	close(parts)
	all.Wait()
}

// play plays the games of a part, one after the other.
func (s *simulation) play(p *contestPart) {
	play := p.Prepare()
	for n := p.whole.first; n < p.whole.last; n++ {
		won, turns := play(chanceOf(s.Seed, n))
		s.Lock()
		p.Games++
		if won {
			p.Won++
		}
		if won && p.Timed {
			p.Took += turns
		}
		s.told()
		s.Unlock()
	}
}

// chanceOf returns the chance of one game, which follows from the seed and from its number
// alone. Numbers that follow one another are spread out over all seeds, so that their games
// have nothing in common.
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

// progress returns how many pairings are played to the end, and which part of all games is.
// The tallies are locked.
func (s *simulation) progress() (done int, part float64) {
	all, played := 0, 0
	for _, p := range s.parts {
		games := p.whole.last - p.whole.first
		all, played = all+games, played+p.Games
		if p.Games == games {
			done++
		}
	}
	return done, float64(played) / float64(max(1, all))
}
