package cmd

import (
	"slices"

	"github.com/spf13/cobra"

	"tablemate/assist"
	"tablemate/assist/journal"
	"tablemate/assist/minutes"
	"tablemate/assist/session"
)

type statsOptions struct {
	*app
	json bool
}

// stats prints statistics over all tables, such as who won.
func (a *app) stats() *cobra.Command {
	o := &statsOptions{app: a}
	c := a.command("stats", nothing, 1, o.run)
	c.ValidArgsFunction = first(gameNames).complete
	c.Flags().BoolVar(&o.json, "json", false, "cmd.flag.json")
	return c
}

func (o *statsOptions) run(args []string) error {
	only := ""
	if len(args) > 0 {
		game, err := o.game(args[0])
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

func (o *statsOptions) count(stats *minutes.Stats, r *replayCache, t journal.Table) {
	evening, err := o.evening(r, t)
	if err != nil {
		stats.Leave(t.Name(), o.sentence(err))
		return
	}
	stats.Add(evening)
}

func (o *statsOptions) evening(r *replayCache, t journal.Table) (session.Summary, error) {
	if t.Err != nil {
		return session.Summary{}, t.Err
	}
	game, err := gameIn(t.Header, t.Path)
	if err != nil {
		return session.Summary{}, err
	}
	return cached(r, t, "evening", func() (session.Summary, error) {
		e, err := game.Summary(session.Reading{Path: t.Path, Words: o.words})
		e.ActionCounts, e.Starts, e.Curves, e.Turning, e.Luck = nil, nil, nil, nil, nil
		return e, err
	})
}
