package cmd

import (
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"tablemate/assist"
	"tablemate/assist/journal"
	"tablemate/assist/minutes"
	"tablemate/assist/session"
	"tablemate/assist/talk"
)

type statsOptions struct {
	*app
	command *cobra.Command
	game    string
	json    bool
}

// stats prints statistics over all tables, such as who won.
func (a *app) stats() *cobra.Command {
	o := statsOptions{app: a}
	c := a.command("stats", nothing, 1, func(args []string) error {
		if len(args) > 0 {
			o.game = args[0]
		}
		return runStats(o)
	})
	o.command = c
	c.ValidArgsFunction = first(gameNames).complete
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json")
	return c
}

func runStats(o statsOptions) error {
	only := ""
	if o.game != "" {
		game, err := o.app.game(o.command, o.game)
		if err != nil {
			return err
		}
		only = game.About().Game
	}
	dir, err := o.folder()
	if err != nil {
		return err
	}
	all, err := journal.Tables(dir, o.clock())
	if err != nil {
		return err
	}
	stats, r := minutes.NewStats(o.words), o.openCache(dir, all)
	for _, t := range all {
		if only == "" || t.Header.Game == only || t.Err != nil {
			o.count(stats, r, t)
		}
	}
	r.keep()
	names := namesOf(assist.Games())
	stats.Sort(func(game string) int { return slices.Index(names, game) })
	if o.json {
		return writeJSON(o.out, stats)
	}
	return stats.Text(o.out, o.paint(), o.width())
}

// count adds one table to the statistics. If the record of the table cannot be read, the output
// only names the table and the reason.
func (o statsOptions) count(stats *minutes.Stats, r *replayCache, t journal.Table) {
	err := t.Err
	if game, known := gameOf(t.Header.Game); err == nil && known {
		var evening session.Summary
		evening, err = cached(r, t, "evening", func() (session.Summary, error) {
			e, err := game.Summary(session.Reading{Path: t.Path, Words: o.words})
			e.ActionCounts, e.Starts, e.Curves, e.Turning, e.Luck = nil, nil, nil, nil, nil // not needed here
			return e, err
		})
		if err == nil {
			stats.Add(evening)
			return
		}
	} else if err == nil {
		err = fault("cmd.foreign-game", map[string]any{"file": t.Path, "game": t.Header.Game})
	}
	why, ok := talk.Sentence(o.words, err)
	if !ok {
		why = fmt.Sprint(err)
	}
	stats.Leave(t.Name(), why)
}
