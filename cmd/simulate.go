package cmd

import (
	"fmt"
	"runtime"
	"time"

	"github.com/spf13/cobra"

	"tablemate/assist/desk"
	"tablemate/tables"
)

type simulateOptions struct {
	*app
	command *cobra.Command
	game    string
	games   int
	seed    uint64
	share   share
	json    bool
}

// simulate plays simulated people against an automated opponent.
func (a *app) simulate() *cobra.Command {
	o := simulateOptions{app: a, share: wholeShare}
	c := a.command("simulate", aGame, 1, func(args []string) error {
		o.game = args[0]
		return runSimulate(o)
	})
	o.command = c
	c.ValidArgsFunction = first(gameNames).complete
	c.Flags().IntVarP(&o.games, "games", "n", 10_000, "cmd.flag.games")
	c.Flags().Uint64Var(&o.seed, "seed", 1, "cmd.flag.sim-seed")
	c.Flags().Var(&o.share, "shard", "cmd.flag.shard")
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json-lines")
	return c
}

func runSimulate(o simulateOptions) error {
	game, err := o.app.game(o.command, o.game)
	if err != nil {
		return err
	}
	contests := game.About().Contests
	switch {
	case len(contests) == 0:
		return fault("cmd.no-contests", oneArg("game", game.About().Game))
	case o.games < 1:
		return misuse(o.command, "cmd.few-games", nil)
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

// progress returns what tells how far a simulation has come, once a second at most.
func (o simulateOptions) progress(s *simulation) func() {
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
