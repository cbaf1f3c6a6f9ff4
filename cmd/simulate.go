package cmd

import (
	"errors"
	"fmt"
	"math"
	"math/rand/v2"
	"runtime"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/tables"
	"tablemate/tables/strictjson"
)

type simulateOptions struct {
	*app
	games int
	seed  uint64
	share share
	json  bool
}

// simulate lets simulated people play against an automated opponent.
func (a *app) simulate() *cobra.Command {
	o := &simulateOptions{app: a, share: wholeShare}
	c := a.command("simulate", aGame, 1, o.run)
	c.Flags().IntVarP(&o.games, "games", "n", 10_000, "cmd.flag.games")
	c.Flags().Uint64Var(&o.seed, "seed", 1, "cmd.flag.sim-seed")
	c.Flags().Var(&o.share, "shard", "cmd.flag.shard")
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json-lines")
	return c
}

func (o *simulateOptions) run(args []string) error {
	game, err := o.game(args[0])
	if err != nil {
		return err
	}
	contests := game.About().Contests
	switch {
	case len(contests) == 0:
		return fault("cmd.no-contests", oneArg("game", game.About().Game))
	case o.games < 1:
		return misuse(o.running, "cmd.few-games", nil)
	}
	s := newSimulation(contests, series{Game: game.About().Game, Seed: o.seed, Of: o.games}, o.share)
	s.told = o.progress(s)
	stopped := o.untilStopped(func() { s.run(runtime.GOMAXPROCS(0)) })
	if err := o.printTallies(contests, s.tallies(), o.json); err != nil || !stopped {
		return err
	}
	s.Lock()
	defer s.Unlock()
	done, _ := s.progress()
	fmt.Fprintln(o.err, o.say("simulation-cut", tables.Args{"done": done, "all": len(s.parts)}))
	return desk.ErrInterrupted
}

func (o *simulateOptions) progress(s *simulation) func() {
	began := o.clock()
	last := began
	return func() {
		now := o.clock()
		if now.Sub(last) < time.Second {
			return
		}
		last = now
		done, part := s.progress()
		fmt.Fprintln(o.err, o.say("simulating", tables.Args{
			"done": done, "all": len(s.parts), "percent": int(100 * part), "seconds": int(now.Sub(began).Seconds()),
		}))
	}
}

// share is one of the parts into which a simulation is divided. The parts have about the same size
// and may run on different machines. The first share has the number 1.
type share struct{ number, parts int }

var wholeShare = share{1, 1}

// String returns a share as text, such as 2/4.
func (s *share) String() string { return fmt.Sprintf("%d/%d", s.number, s.parts) }

// Set reads a share from text.
func (s *share) Set(text string) error {
	var n share
	var rest string
	if got, _ := fmt.Sscanf(text, "%d/%d%s", &n.number, &n.parts, &rest); got != 2 || n.number < 1 ||
		n.number > n.parts {
		return errors.New("no share")
	}
	*s = n
	return nil
}

// Type returns the format of a share for the help text.
func (*share) Type() string { return "i/n" }

// `of` returns, for each pairing, the games that belong to the share. A process must prepare each
// pairing that it plays, so a share contains whole pairings where possible. Neighbouring pairings
// are similar, so they go to different shares.
func (s *share) of(pairings, games int) []stretch {
	all := pairings * games
	first, last := portion(all, s.number-1, s.parts), portion(all, s.number, s.parts)
	out := make([]stretch, pairings)
	for i, at := range dealt(pairings, s.parts) {
		out[at] = stretch{max(first-i*games, 0), min(last-i*games, games)}
	}
	return out
}

// dealt distributes the numbers from 0 to `all`-1 over piles, one at a time like cards. It returns
// the numbers of the first pile, then those of the second, and so on.
func dealt(all, piles int) []int {
	out := make([]int, 0, all)
	for pile := range min(all, piles) {
		for i := pile; i < all; i += piles {
			out = append(out, i)
		}
	}
	return out
}

// portion returns all·i/n, rounded down. It avoids the product all·i, which may overflow.
func portion(all, i, n int) int { return all/n*i + all%n*i/n }

type stretch struct{ first, last int }

// simulation plays several pairings in parallel. The games of one pairing are played one after
// another.
type simulation struct {
	series
	sync.Mutex // protects the tally of each part
	parts      []*contestPart
	told       func() // called after every game, while the lock is held
}

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

// chanceOf returns the random numbers of one game. They depend only on the seed and the game.
// Consecutive games get distant seeds, so that they are independent.
func chanceOf(seed uint64, game int) session.Chance {
	const spread = 0x9e3779b97f4a7c15
	return rand.NewPCG(seed, uint64(game)*spread)
}

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

// progress returns the number of finished parts and the fraction of finished games. The caller must
// hold the lock.
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

// series identifies a simulation. Only parts of the same simulation can be merged. The field Of is
// the number of games for each pairing.
type series struct {
	Game string `json:"game"`
	Seed uint64 `json:"seed"`
	Of   int    `json:"of"`
}

// tally is the result of consecutive games of one pairing. Games is the number of these games.
// First is the number of the first game, counted from 0.
type tally struct {
	series
	Pairing int `json:"pairing"` // counted from 1
	First   int `json:"first"`
	Games   int `json:"games"`
	Won     int `json:"won"`
	Took    int `json:"took,omitempty"` // total turns of all won games; 0 if the contest counts no turns
}

// tallyOutput is a tally with names in the language of the output, and with computed values.
type tallyOutput struct {
	Table    string `json:"table"`
	People   string `json:"people"`
	Opponent string `json:"opponent"`
	tally
	Rate  float64 `json:"rate"`
	Low   float64 `json:"low"`
	High  float64 `json:"high"`
	Turns float64 `json:"turns,omitempty"` // average number of turns of the won games
}

func (a *app) tallyOutput(c session.Contest, t tally) tallyOutput {
	r := tallyOutput{Table: a.words.Say(c.Table), People: a.words.Say(c.People),
		Opponent: a.words.Say(c.Opponent), tally: t}
	r.Rate = float64(t.Won) / float64(t.Games)
	r.Low, r.High = interval(t.Won, t.Games)
	r.Turns = float64(t.Took) / float64(max(1, t.Won))
	return r
}

// interval returns Wilson's 95 % confidence interval for the rate of wins.
func interval(won, games int) (low, high float64) {
	const z = 1.959963984540054
	n := float64(games)
	p := float64(won) / n
	middle := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return max(0, middle-half), min(1, middle+half)
}

func (a *app) printTallies(contests []session.Contest, tallies []tally, asJSON bool) error {
	table := ""
	for _, t := range tallies {
		r := a.tallyOutput(contests[t.Pairing-1], t)
		if asJSON {
			if err := writeJSON(a.out, r); err != nil {
				return err
			}
			continue
		}
		if r.Table != table {
			table = r.Table
			if err := a.print(a.paint().Title(table)); err != nil {
				return err
			}
		}
		if err := a.print("  " + a.tallyLine(r)); err != nil {
			return err
		}
	}
	return nil
}

func (a *app) tallyLine(r tallyOutput) string {
	rate := a.say("simulated-rate", tables.Args{
		"rate": percent(r.Rate), "low": percent(r.Low), "high": percent(r.High), "games": r.Games,
	})
	if r.Turns > 0 {
		rate += a.say("simulated-turns", tables.Args{"turns": fmt.Sprintf("%.1f", r.Turns)})
	}
	return a.say("simulated", tables.Args{"people": r.People, "opponent": r.Opponent}) + ": " + rate
}

func percent(rate float64) string { return fmt.Sprintf("%.1f", 100*rate) }

func readTally(line []byte) (t tally, ok bool) {
	if strictjson.ReadKnown(line, &t) != nil || t.Games < 1 || t.First < 0 || t.Won < 0 || t.Won > t.Games ||
		t.Took < 0 {
		return t, false
	}
	return t, t.Pairing > 0 && t.Of >= t.Games && t.First <= t.Of-t.Games
}
