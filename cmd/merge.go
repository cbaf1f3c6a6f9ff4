package cmd

import (
	"bytes"
	"cmp"
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"tablemate/tables"
)

type mergeOptions struct {
	*app
	json bool
}

// merge adds up the parts of a simulation. Each part is in a file that "simulate --json" wrote.
func (a *app) merge() *cobra.Command {
	o := &mergeOptions{app: a}
	const anyNumber = 1 << 20
	c := a.command("merge", aFile, anyNumber, o.run)
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json-lines")
	return c
}

func (o *mergeOptions) run(files []string) error {
	var parts []tally
	for _, file := range files {
		some, err := o.readTallies(file)
		if err != nil {
			return err
		}
		parts = append(parts, some...)
	}
	if len(parts) == 0 {
		return fault("cmd.nothing-to-merge", nil)
	}
	game, err := o.game(parts[0].Game)
	if err != nil {
		return err
	}
	contests := game.About().Contests
	for _, t := range parts {
		switch {
		case t.series != parts[0].series:
			return fault("cmd.merge-differs", tables.Args{"one": parts[0].series.String(), "other": t.series.String()})
		case t.Pairing > len(contests):
			return fault("cmd.merge-pairing", tables.Args{"pairing": t.Pairing, "all": len(contests)})
		}
	}
	sums, err := addUp(parts)
	if err != nil {
		return err
	}
	if err := o.printTallies(contests, sums, o.json); err != nil {
		return err
	}
	return o.tellMissing(sums, len(contests))
}

func (s series) String() string { return fmt.Sprintf("%s --seed %d -n %d", s.Game, s.Seed, s.Of) }

func (o *mergeOptions) readTallies(file string) ([]tally, error) {
	text, err := o.readInput(file)
	if err != nil {
		return nil, fault("cmd.not-read", tables.Args{"file": file, "cause": o.sentence(err)})
	}
	var out []tally
	for i, line := range bytes.Split(text, []byte("\n")) {
		if len(bytes.TrimSpace(line)) == 0 {
			continue
		}
		t, ok := readTally(line)
		if !ok {
			return nil, fault("cmd.no-tally", tables.Args{"file": file, "line": i + 1})
		}
		out = append(out, t)
	}
	return out, nil
}

// addUp returns one tally for each pairing, with the sum of its parts. If two parts contain the same
// game, addUp fails.
func addUp(parts []tally) ([]tally, error) {
	parts = slices.SortedFunc(slices.Values(parts), func(a, b tally) int {
		return cmp.Or(a.Pairing-b.Pairing, a.First-b.First)
	})
	var out []tally
	next := 0 // one more than the number of the last game in the sum
	for _, t := range parts {
		if len(out) == 0 || out[len(out)-1].Pairing != t.Pairing {
			out, next = append(out, t), t.First+t.Games
			continue
		}
		if t.First < next {
			return nil, fault("cmd.merge-twice", tables.Args{"pairing": t.Pairing, "game": t.First})
		}
		sum := &out[len(out)-1]
		sum.Games, sum.Won, sum.Took, next = sum.Games+t.Games, sum.Won+t.Won, sum.Took+t.Took, t.First+t.Games
	}
	return out, nil
}

func (o *mergeOptions) tellMissing(sums []tally, pairings int) error {
	missing := pairings * sums[0].Of
	for _, t := range sums {
		missing -= t.Games
	}
	if missing == 0 {
		return nil
	}
	return fault("cmd.merge-missing", tables.Args{"missing": missing, "all": pairings * sums[0].Of})
}
