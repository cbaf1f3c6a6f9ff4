package cmd

import (
	"strconv"

	"tablemate/assist"
	"tablemate/assist/desk"
	"tablemate/assist/journal"
	"tablemate/assist/session"
	"tablemate/tables"
)

type resumeOptions struct {
	*app
	version bool
}

// maxOffered is how many tables the menu names.
const maxOffered = 5

// runResume offers the last tables and a new one, and plays.
func runResume(o resumeOptions) error {
	dir, err := o.folder()
	if err != nil {
		return err
	}
	all, err := journal.Tables(dir, o.clock())
	if err != nil {
		return err
	}
	all = readable(all)
	all = all[:min(maxOffered, len(all))]
	p := playRequest{dir: dir, habit: session.AskDice}
	chosen, err := o.menu(all)
	if err != nil {
		o.leftQuestion(err)
		return err
	}
	if chosen < len(all) {
		err = o.resumeTable(&p, all[chosen])
	} else {
		err = o.notBegun(o.begin(&p))
	}
	if err != nil {
		return err
	}
	return o.sit(p)
}

// readable leaves out files that do not look like a record.
func readable(all []journal.Table) []journal.Table {
	var out []journal.Table
	for _, t := range all {
		if t.Err == nil {
			out = append(out, t)
		}
	}
	return out
}

// menu offers the tables, the last one first, and a new one. It returns the index
// chosen, len(all) for a new one.
func (a *app) menu(all []journal.Table) (int, error) {
	if len(all) == 0 {
		return 0, nil
	}
	var options []desk.Option
	for i, t := range all {
		options = append(options, desk.Option{Keys: []string{strconv.Itoa(i + 1)}, Label: t.Name() + " · " + a.about(t)})
	}
	keys := []string{"n", "н", "new", "новый"}
	if a.words.Lang() == tables.Russian {
		keys[0], keys[1] = keys[1], keys[0]
	}
	options = append(options, desk.Option{Keys: keys, Label: a.say("new-table")})
	return a.desk().Choose(desk.Question{Text: a.say("which-table"), Default: "1"}, options)
}

// begin asks for the game, where there are several, and the name of a new table.
func (a *app) begin(p *playRequest) (err error) {
	games := assist.Games()
	chosen := 0
	if len(games) > 1 {
		options := make([]desk.Option, len(games))
		for i, game := range games {
			options[i] = desk.Option{Label: a.titleOf(game.Game())}
		}
		if chosen, err = a.desk().Choose(desk.Question{Text: a.say("which-game")}, options); err != nil {
			return err
		}
	}
	p.game = games[chosen]
	p.table, err = a.newName(p.dir)
	return err
}
