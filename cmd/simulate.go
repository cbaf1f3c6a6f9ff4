package cmd

import (
	"fmt"
	"math/rand/v2"
	"sync"
	"time"

	"github.com/spf13/cobra"

	"tablemate/assist/desk"
	"tablemate/assist/session"
	"tablemate/tables"
)

type simulateOptions struct {
	*app
	command *cobra.Command
	game    string
	games   int
	seed    uint64
	json    bool
}

// simulate plays simulated people against an automated opponent.
func (a *app) simulate() *cobra.Command {
	o := simulateOptions{app: a}
	c := a.command("simulate", aGame, 1, func(args []string) error {
		o.game = args[0]
		return runSimulate(o)
	})
	o.command = c
	c.ValidArgsFunction = first(gameNames).complete
	c.Flags().IntVarP(&o.games, "games", "n", 10_000, "cmd.flag.games")
	c.Flags().Uint64Var(&o.seed, "seed", 1, "cmd.flag.sim-seed")
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json")
	return c
}

// pairing is the result of one pairing of people and opponent.
type pairing struct {
	Table    string  `json:"table"`
	People   string  `json:"people"`
	Opponent string  `json:"opponent"`
	Games    int     `json:"games"`
	Won      int     `json:"won"`
	Rate     float64 `json:"rate"`
	Low      float64 `json:"low"`
	High     float64 `json:"high"`
	Turns    float64 `json:"turns,omitempty"` // of a game that was won, on average
}

func runSimulate(o simulateOptions) error {
	game, err := o.app.game(o.command, o.game)
	if err != nil {
		return err
	}
	contests := game.Contests()
	switch {
	case len(contests) == 0:
		return fault("cmd.no-contests", named("game", game.Game()))
	case o.games < 1:
		return misuse(o.command, "cmd.few-games", nil)
	}
	results := &played{all: len(contests), began: o.clock()}
	bar := o.showProgress(results)
	stopped := o.untilStopped(func() {
		for i, c := range contests {
			o.contest(c, func(r pairing) { results.set(i, r) })
		}
	})
	bar.stop()
	if err := o.print(results.pairings()); err != nil || !stopped {
		return err
	}
	fmt.Fprintln(o.err, o.say("simulation-cut", tables.Args{"done": results.whole(o.games), "all": len(contests)}))
	return desk.ErrInterrupted
}

// played is what has been simulated so far; one goroutine plays, another looks.
type played struct {
	sync.Mutex
	all   int // how many pairings there are
	began time.Time
	pairs []pairing
}

// set keeps the result of a pairing as it stands now.
func (p *played) set(at int, r pairing) {
	p.Lock()
	defer p.Unlock()
	p.pairs = append(p.pairs[:at], r)
}

// pairings returns the pairings of which a game was played.
func (p *played) pairings() []pairing {
	p.Lock()
	defer p.Unlock()
	some := []pairing{}
	for _, r := range p.pairs {
		if r.Games > 0 {
			some = append(some, r)
		}
	}
	return some
}

// sum returns which pairing is being played, and how many games were in all.
func (p *played) sum() (at, games int) {
	p.Lock()
	defer p.Unlock()
	for _, r := range p.pairs {
		games += r.Games
	}
	return len(p.pairs), games
}

// whole returns how many pairings have been played to so many games.
func (p *played) whole(games int) int {
	done := 0
	for _, r := range p.pairings() {
		if r.Games == games {
			done++
		}
	}
	return done
}

// simulationSteps is how often the result of a pairing is told while it is played.
const simulationSteps = 20

// contest plays one pairing and tells its result as it grows, first with no game
// played. Each has random numbers of its own, so that results do not depend on the
// order of the pairings.
func (o simulateOptions) contest(c session.Contest, tell func(pairing)) {
	r := pairing{Table: c.Table, People: c.People, Opponent: c.Opponent}
	for _, id := range []*string{&r.Table, &r.People, &r.Opponent} {
		*id = o.words.Say(*id)
	}
	tell(r)
	play, from, turns := playing(c), rand.NewPCG(o.seed, 0), 0
	for batch := range simulationSteps {
		games := o.games*(batch+1)/simulationSteps - r.Games
		if games == 0 {
			continue
		}
		won, took := play(games, from)
		r.Won, turns = r.Won+won, turns+took
		r.Games += games
		r.Turns = float64(turns) / float64(max(1, r.Won))
		r.Rate = float64(r.Won) / float64(r.Games)
		r.Low, r.High = c.Interval(r.Won, r.Games)
		tell(r)
	}
}

// playing returns what plays games of a contest, and in how many turns where that
// matters.
func playing(c session.Contest) func(int, session.Chance) (won, turns int) {
	if c.Timed != nil {
		return c.Timed()
	}
	play := c.Prepare()
	return func(games int, from session.Chance) (int, int) { return play(games, from), 0 }
}

// print writes the results, as JSON or line by line.
func (o simulateOptions) print(results []pairing) error {
	if o.json {
		return writeJSON(o.out, results)
	}
	table := ""
	for _, r := range results {
		if r.Table != table {
			table = r.Table
			if _, err := fmt.Fprintln(o.out, o.paint().Title(table)); err != nil {
				return err
			}
		}
		pairing := o.say("simulated", tables.Args{"people": r.People, "opponent": r.Opponent})
		rate := o.say("simulated-rate", tables.Args{
			"rate": percent(r.Rate), "low": percent(r.Low), "high": percent(r.High), "games": r.Games,
		})
		if r.Turns > 0 {
			rate += o.say("simulated-turns", tables.Args{"turns": fmt.Sprintf("%.1f", r.Turns)})
		}
		if _, err := fmt.Fprintf(o.out, "  %s: %s\n", pairing, rate); err != nil {
			return err
		}
	}
	return nil
}

func percent(rate float64) string { return fmt.Sprintf("%.1f", 100*rate) }
