package cmd

import (
	"fmt"
	"math/rand/v2"

	"github.com/spf13/cobra"

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
	c := a.command("simulate", 1, 1, func(args []string) error {
		o.game = args[0]
		return runSimulate(o)
	})
	o.command = c
	c.ValidArgsFunction = completeGames
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
	results := make([]pairing, len(contests))
	for i, c := range contests {
		results[i] = o.contest(c, func(percent int) {
			o.progress("simulating", tables.Args{"done": i, "all": len(contests), "percent": percent})
		})
	}
	o.progress("", nil)
	if o.json {
		return writeJSON(o.out, results)
	}
	return o.print(results)
}

// progressSteps is how often the progress is shown.
const progressSteps = 20

// contest plays one pairing. Each has random numbers of its own, so that results
// do not depend on the order of the pairings.
func (o simulateOptions) contest(c session.Contest, tell func(percent int)) pairing {
	tell(0)
	play, from := c.Prepare(), rand.NewPCG(o.seed, 0)
	r := pairing{Table: c.Table, People: c.People, Opponent: c.Opponent, Games: o.games}
	for batch := range progressSteps {
		games := o.games*(batch+1)/progressSteps - o.games*batch/progressSteps
		if games > 0 {
			r.Won += play(games, from)
		}
		tell(100 * (batch + 1) / progressSteps)
	}
	r.Rate = float64(r.Won) / float64(r.Games)
	r.Low, r.High = c.Interval(r.Won, r.Games)
	for _, id := range []*string{&r.Table, &r.People, &r.Opponent} {
		*id = o.words.Say(*id)
	}
	return r
}

// progress overwrites one line on a terminal, and prints nothing in a pipe. An
// empty id removes the line.
func (a *app) progress(name string, args tables.Args) {
	if terminal(a.err) == nil || a.plain() {
		return
	}
	text := ""
	if name != "" {
		text = a.say(name, args)
	}
	fmt.Fprintf(a.err, "\r\x1b[K%s", text)
}

func (o simulateOptions) print(results []pairing) error {
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
		if _, err := fmt.Fprintf(o.out, "  %s: %s\n", pairing, rate); err != nil {
			return err
		}
	}
	return nil
}

func percent(rate float64) string { return fmt.Sprintf("%.1f", 100*rate) }
